/**
 * The terminal of a person at the table: a whole screen of styled text, lines that are edited and
 * completed, and single keys. Start with {@link dev.baize.terminal.TableTerminal}, whose console a
 * {@link dev.baize.table.TableSession} plays on.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.terminal;

import org.jspecify.annotations.NullMarked;
