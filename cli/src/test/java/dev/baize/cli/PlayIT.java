package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.play.Typist;
import dev.baize.cli.play.Window;
import dev.baize.core.table.StyledText;
import dev.baize.table.Theme;
import dev.baize.terminal.Screens;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that are played by keys in a real terminal of 80 by 24. */
@Tag("ci")
class PlayIT {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/play");
  private static final String BAIZE = "\"a 'project'/baize\" play ";
  private static final String EUCHRE = "euchre --points 1 --opponents Simple --seed 1 --pace 0";
  private static final Map<String, String> SIGNS = Map.of("LC_ALL", "C.UTF-8");
  private static final Map<String, String> LETTERS = Map.of("LC_ALL", "C", "NO_COLOR", "1");

  /** What a hint says, up to the values of all decisions. */
  private static final Pattern HINT =
      Pattern.compile("(?: would |There is no choice: )([^.]+(?:\\([0-9]+\\)[^.]*)?)\\.");

  /** The cursor goes to where the screen is painted from. */
  private static final String HOME = "\u001b[H";

  /** The terminal shows its second screen. */
  private static final String SECOND_SCREEN = Pattern.quote("\u001b[?1049h");

  @TempDir static Path folder;

  private static Checkout project;

  @BeforeAll
  static void build() throws Exception {
    assumeTrue(Window.isSupported(), "script of util-linux opens the terminal");
    project = Checkout.started(folder);
    project.linkClone();
    // Whoever has a folder of data does not start for the first time.
    Files.createDirectories(Path.of(project.environment().get("XDG_DATA_HOME"), "baize"));
  }

  private static Window window(Map<String, String> more, String command) throws Exception {
    return new Window(folder, environment(more), command);
  }

  /** Also without the optimizing compiler, which costs more than it saves in games so short. */
  private static Map<String, String> environment(Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(project.environment());
    environment.put("BAIZE_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    environment.putAll(more);
    return environment;
  }

  @ParameterizedTest
  @CsvSource({
    "euchre, euchre --points 3 --opponents Simple --seed 1 --pace 0",
    "euchre-classic, euchre --rules classic --points 3 --opponents Simple --seed 5 --pace 0",
    "euchre-online, euchre --rules online --points 4 --opponents Expert --seed 12 --pace 0",
    "blackjack, blackjack --hands 4 --seed 36 --pace 0",
    "blackjack-classic, blackjack --rules classic --hands 5 --seed 1 --pace 0",
    "blackjack-downtown, blackjack --rules downtown --hands 3 --seed 3 --pace 0",
    "blackjack-single, blackjack --rules single --hands 3 --seed 1 --pace 0",
    "blackjack-european, blackjack --rules european --hands 3 --seed 14 --pace 0",
    "beans, beans --opponents Greedy --seed 1 --pace 0",
    "kuhn, kuhn --players examples/kuhn --seed 1 --pace 0"
  })
  void a_whole_game_shows_the_same_screens_in_colour_and_in_letters(String game, String words)
      throws Exception {
    Path golden = GOLDEN.resolve(game);
    for (Map<String, String> look : List.of(SIGNS, LETTERS)) {
      try (Window window = window(look, BAIZE + words)) {
        Typist typist = new Typist();
        for (String question = window.question();
            !question.isEmpty();
            question = window.question()) {
          window.answer(typist.answer(question));
        }
        assertThat(window.status()).isZero();
        Screens screens = Screens.of(window.output());
        String text = String.join("----\n", screens.answered()) + "====\n" + screens.text();
        // To be looked at, and copied if it is as it should be.
        Files.writeString(Files.createDirectories(Path.of("target/play")).resolve(game), text);
        String expected = Files.readString(golden);
        assertThat(text).isEqualTo(look.equals(SIGNS) ? expected : letters(expected));
        assertThat(screens.coloured()).isEqualTo(look.equals(SIGNS));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "euchre --points 2 --opponents Simple --hints Expert, 60, 18",
    "blackjack --hands 3, 60, 18",
    "beans --opponents Greedy --hints Greedy, 60, 18",
    "euchre --points 1 --opponents Simple --hints Expert, 140, 45"
  })
  void whoever_follows_the_hints_finishes_a_game_in_a_window_of_any_size(
      String words, int columns, int rows) throws Exception {
    String command = BAIZE + words + " --seed 1 --pace 0 --no-confirm";
    try (Window window = new Window(folder, environment(SIGNS), columns, rows, command)) {
      String question = window.question();
      int answers = 0;
      while (!question.isEmpty() && !question.contains("The game is over")) {
        assertThat(answers++).as("%s", question).isLessThan(500);
        window.answer("hint");
        window.question();
        String output = window.output();
        String painted = output.substring(output.lastIndexOf(HOME));
        String screen = Screens.of(painted, columns, rows).text().replaceAll("\\s+", " ");
        Matcher hint = HINT.matcher(screen);
        assertThat(hint.find()).as(screen).isTrue();
        window.answer(hint.group(1));
        question = window.question();
      }
      window.answer("");
      assertThat(window.status()).isZero();
    }
  }

  private static String letters(String text) {
    return Theme.LETTERS.write(StyledText.of(text)).plain();
  }

  @Test
  void a_game_without_a_table_is_saved_and_resumed() throws Exception {
    String play = "--players examples/hearts hearts --opponents Ducker --hints Ducker --seed 1";
    try (Window window = window(LETTERS, BAIZE + play + " --pace 0")) {
      window.answers("hint", "1", "2", "3", "save kept", "quit");
      assertThat(window.status()).isZero();
      Screens screens = Screens.of(window.output());
      assertThat(screens.answered().get(1)).contains(" Ducker would pass Ace of ");
      assertThat(screens.text())
          .endsWith("Go on with: baize --players examples/hearts play --resume kept\n");
    }
    String resume = "--players examples/hearts --resume kept --pace 0";
    try (Window window = window(LETTERS, BAIZE + resume)) {
      window.answers("1", "quit");
      assertThat(window.status()).isZero();
      assertThat(String.join("", Screens.of(window.output()).answered()))
          .contains("You in secret: pass ")
          .doesNotContain("Seat 2 in secret");
    }
  }

  @Test
  void the_page_on_blackjack_shows_its_table() throws Exception {
    String golden = Files.readString(GOLDEN.resolve("blackjack"));
    String asked = "Third hand: hit [h], stand [s], double [d]:";
    int end = golden.indexOf(asked) + asked.length();
    String shown = golden.substring(golden.lastIndexOf("----\n", end) + "----\n".length(), end);
    assertThat(Files.readString(Path.of("..", "docs", "blackjack.md"))).contains(shown + "\n```");
  }

  @Test
  void the_history_of_a_game_is_told_in_the_words_of_the_table() throws Exception {
    try (Window window =
        window(LETTERS, BAIZE + "blackjack --rules classic --hands 1 --seed 1 --pace 0")) {
      window.answers("", "stand", "history");
      window.await(text -> text.contains("Enter returns to the table"));
      assertThat(Screens.of(window.output()).text())
          .contains("The cards are shuffled.", "Hand 1: You bet 5. You are dealt ")
          .contains(" 6 against 17. You lose 5.\n")
          .contains("\n\n You began with 200 and have 195 after 1 hand.\n");
      window.press("\r");
      window.question();
      window.answer("");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .isEqualTo("You began with 200 and have 195 after 1 hand.\n");
    }
  }

  @Test
  void a_log_waits_until_the_table_has_left_the_screen() throws Exception {
    String game = "blackjack --rules classic --hands 1 --seed 1 --pace 0";
    String saved = " DEBUG RecordWriter record created file=saved\n";
    List<List<String>> screens = new ArrayList<>();
    for (String option : List.of("", " --verbose")) {
      try (Window window = window(LETTERS, BAIZE + game + option)) {
        window.answers("save saved", "", "stand", "");
        assertThat(window.status()).isZero();
        Screens shown = Screens.of(window.output());
        screens.add(shown.answered());
        assertThat(shown.text().contains(saved)).isEqualTo(!option.isEmpty());
        Files.delete(folder.resolve("saved"));
      }
    }
    assertThat(screens.get(1)).isEqualTo(screens.get(0));
  }

  @Test
  void ctrl_c_leaves_at_once_and_gives_the_terminal_back() throws Exception {
    try (Window window =
        window(
            LETTERS,
            "trap : INT; stty -a >before; " + BAIZE + EUCHRE + "; s=$?; stty -a >after; exit $s")) {
      window.question();
      window.press("\u0003");
      assertThat(window.status()).isEqualTo(130);
      assertThat(Screens.of(window.output()).text())
          .endsWith("You have decided nothing, so there is nothing to go on with.\n");
      assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
    }
  }

  @Test
  void a_recorded_game_is_left_at_once_and_resumed() throws Exception {
    try (Window window = window(LETTERS, BAIZE + EUCHRE + " --record left")) {
      window.question();
      window.answer("9c");
      window.question();
      window.press("\u0003");
      assertThat(window.status()).isEqualTo(130);
      assertThat(Screens.of(window.output()).text())
          .endsWith("Go on with: baize play --resume left\n");
    }
    try (Window window = window(LETTERS, BAIZE + "--resume left --pace 0")) {
      assertThat(window.question()).startsWith("Play a card (4, 5)");
      window.press("\u0004");
      assertThat(window.status()).isEqualTo(1);
      assertThat(Screens.of(window.output()).text())
          .endsWith("baize: input ended. Go on with: baize play --resume left\n");
    }
  }

  @Test
  void ctrl_c_is_heard_while_the_others_move() throws Exception {
    String slow = EUCHRE.replace("--pace 0", "--pace 90000") + " --record slow";
    try (Window window = window(LETTERS, BAIZE + slow)) {
      window.question();
      window.answer("9c");
      window.await(text -> text.contains("waiting for West"));
      window.press("\u0003");
      assertThat(window.status()).isEqualTo(130);
      assertThat(Screens.of(window.output()).text()).endsWith(": baize play --resume slow\n");
    }
  }

  @Test
  void a_key_goes_on_where_that_is_the_pace() throws Exception {
    try (Window window = window(LETTERS, BAIZE + EUCHRE.replace("--pace 0", "--pace key"))) {
      window.question();
      window.answer("9c");
      for (int pauses = 1; pauses <= 2; pauses++) {
        int awaited = pauses;
        window.await(text -> text.split("press any key", -1).length > awaited);
        window.press(" ");
      }
      assertThat(window.question()).startsWith("Play a card");
    }
  }

  @Test
  void a_terminal_is_given_back_by_a_game_that_is_terminated() throws Exception {
    String game = "echo $$ >pid; exec " + BAIZE + EUCHRE;
    String command = "stty -a >before; sh -c '" + game.replace("'", "'\\''") + "'; stty -a >after";
    try (Window window = window(LETTERS, command)) {
      window.question();
      assertThat(project.sh("kill -TERM $(cat pid)").status()).isZero();
      window.status();
      assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
      assertThat(Screens.of(window.output()).text()).doesNotContain("Your trumps");
    }
  }

  @ParameterizedTest
  @CsvSource({"0, ''", "90000, 9c", "key, 9c"})
  void a_game_whose_terminal_vanishes_ends_even_where_a_hangup_is_ignored(
      String pace, String answer) throws Exception {
    String record = "gone" + pace;
    String game = EUCHRE.replace("--pace 0", "--pace " + pace) + " --record " + record;
    String command = "trap '' HUP; " + BAIZE + game + " 2>told; echo $? >status";
    try (Window window = window(LETTERS, command)) {
      window.question();
      if (!answer.isEmpty()) {
        window.answer(answer);
      }
      window.vanish();
      assertThat(folder.resolve("told"))
          .hasContent("baize: input ended. Go on with: baize play --resume " + record);
      assertThat(folder.resolve("status")).hasContent("1");
    }
  }

  @Test
  void ctrl_z_gives_the_terminal_back_until_the_game_is_continued() throws Exception {
    String shell = "set -m; stty -a >before; " + BAIZE + EUCHRE;
    String command = shell + "; stty -a >during; echo suspended; read x; fg";
    try (Window window = window(LETTERS, command)) {
      window.question();
      window.press("9");
      window.await(text -> Screens.of(text).text().endsWith("(1-6): 9\n"));
      window.press("\u001a");
      window.await(text -> text.contains("suspended"));
      assertThat(Screens.of(window.output()).text()).contains("suspended\n").doesNotContain("hand");
      assertThat(folder.resolve("during")).hasSameTextualContentAs(folder.resolve("before"));
      window.press("\r");
      window.await(text -> Screens.of(text).text().endsWith("(1-6): 9\n"));
      assertThat(Screens.of(window.output()).text()).contains("Your trumps");
      window.answer("c");
      assertThat(window.question()).startsWith("Play a card");
    }
  }

  @Test
  void ctrl_z_changes_nothing_where_no_shell_could_continue_the_game() throws Exception {
    try (Window window = window(LETTERS, BAIZE + EUCHRE)) {
      window.question();
      String screen = Screens.of(window.output()).text();
      window.press("\u001a");
      window.await(text -> text.split(SECOND_SCREEN, -1).length > 2);
      window.await(text -> Screens.of(text).text().equals(screen));
      window.answer("9c");
      assertThat(window.question()).startsWith("Play a card");
    }
  }

  @Test
  void a_strategy_card_has_colours_that_are_no_text() throws Exception {
    String analyze = BAIZE.replace("play", "analyze") + "blackjack --rules strip";
    try (Window window = window(SIGNS, analyze)) {
      assertThat(window.status()).isZero();
      assertThat(window.output())
          .contains("\u001b[38;5;196;1mS\u001b[0m")
          .doesNotContain("\\u001B");
    }
  }

  @Test
  void a_window_that_changes_is_painted_anew() throws Exception {
    // Each pipe is opened once: a second reader of one might find the first writer still there.
    String resize = "(read x <lower; stty rows 17 <$tty; read x <higher; stty rows 24 <$tty) & ";
    String command = "mkfifo lower higher; tty=$(tty); " + resize + BAIZE + EUCHRE;
    try (Window window = window(LETTERS, command)) {
      window.question();
      Files.writeString(folder.resolve("lower"), "\n");
      window.await(text -> text.contains("A table needs 60x18; this is 80x17."));
      Files.writeString(folder.resolve("higher"), "\n");
      window.await(text -> Screens.of(text).text().contains("Your trumps"));
      window.answer("9c");
      assertThat(window.question()).startsWith("Play a card");
    }
  }

  @Test
  void tab_completes_and_lines_are_edited() throws Exception {
    try (Window window = window(LETTERS, BAIZE + EUCHRE)) {
      window.question();
      window.press("xx\u0015hi\t");
      window.await(text -> Screens.of(text).text().stripTrailing().endsWith("(1-6): hint"));
      window.press("\r");
      window.await(text -> Screens.answers(text) == 1);
      window.question();
      assertThat(Screens.of(window.output()).text()).contains(" would put away ");
    }
  }

  @Test
  void a_dumb_terminal_gets_one_picture_after_another() throws Exception {
    try (Window window = window(Map.of("TERM", "dumb"), BAIZE + EUCHRE)) {
      window.await(text -> text.contains("Put a card away (1-6): "));
      window.press("9c\r");
      window.await(text -> text.contains("Play a card (4, 5): "));
      assertThat(window.output()).contains("10D").doesNotContain("\u001b[");
    }
  }

  @Test
  void no_warning_is_shown_and_nothing_else_is_either() throws Exception {
    try (Window window = window(LETTERS, BAIZE + EUCHRE)) {
      window.question();
      assertThat(window.output()).startsWith("\u001b").doesNotContainIgnoringCase("warning");
    }
  }
}
