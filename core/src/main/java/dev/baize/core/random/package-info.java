/**
 * Random numbers that are the same on every machine and in every run: start with {@link
 * dev.baize.core.random.Seed}, which derives seeds for deals and purposes and makes generators.
 *
 * <p>Nothing here reads a clock or asks the operating system. The outputs of generators, the
 * bounded integers made from them and the derivation of seeds are promises, pinned by tests: a
 * change to any of them would change every recorded game.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.random;

import org.jspecify.annotations.NullMarked;
