package dev.baize.cli.analyze;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The analysis of blackjack by the rules of a house, from the command line. */
class AnalyzeHouseTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/analyze");
  private static final BlackjackHouseRules SINGLE =
      BlackjackHouseRules.of(BlackjackHousePreset.SINGLE);

  @TempDir Path folder;

  private static Run run(String... words) {
    return Run.of(
        Stream.concat(Stream.of("analyze", "blackjack"), Stream.of(words)).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"strip", "single", "classic"})
  void the_strategy_card_of_a_preset_is_the_pinned_one(String preset) throws IOException {
    Run run = run("--rules", preset);
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).endsWith(Files.readString(GOLDEN.resolve(preset + ".card")));
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void a_round_is_worth_what_the_library_says() {
    double expected =
        ExactAnalysis.of(SINGLE, Composition.fullDeck(), StrategyClass.CDZ, 1).expected();
    assertThat(run("--rules", "single").out())
        .startsWith("rules     soft 17 hit, double any, hands 4, insurance yes, naturals push yes,")
        .contains(
            "\ncards     52 are left: 4 A, 4 2,",
            "\nstrategy  CDZ-\n",
            String.format(
                Locale.ROOT,
                "%nExpected result of a round, %% of the wager: %.4f%n",
                100 * expected),
            "\nWhat it is worth to split\n",
            "\nWhat it is worth to insure half of the wager against an ace")
        .doesNotContain("worth to surrender", "\u001b");
  }

  @Test
  void json_has_the_same_doubles_as_the_library() throws IOException {
    String json = run("--rules", "single", "--format", "json").out();
    ExactAnalysis exact = ExactAnalysis.of(SINGLE, Composition.fullDeck(), StrategyClass.CDZ, 1);
    List<Double> wanted = new ArrayList<>(List.of(exact.expected()));
    for (int up : new int[] {2, 3, 4, 5, 6, 7, 8, 9, 10, 1}) {
      wanted.add(exact.expected(up));
    }
    assertThat(numbers(json, "expected")).isEqualTo(wanted);
    assertThat(json)
        .startsWith(
            "{\"kind\":\"analysis\",\"version\":1,\"game\":\"blackjack\",\"rules\":\"soft 17")
        .contains("{\"kind\":\"hard\",\"hand\":\"16\",\"up\":\"10\",\"letter\":\"H\"}")
        .contains("{\"hand\":\"16, later\",\"up\":\"10\",\"card\":\"H\",\"better\":\"stand\",");
  }

  private static String rounding(double cost, long minimum) {
    return String.format(
        Locale.ROOT,
        "Without rounding, which takes %.4f %% of a wager of %d, the minimum.%n",
        100 * cost,
        minimum);
  }

  @Test
  void one_line_says_what_rounding_takes_where_payments_for_the_minimum_are_rounded()
      throws IOException {
    ExactAnalysis exact = ExactAnalysis.of(SINGLE, Composition.fullDeck(), StrategyClass.CDZ, 1);
    double cost = exact.expected() - exact.expectedRoundedDown(5);
    assertThat(run("--rules", "single, minimum 5").out())
        .contains(percent(exact.expected()) + "\n" + rounding(cost, 5) + "\nBy up card");
    String json = run("--rules", "minimum 5, single", "--format", "json").out();
    assertThat(json).contains(",\"minimum\":5,\"rounding\":");
    assertThat(numbers(json, "rounding")).containsExactly(cost);
    for (String whole : List.of("single", "single, minimum 4")) {
      assertThat(run("--rules", whole).out()).doesNotContain("rounding");
    }
    assertThat(run("--rules", "single", "--format", "json").out())
        .contains(",\"minimum\":10,\"rounding\":0.0,");
  }

  @Test
  void reports_on_counts_say_what_rounding_takes_of_the_strategy_card() {
    ExactAnalysis basic = ExactAnalysis.of(SINGLE, Composition.fullDeck(), StrategyClass.BASIC, 1);
    String line = rounding(basic.expected() - basic.expectedRoundedDown(7), 7);
    String rules = "bankroll 100, hands 5, minimum 7, shuffle uniform, single";
    assertThat(run("--rules", rules, "--effects").out())
        .contains(percent(basic.expected()) + "\n" + line + "\nBy how much");
    assertThat(run("--rules", rules, "--count", "ko").out())
        .contains("\n\n" + line + "\nbetting correlation");
    assertThat(run("--rules", "single", "--effects").out()).doesNotContain("rounding");
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.4f", 100 * part);
  }

  private static List<Double> numbers(String json, String name) throws IOException {
    List<Double> found = new ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.VALUE_NUMBER_FLOAT && name.equals(parser.currentName())) {
          found.add(Double.valueOf(parser.getText()));
        }
      }
    }
    return found;
  }

  @Test
  void csv_has_every_value_of_every_decision_with_two_cards() {
    ExactAnalysis exact = ExactAnalysis.of(SINGLE, Composition.fullDeck(), StrategyClass.BASIC, 1);
    List<String> lines =
        run("--rules", "single", "--strategy", "BASIC", "--format", "csv").out().lines().toList();
    assertThat(lines.get(0))
        .isEqualTo("hand,up,chance,stand,hit,double,split,surrender,insurance,choice");
    assertThat(lines).hasSize(1 + 54 * 10);
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      int[] hand = Stream.of(cells[0].split("\\+", -1)).mapToInt(AnalyzeHouseTest::value).toArray();
      int up = value(cells[1]);
      int column = 3;
      for (Choice choice : Choice.values()) {
        String cell = cells[column++];
        OptionalDouble value =
            cell.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(cell));
        assertThat(value).isEqualTo(exact.values(up, hand).value(choice));
      }
      assertThat(cells[8])
          .isEqualTo(up == 1 ? Double.toString(exact.insurance(hand[0], hand[1])) : "");
      assertThat(cells[9]).hasToString(exact.choice(up, hand).toString());
    }
  }

  private static int value(String symbol) {
    return symbol.equals("A") ? 1 : Integer.parseInt(symbol);
  }

  @Test
  void threads_change_nothing() {
    String[] words = {"--rules", "downtown", "--strategy", "CDP", "--removed", "5 5 5 5 5 K"};
    assertThat(
            run(
                Stream.concat(Stream.of(words), Stream.of("--threads", "2"))
                    .toArray(String[]::new)))
        .isEqualTo(run(words));
    assertThat(run(words).out())
        .contains("98 are left: 8 A, 8 2, 8 3, 8 4, 3 5,", "strategy  CDP\n");
  }

  @Test
  void where_a_card_is_gone_altogether_there_is_nothing_in_its_place() {
    Run run = run("--rules", "single", "--removed", "A A A A");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\nA,2         -     -     -     -     -     -     -     -     -     -\n")
        .doesNotContain("\nA  ");
  }

  @Test
  void with_few_small_cards_insurance_pays() {
    assertThat(run("--rules", "single", "--removed", "2 2 2 3 3 3 4 4 4 5 5 5 6 6 6").out())
        .contains("\ninsurance: always\n");
    assertThat(run("--rules", "single", "--removed", "2 2 3 9").out())
        .contains("\ninsurance with hard ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"card.svg", "card.PNG"})
  void the_card_is_drawn_into_a_new_file(String name) throws IOException {
    Path file = folder.resolve(name);
    Run run = run("--rules", "single", "--format", "csv", "--chart", file.toString());
    assertThat(run).isEqualTo(run("--rules", "single", "--format", "csv"));
    byte[] picture = Files.readAllBytes(file);
    assertThat(new String(picture, 0, 5, ISO_8859_1))
        .isEqualTo(name.endsWith("svg") ? "<?xml" : "\u0089PNG\r");
    if (name.endsWith("svg")) {
      assertThat(new String(picture, UTF_8)).contains("blackjack: strategy card", ">Ds<", ">D*<");
    }
  }

  @Test
  void nothing_is_overwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.svg"), "mine");
    Run run = run("--rules", "single", "--chart", file.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "baize: " + file + ": the file exists and is not empty; nothing is overwritten\n");
    assertThat(file).hasContent("mine");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--rules;strp|Invalid value for option '--rules': \"strp\" is neither a preset, of which"
            + " there are classic, strip, downtown, single, european, nor a setting",
        "--rules;decks 9|Invalid value for option '--rules': decks \"9\": expected 1 to 8",
        "--rules;hit split aces yes|Invalid value for option '--rules': hit split aces yes: makes"
            + " no sense without hands 2 or more",
        "--rules;single;--removed;5 5 5 5 5|Invalid value for option '--removed': 5 times 5; a deck"
            + " has four",
        "--rules;decks 2;--removed;5 5 5 5 5 5 5 5 5|Invalid value for option '--removed': 9 times"
            + " 5; 2 decks have 8",
        "--rules;strip;--strategy;cdz|Invalid value for option '--strategy': no class of strategies"
            + " \"cdz\"; there are: CDZ-, CDP1, CDP, BASIC",
        "--rules;strip;--chart;card.pdf|Invalid value for option '--chart': \"card.pdf\" is not a"
            + " place for a chart; expected a file name that ends in .svg or .png",
        "--rules;strip;--chart;-|--chart \"-\" is not a place for a chart; expected a file",
        "--rules;strip;--threads;0|--threads 0: expected 1 to 1000",
        "--rules;strip;--threads;x|Invalid value for option '--threads': \"x\" is not a whole",
        "--strategy;CDP|--strategy: expected --rules with it",
        "--threads;2|--threads: expected --rules with it",
        "--chart;card.svg|--chart: expected --rules with it",
      })
  void what_makes_no_sense_is_refused_in_one_line(String words, String reason) {
    Run run = run(words.split(";"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: " + reason)
        .endsWith("; see baize analyze blackjack --help\n")
        .hasLineCount(1);
  }
}
