/**
 * Simulations and tournaments: played in parts, watched, interrupted, merged, written and shown.
 */
@NullMarked
package dev.baize.cli.study;

import org.jspecify.annotations.NullMarked;
