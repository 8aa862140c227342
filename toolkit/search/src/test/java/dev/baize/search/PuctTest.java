package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.NimMove;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.NimView;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PuctTest {

  private static final Game<NimView, NimMove> GAME = NimRules.of(4).start(Seed.of(1));
  private static final List<NimMove> LEGAL = GAME.legal();

  private static TreePolicy<NimView, NimMove> preferring(
      int index, double exploration, ValueRange range) {
    return new TreePolicy<>(Selection.PUCT, exploration, range, (game, random) -> LEGAL.get(index));
  }

  private static ValueRange range(double min, double max) {
    ValueRange range = new ValueRange();
    range.include(new double[] {min, max});
    return range;
  }

  private static Node<NimMove> node() {
    Node<NimMove> node = new Node<>();
    LEGAL.forEach(node::indexOf);
    return node;
  }

  private static int choose(TreePolicy<NimView, NimMove> puct, Node<NimMove> node) {
    return puct.choose(node, GAME, LEGAL, Seed.of(1).generator());
  }

  @Property
  void what_the_rollout_policy_prefers_is_tried_first(@ForAll @IntRange(max = 3) int preferred) {
    assertThat(choose(preferring(preferred, 0.7, range(0, 1)), node())).isEqualTo(preferred);
  }

  @Test
  void of_equals_the_first_is_chosen() {
    assertThat(choose(preferring(3, 0, range(0, 1)), node())).isZero();
  }

  @Test
  void a_decision_that_the_policy_never_prefers_is_tried_in_the_end() {
    Node<NimMove> node = node();
    TreePolicy<NimView, NimMove> puct = preferring(0, 0.7, range(0, 1));
    for (int i = 0; i < 100; i++) {
      node.add(choose(puct, node), 0.5);
    }
    assertThat(node.visits).startsWith(new int[] {82, 6, 6, 6});
    assertThat(node.available).startsWith(new int[] {100, 100, 100, 100});
    assertThat(node.preferred).startsWith(new int[] {100, 0, 0, 0});
  }

  @Test
  void a_decision_that_was_not_tried_is_worth_the_mean_of_the_others() {
    Node<NimMove> node = node();
    node.add(0, 4);
    node.add(0, 4);
    node.add(1, 1);
    assertThat(choose(preferring(0, 0, range(0, 4)), node)).isZero();
    Node<NimMove> bad = node();
    bad.add(0, 1);
    bad.add(1, 3);
    bad.add(2, 1);
    bad.add(3, 1);
    assertThat(choose(preferring(0, 0, range(0, 4)), bad)).isEqualTo(1);
  }

  /** The formula of AlphaGo Zero, over the share of each decision in a prior. */
  @Property(tries = 500)
  void the_highest_of_value_and_bonus_is_chosen(
      @ForAll long seed,
      @ForAll @IntRange(max = 3) int preferred,
      @ForAll @IntRange(max = 20) int exploration) {
    RandomGenerator random = Seed.of(seed).generator();
    Node<NimMove> node = node();
    double visits = 0;
    double total = 0;
    for (int i = 0; i < LEGAL.size(); i++) {
      node.available[i] = random.nextInt(20, 40);
      node.preferred[i] = random.nextInt(20);
      for (int tries = random.nextInt(4); tries > 0; tries--) {
        double value = random.nextDouble(-10, 10);
        node.add(i, value);
        visits++;
        total += value;
      }
    }
    double[] scores = new double[LEGAL.size()];
    for (int i = 0; i < scores.length; i++) {
      double untried = visits == 0 ? -10 : total / visits;
      double mean = node.visits[i] == 0 ? untried : node.totals[i] / node.visits[i];
      double share = (node.preferred[i] + (i == preferred ? 1.0 : 0)) / (node.available[i] + 1);
      double prior = 0.25 * (1.0 / scores.length) + 0.75 * share;
      double seldom = Math.sqrt(Math.max(1, visits)) / (1 + node.visits[i]);
      scores[i] = (mean + 10) / 20 + exploration / 10.0 * prior * seldom;
    }
    int chosen = choose(preferring(preferred, exploration / 10.0, range(-10, 10)), node);
    for (double score : scores) {
      assertThat(scores[chosen]).isGreaterThanOrEqualTo(score - 1e-9);
    }
  }
}
