/** What the benchmarks of all games share. */
@NullMarked
package dev.baize.core.jmh;

import org.jspecify.annotations.NullMarked;
