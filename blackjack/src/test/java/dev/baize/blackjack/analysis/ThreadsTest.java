package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Analyses that are computed on several threads. */
class ThreadsTest {

  private static final BlackjackHouseRules RULES =
      BlackjackHouseRules.of(BlackjackHousePreset.DOWNTOWN);
  private static final Composition CARDS = Composition.decks(2).without(5).without(10);

  @ParameterizedTest
  @EnumSource(StrategyClass.class)
  void two_threads_find_the_same_bits_as_one(StrategyClass strategy) {
    assertSame(
        ExactAnalysis.of(RULES, CARDS, strategy, 1), ExactAnalysis.of(RULES, CARDS, strategy, 2));
  }

  @Test
  void a_given_strategy_is_worth_the_same_on_any_number_of_threads() {
    Strategy strategy = (up, situation) -> Choice.STAND;
    assertSame(
        ExactAnalysis.of(RULES, CARDS, strategy, 1), ExactAnalysis.of(RULES, CARDS, strategy, 20));
  }

  private static void assertSame(ExactAnalysis one, ExactAnalysis other) {
    assertThat(other.expected()).isEqualTo(one.expected());
    for (int up = 1; up <= 10; up++) {
      for (int first = 1; first <= 10; first++) {
        for (int second = first; second <= 10; second++) {
          assertThat(other.values(up, first, second)).isEqualTo(one.values(up, first, second));
          assertThat(other.choice(up, first, second)).isEqualTo(one.choice(up, first, second));
        }
      }
    }
  }

  @Test
  void an_interrupt_ends_the_wait_for_other_threads() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> ExactAnalysis.of(RULES, CARDS, StrategyClass.CDZ, 2))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void what_fails_on_another_thread_fails_here() {
    IllegalArgumentException failure = new IllegalArgumentException("piece");
    assertThatThrownBy(
            () ->
                new ParallelWork(2)
                    .each(
                        2,
                        piece -> {
                          throw failure;
                        }))
        .hasCause(failure);
  }

  @Test
  void no_threads_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExactAnalysis.of(RULES, CARDS, StrategyClass.CDZ, 0))
        .withMessage("0 threads; expected 1 or more");
  }
}
