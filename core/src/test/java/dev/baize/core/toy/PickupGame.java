package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import java.util.List;

/** A game of pick-up in progress. */
final class PickupGame extends SmallGame<PickupView, PickupAction> {

  private final PickupRules rules;
  private final List<Integer> row;

  /** The decisions in order; replaced, never changed. */
  private List<PickupAction> history = List.of();

  PickupGame(PickupRules rules, List<Integer> row) {
    super(rules);
    this.rules = rules;
    this.row = row;
  }

  @Override
  int mover() {
    return history.size();
  }

  @Override
  List<PickupAction> choices() {
    return PickupAction.ALL;
  }

  @Override
  void play(PickupAction decision) {
    history = LeducGame.with(history, decision);
  }

  @Override
  public boolean isOver() {
    return history.size() == 2;
  }

  @Override
  PickupView view(int seat) {
    boolean lastIsBlind = isOver() && history.get(1) == PickupAction.BLIND;
    int seen = lastIsBlind ? 3 : Math.min(history.size() + 1, 2);
    return new PickupView(Seat.of(seat), history.size(), row.subList(0, seen), history);
  }

  @Override
  List<Long> result() {
    boolean firstOpen = history.get(0) == PickupAction.OPEN;
    int first = row.get(firstOpen ? 0 : 1);
    int open = row.get(firstOpen ? 1 : 0);
    int second = history.get(1) == PickupAction.OPEN ? open : row.get(2);
    return first > second ? List.of(1L, -1L) : List.of(-1L, 1L);
  }

  @Override
  public String position() {
    return row + ", " + history;
  }

  @Override
  public PickupGame copy() {
    PickupGame copy = new PickupGame(rules, row);
    copy.history = history;
    return copy;
  }
}
