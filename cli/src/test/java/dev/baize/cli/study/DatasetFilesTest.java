package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.Run;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of datasets: they go on where they stopped, and nothing else is overwritten. */
class DatasetFilesTest {

  private static final Registry CARDS = FlatHighCard.REGISTRY;
  private static final String GAMES = "HighCard Random --threads 1 --games 40";

  private Path folder;

  @BeforeTry
  @BeforeEach
  void make_folder() throws IOException {
    folder = Files.createTempDirectory("dataset");
  }

  @AfterTry
  @AfterEach
  void remove_folder() throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private static Path journal(Path file) {
    return Path.of(file + ".journal");
  }

  private static void cut(Path file, long length) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(length);
    }
  }

  private void goesOn(String format, double dataKept, double journalKept) throws IOException {
    Path file = file("cards." + format);
    byte[] whole = Rows.written(CARDS, GAMES, file);
    long heading = Files.readString(journal(file)).indexOf("written: ");
    long marks = Files.size(journal(file)) - heading;
    cut(file, Math.round(dataKept * (double) whole.length));
    cut(journal(file), heading + Math.round(journalKept * (double) marks));
    assertThat(Rows.written(CARDS, GAMES, file)).isEqualTo(whole);
    assertThat(Rows.run(CARDS, GAMES, file))
        .isEqualTo(new Run(0, file + " has games 0 to 39\n", ""));
  }

  @Property(tries = 25)
  void a_file_that_was_cut_off_anywhere_goes_on_to_the_same_bytes(
      @ForAll @DoubleRange(max = 1) double data, @ForAll @DoubleRange(max = 1) double journal)
      throws IOException {
    goesOn("jsonl.gz", data, journal);
  }

  @Property(tries = 10)
  void so_does_a_table_which_has_its_names_once(
      @ForAll @DoubleRange(max = 1) double data, @ForAll @DoubleRange(max = 1) double journal)
      throws IOException {
    goesOn("csv.gz", data, journal);
  }

  @Test
  void a_dataset_that_is_gone_begins_again() throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    Files.delete(file);
    assertThat(Rows.written(CARDS, GAMES, file)).isEqualTo(whole);
  }

  /** Fails at a turn of one game, and not if it is made whole. */
  private record Failing(boolean fails)
      implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String game() {
      return HighCard.NAME;
    }

    @Override
    public String name() {
      return "Failing";
    }

    @Override
    public String description() {
      return "fails in one game";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      Random sound = new Random(context);
      return view -> {
        if (fails && context.seed().value() % 16 == 0 && view.turn() > 20) {
          throw new IllegalStateException("tired");
        }
        return sound.decide(view);
      };
    }
  }

  private static Registry failing(boolean fails) {
    return new Registry(List.of(new FlatHighCard()), List.of(new Failing(fails)));
  }

  @Test
  void a_player_that_fails_is_one_line_and_the_games_before_stay() throws IOException {
    Path file = file("cards.jsonl.gz");
    String games = "HighCard Failing --threads 2 --games 40";
    Run run = Rows.run(failing(true), games, file);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .contains("Failing at seat ", " threw ", "; to play it alone: baize simulate HighCard ")
        .hasLineCount(1);
    assertThat(Rows.written(failing(false), games, file))
        .isEqualTo(Rows.written(failing(false), games, file("other.jsonl.gz")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--seed=1|it was begun with seed \"0\", and not \"1\"",
        "--games=41|it was begun with games to \"40\", and not \"41\"",
        "--shard=2/2|it was begun with games from \"0\", and not \"20\"",
        "--rules=2 seats, 1 rounds"
            + "|it was begun with rules \"4 seats, 2 rounds\", and not \"2 seats, 1 rounds\"",
      })
  void a_dataset_of_another_command_is_refused_with_what_differs(String other, String reason)
      throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, "HighCard Random --threads 1", file, "--games=40");
    byte[] said = Files.readAllBytes(journal(file));
    String[] more =
        other.startsWith("--games") ? new String[] {other} : new String[] {other, "--games=40"};
    assertThat(Rows.run(CARDS, "HighCard Random", file, more))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be continued: %s; nothing is overwritten\n"
                    .formatted(file, reason)));
    assertThat(file).hasBinaryContent(whole);
    assertThat(journal(file)).hasBinaryContent(said);
  }

  @Test
  void other_players_and_another_version_are_refused() throws IOException {
    Path file = file("cards.jsonl");
    Rows.written(CARDS, GAMES, file);
    assertThat(Rows.run(failing(false), GAMES.replace("Random", "Failing"), file).err())
        .contains(
            "it was begun with players \"Random, Random, Random, Random\", and not \"Failing,");
    String said = Files.readString(journal(file));
    Files.writeString(journal(file), said.replaceFirst("version: .*", "version: 0.0.1"));
    assertThat(Rows.run(CARDS, GAMES, file).err())
        .contains("it was begun with version \"0.0.1\", and not ");
    Files.writeString(journal(file), said.replaceFirst("advice: no", "advice: yes"));
    assertThat(Rows.run(CARDS, GAMES, file).err())
        .contains("it was begun with advice \"yes\", and not \"no\"");
  }

  @Test
  void a_dataset_that_was_changed_is_refused_and_stays() throws IOException {
    Path file = file("cards.jsonl");
    byte[] changed = Rows.written(CARDS, GAMES, file);
    changed[changed.length / 2] ^= 1;
    Files.write(file, changed);
    Run run = Rows.run(CARDS, GAMES, file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("baize: " + file + " cannot be continued: from its byte ")
        .contains(" on, it is not as it was written (to go on without that: truncate --size=")
        .endsWith(" " + file + "); nothing is overwritten\n");
    assertThat(file).hasBinaryContent(changed);
  }

  @Test
  void another_file_in_the_place_of_a_dataset_stays() throws IOException {
    Path file = file("cards.jsonl");
    Rows.written(CARDS, GAMES, file);
    String said = Files.readString(journal(file));
    Files.writeString(journal(file), said.substring(0, said.indexOf("written: ")));
    Files.writeString(file, "mine\n");
    Run run = Rows.run(CARDS, GAMES, file);
    assertThat(run.status()).isEqualTo(74);
    assertThat(run.err())
        .contains("cannot be continued: from its byte 0 on, it is not as it was written")
        .hasLineCount(1);
    assertThat(file).hasContent("mine\n");
  }

  @Test
  void what_was_written_behind_a_dataset_stays() throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    Files.writeString(file, "mine\n", StandardOpenOption.APPEND);
    Run run = Rows.run(CARDS, GAMES, file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("from its byte " + whole.length + " on, it is not as it was written");
    assertThat(Files.size(file)).isEqualTo(whole.length + 5);
  }

  @Test
  void what_is_beside_it_under_the_name_of_a_journal_stays() throws IOException {
    Path file = file("cards.jsonl");
    Files.writeString(journal(file), "mine\n");
    assertThat(Rows.run(CARDS, GAMES, file))
        .isEqualTo(
            new Run(
                1,
                "",
                ("baize: %s cannot be continued: its journal has the line \"mine\"; expected"
                        + " \"baize dataset 1\"; nothing is overwritten\n")
                    .formatted(file)));
    assertThat(journal(file)).hasContent("mine\n");
    Path other = file("other.jsonl");
    Rows.written(CARDS, GAMES, other);
    String said = Files.readString(journal(other)) + "written: 3 3 00000000\n";
    Files.writeString(journal(other), said);
    assertThat(Rows.run(CARDS, GAMES, other).err())
        .contains("its journal has the line \"written: 3 3 00000000\"; expected a later");
    assertThat(Files.readString(journal(other))).isEqualTo(said);
  }

  @Property(tries = 10)
  void a_journal_whose_lines_end_as_windows_ends_them_is_as_good_as_any(
      @ForAll @DoubleRange(max = 1) double data, @ForAll @DoubleRange(max = 1) double journal)
      throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    String said = Files.readString(journal(file)).replace("\n", "\r\n");
    long heading = said.indexOf("written: ");
    long kept = heading + Math.round(journal * (double) (said.length() - heading));
    Files.writeString(journal(file), said.substring(0, (int) kept));
    cut(file, Math.round(data * (double) whole.length));
    for (int run = 0; run < 3; run++) {
      assertThat(Rows.written(CARDS, GAMES, file)).isEqualTo(whole);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"written: 41 END 00000000", "written: 0 1 00000000"})
  void a_mark_outside_the_part_or_before_another_is_refused(String mark) throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    String line = mark.replace("END", Integer.toString(whole.length));
    String said = Files.readString(journal(file)) + line + "\n";
    Files.writeString(journal(file), said);
    Run run = Rows.run(CARDS, GAMES, file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains(" cannot be continued: its journal has the line \"" + line + '"')
        .contains("games 0 to 39")
        .hasLineCount(1);
    assertThat(Files.readString(journal(file))).isEqualTo(said);
    assertThat(file).hasBinaryContent(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "written: 0 0 00000000\n"})
  void a_mark_that_no_data_vouches_for_is_not_believed(String before) throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    String said = Files.readString(journal(file));
    String heading = said.substring(0, said.indexOf("written: "));
    Files.writeString(journal(file), heading + before + "written: 20 0 00000000\n");
    Files.write(file, new byte[0]);
    assertThat(Rows.written(CARDS, GAMES, file)).isEqualTo(whole);
  }

  @Test
  void a_journal_of_three_gigabytes_is_refused_in_a_line() throws IOException {
    Path file = file("cards.jsonl");
    Rows.written(CARDS, GAMES, file);
    long length = 3L << 30;
    try (RandomAccessFile sparse = new RandomAccessFile(journal(file).toFile(), "rw")) {
      sparse.setLength(length);
    }
    Run run = Rows.run(CARDS, GAMES, file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("its journal has a line of more than").hasLineCount(1);
    assertThat(Files.size(journal(file))).isEqualTo(length);
  }

  @Test
  void an_existing_file_is_not_overwritten_and_nothing_is_played() throws IOException {
    Path file = Files.writeString(file("mine.jsonl"), "mine\n");
    assertThat(Rows.run(CARDS, GAMES, file))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s: the file exists and is not empty; nothing is overwritten\n"
                    .formatted(file)));
    assertThat(file).hasContent("mine\n");
    assertThat(journal(file)).doesNotExist();
  }

  @Test
  void an_empty_file_is_filled() throws IOException {
    Path file = Files.createFile(file("cards.jsonl"));
    byte[] whole = Rows.written(CARDS, GAMES, file);
    assertThat(whole).isEqualTo(Rows.written(CARDS, GAMES, file("other.jsonl")));
  }

  @Test
  void a_link_a_folder_and_a_file_in_no_folder_are_one_line() throws IOException {
    Path mine = Files.writeString(file("mine"), "");
    Path link = Files.createSymbolicLink(file("link.jsonl"), mine);
    Path made = Files.createDirectory(file("folder.jsonl"));
    Path lost = file("no").resolve("cards.jsonl");
    assertThat(Rows.run(CARDS, GAMES, link).err())
        .isEqualTo("baize: %s cannot be written: it is a link\n".formatted(link));
    assertThat(Rows.run(CARDS, GAMES, made).err())
        .isEqualTo("baize: %s cannot be written: it is a folder\n".formatted(made));
    assertThat(Rows.run(CARDS, GAMES, lost).err())
        .isEqualTo(
            "baize: %s cannot be written: there is no folder %s\n".formatted(lost, file("no")));
    Path file = file("cards.jsonl");
    Files.createDirectory(journal(file));
    assertThat(Rows.run(CARDS, GAMES, file).err())
        .isEqualTo("baize: %s cannot be written: it is a folder\n".formatted(journal(file)));
    Files.delete(journal(file));
    Files.createSymbolicLink(journal(file), mine);
    assertThat(Rows.run(CARDS, GAMES, file).err())
        .isEqualTo("baize: %s cannot be written: it is a link\n".formatted(journal(file)));
    assertThat(mine).isEmptyFile();
    assertThat(file).doesNotExist();
  }

  @Test
  void a_link_that_takes_the_place_of_a_dataset_is_not_followed() throws IOException {
    Path file = file("cards.jsonl");
    Rows.written(CARDS, GAMES, file);
    Path moved = Files.move(file, file("moved"));
    Files.createSymbolicLink(file, moved);
    assertThat(Rows.run(CARDS, GAMES, file).err())
        .isEqualTo("baize: %s cannot be written: it is a link\n".formatted(file));
  }

  @Test
  void a_pipe_is_refused_at_once() throws Exception {
    Path pipe = file("pipe.jsonl");
    assumeTrue(
        new ProcessBuilder("sh", "-c", "mkfifo \"$0\"", pipe.toString()).start().waitFor() == 0,
        "a system without pipes");
    assertThat(Rows.run(CARDS, GAMES, pipe).err())
        .isEqualTo("baize: %s cannot be written: it is not a regular file\n".formatted(pipe));
  }

  @Test
  void a_name_that_no_file_can_have_is_refused_before_any_game() {
    Run run = Rows.run(CARDS, "HighCard Random --games 1e12", file("x".repeat(250) + ".jsonl"));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).endsWith(": File name too long\n").hasLineCount(1);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hands", "hands.json", "hands.gz", "hands.jsonl.zip", "jsonl"})
  void a_name_that_tells_no_format_is_refused(String name) {
    assertThat(Rows.run(CARDS, GAMES, file(name)))
        .isEqualTo(
            new Run(
                2,
                "",
                ("baize: --out %s: expected a file name that ends in .jsonl, .jsonl.gz, .csv or"
                        + " .csv.gz; see baize dataset --help\n")
                    .formatted(file(name))));
  }

  @Test
  void a_file_that_is_being_written_is_refused() throws IOException {
    Path file = file("cards.jsonl");
    byte[] whole = Rows.written(CARDS, GAMES, file);
    try (FileChannel writing = FileChannel.open(journal(file), StandardOpenOption.WRITE)) {
      writing.lock();
      assertThat(Rows.run(CARDS, GAMES, file).err())
          .isEqualTo(
              "baize: %s cannot be written: this process is writing it already\n"
                  .formatted(journal(file)));
    }
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void what_cannot_be_written_is_refused_before_any_game() {
    Path file = file("cards.jsonl");
    String large = "HighCard Random --games 1e12";
    assertThat(Rows.run(CARDS, large, file, "--advice").err())
        .isEqualTo(
            "baize: none of these players advises: Random, Random, Random, Random; see"
                + " baize dataset --help\n");
    assertThat(Rows.run(CARDS, large, file, "--seed=secret").err())
        .isEqualTo(
            "baize: --seed secret: expected a number with --out, which keeps it; see baize dataset"
                + " --help\n");
    assertThat(Rows.run(CARDS, large + " Random Random", file).err())
        .isEqualTo(
            "baize: 3 players for 4 seats; expected 1 or 2 or 4; see baize dataset --help\n");
    Run none = Run.with(CARDS, "dataset", "HighCard", "Random");
    assertThat(none)
        .isEqualTo(
            new Run(
                2, "", "baize: Missing required option: '--out=FILE'; see baize dataset --help\n"));
    assertThat(folder).isEmptyDirectory();
  }
}
