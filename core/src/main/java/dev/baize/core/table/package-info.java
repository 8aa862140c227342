/**
 * The table at which a person plays: what a game shows, says and asks, as styled text.
 *
 * <p>Every game has a plain table that needs no code of its own. A game with a table of its own has
 * a {@link dev.baize.core.table.TableProvider}; start there and with {@link
 * dev.baize.core.table.GameTable}, the table itself.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.table;

import org.jspecify.annotations.NullMarked;
