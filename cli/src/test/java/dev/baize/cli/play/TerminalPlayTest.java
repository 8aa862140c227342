package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.CompiledJar;
import dev.baize.terminal.Screens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How games end in a real terminal, without the launcher; {@code PlayIT} has the rest. */
@Tag("ci")
class TerminalPlayTest {

  private static final String EUCHRE = " play euchre --points 1 --seed 1 --pace 0 --record game ";
  private static final String ASKED = "\u001b[?2004h";
  private static final String KEYPAD_LOCAL = "\u001b[?1l\u001b>";

  @TempDir private Path folder;

  @BeforeAll
  static void requireScript() throws Exception {
    assumeTrue(Window.isSupported(), "script of util-linux opens the terminal");
  }

  private Window window(String words) throws IOException {
    return Window.ofProgram(folder, words);
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
    assertThat(others("--level easy")).containsExactly("Thinker:iterations=20");
    assertThat(others("")).containsExactly("Thinker:iterations=20");
    assertThat(others("--opponents Random")).containsExactly("Random");
    assertThat(others("")).containsExactly("Thinker:iterations=20");
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
        assertThat(screen).contains("You play with Thinker (easy).");
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
    try (Window window =
        Window.ofProgram(folder, 80, 24, Map.of("TERM", type), "", EUCHRE + "--opponents Simple")) {
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
