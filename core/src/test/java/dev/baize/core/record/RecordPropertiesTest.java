package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.text.Printable;
import dev.baize.core.toy.HighCardRules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class RecordPropertiesTest {

  private static final int HEADER_LINES = 7;

  private static byte[] played(HighCardRules rules, long seed) throws IOException {
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("game.baize");
      Tables.record(file, Tables.header(rules, seed));
      return Files.readAllBytes(file);
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static int lines(byte[] bytes, int length) {
    int lines = 0;
    for (int i = 0; i < length; i++) {
      lines += bytes[i] == '\n' ? 1 : 0;
    }
    return lines;
  }

  /** All that can be wrong with a text, short of players that are not present. */
  private static void parse(String text) {
    RecordedMatch.of(MatchRecord.parse(text), Tables.REGISTRY).replay();
  }

  @Property(tries = 100)
  void a_match_that_is_written_and_read_replays_as_it_was_played(
      @ForAll("rules") HighCardRules rules, @ForAll long seed) throws IOException {
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("game.baize");
      MatchRecord record = MatchRecord.of(Tables.header(rules, seed));
      StringBuilder played = new StringBuilder();
      var match = RecordedMatch.of(record, Tables.REGISTRY).transcript(played);
      String end;
      try (RecordWriter writer = RecordWriter.create(file, record)) {
        var live = match.listen(writer).resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of());
        live.play();
        end = live.snapshot().position();
      }
      StringBuilder replayed = new StringBuilder();
      var game =
          RecordedMatch.of(MatchRecord.read(file), Tables.REGISTRY).transcript(replayed).replay();
      assertThat(game.isOver()).isTrue();
      assertThat(game.position()).isEqualTo(end);
      assertThat(replayed).hasToString(played.toString());
      assertThat(MatchRecord.read(file).text()).isEqualTo(Files.readString(file));
    }
  }

  @Property(tries = 100)
  void a_record_cut_after_any_line_of_its_decisions_resumes_to_the_same_bytes(
      @ForAll("rules") HighCardRules rules, @ForAll long seed, @ForAll @IntRange int at)
      throws IOException {
    byte[] whole = played(rules, seed);
    List<Integer> ends = new ArrayList<>();
    for (int i = text(whole).indexOf("\n\n") + 2; i <= whole.length; i++) {
      if (whole[i - 1] == '\n') {
        ends.add(i);
      }
    }
    int cut = ends.get(Math.floorMod(at, ends.size()));
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("cut.baize");
      Files.write(file, Arrays.copyOf(whole, cut));
      Tables.resume(file);
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
  }

  @Property(tries = 100)
  void a_record_that_was_edited_elsewhere_resumes_to_the_same_match(
      @ForAll("rules") HighCardRules rules,
      @ForAll long seed,
      @ForAll @IntRange int at,
      @ForAll("edits") String edit)
      throws IOException {
    byte[] whole = played(rules, seed);
    MatchRecord all = MatchRecord.parse(text(whole));
    int kept = Math.floorMod(at, all.decisions().size() + 1);
    MatchRecord part = MatchRecord.of(all.header()).plus(all.decisions().subList(0, kept));
    String end = edit.contains("CR") ? "\r\n" : "\n";
    String edited =
        edit.substring(0, edit.indexOf(' ')).replace("BOM", "\uFEFF")
            + part.text().replace("\n", end)
            + end.repeat(edit.endsWith("line") ? 1 : 0);
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("edited.baize");
      Files.writeString(file, edited);
      try (RecordWriter writer = RecordWriter.append(file, part)) {
        writer.cut(part, kept / 2);
      }
      MatchRecord half = MatchRecord.of(all.header()).plus(all.decisions().subList(0, kept / 2));
      assertThat(MatchRecord.read(file)).isEqualTo(half);
      assertThat(edited).startsWith(Files.readString(file));
      Files.writeString(file, edited);
      Tables.resume(file);
      assertThat(MatchRecord.read(file)).isEqualTo(all);
      String added = all.text().substring(part.text().length());
      String before =
          edited.substring(0, edited.length() - (edit.endsWith("line") ? end.length() : 0));
      assertThat(Files.readString(file)).isEqualTo(added.isEmpty() ? edited : before + added);
    }
  }

  @Provide
  Arbitrary<String> edits() {
    return Arbitraries.of(
        " LF", " LF, line", " CR", " CR, line", "BOM LF", "BOM LF, line", "BOM CR", "BOM CR, line");
  }

  @Property(tries = 20)
  void a_record_cut_anywhere_else_is_refused_with_the_number_of_the_line(
      @ForAll("rules") HighCardRules rules, @ForAll long seed) throws IOException {
    byte[] whole = played(rules, seed);
    int header = text(whole).indexOf("\n\n") + 2;
    for (int cut = 0; cut < whole.length; cut++) {
      String rest = text(Arrays.copyOf(whole, cut));
      if (cut >= header && whole[cut - 1] == '\n') {
        parse(rest);
      } else {
        assertThatExceptionOfType(MalformedFileException.class)
            .isThrownBy(() -> parse(rest))
            .extracting(MalformedFileException::line)
            .isEqualTo(lines(whole, cut) + 1);
      }
    }
  }

  @Property(tries = 500)
  void a_corrupted_line_is_refused_with_its_number_or_tells_of_another_match(
      @ForAll long seed,
      @ForAll @IntRange(max = 1_000_000) int where,
      @ForAll("corruptions") String with)
      throws IOException {
    String[] whole = text(played(new HighCardRules(2, 4), seed)).split("\n", -1);
    int line = 1 + Math.floorMod(where, whole.length - 1);
    String[] lines = whole.clone();
    lines[line - 1] = with.replace("<line>", whole[line - 1]);
    String corrupted = String.join("\n", lines);
    try {
      MatchRecord other = MatchRecord.parse(corrupted);
      assertThat(corrupted.replace("\r\n", "\n")).isIn(other.text(), other.text() + "\n");
      RecordedMatch.of(other, Tables.REGISTRY).replay();
    } catch (MissingProviderException e) {
      assertThat(line).isEqualTo(Header.GAME_LINE);
      assertThat(e).hasMessageStartingWith("line 2: no game ");
    } catch (MalformedFileException e) {
      assertThat(e.line()).isGreaterThanOrEqualTo(line);
      if (e.line() > line && line > HEADER_LINES) {
        parse(String.join("\n", Arrays.copyOf(lines, e.line() - 1)) + "\n");
      }
    }
  }

  @Provide
  Arbitrary<String> corruptions() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            "",
            "play Two of Clubs",
            "play Ten of Hearts",
            "play Ace of Spades",
            "play Ace of",
            "<line> ",
            " <line>",
            "<line>x",
            "x<line>",
            "<line><line>",
            "<line>\r",
            "PLAY Two of Clubs",
            "player: Random x",
            "seed: 7",
            "game: HighCard",
            "rules: 2 seats, 5 rounds",
            "baize record 2",
            "\u0000",
            "<line>\uFFFD"),
        Arbitraries.strings().map(text -> text.replaceAll("[\\n\\p{Cs}]", "?")));
  }

  @Property
  void any_name_survives(@ForAll("names") String name, @ForAll long seed) throws IOException {
    Header header =
        new Header(
            "HighCard",
            "2 seats, 1 rounds",
            Seed.of(seed),
            List.of(new Participant("Random", name), new Participant("Watchful", "")));
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("game.baize");
      RecordWriter.create(file, MatchRecord.of(header)).close();
      MatchRecord read = MatchRecord.read(file);
      assertThat(read.header()).isEqualTo(header);
      assertThat(read.header().names()).containsExactly(name, "");
    }
  }

  @Provide
  Arbitrary<HighCardRules> rules() {
    return Combinators.combine(
            Arbitraries.integers().between(2, 4), Arbitraries.integers().between(1, 4))
        .as(HighCardRules::new);
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(12).filter(Printable::isLine),
        Arbitraries.strings().withChars('\\', 'n', 'r', 'u', 'D', '8', '0', ' ').ofMaxLength(12));
  }
}
