package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableOptionTest {

  private static final TableOption<Integer> POINTS =
      new TableOption<>("points", "N", "What wins; 10 unless given.", 10);

  @Test
  void a_value_that_is_not_given_is_the_usual_one() {
    assertThat(POINTS.in(Map.of())).isEqualTo(10);
    assertThat(POINTS.in(Map.of("points", 3))).isEqualTo(3);
  }

  @Test
  void a_default_may_depend_on_other_options() {
    assertThat(POINTS.in(Map.of(), 5)).isEqualTo(5);
    assertThat(POINTS.in(Map.of("points", 3), 5)).isEqualTo(3);
  }

  @Test
  void a_value_of_another_type_is_refused() {
    Map<String, Object> values = Map.of("points", "three");
    assertThatThrownBy(() -> POINTS.in(values)).isInstanceOf(ClassCastException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "Points", "-points", "two words", "points=", "7th", "a\nb", "stra\u00dfe"})
  void a_name_can_be_typed_as_an_option(String name) {
    assertThatThrownBy(() -> new TableOption<>(name, "N", "What wins.", 10))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected lower-case letters, digits and hyphens, a letter first");
    assertThat(new TableOption<>("points-2", "N", "What wins.", 10).name()).isEqualTo("points-2");
  }

  @Test
  void an_option_is_a_number_or_a_text() {
    assertThatThrownBy(() -> new TableOption<>("points", "N", "What wins.", 1.5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("option points is of class java.lang.Double; expected Integer, Long or String");
  }
}
