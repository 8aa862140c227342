package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RemainingTimeTest {

  private static final long SECOND = 1_000_000_000;

  /** What it says at the end of a second in which so much has been done in all. */
  private static long secondsAfter(RemainingTime remaining, long second, long done, long all) {
    return remaining.after(second * SECOND, done, all).orElseThrow().toSeconds();
  }

  @Test
  void nothing_is_known_before_anything_is_done() {
    RemainingTime remaining = new RemainingTime();
    assertThat(remaining.after(SECOND / 2, 0, 100)).isEmpty();
    assertThat(remaining.after(5 * SECOND, 0, 100)).isEmpty();
    assertThat(remaining.after(6 * SECOND, 3, 100)).isPresent();
  }

  @Test
  void nothing_remains_when_all_is_done() {
    assertThat(new RemainingTime().after(SECOND, 100, 100)).isEqualTo(Optional.of(Duration.ZERO));
  }

  @Property
  void of_even_work_it_tells_the_truth_all_along(
      @ForAll @IntRange(min = 1, max = 1_000_000) int rate,
      @ForAll @IntRange(min = 1, max = 2_000) int seconds) {
    RemainingTime remaining = new RemainingTime();
    long all = (long) rate * seconds;
    for (long second = 1; second <= seconds; second++) {
      assertThat(secondsAfter(remaining, second, rate * second, all))
          .isBetween(seconds - second - 1, seconds - second);
    }
  }

  @Test
  void a_slow_start_is_forgotten() {
    RemainingTime remaining = new RemainingTime();
    long all = 10_000;
    long done = 0;
    for (long second = 1; second <= 16; second++) {
      done += second <= 3 ? 10 : 100;
      long truth = (all - done) / 100;
      long told = secondsAfter(remaining, second, done, all);
      if (second >= 8) {
        assertThat(told).as("after %d seconds", second).isEqualTo(truth);
      }
    }
  }
}
