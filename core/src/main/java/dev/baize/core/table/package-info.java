/**
 * The table at which a person plays a game on a whole screen: what a game shows, says and asks, in
 * styled text that knows no terminal.
 *
 * <p>Every game has a {@linkplain dev.baize.core.table.PlainTable plain table} that needs nothing
 * of it. A game that brings a table of its own provides a {@link
 * dev.baize.core.table.TableProvider} as a service; start there and with {@link
 * dev.baize.core.table.GameTable}, the table itself.
 */
@NullMarked
package dev.baize.core.table;

import org.jspecify.annotations.NullMarked;
