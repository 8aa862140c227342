package dev.baize.core.toy;

import dev.baize.core.game.ChanceOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Pick-up: four cards, 1 to 4, are in a row, the first face up. Seat 0 picks up that card or the
 * next one; if it takes the open one, the next is turned up instead. Then seat 1 picks up the open
 * card or the next one. The higher card wins, 1 to −1. Both seats see all that is turned up, and
 * neither knows what comes. The game is worth 1/6 to seat 0.
 */
public record PickupRules() implements SmallRules<PickupView, PickupAction> {

  private static final List<Integer> CARDS = List.of(1, 2, 3, 4);
  private static final double DEALS = 24;

  @Override
  public PickupGame deal(RandomGenerator random) {
    return new PickupGame(this, completed(List.of(), random));
  }

  @Override
  public SmallGame<PickupView, PickupAction> world(PickupView view, RandomGenerator random) {
    return new PickupGame(this, completed(view.seen(), random)).after(view.history());
  }

  private static List<Integer> completed(List<Integer> seen, RandomGenerator random) {
    List<Integer> left = new ArrayList<>(CARDS);
    left.removeAll(seen);
    List<Integer> row = new ArrayList<>(seen);
    while (!left.isEmpty()) {
      row.add(left.remove(random.nextInt(left.size())));
    }
    return List.copyOf(row);
  }

  @Override
  public List<ChanceOutcome<PickupView, PickupAction>> chanceOutcomes() {
    List<ChanceOutcome<PickupView, PickupAction>> outcomes = new ArrayList<>();
    addAll(List.of(), outcomes);
    return List.copyOf(outcomes);
  }

  private void addAll(List<Integer> row, List<ChanceOutcome<PickupView, PickupAction>> outcomes) {
    if (row.size() == CARDS.size()) {
      outcomes.add(new ChanceOutcome<>(1 / DEALS, new PickupGame(this, row)));
    }
    for (Integer card : CARDS) {
      if (!row.contains(card)) {
        addAll(LeducGame.with(row, card), outcomes);
      }
    }
  }

  @Override
  public String text() {
    return "four cards";
  }
}
