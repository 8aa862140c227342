package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
  /** The outputs for seed 1234567 that are quoted for Vigna's {@code splitmix64.c}. */
  @Test
  void the_output_is_that_of_the_reference_program() {
    assertThat(
            LongStream.rangeClosed(1, 5)
                .map(n -> SplitMix64.output(1234567, n))
                .mapToObj(Long::toUnsignedString))
        .containsExactly(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");
  }
}
