/**
 * The person at the table: one seat of any game, played on a whole screen.
 *
 * <p>Start with {@link dev.baize.cli.play.TableSession}. A game is drawn by its {@link
 * dev.baize.core.table.GameTable}, which knows no more than the seat does.
 */
@NullMarked
package dev.baize.cli.play;

import org.jspecify.annotations.NullMarked;
