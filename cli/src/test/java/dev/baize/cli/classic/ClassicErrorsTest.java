package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong classic arguments are answered as the specifications say: on standard output alone. */
class ClassicErrorsTest {

  private static final String USAGE_2024 =
      "Usage: euchre.exe PACK_FILENAME [shuffle|noshuffle] POINTS_TO_WIN NAME1 TYPE1 NAME2 TYPE2"
          + " NAME3 TYPE3 NAME4 TYPE4\n";
  private static final String USAGE_2015 =
      "Usage: euchre PACK_FILENAME [shuffle|noshuffle] POINTS TO WIN NAME1 NAME2 NAME3 NAME4\n";
  private static final String PLAYERS = "A Simple B Simple C Simple D Simple";

  @TempDir Path folder;

  private static Run run(String line) {
    return Run.as("./euchre", "", line.isEmpty() ? new String[0] : line.split(" ", -1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nosuch",
        "nosuch noshuffle 1 A Simple B Simple C Simple D",
        "nosuch noshuffle 1 A Simple B Simple C Simple D Simple more",
        "nosuch Shuffle 1 A Simple B Simple C Simple D Simple",
        "nosuch  1 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle 0 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle 101 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle -1 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle ten A Simple B Simple C Simple D Simple",
        "nosuch noshuffle 1.0 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle  A Simple B Simple C Simple D Simple",
        "nosuch noshuffle 99999999999 A Simple B Simple C Simple D Simple",
        "nosuch noshuffle 1 A Simple B Simple C Simple D Simplest",
        "nosuch noshuffle 1 A  B Simple C Simple D Simple",
      })
  void wrong_arguments_print_the_usage_line_before_the_pack_is_looked_for(String line) {
    assertThat(run(line)).isEqualTo(new Run(1, USAGE_2024, ""));
  }

  @Test
  void each_edition_has_its_own_usage_line() {
    assertThat(run("--edition 2015")).isEqualTo(new Run(1, USAGE_2015, ""));
    assertThat(run("--edition 2024")).isEqualTo(new Run(1, USAGE_2024, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "100", "007"})
  void any_whole_number_of_points_from_1_to_100_will_do(String points) {
    assertThat(run(Run.PACK + " noshuffle " + points + " " + PLAYERS).status()).isZero();
  }

  @Test
  void points_that_a_side_has_from_the_start_are_refused_in_one_line() {
    List<String> words =
        new ArrayList<>(List.of("--rules", "start 3:0", Run.PACK, "noshuffle", "2"));
    words.addAll(List.of(PLAYERS.split(" ", -1)));
    Run run = Run.as("./euchre", "", words.toArray(String[]::new));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("points 2", "more than the 3").hasLineCount(1);
  }

  @Test
  void the_case_of_a_type_does_not_matter() {
    assertThat(run(Run.PACK + " noshuffle 1 A SIMPLE B simple C sImPlE D rANDOM").status())
        .isZero();
  }

  @Test
  void a_pack_that_is_not_there_cannot_be_opened() {
    assertThat(run("no/such.in noshuffle 1 " + PLAYERS))
        .isEqualTo(new Run(1, "Error opening no/such.in\n", ""));
  }

  @Test
  void a_folder_and_an_empty_name_cannot_be_opened() {
    assertThat(run("src noshuffle 1 " + PLAYERS)).isEqualTo(new Run(1, "Error opening src\n", ""));
    assertThat(run(" noshuffle 1 " + PLAYERS)).isEqualTo(new Run(1, "Error opening \n", ""));
  }

  @Test
  void an_empty_pack_ends_too_early() throws IOException {
    assertThat(withPack("").out()).endsWith(": line 1: the pack ends after 0 cards; expected 24\n");
  }

  @Test
  void a_wrong_pack_says_what_is_wrong_on_which_line() throws IOException {
    List<String> cards = Files.readAllLines(Path.of(Run.PACK));
    cards.set(6, "Nine of Spades");
    Path pack = folder.resolve("pack");
    Run run = withPack(String.join("\n", cards));
    assertThat(run)
        .isEqualTo(
            new Run(
                1, "Error reading " + pack + ": line 7: Nine of Spades again, after line 1\n", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "\0", "\uD83C\uDCA1", "x "})
  void a_pack_of_ten_million_characters_is_refused_in_a_short_line(String text) throws IOException {
    Run run = withPack(text.repeat(10_000_000 / text.length()));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Error reading ").endsWith("\n").hasLineCount(1);
    assertThat(run.out().length()).isLessThan(500);
  }

  @Test
  void a_pack_of_arbitrary_bytes_is_refused() throws IOException {
    Path pack = Files.write(folder.resolve("pack"), new byte[] {(byte) 0xFF, 0, 10, (byte) 0xC3});
    assertThat(withPack(pack).out()).startsWith("Error reading " + pack + ": line 1: ");
  }

  private Run withPack(String text) throws IOException {
    Path pack = Files.writeString(folder.resolve("pack"), text);
    return withPack(pack);
  }

  private static Run withPack(Path pack) {
    String[] words = (" noshuffle 1 " + PLAYERS).split(" ", -1);
    words[0] = pack.toString();
    return Run.as("./euchre", "", words);
  }

  @Test
  void a_name_of_any_length_is_played_with_but_not_recorded_if_no_record_can_hold_it() {
    String name = "x".repeat(201);
    String[] game = Run.game(name, "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    Run played = Run.of(("euchre " + String.join(" ", game)).split(" "));
    assertThat(played.status()).isZero();
    assertThat(played.out()).contains("\n" + name + " ");
    Path file = folder.resolve("record");
    Run recorded = Run.of(("euchre --record " + file + " " + String.join(" ", game)).split(" "));
    assertThat(recorded)
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be written: name \"%s…\" has 201 characters; expected 200 at most\n"
                    .formatted(file, "x".repeat(60))));
    assertThat(file).doesNotExist();
  }
}
