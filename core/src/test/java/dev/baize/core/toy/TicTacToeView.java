package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;

/**
 * A position of tic-tac-toe, as any seat sees it.
 *
 * @param board the nine squares row by row: {@code X} for seat 0, {@code O} for seat 1, or a point
 */
public record TicTacToeView(Seat seat, long turn, String board) implements View {}
