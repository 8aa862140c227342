/**
 * A fuzzer of the program: it changes valid command lines, files and input at random, runs the
 * program with them in this process, and looks for what must never come of it.
 *
 * <p>Start with {@link dev.baize.cli.fuzz.Fuzzer}.
 */
@NullMarked
package dev.baize.cli.fuzz;

import org.jspecify.annotations.NullMarked;
