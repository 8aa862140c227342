package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.LeducAction;
import dev.baize.core.toy.LeducRules;
import dev.baize.core.toy.LeducView;
import org.junit.jupiter.api.Test;

class ExternalSamplingTest {

  private static ExternalSampling<KuhnView, KuhnAction> kuhn(long seed) {
    return new ExternalSampling<>(new KuhnRules(), Utility.SCORE, Seed.of(seed), 12);
  }

  @Test
  void kuhn_poker_is_solved() {
    ExternalSampling<KuhnView, KuhnAction> sampling = kuhn(1);
    sampling.run(20_000);
    SequenceForm<KuhnView, KuhnAction> form =
        SequenceForm.of(new KuhnRules(), Utility.SCORE, 1_000);
    Strategy<KuhnView, KuhnAction> strategy = sampling.averageStrategy();
    assertThat(form.exploitability(strategy)).isLessThan(0.02);
    assertThat(form.value(strategy)).isCloseTo(-1.0 / 18, within(0.02));
  }

  @Test
  void leduc_is_solved_roughly() {
    ExternalSampling<LeducView, LeducAction> sampling =
        new ExternalSampling<>(new LeducRules(), Utility.SCORE, Seed.of(1), 288);
    SequenceForm<LeducView, LeducAction> form =
        SequenceForm.of(new LeducRules(), Utility.SCORE, 10_000);
    sampling.run(10_000);
    Strategy<LeducView, LeducAction> strategy = sampling.averageStrategy();
    assertThat(form.exploitability(strategy)).isLessThan(0.25);
    assertThat(form.value(strategy)).isCloseTo(-0.0856, within(0.03));
  }

  @Test
  void the_seed_decides_what_is_sampled() {
    assertThat(after(kuhn(1), 50)).isEqualTo(after(kuhn(1), 50));
    assertThat(after(kuhn(1), 50)).isNotEqualTo(after(kuhn(2), 50));
  }

  @Test
  void any_number_of_further_iterations_but_a_negative_one_is_run() {
    ExternalSampling<KuhnView, KuhnAction> sampling = kuhn(1);
    sampling.run(0);
    assertThat(sampling.iterations()).isZero();
    sampling.run(2);
    sampling.run(3);
    assertThat(sampling.iterations()).isEqualTo(5);
    assertThatThrownBy(() -> sampling.run(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 iterations; expected 0 or more");
  }

  private static Strategy<KuhnView, KuhnAction> after(
      ExternalSampling<KuhnView, KuhnAction> sampling, int iterations) {
    sampling.run(iterations);
    return sampling.averageStrategy();
  }

  @Test
  void games_that_it_does_not_solve_are_refused() {
    assertThatThrownBy(
            () -> new ExternalSampling<>(HighCardRules.table(), Utility.SCORE, Seed.of(1), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("4 seats, 2 rounds: a game of 4 seats; expected a zero-sum game of two");
    ExternalSampling<KuhnView, KuhnAction> narrow =
        new ExternalSampling<>(new KuhnRules(), Utility.SCORE, Seed.of(1), 11);
    assertThatThrownBy(() -> narrow.run(100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("three cards: more than 11 information sets; expected a smaller game");
    assertThatThrownBy(() -> narrow.run(-1)).hasMessage("-1 iterations; expected 0 or more");
  }
}
