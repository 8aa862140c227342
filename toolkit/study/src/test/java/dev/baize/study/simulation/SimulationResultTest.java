package dev.baize.study.simulation;

import static dev.baize.study.simulation.HighCards.RANDOM;
import static dev.baize.study.simulation.HighCards.SEED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Measure;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.text.MalformedFileException;
import dev.baize.core.toy.RandomProvider;
import dev.baize.study.statistics.SampleAccumulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results are written, read and merged without loss, and never mixed up. */
class SimulationResultTest {

  private static final StudySetup STUDY =
      new StudySetup("HighCard", "4 seats, 2 rounds", SEED, List.of("Random", "Мудрец \\o/"));
  private static final SimulationResult SMALL = small();

  private static final String TEXT =
      """
      baize result 1
      game: HighCard
      rules: 4 seats, 2 rounds
      seed: 42
      player: Random
      player: Мудрец \\o/
      asked: 0 10
      asked: 20 21
      played: 0 2
      measure: luck
      meaning: in points
      observations: 3
      sum: -2041
      squares: 4194329
      games: 2 4182041 -4086 5
      range: -2048 4
      value: -2051 -2048 1
      value: 3 3 1
      value: 4 4 1
      measure: nothing
      meaning:\s
      observations: 0
      sum: 0
      squares: 0
      games: 0 0 0 0
      range: 0 0
      crc32: c83a2fff
      """;

  private static SimulationResult small() {
    SampleAccumulator luck = new SampleAccumulator();
    luck.add(-2048);
    luck.add(3);
    luck.endGame();
    luck.add(4);
    luck.endGame();
    return new SimulationResult(
        STUDY,
        GameSet.of(GameRange.first(10)).plus(GameSet.of(GameRange.only(20))),
        GameSet.of(GameRange.first(2)),
        List.of(
            new Measurement(new Measure("luck", "in points"), luck.sample()),
            new Measurement(new Measure("nothing", ""), new SampleAccumulator().sample())));
  }

  @Test
  void a_result_is_the_same_whatever_digits_a_country_writes() {
    SimulationResult played = HighCards.result(0, 20);
    String text = played.text();
    Locale here = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(played.text()).isEqualTo(text);
      assertThat(SimulationResult.parse(played.text())).isEqualTo(played);
    } finally {
      Locale.setDefault(here);
    }
  }

  @Test
  void a_result_has_one_text() {
    assertThat(SMALL.text()).isEqualTo(TEXT);
    assertThat(SimulationResult.parse(TEXT)).isEqualTo(SMALL);
  }

  @Property(tries = 50)
  void what_is_written_is_read(
      @ForAll @LongRange(max = 100) long from, @ForAll @LongRange(max = 20) long games) {
    SimulationResult result = HighCards.result(from, from + games);
    assertThat(SimulationResult.parse(result.text())).isEqualTo(result);
  }

  @Test
  void a_result_is_read_from_a_file(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.result"), TEXT);
    assertThat(SimulationResult.read(file)).isEqualTo(SMALL);
    Files.writeString(file, TEXT.replace("sum: -2041", "sum: 1e3"));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.read(file))
        .withMessageStartingWith(file + ":13: \"1e3\": expected a whole number");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> SimulationResult.read(folder.resolve("b.result")))
        .withMessageContaining("b.result cannot be read: there is no such file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "baize result 1|baize result 2|1|version",
        "baize result 1|baize record 1|1|begins no result",
        "game: HighCard|name: HighCard|2|expected \"game: …\"",
        "seed: 42|seed: 042|4|shortest form",
        "player: Random|players: Random|5|expected \"player: …\"",
        "player: Random|player: Ran\u2066dom|5|expected one line of printable text",
        "asked: 0 10|asked: 0|7|expected 2 numbers",
        "asked: 0 10|asked: -1 10|7|number \"-1\"",
        "asked: 0 10|asked: 10 0|7|ascending",
        "asked: 20 21|asked: 10 21|7|gaps",
        "observations: 3|observations: -3|12|observations \"-3\"",
        "observations: 3|observations: 4|10|no observations have this",
        "sum: -2041|sum: -02041|13|shortest form",
        "games: 2|games: 2 2|15|expected 4 numbers",
        "range: -2048|range: -3000|10|least -3000",
        "value: 3 3 1|value: 3 4 1|10|count above 0 of a bucket",
        "value: 3 3 1|valve: 3 3 1|18|expected \"value: …\" or \"measure: …\" or \"crc32: …\"",
        "sum: -2041|sum: -2042|27|the lines above are not as they were written",
        "meaning: in points|meaning: in coins|27|the lines above are not as they were written",
        "crc32: |sum: |27|expected",
      })
  void a_damaged_line_is_named(String found, String damaged, int line, String problem) {
    String text = TEXT.replaceFirst(found, damaged);
    assertThat(text).isNotEqualTo(TEXT);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.parse(text))
        .withMessageStartingWith("line " + line + ": ")
        .withMessageContaining(problem)
        .satisfies(e -> assertThat(e.line()).isEqualTo(line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "windows | 1 | ends in CR LF: another program has rewritten",
        "marked  | 1 | a byte order mark precedes the line: another program has rewritten",
        "longer  | 28 | expected nothing after the checksum",
        "middle  | 13 | has a carriage return: another program has rewritten"
      })
  void a_result_that_an_editor_has_rewritten_says_what_happened(
      String edit, int line, String problem) {
    String edited =
        switch (edit) {
          case "windows" -> TEXT.replace("\n", "\r\n");
          case "marked" -> "\uFEFF" + TEXT;
          case "longer" -> TEXT + "\n";
          default -> TEXT.replace("sum: -2041\n", "sum: -2041\r\n");
        };
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.parse(edited))
        .withMessageStartingWith("line " + line + ": ")
        .withMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource({
    "game, 2, game, 200",
    "rules, 3, rules, 10000",
    "player, 5, player, 200",
    "measure, 10, measure, 200",
    "meaning, 10, meaning, 1000"
  })
  void a_text_that_is_too_long_is_named(String key, int line, String what, int longest) {
    String text =
        TEXT.replaceFirst("\n" + key + ": .*", "\n" + key + ": " + "x".repeat(longest + 1));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.parse(text))
        .withMessage(
            "line %d: %s \"%s…\" has %d characters; expected %d at most",
            line, what, "x".repeat(60), longest + 1, longest);
  }

  @Test
  void an_entrant_has_a_name_that_a_result_can_hold() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Entrant.of("x".repeat(201), new RandomProvider()::create))
        .withMessageEndingWith(" has 201 characters; expected 200 at most");
  }

  @Test
  void numbers_that_do_not_fit_together_are_refused_although_the_checksum_is_right() {
    String text = TEXT.replace("played: 0 2", "played: 0 12");
    String lines = text.substring(text.indexOf('\n') + 1, text.indexOf("crc32"));
    CRC32 sum = new CRC32();
    sum.update(lines.getBytes(StandardCharsets.UTF_8));
    String other = text.replaceFirst("crc32: .*", "crc32: %08x".formatted(sum.getValue()));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.parse(other))
        .withMessageStartingWith("line 27: played games 0 to 11; expected some of");
  }

  /** Whatever one byte is changed to, the reader notices; so it does if the file ends early. */
  @Property
  void no_change_of_a_byte_goes_unnoticed(@ForAll int place, @ForAll int change) {
    char[] chars = TEXT.toCharArray();
    int at = Math.floorMod(place, chars.length);
    char other = (char) (' ' + Math.floorMod(change, 95));
    if (chars[at] != other) {
      chars[at] = other;
      assertRefused(new String(chars));
    }
    assertRefused(TEXT.substring(0, at));
    assertRefused(TEXT + TEXT.substring(at));
  }

  private static void assertRefused(String text) {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> SimulationResult.parse(text));
  }

  @Test
  void a_result_is_complete_if_all_that_was_asked_was_played() {
    assertThat(SMALL.isComplete()).isFalse();
    assertThat(HighCards.result(3, 5).isComplete()).isTrue();
  }

  @Test
  void a_part_of_more_is_complete_once_the_rest_is_merged() {
    GameSet all = GameSet.of(GameRange.first(7));
    SimulationResult part = HighCards.result(0, 4).partOf(all);
    assertThat(part.isComplete()).isFalse();
    assertThat(part.merge(HighCards.result(4, 7).partOf(all)).text())
        .isEqualTo(HighCards.result(0, 7).text());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> part.partOf(GameSet.of(GameRange.first(3))));
  }

  @Test
  void a_run_that_was_cut_short_is_made_whole_by_the_rest() {
    SimulationResult whole = HighCards.result(0, 10);
    SimulationResult beginning = HighCards.result(0, 4);
    SimulationResult cut =
        new SimulationResult(
            beginning.setup(), whole.requested(), beginning.completed(), beginning.measurements());
    assertThat(cut.isComplete()).isFalse();
    assertThat(cut.merge(HighCards.result(4, 10)).text()).isEqualTo(whole.text());
  }

  @Test
  void results_that_do_not_belong_together_are_not_merged() {
    SimulationResult result = HighCards.result(0, 5);
    assertNotMerged(result, HighCards.result(4, 6), "both have game 4");
    assertNotMerged(
        result,
        HighCards.simulation(List.of(RANDOM)).play(GameRange.only(7), 1, new Progress()),
        "players");
    assertNotMerged(SMALL, of(new StudySetup("Other", "", SEED, List.of())), "game");
    assertNotMerged(SMALL, of(new StudySetup("HighCard", "", SEED, List.of())), "rules");
    assertNotMerged(
        SMALL, of(new StudySetup("HighCard", STUDY.rules(), Seed.of(1), List.of())), "seed \"42\"");
    assertNotMerged(SMALL, of(STUDY), "measures");
  }

  private static SimulationResult of(StudySetup study) {
    GameSet none = new GameSet(List.of());
    return new SimulationResult(study, none, none, List.of());
  }

  @Test
  void the_case_of_a_games_name_does_not_keep_results_apart() {
    SimulationResult upper = HighCards.result(0, 4);
    SimulationResult other = HighCards.result(4, 10);
    StudySetup study = other.setup();
    SimulationResult lower =
        new SimulationResult(
            new StudySetup("highcard", study.rules(), study.seed(), study.players()),
            other.requested(),
            other.completed(),
            other.measurements());
    assertThat(upper.merge(lower)).isEqualTo(HighCards.result(0, 10));
    assertThat(lower.merge(upper)).isEqualTo(HighCards.result(0, 10));
  }

  private static void assertNotMerged(SimulationResult one, SimulationResult two, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> one.merge(two))
        .withMessageContaining(why);
  }

  @Test
  void results_are_of_games_that_were_asked_for_and_measures_that_can_be_written() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new SimulationResult(
                    STUDY,
                    GameSet.of(GameRange.first(2)),
                    GameSet.of(GameRange.first(3)),
                    List.of()));
    for (Measure measure : List.of(new Measure("a\nb", ""), new Measure("a", "b\n"))) {
      Measurement measurement = new Measurement(measure, new SampleAccumulator().sample());
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  new SimulationResult(
                      STUDY, SMALL.requested(), SMALL.completed(), List.of(measurement)));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StudySetup("two\nlines", "", SEED, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StudySetup("", "two\nlines", SEED, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StudySetup("", "", SEED, List.of("two\nlines")));
  }
}
