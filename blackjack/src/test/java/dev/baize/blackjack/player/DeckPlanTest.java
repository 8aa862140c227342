package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.HandResult;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DeckPlanTest {

  private static int[] deck(Random random) {
    int[] cards = IntStream.range(0, 52).toArray();
    new UniformShuffle().shuffle(cards, random);
    return cards;
  }

  /** The best growth factor, by trying every line of every hand. */
  private static double best(int[] deck, int start) {
    if (start > 32) {
      return 1;
    }
    double best = 0;
    for (DeckPlan.LineOfPlay line : DeckPlan.LineOfPlay.of(deck, start)) {
      double pay = line.result().payoff(2) / 2.0;
      double factor = pay > 0 ? 1 + pay : 1 + (0.001 * pay);
      best = Math.max(best, factor * best(deck, line.next()));
    }
    return best;
  }

  @Property(tries = 50, seed = "31")
  void no_other_lines_let_the_bankroll_grow_more(@ForAll Random random) {
    int[] deck = deck(random);
    double best = best(deck, 0);
    assertThat(new DeckPlan(deck, 0).factor()).isCloseTo(best, within(best * 1e-9));
  }

  @Property(tries = 100, seed = "32")
  void following_the_plan_brings_what_it_promises(@ForAll Random random) {
    int[] deck = deck(random);
    double promised = new DeckPlan(deck, 0).factor();
    double money = 1;
    int start = 0;
    while (start <= 32) {
      DeckPlan plan = new DeckPlan(deck, start);
      double staked = plan.wins() ? 1 : 0.001;
      DeckPlan.LineOfPlay line = played(plan, DeckPlan.LineOfPlay.of(deck, start), staked);
      assertThat(line.result() == HandResult.NATURAL || line.result().payoff(2) > 0)
          .isEqualTo(plan.wins());
      money *= 1 + (staked * (line.result().payoff(2) / 2.0));
      start = line.next();
    }
    assertThat(money).isCloseTo(promised, within(promised * 1e-9));
  }

  private static DeckPlan.LineOfPlay played(
      DeckPlan plan, List<DeckPlan.LineOfPlay> lines, double staked) {
    int hits = 0;
    while (hits < lines.size() - 1 && plan.draws(hits, staked)) {
      hits++;
    }
    return lines.get(hits);
  }

  @Property(tries = 20, seed = "33")
  void there_is_no_plan_for_a_hand_after_the_shuffle(@ForAll Random random) {
    int[] deck = deck(random);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new DeckPlan(deck, 33))
        .withMessage("the deck is shuffled before a hand at 33");
  }
}
