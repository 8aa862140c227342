package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.record.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bean trading at the command line: played, paused, resumed. */
class BeansTest {

  private static final String SEE = "; see baize beans --help\n";

  /** Enough first choices for any game. */
  private static final String FIRSTS = "1\n".repeat(200);

  @TempDir private Path folder;

  private static Run play(String in, String... words) {
    List<String> all = new ArrayList<>(List.of("beans", "--seed", "7"));
    all.addAll(List.of(words));
    return Run.as("baize", in, all.toArray(String[]::new));
  }

  @Test
  void computer_players_play_a_game_to_its_end() {
    Run run = play("", "Ann", "greedy", "Dave", "RANDOM");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Beans, seed 7\n\nAnn 0 coins\nDave 0 coins\n")
        .endsWith("\nAnn wins\n");
    assertThat(play("", "Ann", "greedy", "Dave", "RANDOM")).isEqualTo(run);
  }

  @Test
  void the_rules_can_be_set() {
    assertThat(play("", "A", "Greedy", "B", "Greedy").out()).contains("A's turn\nA draws a card\n");
    assertThat(play("", "A", "Greedy", "B", "Greedy", "--no-opening-draw").out())
        .contains("A's turn\nA plays ");
    assertThat(play("", "A", "Greedy", "B", "Greedy", "--final-sale").out())
        .containsPattern("[AB] sells [^\n]*\n\nA \\d+ coins?\nB \\d+ coins?\nDiscard");
  }

  @Test
  void without_a_seed_one_is_drawn_and_printed() {
    Run run = Run.of("beans", "A", "Random", "B", "Random");
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("(?s)Beans, seed -?\\d+\n.*");
    assertThat(Run.of("beans", "A", "Random", "B", "Random").out()).isNotEqualTo(run.out());
  }

  @Test
  void a_person_plays_against_a_program() {
    Run run = play(FIRSTS, "Ann", "Human", "Bob", "Greedy");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\nHand: ")
        .contains(" [1] play [2] stop or save [FILE]\n")
        .doesNotContain("press Enter");
  }

  @Test
  void two_people_are_asked_for_names_and_each_looks_at_a_hand_after_pressing_enter() {
    Run run = play("Ann\nDave\n\nmaybe\n2\n");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("Name of the first player:\nName of the second player:\nBeans, seed 7\n");
    int enter = run.out().indexOf("Ann, press Enter to look at your hand\n");
    int hand = run.out().indexOf("Hand: ");
    assertThat(enter).isPositive().isLessThan(hand);
    assertThat(run.out().substring(enter, hand)).contains("Ann 0 coins\nDave 0 coins\n");
    assertThat(run.err())
        .startsWith("\"maybe\" is not an answer; expected 1 to 2 or one of the words\n")
        .contains("baize: input ended at \"Ann, which card to discard:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"quit", "1", "undo now"})
  void what_is_typed_instead_of_enter_is_no_answer(String typed) {
    Run run = play("Ann\nDave\n" + typed + "\n\n2\n");
    assertThat(run.err())
        .startsWith(
            "\"%s\" is not an answer here; expected Enter alone, or save [FILE]\n"
                .formatted(typed));
    assertThat(run.out())
        .contains("Ann, press Enter to look at your hand\nAnn, press Enter to look at your hand\n")
        .contains("\nHand: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"save ", "pause  "})
  void a_game_is_saved_before_a_hand_is_looked_at(String word) throws IOException {
    Path file = folder.resolve("saved");
    Run run = play("Ann\nDave\n" + word + file + "\n");
    assertThat(run.status()).isZero();
    assertThat(run.out()).endsWith("hand\nSaved; go on with: baize resume " + file + "\n");
    assertThat(MatchRecord.read(file).decisions()).isEmpty();
  }

  @Test
  void the_hand_of_one_person_is_out_of_sight_when_the_other_looks() {
    String out = play("Ann\nDave\n\n" + "1\n\n".repeat(40)).out();
    String[] parts = out.split("\n{50}", -1);
    assertThat(parts.length).isGreaterThan(2);
    for (int i = 1; i < parts.length; i++) {
      String viewer = i % 2 == 1 ? "Ann" : "Dave";
      assertThat(parts[i]).contains(viewer + ", press Enter to look at your hand\n");
      assertThat(parts[i].lines().filter(line -> line.contains(": [1] ")))
          .allMatch(line -> line.startsWith(viewer + ", "));
    }
    String beforeDaveLooks = parts[2].substring(0, parts[2].indexOf("Hand: "));
    assertThat(beforeDaveLooks).contains("Ann discards ", "Ann lays out ", "Dave's turn\n");
  }

  @ParameterizedTest
  @CsvSource({"save", "pause"})
  void a_game_saved_at_a_prompt_goes_on_exactly(String word) {
    Run whole = play(FIRSTS, "Ann", "Human", "Bob", "Random");
    for (int answers : new int[] {0, 1, 5, 20}) {
      Path file = folder.resolve("saved-" + answers);
      String before = "1\n".repeat(answers) + word + " " + file + "\n";
      Run first = play(before, "Ann", "Human", "Bob", "Random");
      assertThat(first.status()).isZero();
      assertThat(first.err()).isEmpty();
      String told = "Saved; go on with: baize resume " + file + "\n";
      assertThat(first.out()).endsWith(told);
      String toPrompt = first.out().substring(0, first.out().length() - told.length());
      assertThat(whole.out()).startsWith(toPrompt);
      Run rest = Run.as("baize", FIRSTS, "resume", file.toString());
      assertThat(rest.status()).isZero();
      assertThat(transcript(rest.out())).isEqualTo(transcript(whole.out()));
    }
  }

  /** What is told to all: without the heading, and without what a person is shown. */
  private static String transcript(String out) {
    return Stream.of(out.split("\n", -1))
        .filter(line -> !line.startsWith("Hand: ") && !line.contains(": [1] "))
        .filter(line -> !line.startsWith("Beans, seed "))
        .reduce("", (text, line) -> text + line + "\n");
  }

  @Test
  void a_record_that_exists_is_refused_before_names_are_asked_and_no_other_is_begun()
      throws IOException {
    Path record = folder.resolve("record");
    assertThat(play("Ann\n", "--record", record.toString()).status()).isEqualTo(1);
    assertThat(record).doesNotExist();
    Files.writeString(record, "mine");
    assertThat(play("Ann\nBob\n", "--record", record.toString()))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: %s: the file exists and is not empty; nothing is overwritten\n"
                    .formatted(record)));
  }

  @Test
  void a_recorded_game_need_not_be_saved_and_loses_nothing_when_input_ends() throws IOException {
    String record = folder.resolve("record").toString();
    Run paused = play("1\n1\npause\n", "Ann", "Human", "Bob", "Greedy", "--record", record);
    assertThat(paused.status()).isZero();
    assertThat(paused.out()).endsWith("Saved; go on with: baize resume " + record + "\n");
    Run ended = Run.as("baize", "1\n", "resume", record);
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).startsWith("baize: input ended at \"Ann, ");
    assertThat(Files.readString(Path.of(record))).contains("Ann");
    assertThat(Run.as("baize", FIRSTS, "resume", record).status()).isZero();
    String whole = folder.resolve("whole").toString();
    assertThat(play(FIRSTS, "Ann", "Human", "Bob", "Greedy", "--record", whole).status()).isZero();
    assertThat(Path.of(record)).hasSameTextualContentAs(Path.of(whole));
    assertThat(Run.of("replay", record).status()).isZero();
  }

  @Test
  void an_existing_file_is_not_overwritten_and_the_question_is_asked_again() throws IOException {
    Path file = Files.writeString(folder.resolve("taken"), "mine");
    Run run = play("save " + file + "\n", "Ann", "Human", "Bob", "Greedy");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith(file + " exists and is not overwritten; name another file\nbaize: input ended");
    assertThat(run.out().lines().filter(line -> line.startsWith("Ann, "))).hasSize(2);
    assertThat(file).hasContent("mine");
    Run nowhere = play("save " + folder.resolve("no/where") + "\n", "A", "Human", "B", "Greedy");
    assertThat(nowhere.err()).startsWith("not saved: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ann Human Bob          | 3 arguments; expected NAME1 TYPE1 NAME2 TYPE2, or none",
        "Ann                    | 1 argument; expected NAME1 TYPE1 NAME2 TYPE2, or none",
        "Ann Human Bob Robot    | no beans player \"Robot\"; there are: Greedy, Human, Network,"
            + " Planner, Random, Thinker",
        "A Human B Human --sale | Unknown option: '--sale'",
      })
  void wrong_arguments_are_one_line(String line, String reason) {
    Run run = play("", line.strip().split(" ", -1));
    assertThat(run).isEqualTo(new Run(2, "", "baize: " + reason + SEE));
  }

  @Test
  void a_name_that_is_too_long_for_a_record_is_refused_or_asked_for_again() {
    String name = "x".repeat(201);
    String refusal =
        "name \"%s…\" has 201 characters; expected 200 at most".formatted("x".repeat(60));
    assertThat(play("", name, "Greedy", "Bob", "Greedy"))
        .isEqualTo(new Run(2, "", "baize: " + refusal + SEE));
    Run asked = Run.as("baize", name + "\nAnn\n", "beans", "--seed", "7");
    assertThat(asked.out())
        .startsWith("Name of the first player:\nName of the first player:\nName");
    assertThat(asked.err()).startsWith(refusal + "\n");
  }

  @Test
  void a_seed_that_is_none_is_one_line() {
    assertThat(Run.of("beans", "--seed", "x").err())
        .isEqualTo(
            "baize: Invalid value for option '--seed': \"x\" is not a seed; expected a "
                + "signed 64-bit number"
                + SEE);
  }
}
