package dev.baize.core.toy;

import dev.baize.core.game.ChanceOutcome;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Tic-tac-toe: whoever has three in a row wins, 1 to 0; a full board is a draw, 0 to 0, so that
 * only the winners tell the value of a game.
 */
public record TicTacToeRules() implements SmallRules<TicTacToeView, Mark> {

  @Override
  public TicTacToeGame deal(RandomGenerator random) {
    return new TicTacToeGame(this, TicTacToeGame.EMPTY);
  }

  @Override
  public TicTacToeGame world(TicTacToeView view, RandomGenerator random) {
    return new TicTacToeGame(this, view.board());
  }

  @Override
  public List<ChanceOutcome<TicTacToeView, Mark>> chanceOutcomes() {
    return List.of(new ChanceOutcome<>(1, new TicTacToeGame(this, TicTacToeGame.EMPTY)));
  }

  @Override
  public String text() {
    return "three in a row";
  }
}
