package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.Leduc;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolvedGameTest {

  private static final Kuhn KUHN = new Kuhn();
  private static final KuhnRules RULES = KUHN.rules();
  private static final SequenceForm<KuhnView, KuhnAction> FORM =
      SequenceForm.of(RULES, Utility.SCORE, 100);
  private static final SolvedGame<KuhnView, KuhnAction> UNIFORM = solved(FORM.uniformStrategy());
  private static final String TEXT = StrategyFile.text(UNIFORM);

  private static SolvedGame<KuhnView, KuhnAction> solved(Strategy<KuhnView, KuhnAction> strategy) {
    return new SolvedGame<>(
        KUHN.name(), RULES.text(), "CFR", 7, OptionalDouble.of(0.125), strategy);
  }

  @Test
  void a_strategy_is_a_line_for_each_view() {
    assertThat(TEXT.lines().limit(7))
        .containsExactly(
            "baize strategy 1",
            "game: Kuhn",
            "rules: three cards",
            "algorithm: CFR",
            "iterations: 7",
            "exploitability: 0.125",
            "view: KuhnView[seat=seat 0, turn=0, card=Jack, history=[],"
                + " shown=Optional.empty]\t0.5 pass\t0.5 bet");
    assertThat(TEXT.lines()).hasSize(6 + 12 + 1);
    assertThat(TEXT).matches(Pattern.compile("(?s).*\ncrc32: [0-9a-f]{8}\n"));
  }

  @Property(tries = 100)
  void a_strategy_is_read_as_it_was_written(@ForAll long seed) {
    SolvedGame<KuhnView, KuhnAction> written = solved(SequenceFormTest.random(FORM, seed));
    SolvedGame<KuhnView, KuhnAction> read = StrategyFile.parse(StrategyFile.text(written), KUHN);
    assertThat(read).isEqualTo(written).hasSameHashCodeAs(written);
    assertThat(StrategyFile.text(read)).isEqualTo(StrategyFile.text(written));
    assertThat(FORM.value(read.strategy())).isEqualTo(FORM.value(written.strategy()));
  }

  @Test
  void a_strategy_may_be_in_a_file_and_not_valued(@TempDir Path folder) throws IOException {
    SolvedGame<KuhnView, KuhnAction> unvalued =
        new SolvedGame<>(
            "Kuhn", RULES.text(), "CFR", 0, OptionalDouble.empty(), FORM.uniformStrategy());
    Path file = folder.resolve("kuhn.strategy");
    Files.writeString(file, StrategyFile.text(unvalued));
    assertThat(StrategyFile.read(file, KUHN)).isEqualTo(unvalued);
    assertThat(StrategyFile.text(unvalued)).contains("\nexploitability: unknown\n");
  }

  @Test
  void numbers_that_no_solver_finds_are_refused() {
    Strategy<KuhnView, KuhnAction> strategy = FORM.uniformStrategy();
    OptionalDouble none = OptionalDouble.empty();
    assertThatThrownBy(() -> new SolvedGame<>("Kuhn", "three cards", "CFR", -1, none, strategy))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 iterations; expected 0 or more");
    OptionalDouble nan = OptionalDouble.of(Double.NaN);
    assertThatThrownBy(() -> new SolvedGame<>("Kuhn", "three cards", "CFR", 1, nan, strategy))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("exploitability OptionalDouble[NaN]: expected a number");
  }

  /** The text with something replaced, and the checksum that then is right. */
  private static String changed(String regex, String replacement) {
    String changed = TEXT.replaceFirst(regex, replacement);
    assertThat(changed).isNotEqualTo(TEXT);
    ResultPrinter printer = new ResultPrinter();
    List<String> lines = changed.lines().toList();
    lines.subList(1, lines.size() - 1).forEach(line -> printer.line("", line));
    return printer.whole(StrategyFile.KIND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          game: Kuhn        | game: Leduc    | line 2: a strategy for the game "Leduc"; expected one for Kuhn
          three cards       | four cards     | line 3: "four cards": expected the rules "three cards"
          algorithm: CFR    | by: CFR        | line 4: "by: CFR": expected "algorithm: …"
          iterations: 7     | iterations: 07 | line 5: iterations "07": expected a whole number
          lity: 0.125       | lity: 0.1250   | line 6: exploitability "0.1250": expected a decimal number in its shortest form
          lity: 0.125       | lity: NaN      | line 6: exploitability "NaN": expected a decimal number in its shortest form
          0.5 pass          | 0.6 pass       | line 7: "KuhnView[seat=seat 0, turn=0, card=Jack
          0.5 pass          | 0.50 pass      | line 7: probability "0.50": expected a decimal number
          0.5 pass          | -1 pass        | line 7: probability -1.0: expected 0 to 1
          0.5 pass          | 0.5pass        | line 7: "0.5pass": expected a probability, a space and a decision
          0.5 pass          | 0.5 fold       | line 7: "fold": expected one such as "pass"
          0.5 pass          | 0.5 bet        | : a decision is there twice
          card=Jack         | card=Queen     | : the view "KuhnView[seat=seat 0, turn=0, card=Queen
          \\t0.5 pass.*bet  | none           | : expected decisions after tabs
          view: Kuhn        | look: Kuhn     | line 7: "look: Kuhn
          """)
  void a_wrong_line_is_named(String regex, String replacement, String message) {
    String text = changed(regex, replacement);
    assertThatThrownBy(() -> StrategyFile.parse(text, KUHN))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line ")
        .hasMessageContaining(message);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void a_damaged_strategy_is_refused_in_one_line(
      @ForAll @IntRange(min = 0, max = 1_000) int at, @ForAll char damage) {
    StringBuilder damaged = new StringBuilder(TEXT);
    damaged.setCharAt(at, damage);
    String text = damaged.toString();
    if (!text.equals(TEXT)) {
      assertThatThrownBy(() -> StrategyFile.parse(text, KUHN))
          .isInstanceOf(MalformedFileException.class)
          .message()
          .startsWith("line ")
          .hasLineCount(1);
    }
  }

  @Property(tries = 100)
  void a_strategy_that_is_cut_off_is_refused(@ForAll @IntRange(min = 0, max = 1_000) int length) {
    assertThatThrownBy(() -> StrategyFile.parse(TEXT.substring(0, length), KUHN))
        .isInstanceOf(MalformedFileException.class)
        .hasMessageStartingWith("line ");
  }

  @Test
  void a_strategy_for_another_game_is_refused() {
    assertThatThrownBy(() -> StrategyFile.parse(TEXT, new Leduc()))
        .isInstanceOf(MalformedFileException.class)
        .hasMessage("line 2: a strategy for the game \"Kuhn\"; expected one for Leduc");
    String early = TEXT.substring(0, TEXT.indexOf("view: "));
    assertThatThrownBy(() -> StrategyFile.parse(early, KUHN))
        .hasMessage("line 7: the file ends early; expected a checksum at its end");
  }

  @Property
  void numbers_are_read_as_they_were_written(
      @ForAll @DoubleRange(min = 0, max = 1) double probability) {
    String text = ShortestDecimal.print(probability);
    assertThat(ShortestDecimal.parse("probability", text)).isEqualTo(probability);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0",
    "1,1",
    "10,10",
    "0.1,0.1",
    "1e-9,1E-9",
    "0.30000000000000004,0.30000000000000004"
  })
  void numbers_have_as_few_digits_as_it_takes(double number, String text) {
    assertThat(ShortestDecimal.print(number)).isEqualTo(text);
  }
}
