package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.LeducAction;
import dev.baize.core.toy.LeducRules;
import dev.baize.core.toy.LeducView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.PocketWhistRules;
import dev.baize.core.toy.PocketWhistView;
import dev.baize.core.toy.SmallRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CfrTest {

  private static <V extends View, D extends Decision> SequenceForm<V, D> form(
      SmallRules<V, D> rules) {
    return SequenceForm.of(rules, Utility.SCORE, 100_000);
  }

  @Test
  void kuhn_poker_is_solved() {
    SequenceForm<KuhnView, KuhnAction> kuhn = form(new KuhnRules());
    Cfr<KuhnView, KuhnAction> cfr = Cfr.vanilla(kuhn);
    cfr.run(20_000);
    Strategy<KuhnView, KuhnAction> strategy = cfr.averageStrategy();
    assertThat(kuhn.value(strategy)).isCloseTo(-1.0 / 18, within(1e-4));
    assertThat(kuhn.exploitability(strategy)).isLessThan(1e-3);
    assertThat(cfr.iterations()).isEqualTo(20_000);
  }

  @Test
  void the_equilibrium_of_kuhn_poker_is_known() {
    Cfr<KuhnView, KuhnAction> cfr = Cfr.plus(form(new KuhnRules()));
    cfr.run(2_000);
    Strategy<KuhnView, KuhnAction> strategy = cfr.averageStrategy();
    double bluff = bet(strategy, Rank.JACK);
    assertThat(bluff).isBetween(0.0, 1.0 / 3 + 1e-2);
    assertThat(bet(strategy, Rank.KING)).isCloseTo(3 * bluff, within(1e-2));
    assertThat(bet(strategy, Rank.QUEEN)).isCloseTo(0, within(1e-2));
    assertThat(bet(strategy, Rank.QUEEN, KuhnAction.PASS, KuhnAction.BET))
        .isCloseTo(bluff + 1.0 / 3, within(1e-2));
    assertThat(bet(strategy, Rank.JACK, KuhnAction.PASS)).isCloseTo(1.0 / 3, within(1e-2));
    assertThat(bet(strategy, Rank.QUEEN, KuhnAction.BET)).isCloseTo(1.0 / 3, within(1e-2));
  }

  /** How likely the seat to act bets. */
  private static double bet(
      Strategy<KuhnView, KuhnAction> strategy, Rank card, KuhnAction... history) {
    int turn = history.length;
    KuhnView view = new KuhnView(Seat.of(turn % 2), turn, card, List.of(history), Optional.empty());
    return strategy.at(view).get(KuhnAction.BET.compareTo(KuhnAction.PASS)).probability();
  }

  @Test
  void leduc_is_solved() {
    assertLeduc(Cfr.vanilla(form(new LeducRules())), 2_000, 0.02);
  }

  @Test
  void plus_needs_fewer_iterations() {
    assertLeduc(Cfr.plus(form(new LeducRules())), 500, 0.01);
  }

  @Test
  void algorithms_have_the_names_of_the_papers() {
    assertThat(Cfr.vanilla(form(new KuhnRules())).algorithm()).isEqualTo("CFR");
    assertThat(Cfr.plus(form(new KuhnRules())).algorithm()).isEqualTo("CFR+");
  }

  private static void assertLeduc(
      Cfr<LeducView, LeducAction> cfr, long iterations, double exploitability) {
    cfr.run(iterations);
    SequenceForm<LeducView, LeducAction> leduc = form(new LeducRules());
    Strategy<LeducView, LeducAction> strategy = cfr.averageStrategy();
    assertThat(leduc.exploitability(strategy)).isLessThan(exploitability);
    assertThat(leduc.value(strategy)).isCloseTo(-0.0856, within(0.002));
  }

  @Test
  void a_game_of_tricks_is_solved() {
    SequenceForm<PocketWhistView, Play> whist = form(new PocketWhistRules(2));
    Cfr<PocketWhistView, Play> cfr = Cfr.plus(whist);
    cfr.run(300);
    assertThat(whist.exploitability(cfr.averageStrategy())).isLessThan(1e-4);
    assertThat(whist.value(cfr.averageStrategy())).isCloseTo(0.48889, within(1e-4));
  }

  @Test
  void iterations_may_be_run_in_parts() {
    Cfr<KuhnView, KuhnAction> parts = Cfr.plus(form(new KuhnRules()));
    parts.run(3);
    parts.run(0);
    parts.run(4);
    Cfr<KuhnView, KuhnAction> whole = Cfr.plus(form(new KuhnRules()));
    whole.run(7);
    assertThat(parts.averageStrategy()).isEqualTo(whole.averageStrategy());
    assertThatThrownBy(() -> parts.run(-1)).hasMessage("-1 iterations; expected 0 or more");
  }
}
