package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import java.util.List;

/** A game of tic-tac-toe in progress. */
final class TicTacToeGame extends SmallGame<TicTacToeView, Mark> {

  static final String EMPTY = ".........";

  private static final int[][] ROWS = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  private final TicTacToeRules rules;
  private final StringBuilder board;

  TicTacToeGame(TicTacToeRules rules, String board) {
    super(rules);
    this.rules = rules;
    this.board = new StringBuilder(board);
  }

  private int turn() {
    return (int) board.chars().filter(square -> square != '.').count();
  }

  @Override
  int mover() {
    return turn() % 2;
  }

  @Override
  List<Mark> choices() {
    return Mark.ALL.stream().filter(mark -> board.charAt(mark.square()) == '.').toList();
  }

  @Override
  void play(Mark decision) {
    board.setCharAt(decision.square(), mover() == 0 ? 'X' : 'O');
  }

  @Override
  public boolean isOver() {
    return hasRow('X') || hasRow('O') || board.indexOf(".") < 0;
  }

  private boolean hasRow(char mark) {
    for (int[] row : ROWS) {
      if (board.charAt(row[0]) == mark
          && board.charAt(row[1]) == mark
          && board.charAt(row[2]) == mark) {
        return true;
      }
    }
    return false;
  }

  @Override
  TicTacToeView view(int seat) {
    return new TicTacToeView(Seat.of(seat), turn(), board.toString());
  }

  @Override
  List<Long> result() {
    return List.of(hasRow('X') ? 1L : 0L, hasRow('O') ? 1L : 0L);
  }

  @Override
  public String position() {
    return board.toString();
  }

  @Override
  public TicTacToeGame copy() {
    return new TicTacToeGame(rules, board.toString());
  }
}
