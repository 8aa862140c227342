/**
 * Games and players from jars that the user names. Start with {@link dev.baize.cli.jar.PlayerJars}.
 */
@NullMarked
package dev.baize.cli.jar;

import org.jspecify.annotations.NullMarked;
