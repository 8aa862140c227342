package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Main;
import dev.baize.terminal.Screens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How games end in a real terminal, without the launcher; {@code PlayIT} has the rest. */
class TerminalPlayTest {

  private static final String EUCHRE = " play euchre --points 1 --seed 1 --pace 0 --record game ";
  private static final String ASKED = "\u001b[?2004h";
  private static final String KEYPAD_LOCAL = "\u001b[?1l\u001b>";

  @TempDir private Path folder;

  @BeforeAll
  static void requireScript() throws Exception {
    assumeTrue(
        new ProcessBuilder("sh", "-c", "script --version 2>/dev/null | grep -q util-linux")
                .start()
                .waitFor()
            == 0,
        "script of util-linux opens the terminal");
  }

  private Window window(String words) throws Exception {
    return window("xterm-256color", words);
  }

  private Window window(String terminal, String words) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Map<String, String> environment =
        Map.of(
            "PATH",
            System.getenv("PATH"),
            "HOME",
            folder.resolve("home").toString(),
            "TERM",
            terminal,
            "NO_COLOR",
            "1",
            "CLASSPATH",
            System.getProperty("java.class.path"));
    String command = java + " -XX:TieredStopAtLevel=1 " + Main.class.getName() + words;
    return new Window(folder, environment, "echo $$ >pid; exec " + command);
  }

  /** The others at a new game of euchre, whose person leaves at once. */
  private List<String> others(String options) throws Exception {
    Path record = folder.resolve("game");
    Files.deleteIfExists(record);
    try (Window window = window(EUCHRE + options)) {
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
    }
    return Files.readAllLines(record).stream()
        .filter(line -> line.startsWith("player: "))
        .skip(1)
        .map(line -> line.split(" ", -1)[1])
        .distinct()
        .toList();
  }

  @Test
  void a_game_is_played_at_the_level_that_was_chosen_last_and_a_first_one_at_medium()
      throws Exception {
    assertThat(others("")).containsExactly("Thinker:iterations=50");
    assertThat(others("--level easy")).containsExactly("Simple");
    assertThat(others("")).containsExactly("Simple");
    assertThat(others("--opponents Random")).containsExactly("Random");
    assertThat(others("")).containsExactly("Simple");
    assertThat(others("--level best")).containsExactly("Master");
  }

  @Test
  void a_first_start_tells_of_the_rules_whatever_the_level_and_later_ones_do_not()
      throws Exception {
    for (boolean first : List.of(true, false)) {
      try (Window window = window(EUCHRE.replace("--record game", "--level easy"))) {
        window.question();
        String screen = Screens.of(window.output()).text().replaceAll("\\s+", " ");
        assertThat(screen.contains("New? Type rules")).isEqualTo(first);
        assertThat(screen).contains("You play with Simple (easy).");
        window.answer("quit");
        assertThat(window.status()).isZero();
      }
    }
  }

  @Test
  void the_menu_leads_to_a_table() throws Exception {
    try (Window window = window("")) {
      window.await(text -> text.endsWith("leave): "));
      window.press("play\r");
      window.await(text -> text.contains("Which game?") && text.endsWith("leave): "));
      window.press("eu\r");
      assertThat(window.question()).isNotEmpty();
      window.answer("quit");
      assertThat(window.status()).isZero();
    }
  }

  @Test
  void a_recorded_game_that_a_player_stops_tells_how_to_go_on() throws Exception {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "throw new IllegalStateException(\"no idea\");")
            .pack();
    try (Window window = window(EUCHRE + "--opponents Own,Simple,Simple --players " + jar)) {
      assertThat(window.status()).isEqualTo(70);
      assertThat(Screens.of(window.output()).text().replaceAll("\\s", ""))
          .contains("threwjava.lang.IllegalStateException:noidea")
          .contains(";togoon(euchre,seed1):baize--players" + jar + "play--resumegame;");
    }
  }

  @Test
  void a_player_that_ends_the_program_while_the_person_is_asked_leaves_the_terminal_as_it_was()
      throws Exception {
    String own =
        """
        import dev.baize.euchre.*;
        public class Own implements dev.baize.core.player.Player<EuchreView, EuchreDecision, EuchreEvent> {
          public Own() {
            Thread waiting = new Thread(() -> {
              while (!new java.io.File("go").exists()) {
                Thread.onSpinWait();
              }
              System.exit(0);
            });
            waiting.setDaemon(true);
            waiting.start();
          }
          public EuchreDecision decide(EuchreView view) {
            return view.choice(0);
          }
        }
        """;
    String jar =
        new CompiledJar(folder, "own").with("Own", own).withProviderOfOwn("euchre", "Own").pack();
    try (Window window = window(EUCHRE + "--opponents Simple,Own,Simple --players " + jar)) {
      window.question();
      Files.createFile(folder.resolve("go"));
      assertThat(window.status()).isEqualTo(70);
      String output = window.output();
      assertThat(output.substring(output.lastIndexOf(ASKED) + ASKED.length()))
          .contains("\u001b[?2004l", KEYPAD_LOCAL, "\u001b[?1049l");
      String after = output.substring(output.lastIndexOf("\u001b[?1049l"));
      assertThat(Screens.of(after).text().replaceAll("\\s", ""))
          .startsWith("baize:theprogramwasendedfromwithin")
          .endsWith(";togoon(euchre,seed1):baize--players" + jar + "play--resumegame");
    }
  }

  @Test
  void a_player_that_does_not_answer_is_left_by_one_ctrl_c() throws Exception {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "while (true) Thread.onSpinWait();")
            .pack();
    try (Window window = window(EUCHRE + "--opponents Own,Simple,Simple --players " + jar)) {
      window.await(text -> text.contains("waiting for West"));
      window.press("\u0003");
      assertThat(window.status()).isEqualTo(130);
      String output = window.output();
      String after = output.substring(output.lastIndexOf("\u001b[?1049l"));
      assertThat(Screens.of(after).text().replaceAll("\\s", ""))
          .isEqualTo(
              "baize:interrupted;togoon(euchre,seed1):baize--players" + jar + "play--resumegame");
    }
  }

  private void terminate() throws IOException {
    String pid = Files.readString(folder.resolve("pid")).strip();
    assertThat(ProcessHandle.of(Long.parseLong(pid)).map(ProcessHandle::destroy)).contains(true);
  }

  @Test
  void a_game_that_is_terminated_at_a_question_leaves_the_terminal_as_it_was() throws Exception {
    try (Window window = window(EUCHRE + "--opponents Simple")) {
      window.question();
      terminate();
      window.status();
      String output = window.output();
      assertThat(output.substring(output.lastIndexOf(ASKED) + ASKED.length()))
          .contains("\u001b[?2004l", KEYPAD_LOCAL, "\u001b[?1049l");
      String after = output.substring(output.lastIndexOf("\u001b[?1049l"));
      assertThat(Screens.of(after).text().replaceAll("\\s", ""))
          .isEqualTo("baize:interrupted;togoon(euchre,seed1):baizeplay--resumegame");
    }
  }

  @Test
  void a_game_can_still_be_saved_when_its_history_was_read() throws Exception {
    try (Window window = window(" play blackjack --rules classic --hands 1 --seed 1 --pace 0")) {
      for (String answer : List.of("", "stand", "history", "", "save kept")) {
        window.question();
        window.answer(answer);
      }
      assertThat(window.question()).isEqualTo("The game is over; Enter leaves the table:");
      assertThat(Screens.of(window.output()).text()).contains("Recorded in kept");
      window.answer("");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .contains("The cards are shuffled. Hand 1, bankroll 200. The player bets 5. ")
          .contains("have 195 after 1 hand.\n Enter returns to the table:\n")
          .endsWith("You began with 200 and have 195 after 1 hand.\n");
    }
    assertThat(folder.resolve("kept")).isNotEmptyFile();
  }

  private static final String BLACKJACK =
      " play blackjack --rules classic --hands 1 --seed 1 --pace 0 ";

  private Path kept() {
    return folder.resolve("home/.local/share/baize/games");
  }

  @Test
  void games_that_follow_one_another_are_played_in_one_window_and_each_is_kept() throws Exception {
    try (Window window = window(BLACKJACK)) {
      for (String answer : List.of("", "stand", "again", "", "stand", "")) {
        window.question();
        window.answer(answer);
      }
      assertThat(window.status()).isZero();
      assertThat(window.output()).containsOnlyOnce("\u001b[?1049h");
      assertThat(Screens.of(window.output()).text().lines())
          .hasSize(2)
          .allMatch(line -> line.startsWith("You began with 200 and have "));
    }
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
    List<String> seeds = new ArrayList<>();
    try (Stream<Path> files = Files.list(kept())) {
      for (Path file : files.toList()) {
        seeds.addAll(Files.readAllLines(file).stream().filter(l -> l.startsWith("seed")).toList());
      }
    }
    assertThat(seeds).hasSize(2).doesNotHaveDuplicates().contains("seed: 1");
  }

  @Test
  void what_follows_a_game_that_was_recorded_in_a_file_is_kept_and_the_file_stays()
      throws Exception {
    try (Window window = window(BLACKJACK + "--record game")) {
      for (String answer : List.of("", "stand", "?", "again", "", "quit")) {
        window.question();
        if (answer.equals("again")) {
          assertThat(Screens.of(window.output()).text())
              .contains("another game at this table, which is not added to game;");
        }
        window.answer(answer);
      }
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).endsWith("Go on with: baize resume\n");
    }
    assertThat(Files.readAllLines(folder.resolve("game"))).endsWith("bet 5", "stand");
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
  }

  @Test
  void a_file_that_fails_is_told_and_the_game_goes_on_in_the_kept_record() throws Exception {
    try (Window window = window(BLACKJACK)) {
      for (String answer : List.of("save named", "", "stand", "")) {
        window.question();
        if (answer.equals("stand")) {
          Files.writeString(folder.resolve("named"), "mine");
        }
        window.answer(answer);
      }
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .contains("named cannot be written: it has changed")
          .contains("You began with 200 and have 195 after 1 hand.");
    }
    assertThat(folder.resolve("named")).hasContent("mine");
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
  }

  @Test
  void the_same_cards_are_played_from_the_other_side() throws Exception {
    try (Window window = window(" play euchre --points 1 --opponents Simple --seed 1 --pace 0")) {
      Typist typist = new Typist();
      boolean turned = false;
      for (String asked = window.question(); !asked.isEmpty(); asked = window.question()) {
        boolean turns = asked.startsWith("The game is over") && !turned;
        turned |= turns;
        window.answer(turns ? "other side" : typist.answer(asked));
      }
      assertThat(window.status()).isZero();
      List<String> screens = Screens.of(window.output()).answered();
      List<String> results = Screens.of(window.output()).text().lines().toList();
      assertThat(results).hasSize(2).last().asString().startsWith("From the other side: ");
      assertThat(screens.get(screens.size() - 1))
          .containsSubsequence(
              "Before, with the same cards: " + results.get(0),
              results.get(1).replace("From the other side: ", ""));
    }
    List<String> players = new ArrayList<>();
    try (Stream<Path> files = Files.list(kept())) {
      for (Path file : files.sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).contains("seed: 1");
        players.add(String.join(", ", lines.subList(4, 8)));
      }
    }
    assertThat(players)
        .containsExactlyInAnyOrder(
            "player: Human South, player: Simple West, player: Simple North, player: Simple East",
            "player: Simple East, player: Human South, player: Simple West, player: Simple North");
  }

  @Test
  void a_game_that_was_left_is_chosen_from_a_list_and_goes_on() throws Exception {
    String game = " play euchre --points 1 --opponents Simple --seed 1 --pace 0";
    try (Window window = window(game)) {
      window.question();
      window.answer("9c");
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).isEqualTo("Go on with: baize resume\n");
    }
    try (Window window = window(" resume")) {
      assertThat(window.question()).startsWith("Which one?");
      assertThat(Screens.of(window.output()).text())
          .containsPattern(" 1 +euchre +[-0-9]+ [0-9:]+ +hand 1, 0 points +Simple \\(easy\\)\n");
      window.answer("2");
      assertThat(window.question()).startsWith("Which one?");
      assertThat(Screens.of(window.output()).text())
          .contains("\"2\" is none of these; expected 1 to 1");
      window.answer("");
      assertThat(window.question()).startsWith("Play a card");
      window.press("\u0004");
      assertThat(window.status()).isEqualTo(1);
      assertThat(Screens.of(window.output()).text())
          .endsWith("baize: input ended. Go on with: baize resume\n");
    }
    try (Window window = window(" play --resume")) {
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
    }
  }

  @Test
  void a_game_that_is_not_to_be_kept_leaves_nothing_nor_does_one_without_decisions()
      throws Exception {
    try (Window window = window(BLACKJACK + "--no-record")) {
      for (String answer : List.of("", "quit", "quit")) {
        window.question();
        window.answer(answer);
      }
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).isEqualTo("The game was not recorded.\n");
    }
    assertThat(kept()).doesNotExist();
    try (Window window = window(BLACKJACK)) {
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .isEqualTo("You have decided nothing, so there is nothing to go on with.\n");
    }
    assertThat(kept()).isEmptyDirectory();
  }

  @Test
  void a_home_that_cannot_be_used_costs_a_warning_and_not_the_game() throws Exception {
    Files.writeString(folder.resolve("home"), "mine");
    try (Window window = window(BLACKJACK)) {
      for (String answer : List.of("", "stand", "")) {
        window.question();
        window.answer(answer);
      }
      assertThat(window.status()).isZero();
      String text = Screens.of(window.output()).text();
      assertThat(text).contains("You began with 200 and have 195 after 1 hand.\n");
      assertThat(text.replaceAll("\\s", "")).contains("Thisgameisnotkept:" + kept());
    }
  }

  /** It decides for the first of the legal decisions, as long as it is not asked too much. */
  @Test
  void a_program_gives_hints_until_it_fails() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String bot = java + " -XX:TieredStopAtLevel=1 dev.baize.cli.command.FirstLegalBot 1";
    try (Window window =
        window(EUCHRE + "--opponents Simple --hints Own --bot 'Own=" + bot + "'")) {
      window.question();
      window.answer("hint");
      window.question();
      assertThat(Screens.of(window.output()).text()).contains("Own would put away 9C.");
      window.answer("hint");
      window.question();
      assertThat(Screens.of(window.output()).text().replaceAll("\\s+", " "))
          .contains("Own has no hint: it ended with exit status 4;");
      window.answer("quit");
      window.answer("quit");
      assertThat(window.status()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bogus", ""})
  void a_terminal_of_an_unknown_type_has_a_table_and_nothing_else(String type) throws Exception {
    try (Window window = window(type, EUCHRE + "--opponents Simple")) {
      assertThat(window.question()).startsWith("Put a card away");
      assertThat(window.output()).startsWith("\u001b").doesNotContain("infocmp", "WARNING");
      window.answer("9c");
      assertThat(window.question()).startsWith("Play a card");
    }
  }

  @Test
  void ctrl_c_is_heard_behind_a_line_that_is_far_too_long() throws Exception {
    try (Window window = window(EUCHRE + "--opponents Simple")) {
      window.question();
      window.press("x".repeat(64_000) + "\u0003");
      assertThat(window.status()).isEqualTo(130);
      assertThat(Screens.of(window.output()).text()).endsWith("baize play --resume game\n");
    }
  }

  @Test
  void lines_that_are_pasted_are_one_answer() throws Exception {
    try (Window window = window(EUCHRE + "--opponents Simple")) {
      window.question();
      window.answer("\u001b[200~9c\r4\r1\u001b[201~");
      assertThat(window.question()).startsWith("Put a card away");
      assertThat(Screens.of(window.output()).text())
          .contains("\"9c 4 1\" is not an answer here; type ? for help");
    }
  }
}
