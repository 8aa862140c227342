/** Programs that play, for the commands: players in other processes. */
@NullMarked
package dev.baize.cli.bot;

import org.jspecify.annotations.NullMarked;
