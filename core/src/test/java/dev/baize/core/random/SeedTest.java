package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
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

  /** So no two numbers and no two purposes can give the same seed. */
  @Property
  void every_derivation_but_the_one_way_can_be_undone(
      @ForAll long value, @ForAll long n, @ForAll String purpose) {
    Seed seed = Seed.of(value);
    assertThat(Underived.underived(seed.derive(n), n)).isEqualTo(seed);
    assertThat(Underived.underived(seed.derive(purpose), purpose)).isEqualTo(seed);
  }

  @Test
  void seeds_derived_one_way_are_what_they_always_were() {
    assertThat(Seed.of(42).deriveOneWay("player", 2))
        .containsExactly(Seed.of(-7041691562509460803L), Seed.of(4812765051678747424L));
  }

  @Property
  void fewer_seeds_derived_one_way_are_the_first_of_more(
      @ForAll long value,
      @ForAll @IntRange(max = 20) int few,
      @ForAll @IntRange(min = 1, max = 20) int more) {
    List<Seed> all = Seed.of(value).deriveOneWay("player", few + more);
    assertThat(Seed.of(value).deriveOneWay("player", few)).isEqualTo(all.subList(0, few));
    assertThat(all).doesNotHaveDuplicates();
    assertThat(Seed.of(value).deriveOneWay("dealer", few + more)).doesNotContainAnyElementsOf(all);
  }

  @Test
  void a_negative_count_of_seeds_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Seed.of(1).deriveOneWay("player", -1))
        .withMessage("-1 seeds; expected 0 or more");
  }
}
