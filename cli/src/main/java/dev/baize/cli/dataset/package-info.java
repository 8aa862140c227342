/** Datasets: what players saw and decided in many games, in a file for programs that learn. */
@NullMarked
package dev.baize.cli.dataset;

import org.jspecify.annotations.NullMarked;
