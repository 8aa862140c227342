package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SeedTest {
  @Test
  void a_seed_is_its_value() {
    assertThat(Seed.of(42).value()).isEqualTo(42);
    assertThat(Seed.of(42)).isEqualTo(Seed.of(42)).isNotEqualTo(Seed.of(43));
    assertThat(Seed.of(42)).hasToString("Seed[value=42]");
  }

  @Test
  void seeds_derived_by_number_are_what_they_always_were() {
    assertThat(LongStream.of(0, 1, 2, -1).map(n -> Seed.of(0).derive(n).value()))
        .containsExactly(
            3310286063217386183L, 5085904676777434204L, -1692521803165548999L, 792782704296531602L);
    assertThat(LongStream.of(0, 1, 2, -1).map(n -> Seed.of(42).derive(n).value()))
        .containsExactly(
            -7542602941668084715L,
            -7970616359289306155L,
            6550480962718707623L,
            7269973926455655652L);
  }

  @Test
  void seeds_derived_by_purpose_are_what_they_always_were() {
    assertThat(
            Stream.of("", "deal", "players", "Gr\u00fcn")
                .map(purpose -> Seed.of(42).derive(purpose).value()))
        .containsExactly(
            -5610624916831271014L,
            3537516695101093593L,
            7082395890915142280L,
            -7299228048317686506L);
  }

  @Test
  void a_path_of_derivations_leads_to_the_generator_it_always_led_to() {
    Seed deal = Seed.of(42).derive("deal").derive(3);
    assertThat(deal).isEqualTo(Seed.of(6993368649257184194L));
    assertThat(deal.generator().nextLong()).isEqualTo(-3898040054549247179L);
  }

  @Test
  void every_generator_starts_at_the_beginning_of_the_stream() {
    Seed seed = Seed.of(42);
    seed.generator().nextLong();
    assertThat(seed.generator().nextLong()).isEqualTo(-3425465463722317665L);
  }

  /** If the number can be told from the derived seed, no two numbers can give the same one. */
  @Property
  void the_number_can_be_told_from_the_derived_seed(@ForAll long value, @ForAll long n) {
    long base = SplitMix64.output(value, 5);
    long child = Seed.of(value).derive(n).value();
    assertThat((unmixed(child) - base) * inverse(0x9E3779B97F4A7C15L)).isEqualTo(n);
  }

  private static long unmixed(long bits) {
    long z = bits;
    z = z ^ (z >>> 31) ^ (z >>> 62);
    z *= inverse(0x94D049BB133111EBL);
    z = z ^ (z >>> 27) ^ (z >>> 54);
    z *= inverse(0xBF58476D1CE4E5B9L);
    return z ^ (z >>> 30) ^ (z >>> 60);
  }

  private static long inverse(long odd) {
    return BigInteger.valueOf(odd).modInverse(BigInteger.ONE.shiftLeft(64)).longValue();
  }
}
