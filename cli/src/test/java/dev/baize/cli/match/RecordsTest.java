package dev.baize.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games are recorded, told again and played on. */
class RecordsTest {

  private static final String DAMAGED =
      " is cut off before the end of the line; without this unfinished line, the record can be"
          + " read\n";

  @TempDir Path folder;

  private String file() {
    return folder.resolve("game").toString();
  }

  private Run record(String in, String... namesAndTypes) {
    List<String> words = new ArrayList<>(List.of("--record", file()));
    words.addAll(List.of(Run.game(namesAndTypes)));
    return Run.as("euchre", in, words.toArray(String[]::new));
  }

  private static String withoutFirstLine(String text) {
    return text.substring(text.indexOf('\n') + 1);
  }

  @Test
  void a_record_changes_nothing_that_is_printed() {
    String[] players = {"王", "Random", "", "Simple", "-c", "Random", "D", "Simple"};
    assertThat(record("", players)).isEqualTo(Run.as("euchre", "", Run.game(players)));
  }

  @Test
  void a_replay_prints_the_transcript_without_the_arguments() {
    Run played = record("", "王", "Random", "", "Simple", "-c", "Random", "D", "Simple");
    assertThat(Run.of("replay", file())).isEqualTo(new Run(0, withoutFirstLine(played.out()), ""));
  }

  @Test
  void a_file_that_is_much_too_large_is_refused_unread() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file(), "rw")) {
      sparse.setLength(1L << 33);
    }
    assertThat(Run.of("replay", file()))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s cannot be read: it has 8589934592 bytes; expected 536870912 at most\n"
                    .formatted(file())));
  }

  @Test
  void a_demonstration_is_recorded_too() {
    Run played = Run.of("euchre", "--demo", "--seed", "3", "--record", file());
    assertThat(Run.of("replay", file())).isEqualTo(played);
  }

  @Test
  void a_game_that_is_over_resumes_with_nothing_to_do() throws IOException {
    Run played = record("", "A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    String text = Files.readString(Path.of(file()));
    assertThat(Run.of("resume", file())).isEqualTo(new Run(0, withoutFirstLine(played.out()), ""));
    assertThat(Path.of(file())).hasContent(text);
  }

  @Test
  void a_person_whose_input_ended_goes_on_where_it_did() throws IOException {
    String[] players = {"Ivan", "Human", "Judea", "Simple", "Kunle", "Simple", "Liskov", "Simple"};
    String answers = "pass 2 0 2 0 0";
    Run whole = Run.as("euchre", answers, Run.game(players));
    assertThat(whole.status()).isZero();
    Run ended = record("pass 2 0", players);
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err())
        .startsWith("baize: input ended at \"")
        .endsWith("\"; to go on (euchre, seed 0): baize resume " + file() + "\n");

    Run replayed = Run.of("replay", file());
    assertThat(replayed.status()).isZero();

    Run resumed = Run.as("baize", "2 0 0", "resume", file());
    assertThat(resumed.status()).isZero();
    assertThat(resumed.err()).isEmpty();
    assertThat(resumed.out()).startsWith(replayed.out());
    assertThat(Run.of("replay", file()).out()).isEqualTo(withoutPrompts(whole.out()));
  }

  private static String withoutPrompts(String transcript) {
    return withoutFirstLine(transcript).replaceAll("(?m)^Human player .*\n", "");
  }

  @Test
  void an_existing_file_is_not_overwritten() throws IOException {
    Files.writeString(Path.of(file()), "mine\n");
    assertThat(record("", "A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple"))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: "
                    + file()
                    + ": the file exists and is not empty; nothing is overwritten\n"));
    assertThat(Path.of(file())).hasContent("mine\n");
  }

  @Test
  void arguments_that_are_refused_leave_no_file() {
    Run run = Run.of("euchre", "--record", file(), "nosuch", "noshuffle", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(Path.of(file())).doesNotExist();
  }

  @Test
  void a_file_that_cannot_be_used_is_one_line() {
    assertThat(Run.of("replay", file()))
        .isEqualTo(new Run(1, "", "baize: " + file() + " cannot be read: there is no such file\n"));
    assertThat(Run.of("resume", folder.toString()))
        .isEqualTo(new Run(1, "", "baize: " + folder + " cannot be read: it is a folder\n"));
    assertThat(Run.of("euchre", "--demo", "--record", folder.toString()))
        .isEqualTo(new Run(1, "", "baize: " + folder + " cannot be written: it is a folder\n"));
  }

  @Test
  void a_damaged_record_is_one_line_with_its_number() throws IOException {
    record("", "A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    String text = Files.readString(Path.of(file()));
    Files.writeString(Path.of(file()), text.substring(0, text.length() - 4));
    int lines = (int) text.lines().count();
    for (String command : List.of("replay", "resume")) {
      Run run = Run.of(command, file());
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err()).startsWith("baize: " + file() + ":" + lines + ": ").endsWith(DAMAGED);
    }
  }

  @Test
  void a_record_of_a_player_that_is_not_present_is_replayed_but_not_resumed() throws IOException {
    Run played = record("", "A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    String text = Files.readString(Path.of(file()));
    Files.writeString(Path.of(file()), text.replace("Simple C", "Strange C"));
    assertThat(Run.of("replay", file()).out()).isEqualTo(withoutFirstLine(played.out()));
    Run resumed = Run.of("resume", file());
    assertThat(resumed.status()).isEqualTo(1);
    assertThat(resumed.err()).startsWith("baize: " + file() + ":7: ").contains("\"Strange\"");
  }
}
