/** Solves small games: start with {@link dev.baize.cli.solve.SolveCommand}. */
@NullMarked
package dev.baize.cli.solve;

import org.jspecify.annotations.NullMarked;
