package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RateTest {

  private static final long SECOND = 1_000_000_000;

  private static long allowed(Rate rate, LongStream times) {
    return times.filter(rate::allows).count();
  }

  @Test
  void two_hundred_at_once_are_allowed_and_fifty_each_second_from_then_on() {
    Rate rate = new Rate(-SECOND);
    assertThat(allowed(rate, LongStream.generate(() -> 0).limit(1000))).isEqualTo(200);
    assertThat(allowed(rate, LongStream.range(0, 1000).map(i -> i * SECOND / 100)))
        .isBetween(499L, 500L);
  }

  @Test
  void whoever_asks_as_often_as_a_person_is_always_allowed() {
    Rate rate = new Rate(0);
    assertThat(allowed(rate, LongStream.range(0, 1000).map(i -> i * SECOND / 50))).isEqualTo(1000);
  }
}
