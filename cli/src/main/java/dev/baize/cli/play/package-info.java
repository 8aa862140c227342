/** The commands that play a game with a person at the table. */
@NullMarked
package dev.baize.cli.play;

import org.jspecify.annotations.NullMarked;
