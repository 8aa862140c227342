/** The commands that other programs start, to play with Baize by the protocol of players. */
@NullMarked
package dev.baize.cli.serve;

import org.jspecify.annotations.NullMarked;
