package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.terminal.Screens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in a window that is made wider while something is open in it. */
class ResizedPlayTest {

  private static final String BLACKJACK = " play blackjack --seed 36 --pace 0 --no-record";

  /** The cursor goes to where the screen is painted from. */
  private static final String HOME = "\u001b[H";

  @TempDir private Path folder;

  @BeforeAll
  static void requireScript() throws Exception {
    assumeTrue(Window.isSupported(), "script of util-linux opens the terminal");
  }

  /** A window of 60 by 18, which is 120 wide when the file {@code wider} is written. */
  private Window window() throws Exception {
    new ProcessBuilder("mkfifo", folder.resolve("wider").toString()).start().waitFor();
    String resize = "tty=$(tty); (read x <wider; stty cols 120 <$tty) & ";
    return Window.ofProgram(folder, 60, 18, Map.of(), resize, BLACKJACK);
  }

  private void widen() throws IOException {
    Files.writeString(folder.resolve("wider"), "\n");
  }

  private static String screen(String output, int columns) {
    return Screens.of(output.substring(output.lastIndexOf(HOME)), columns, 18).text();
  }

  @Test
  void a_question_and_its_prompt_fit_the_window_of_the_moment() throws Exception {
    try (Window window = window()) {
      window.question();
      window.answer("");
      assertThat(window.question()).isEqualTo("surrender [r]:");
      widen();
      window.await(
          text ->
              screen(text, 120)
                  .contains("Hit [h], stand [s], double [d], split [p], surrender [r]:"));
      window.answer("stand");
      assertThat(window.question()).startsWith("Bet ");
    }
  }

  @Test
  void the_rules_that_are_open_fit_the_window_of_the_moment() throws Exception {
    try (Window window = window()) {
      window.question();
      window.answer("rules");
      window.await(text -> text.contains("(page 1 of "));
      widen();
      window.await(
          text ->
              screen(text, 120)
                  .contains("has no choices to make. You bet that the total of your\n"));
      window.press("q");
      assertThat(window.question()).startsWith("Bet ");
    }
  }
}
