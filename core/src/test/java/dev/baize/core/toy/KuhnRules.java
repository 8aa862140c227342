package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.ChanceOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Kuhn poker (H. W. Kuhn, <i>A simplified two-person poker</i>, Contributions to the Theory of
 * Games 1, 1950): both seats put in 1 and get one of three cards; the first may bet 1 more, then
 * the other. The score is what a seat wins. The game is worth −1/18 to the first seat.
 */
public record KuhnRules() implements SmallRules<KuhnView, KuhnAction> {

  private static final List<Rank> CARDS = List.of(Rank.JACK, Rank.QUEEN, Rank.KING);

  @Override
  public KuhnGame deal(RandomGenerator random) {
    Rank first = any(CARDS, random);
    return new KuhnGame(this, first, any(without(first), random));
  }

  @Override
  public SmallGame<KuhnView, KuhnAction> world(KuhnView view, RandomGenerator random) {
    Rank own = view.card();
    Rank other = view.shown().orElseGet(() -> any(without(own), random));
    boolean first = view.seat().index() == 0;
    return new KuhnGame(this, first ? own : other, first ? other : own).after(view.history());
  }

  @Override
  public List<ChanceOutcome<KuhnView, KuhnAction>> chanceOutcomes() {
    List<ChanceOutcome<KuhnView, KuhnAction>> outcomes = new ArrayList<>();
    for (Rank first : CARDS) {
      for (Rank second : without(first)) {
        outcomes.add(new ChanceOutcome<>(1.0 / 6, new KuhnGame(this, first, second)));
      }
    }
    return List.copyOf(outcomes);
  }

  private static List<Rank> without(Rank card) {
    return CARDS.stream().filter(other -> other != card).toList();
  }

  static Rank any(List<Rank> cards, RandomGenerator random) {
    return cards.get(random.nextInt(cards.size()));
  }

  @Override
  public String text() {
    return "three cards";
  }
}
