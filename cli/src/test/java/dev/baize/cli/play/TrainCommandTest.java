package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.Run;
import dev.baize.terminal.Screens;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training at a terminal. */
class TrainCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void requireTerminal() throws Exception {
    assumeTrue(Window.isSupported());
  }

  private Path home() {
    return folder.resolve("home/.local/share/baize");
  }

  @Test
  void mistakes_of_kept_games_are_asked_and_statistics_tells_how_many_are_due() throws Exception {
    Path file = home().resolve("games/euchre-2026-11-26-1200.baize");
    Files.createDirectories(file.getParent());
    String match = "match euchre Random Simple Random Simple --seed 1 --record " + file;
    assertThat(Run.of(match.split(" ")).status()).isZero();
    Files.writeString(
        file, Files.readString(file).replaceFirst("Random Random[ 1]*\n", "Human Ann\n"));
    try (Window window = Window.ofProgram(folder, " train euchre")) {
      String asked = window.question();
      window.answer(new Typist().answer(asked));
      assertThat(window.question()).isEqualTo("Enter deals the hidden cards anew and plays on:");
      assertThat(Screens.of(window.output()).text()).contains("Worth (chance): ");
      window.answer("nonsense");
      assertThat(window.question()).isEqualTo("Enter deals the hidden cards anew and plays on:");
      assertThat(Screens.of(window.output()).text())
          .contains("\"nonsense\" is not expected here, but Enter or next or quit.", "Worth (");
      window.answer("");
      assertThat(window.question()).isEqualTo("Enter goes on:");
      assertThat(Screens.of(window.output()).text())
          .contains("Master played on for all, in one of many possible deals:");
      window.answer("q");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).startsWith("1 puzzle answered, ");
    }
    List<String> answers = Files.readAllLines(home().resolve("training"));
    assertThat(answers).hasSize(1);
    assertThat(answers.get(0)).contains(" euchre-2026-11-26-1200.baize ");
    try (Window window = Window.ofProgram(folder, " statistics")) {
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .containsPattern("Your mistakes as puzzles: \\d+ due, 0 learnt; see baize train.");
    }
  }

  @Test
  void cells_of_the_strategy_card_are_asked_of_whoever_names_blackjack() throws Exception {
    try (Window window = Window.ofProgram(folder, " train blackjack")) {
      window.answers("surrender", "next", "quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .startsWith("1 puzzle answered, 0 rightly at the first try. ");
    }
    assertThat(Files.readString(home().resolve("training"))).contains(" wrong blackjack ");
  }

  @Test
  void who_has_played_nothing_is_told_that_there_is_nothing_to_train() throws Exception {
    try (Window window = Window.ofProgram(folder, " train")) {
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .isEqualTo("There is nothing to train: baize play begins a game, which is kept.\n");
    }
  }

  @Test
  void without_a_terminal_one_line_says_what_is_missing() {
    Run run = Run.of("train", "euchre");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("baize: at the table, input and output must be a terminal")
        .hasLineCount(1);
    Run unknown = Run.of("train", "chess");
    assertThat(unknown.status()).isEqualTo(1);
    assertThat(unknown.err()).contains("chess").hasLineCount(1);
  }
}
