package dev.baize.protocol.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.toy.HighCard;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Advice of programs, which may send anything. */
class AdviceLineTest {

  private static final Numbering NUMBERING = new Numbering(new HighCard());

  private static Line line(String text) throws MalformedLineException {
    return Line.parse(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Decision play(int number) throws MalformedLineException {
    return NUMBERING.read(line("{\"type\":\"t\",\"number\":" + number + "}"));
  }

  private static Advice<Decision> read(String unit, String value) throws MalformedLineException {
    String advice =
        String.format(
            Locale.ROOT,
            """
            {"type":"advice","unit":"%s","values":[
              {"number":3,"value":0.25,"error":0.1},{"number":4,"value":%s}]}\
            """,
            unit,
            value);
    return AdviceLine.read(line(advice), play(3), List.of(play(3), play(4)), NUMBERING);
  }

  @Test
  void advice_has_a_value_for_each_decision() throws MalformedLineException {
    Advice<Decision> advice = read("points", "1.5");
    assertThat(advice.unit()).isEqualTo("points");
    assertThat(advice.best()).isEqualTo(play(3));
    assertThat(advice.values()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "points\\nand more",
        "\\u001b[2Jpoints",
        "points of a hand in which everybody plays as well as they can do"
      })
  void the_unit_is_a_short_line_for_people(String unit) {
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> read(unit, "1"))
        .withMessageContaining("; expected one line of printable text, at most 60 characters")
        .withMessageStartingWith("field unit is \"")
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\u001b", "\n"));
  }

  @Test
  void values_are_finite() {
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> read("points", "1e999"))
        .withMessage("field value is Infinity; expected a number");
  }
}
