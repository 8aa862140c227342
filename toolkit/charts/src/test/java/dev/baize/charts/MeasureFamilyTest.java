package dev.baize.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.simulation.Measurement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which measures are a family, and what it is called. */
class MeasureFamilyTest {

  private static List<MeasureFamily> families(String... names) {
    return MeasureFamily.in(
        Stream.of(names).map(name -> Samples.measured(name, "meaning")).toList());
  }

  private static List<Long> numbers(MeasureFamily family) {
    return family.members().stream().map(MeasureFamily.Member::number).toList();
  }

  @Test
  void measures_whose_names_differ_in_one_number_are_a_family_in_its_order() {
    List<MeasureFamily> families =
        families("after 20 hands", "other", "after 3 hands", "after 100 hands");
    assertThat(families).extracting(MeasureFamily::name).containsExactly("after N hands");
    assertThat(numbers(families.get(0))).containsExactly(3L, 20L, 100L);
  }

  @Test
  void several_families_come_in_the_order_of_their_first_members() {
    assertThat(families("b 1", "1 a", "2 a", "b 2", "c 1"))
        .extracting(MeasureFamily::name)
        .containsExactly("b N", "N a");
  }

  @Test
  void names_with_two_numbers_differ_in_one_of_them() {
    assertThat(families("1 of 5", "2 of 5", "2 of 6"))
        .extracting(MeasureFamily::name)
        .containsExactly("N of 5", "2 of N");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a%d", "a --%d", "%d%%", "a %d, b", "a 1234567890123456789%d"})
  void a_number_is_a_word_of_its_own(String name) {
    assertThat(families(name.formatted(1), name.formatted(2))).isEmpty();
  }

  @Test
  void a_measure_alone_is_no_family() {
    assertThat(families("seat 0")).isEmpty();
  }

  @Test
  void the_number_counts_what_follows_it_or_else_what_precedes_it() {
    assertThat(families("after 1 hands or so", "after 2 hands or so").get(0).unit())
        .isEqualTo("hands");
    assertThat(families("score of seat 0", "score of seat 1").get(0).unit()).isEqualTo("seat");
    assertThat(families("1", "2").get(0).unit()).isEqualTo("N");
  }

  private static String meaning(String one, String two) {
    List<Measurement> measures =
        List.of(Samples.measured("seat 1", one), Samples.measured("seat 2", two));
    return MeasureFamily.in(measures).get(0).meaning();
  }

  @Test
  void the_meaning_is_the_one_that_all_have() {
    assertThat(meaning("1 or 0", "1 or 0")).isEqualTo("1 or 0");
    assertThat(meaning("points of 1 in 10", "points of 2 in 10")).isEqualTo("points of N in 10");
    assertThat(meaning("one", "two")).isEqualTo("one");
  }
}
