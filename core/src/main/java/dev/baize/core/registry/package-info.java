/**
 * Games and players by name, found in the modules and jars that are present.
 *
 * <p>Start with {@link dev.baize.core.registry.Registry}. To add a game or a player, provide {@link
 * dev.baize.core.registry.GameProvider} or {@link dev.baize.core.registry.PlayerProvider} as a
 * service: with {@code provides} in a module, in {@code META-INF/services} on the class path. In a
 * module, and in a jar that the command line loads with {@code --players}, the listed class may
 * have a public static method {@code provider()} in place of a public constructor.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.registry;

import org.jspecify.annotations.NullMarked;
