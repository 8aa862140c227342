package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class Xoshiro256PlusPlusTest {
  /** What the authors' {@code xoshiro256plusplus.c} prints for this state, quoted in many tests. */
  @Test
  void the_output_is_that_of_the_reference_program() {
    Xoshiro256PlusPlus generator = new Xoshiro256PlusPlus(1, 2, 3, 4);
    assertThat(LongStream.generate(generator::nextLong).limit(10).mapToObj(Long::toUnsignedString))
        .containsExactly(
            "41943041",
            "58720359",
            "3588806011781223",
            "3591011842654386",
            "9228616714210784205",
            "9973669472204895162",
            "14011001112246962877",
            "12406186145184390807",
            "15849039046786891736",
            "10450023813501588000");
  }

  @Test
  void seeds_0_and_42_have_the_output_they_always_had() {
    assertThat(LongStream.generate(new Xoshiro256PlusPlus(0)::nextLong).limit(5))
        .containsExactly(
            5987356902031041503L,
            7051070477665621255L,
            6633766593972829180L,
            211316841551650330L,
            9136120204379184874L);
    assertThat(LongStream.generate(new Xoshiro256PlusPlus(42)::nextLong).limit(5))
        .containsExactly(
            -3425465463722317665L,
            5881210131331364753L,
            -297100157724070516L,
            -5513075133950446152L,
            -3809169831026726285L);
  }

  @Property(tries = 100)
  void an_int_is_the_upper_half_of_a_long(@ForAll long seed) {
    Xoshiro256PlusPlus ints = new Xoshiro256PlusPlus(seed);
    Xoshiro256PlusPlus longs = new Xoshiro256PlusPlus(seed);
    for (int i = 0; i < 10; i++) {
      assertThat(ints.nextInt()).isEqualTo((int) (longs.nextLong() >> 32));
    }
  }
}
