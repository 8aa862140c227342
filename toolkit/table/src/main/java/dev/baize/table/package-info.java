/**
 * The person at the table: one seat of any game, with undo, hints and a record that can be saved.
 *
 * <p>Start with {@link dev.baize.table.TableSession}, and give it a {@link
 * dev.baize.table.TableConsole}. A game is drawn by its {@link dev.baize.core.table.GameTable},
 * which knows no more than the seat does.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.table;

import org.jspecify.annotations.NullMarked;
