/** The streams and the exit status: what the program reads, writes and ends with. */
@NullMarked
package dev.baize.cli.io;

import org.jspecify.annotations.NullMarked;
