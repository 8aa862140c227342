package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MersenneTwisterTest {
  /** The first lines of the authors' {@code mt19937ar.out} and the last of its first part. */
  @Test
  void an_array_seed_gives_the_output_that_the_authors_publish() {
    MersenneTwister twister = new MersenneTwister(new int[] {0x123, 0x234, 0x345, 0x456});
    assertThat(outputs(twister, 10))
        .containsExactly(
            "1067595299",
            "955945823",
            "477289528",
            "4107218783",
            "4228976476",
            "3344332714",
            "3355579695",
            "227628506",
            "810200273",
            "2591290167");
    outputs(twister, 989);
    assertThat(outputs(twister, 1)).containsExactly("3460025646");
  }

  /** The C++ standard demands the 10000th output of {@code std::mt19937}, whose seed is 5489. */
  @Test
  void seed_5489_gives_the_output_that_the_cpp_standard_demands() {
    MersenneTwister twister = new MersenneTwister(5489);
    assertThat(outputs(twister, 5))
        .containsExactly("3499211612", "581869302", "3890346734", "3586334585", "545404204");
    outputs(twister, 9994);
    assertThat(outputs(twister, 1)).containsExactly("4123659995");
  }

  @Test
  void a_seed_is_an_unsigned_number() {
    assertThat(outputs(new MersenneTwister(-1), 3))
        .containsExactly("419326371", "479346978", "3918654476");
  }

  @Test
  void a_key_may_be_shorter_or_longer_than_the_state() {
    assertThat(outputs(new MersenneTwister(new int[] {1}), 3))
        .containsExactly("577090037", "2444712010", "3639700191");
    assertThat(outputs(new MersenneTwister(IntStream.range(0, 1000).toArray()), 3))
        .containsExactly("4012946933", "3615799318", "1210851548");
  }

  @Test
  void an_empty_key_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MersenneTwister(new int[0]))
        .withMessage("empty key: expected one number or more");
  }

  @Test
  void a_long_is_two_outputs_the_first_of_them_the_upper_half() {
    MersenneTwister longs = new MersenneTwister(5489);
    assertThat(longs.nextLong()).isEqualTo((3499211612L << 32) + 581869302L);
    assertThat(longs.nextLong()).isEqualTo((3890346734L << 32) + 3586334585L);
  }

  private static String[] outputs(MersenneTwister twister, int n) {
    return IntStream.generate(twister::nextInt)
        .limit(n)
        .mapToObj(Integer::toUnsignedString)
        .toArray(String[]::new);
  }
}
