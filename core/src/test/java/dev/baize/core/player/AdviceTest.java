package dev.baize.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AdviceTest {

  private static DecisionValue<Decision> of(String text, double value) {
    return new DecisionValue<>(() -> text, value, 0.1);
  }

  @Test
  void theFirstEstimateIsOfTheDecisionThatIsRecommended() {
    Advice<Decision> advice = new Advice<>("points", 10, List.of(of("stay", 1), of("go", 0.5)));

    assertThat(advice.best().text()).isEqualTo("stay");
  }

  @Test
  void whatIsRecommendedComesFirstAndTheRestByFallingValue() {
    List<DecisionValue<Decision>> estimates =
        List.of(of("a", 1), of("b", 3), of("c", 2), of("d", 3), of("e", 0.5));
    Advice<Decision> advice = Advice.recommending(2, "points", 10, estimates);

    assertThat(advice.unit()).isEqualTo("points");
    assertThat(advice.samples()).isEqualTo(10);
    assertThat(advice.values().stream().map(estimate -> estimate.decision().text()))
        .containsExactly("c", "b", "d", "a", "e");
  }

  @Test
  void asFieldsItsNumbersAreFinite() {
    Advice<Decision> advice =
        new Advice<>("points", 10, List.of(of("stay", 1), of("go", Double.NEGATIVE_INFINITY)));

    assertThat(advice.fields())
        .isEqualTo(
            Map.of(
                "unit",
                "points",
                "samples",
                10L,
                "values",
                List.of(
                    Map.of("decision", "stay", "value", 1.0, "error", 0.1),
                    Map.of("decision", "go", "value", -Double.MAX_VALUE, "error", 0.1))));
    assertThat(advice.fields().keySet()).containsExactly("unit", "samples", "values");
  }

  @Test
  void adviceAboutNothingIsRefused() {
    assertThatThrownBy(() -> new Advice<>("points", 10, List.of()))
        .hasMessage("0 estimates from 10 samples: expected 1 or more from 0 or more");
  }

  @Test
  void thereAreNoFewerThanNoSamples() {
    assertThatThrownBy(() -> new Advice<>("points", -1, List.of(of("stay", 1))))
        .hasMessage("1 estimates from -1 samples: expected 1 or more from 0 or more");
  }

  @Test
  void aValueThatIsNotANumberIsRefused() {
    assertThatThrownBy(() -> of("stay", Double.NaN))
        .hasMessage("stay: value NaN ± 0.1, expected a number, and an error of 0 or more");
  }

  @Test
  void anErrorIsNotNegativeAndANumber() {
    assertThatThrownBy(() -> new DecisionValue<>(() -> "stay", 1, -0.5))
        .hasMessageContaining("-0.5");
    assertThatThrownBy(() -> new DecisionValue<>(() -> "stay", 1, Double.NaN))
        .hasMessageContaining("NaN");
  }
}
