/**
 * The terminal of a person at the table: a whole screen of styled text, lines that are edited and
 * completed, and single keys. Start with {@link dev.baize.cli.play.terminal.TerminalConsole}.
 */
@NullMarked
package dev.baize.cli.play.terminal;

import org.jspecify.annotations.NullMarked;
