package dev.baize.core.toy;

import dev.baize.core.game.ChanceOutcome;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Matching pennies: seat 0 puts down a coin that nobody sees, then seat 1 does; seat 0 wins if they
 * show the same. Nothing is left to chance, and the game is worth 0.
 */
public record PenniesRules() implements SmallRules<PenniesView, Coin> {

  @Override
  public PenniesGame deal(RandomGenerator random) {
    return new PenniesGame(this);
  }

  @Override
  public SmallGame<PenniesView, Coin> world(PenniesView view, RandomGenerator random) {
    PenniesGame game = new PenniesGame(this);
    for (int i = 0; i < view.turn(); i++) {
      boolean known = i < view.known().size();
      game.apply(known ? view.known().get(i) : random.nextBoolean() ? Coin.HEADS : Coin.TAILS);
    }
    return game;
  }

  @Override
  public List<ChanceOutcome<PenniesView, Coin>> chanceOutcomes() {
    return List.of(new ChanceOutcome<>(1, new PenniesGame(this)));
  }

  @Override
  public String text() {
    return "pennies";
  }
}
