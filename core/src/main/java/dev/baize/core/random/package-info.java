/**
 * Random numbers that are the same on every machine and in every run: start with {@link
 * dev.baize.core.random.Seed}, which derives seeds for deals and purposes and makes generators.
 *
 * <p>Nothing here asks a clock or the operating system. What a generator yields, how a bounded
 * integer is made of it and how a seed is derived are promises, pinned by tests: a change to any of
 * them would change every recorded game.
 */
@NullMarked
package dev.baize.core.random;

import org.jspecify.annotations.NullMarked;
