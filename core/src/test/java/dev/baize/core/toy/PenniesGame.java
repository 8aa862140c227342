package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import java.util.List;

/** A game of matching pennies in progress. */
final class PenniesGame extends SmallGame<PenniesView, Coin> {

  /** The coins in the order in which they were put down; replaced, never changed. */
  private List<Coin> coins = List.of();

  PenniesGame(PenniesRules rules) {
    super(rules);
  }

  @Override
  int mover() {
    return coins.size();
  }

  @Override
  List<Coin> choices() {
    return List.of(Coin.values());
  }

  @Override
  void play(Coin coin) {
    coins = LeducGame.with(coins, coin);
  }

  @Override
  public boolean isOver() {
    return coins.size() == 2;
  }

  @Override
  PenniesView view(int seat) {
    boolean sees = isOver() || seat < coins.size();
    return new PenniesView(Seat.of(seat), coins.size(), sees ? coins : List.of());
  }

  @Override
  List<Long> result() {
    return coins.get(0) == coins.get(1) ? List.of(1L, -1L) : List.of(-1L, 1L);
  }

  @Override
  public String position() {
    return coins.toString();
  }

  @Override
  public PenniesGame copy() {
    PenniesGame copy = new PenniesGame(new PenniesRules());
    copy.coins = coins;
    return copy;
  }
}
