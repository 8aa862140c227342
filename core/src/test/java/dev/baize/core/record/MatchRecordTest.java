package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Printable;
import dev.baize.core.toy.HighCardRules;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchRecordTest {

  private static final String WHOLE =
      """
      baize record 1
      game: HighCard
      rules: 2 seats, 1 rounds
      seed: -42
      player: Random Иван
      player: Watchful a\\\\b\\\\n

      play Five of Clubs
      play Ace of Clubs
      """;

  @TempDir Path folder;

  private static final Header HEADER =
      new Header(
          "HighCard",
          "2 seats, 1 rounds",
          Seed.of(-42),
          List.of(new Participant("Random", "Иван"), new Participant("Watchful", "a\\b\\n")));

  private static void refused(String text, int line, String problem) {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> MatchRecord.parse(text))
        .withMessage("line " + line + ": " + problem)
        .extracting(MalformedFileException::line)
        .isEqualTo(line);
  }

  @Test
  void the_golden_file_holds_what_was_played_byte_for_byte() throws IOException {
    Path file = folder.resolve("played.baize");
    Tables.record(file, Tables.header(new HighCardRules(2, 2), 42));
    try (InputStream golden = getClass().getResourceAsStream("/golden/record/high-card.baize")) {
      assertThat(golden).isNotNull();
      assertThat(Files.readString(file))
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void a_text_is_parsed_and_printed_again() {
    MatchRecord record = MatchRecord.parse(WHOLE);
    assertThat(record.header()).isEqualTo(HEADER);
    assertThat(record.header().names()).containsExactly("Иван", "a\\b\\n");
    assertThat(record.decisions())
        .containsExactly("play Five of Clubs", "play Ace of Clubs")
        .isUnmodifiable();
    assertThat(record.text()).isEqualTo(WHOLE);
    assertThat(record).hasToString("record of HighCard, 2 decisions");
  }

  @Test
  void a_record_that_nothing_was_decided_in_is_only_a_header() {
    MatchRecord record = MatchRecord.of(HEADER);
    assertThat(record.decisions()).isEmpty();
    assertThat(WHOLE).isEqualTo(record.text() + "play Five of Clubs\nplay Ace of Clubs\n");
  }

  @Test
  void records_are_equal_if_their_files_would_be() {
    MatchRecord record = MatchRecord.parse(WHOLE);
    MatchRecord same = MatchRecord.parse(WHOLE);
    assertThat(record).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(record)
        .isNotEqualTo(MatchRecord.of(HEADER))
        .isNotEqualTo(MatchRecord.parse(WHOLE.replace("-42", "42")))
        .isNotEqualTo(null);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "baize record 1  | Baize record 1 | 1 | \"Baize record 1\" begins no record; expected \"baize record 1\"",
        "baize record 1  | baize record 2 | 1 | \"baize record 2\" is a version that is not known here; expected \"baize record 1\"",
        "baize record 1  | baize record 10 | 1 | \"baize record 10\" is a version that is not known here; expected \"baize record 1\"",
        "game: HighCard   | game:pebbles   | 2 | \"game:pebbles\": expected \"game: …\"",
        "game: HighCard   | game: two words | 2 | game \"two words\": expected one word",
        "game: HighCard   | `game: `       | 2 | game \"\": expected one word",
        "rules:          | rule:          | 3 | \"rule: 2 seats, 1 rounds\": expected \"rules: …\"",
        "seed: -42       | seed: 042      | 4 | seed \"042\": expected a whole number from -9223372036854775808 to 9223372036854775807, in its shortest form",
        "seed: -42       | seed: 9223372036854775808 | 4 | seed \"9223372036854775808\": expected a whole number from -9223372036854775808 to 9223372036854775807, in its shortest form",
        "seed: -42       | seed: ٤٢       | 4 | seed \"٤٢\": expected a whole number from -9223372036854775808 to 9223372036854775807, in its shortest form",
        "player: Random Иван | player: Random | 5 | player \"Random\": expected a player, a space and a name",
        "player: Random Иван | `player:  Иван` | 5 | player \"\": expected one word",
        "player: Watchful  | prayer: Watchful | 6 | \"prayer: Watchful a\\\\b\\\\n\": expected \"player: …\" or an empty line",
        "play Ace of Clubs          | `play Ace of Clubs `      | 9 | decision \"play Ace of Clubs \": expected text without white space around it",
      })
  void a_line_that_is_not_as_it_must_be_is_named(
      String good, String bad, int line, String problem) {
    refused(WHOLE.replace(good, bad), line, problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\", "\\n", "\\x", "\\\\\\", "\\u0041", "\\uD83D"})
  void an_escape_that_would_not_be_written_is_refused(String name) {
    refused(
        WHOLE.replace("Иван", name),
        5,
        "name \"%s\": expected each backslash twice".formatted(name));
  }

  @Test
  void texts_in_a_header_have_a_greatest_length() {
    String longest = "x".repeat(200);
    assertThat(MatchRecord.parse(WHOLE.replace("Иван", longest)).header().names())
        .contains(longest);
    String begun = '"' + "x".repeat(60) + "…\" has ";
    String name = begun + "201 characters; expected 200 at most";
    refused(WHOLE.replace("Иван", longest + "x"), 5, "name " + name);
    refused(WHOLE.replace("player: Random", "player: x" + longest), 5, "player " + name);
    refused(WHOLE.replace("game: HighCard", "game: x" + longest), 2, "game " + name);
    refused(
        WHOLE.replaceFirst("rules: .*", "rules: " + "x".repeat(10_001)),
        3,
        "rules " + begun + "10001 characters; expected 10000 at most");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u001B[2J", "\u0007", "\u009B", "\u202E", "\u2066", "\u2028", "\u2029", "\t"})
  void a_name_that_a_terminal_would_obey_is_refused_in_a_record_and_for_one(String name) {
    String problem =
        "name \"%s\": expected one line of printable text".formatted(Printable.line(name));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Participant("Simple", name))
        .withMessage(problem);
    refused(WHOLE.replace("Иван", name), 5, problem);
  }

  @Test
  void an_empty_file_or_line_begins_no_record() {
    refused("", 1, "the file is empty; expected \"baize record 1\"");
    refused("\nx", 1, "\"\" begins no record; expected \"baize record 1\"");
  }

  @Test
  void an_empty_line_among_the_decisions_is_refused() {
    String problem = "an empty line; expected nothing after it but the end of the record";
    refused(WHOLE + "\nplay Two of Clubs\n", 10, problem);
    refused(WHOLE + "\n\n\nplay", 10, problem);
    refused(WHOLE.replace("\n\n", "\n\n\n"), 8, problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\n\n\n", "\r\n", "\n\r\n"})
  void empty_lines_at_the_end_do_not_matter(String end) {
    MatchRecord record = MatchRecord.parse(WHOLE);
    assertThat(MatchRecord.parse(WHOLE + end)).isEqualTo(record);
    String start = MatchRecord.of(HEADER).text();
    assertThat(MatchRecord.parse(start + end)).isEqualTo(MatchRecord.of(HEADER));
  }

  @Test
  void lines_may_end_as_windows_ends_them_and_a_byte_order_mark_may_precede_them()
      throws IOException {
    MatchRecord record = MatchRecord.parse(WHOLE);
    String windows = WHOLE.replace("\n", "\r\n");
    assertThat(MatchRecord.parse(windows)).isEqualTo(record);
    assertThat(MatchRecord.parse("\uFEFF" + WHOLE)).isEqualTo(record);
    assertThat(MatchRecord.parse("\uFEFF" + windows).text()).isEqualTo(WHOLE);
    assertThat(MatchRecord.parse(WHOLE.replace("Clubs\n", "Clubs\r\n"))).isEqualTo(record);
    Path file = Files.writeString(folder.resolve("windows"), "\uFEFF" + windows);
    assertThat(MatchRecord.read(file)).isEqualTo(record);
  }

  @Test
  void other_carriage_returns_and_byte_order_marks_are_refused() {
    String problem = "\" has a carriage return; expected lines to end in \\n";
    refused(
        WHOLE.replace("Ace of Clubs\n", "Ace of Clubs\r\r\n"),
        9,
        "\"play Ace of Clubs\\u000D" + problem);
    refused(WHOLE.replace("Ace of", "Ace\rof"), 9, "\"play Ace\\u000Dof Clubs" + problem);
    refused(
        "\uFEFF\uFEFF" + WHOLE,
        1,
        "a byte order mark precedes the line: another program has rewritten the file; expected it as"
            + " it was written");
    refused("\uFEFF", 1, "the file is empty; expected \"baize record 1\"");
  }

  @Test
  void a_stream_is_read_to_its_end_and_named() throws IOException {
    byte[] bytes = WHOLE.getBytes(StandardCharsets.UTF_8);
    assertThat(MatchRecord.read(new ByteArrayInputStream(bytes), "standard input"))
        .isEqualTo(MatchRecord.parse(WHOLE));
    byte[] bad = WHOLE.replace("seed: ", "seed ").getBytes(StandardCharsets.UTF_8);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> MatchRecord.read(new ByteArrayInputStream(bad), "standard input"))
        .withMessageStartingWith("standard input:4: \"seed -42\"");
  }

  @Test
  void a_header_that_ends_early_says_what_is_missing() {
    refused("baize record 1\n", 2, "the file ends early; expected \"game: …\"");
    refused(
        WHOLE.substring(0, WHOLE.indexOf("\n\n") + 1),
        7,
        "the file ends early; expected \"player: …\" or an empty line");
    refused("baize rec", 1, "\"baize rec\" is cut off before the end of the line");
    refused("baize record 1", 1, "\"baize record 1\" is cut off before the end of the line");
    refused("baize record 1\ngame: pe", 2, "\"game: pe\" is cut off before the end of the line");
  }

  @Test
  void a_decision_that_is_cut_off_is_to_be_removed() {
    refused(
        WHOLE + "play",
        10,
        "\"play\" is cut off before the end of the line; without this unfinished line, the"
            + " record can be read");
  }

  @Test
  void a_player_too_many_for_any_table_is_refused() {
    String players = String.join("", Collections.nCopies(63, "player: Random x\n"));
    refused(
        WHOLE.replace("player: Watchful", players + "player: Watchful"),
        69,
        "\"player: Watchful a\\\\b\\\\n\" is one player too many; expected 64 at most");
  }

  @Test
  void bytes_that_are_no_text_are_refused_with_their_place() throws IOException {
    Path file = folder.resolve("bytes");
    byte[] bytes = (WHOLE + "play é\n").getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 2] = 'e';
    Files.write(file, bytes);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> MatchRecord.read(file))
        .withMessage(file + ":10: \"play \uFFFDe\" is not UTF-8 text");
  }

  @Test
  void a_binary_file_is_shown_shortly_and_in_printable_characters() throws IOException {
    Path file = folder.resolve("binary");
    byte[] bytes = new byte[10_000_000];
    bytes[0] = (byte) 0xFF;
    bytes[1] = 0x1B;
    Files.write(file, bytes);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> MatchRecord.read(file))
        .withMessage(
            "%s:1: \"\uFFFD\\u001B%s…\" begins no record; expected \"baize record 1\""
                .formatted(file, "\\u0000".repeat(58)));
  }

  @Test
  void a_line_of_ten_megabytes_is_shown_shortly() {
    String line = "🂡".repeat(2_500_000);
    refused(
        WHOLE + line,
        10,
        "\"%s…\" is cut off before the end of the line; without this unfinished line, the"
                .formatted("🂡".repeat(30))
            + " record can be read");
  }

  @Test
  void a_record_of_ten_megabytes_is_read() {
    String decisions = "play Ace of Clubs\n".repeat(1_500_000);
    assertThat(MatchRecord.parse(MatchRecord.of(HEADER).text() + decisions).decisions())
        .hasSize(1_500_000);
  }

  @Test
  void equal_decisions_take_memory_once() {
    List<String> decisions = MatchRecord.parse(WHOLE + "play Five of Clubs\n").decisions();
    assertThat(decisions).hasSize(3);
    assertThat(decisions.get(2)).isSameAs(decisions.get(0));
  }

  @Test
  void the_character_that_stands_for_malformed_text_is_text() {
    assertThat(MatchRecord.parse(WHOLE + "play \uFFFD\n").decisions()).contains("play \uFFFD");
  }

  @Test
  void a_header_is_checked_before_it_can_be_written() {
    List<Participant> one = List.of(new Participant("Random", ""));
    Seed seed = Seed.of(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Header("two words", "rules", seed, one))
        .withMessage("game \"two words\": expected one word");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Header("HighCard", "two\nlines", seed, one))
        .withMessage("rules \"two\\u000Alines\": expected one line of text");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Header("HighCard", "half \uD83D", seed, one))
        .withMessage("rules \"half \\uD83D\": expected one line of text");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Header("HighCard", "rules", seed, List.of()))
        .withMessage("0 participants; expected 1 to 64");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new Header("HighCard", "rules", seed, Collections.nCopies(65, one.get(0))))
        .withMessage("65 participants; expected 1 to 64");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Participant("Simple Judea", "Judea"))
        .withMessage("player \"Simple Judea\": expected one word");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Participant("Sim\u001Bple", "Judea"))
        .withMessage("player \"Sim\\u001Bple\": expected one line of printable text");
  }

  @Test
  void a_file_that_is_not_there_or_is_a_folder_is_told_in_words() {
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> MatchRecord.read(folder.resolve("none")))
        .withMessage("%s cannot be read: there is no such file", folder.resolve("none"));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> MatchRecord.read(folder))
        .withMessage("%s cannot be read: it is a folder", folder);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> MatchRecord.read(folder.resolve("no").resolve("none")))
        .withMessage(
            "%s cannot be read: there is no folder %s",
            folder.resolve("no").resolve("none"), folder.resolve("no"));
  }

  @Test
  void moreDecisionsGiveTheRecordOfALongerText() {
    MatchRecord before = MatchRecord.parse(WHOLE);
    MatchRecord after = before.plus(List.of("play Two of Hearts", "play Six of Clubs"));

    assertThat(after)
        .isEqualTo(MatchRecord.parse(WHOLE + "play Two of Hearts\nplay Six of Clubs\n"));
    assertThat(before).isEqualTo(MatchRecord.parse(WHOLE));
  }

  @Test
  void aDecisionOfTwoLinesIsNotAdded() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MatchRecord.of(HEADER).plus(List.of("play Two\nof Hearts")))
        .withMessageContaining("expected one line of text");
  }
}
