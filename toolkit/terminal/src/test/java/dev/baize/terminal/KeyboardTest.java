package dev.baize.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.table.StyledText;
import dev.baize.table.PromptAbandonedException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.utils.NonBlockingReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person types, pastes and types ahead. */
class KeyboardTest {

  private static final String PASTE = "\u001b[200~";
  private static final String END_OF_PASTE = "\u001b[201~";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Keys, and pauses in which none is pressed; nothing more comes in the end. */
  private static final class Keys extends NonBlockingReader {

    private final Queue<Integer> keys = new ArrayDeque<>();

    void press(String text) {
      text.chars().forEach(keys::add);
    }

    /** No key is pressed for the time of one look. */
    void pause() {
      keys.add(READ_EXPIRED);
    }

    @Override
    protected int read(long timeout, boolean isPeek) {
      Integer next = keys.peek();
      if (next == null) {
        return EOF;
      }
      if (!isPeek || next == READ_EXPIRED) {
        keys.remove();
      }
      return next;
    }

    @Override
    public int readBuffered(char[] buffer, int from, int length, long timeout) {
      int key = read(timeout, false);
      if (key < 0) {
        return key;
      }
      buffer[from] = (char) key;
      return 1;
    }

    @Override
    public void close() {}
  }

  private static final class KeyTerminal extends DumbTerminal {

    private final Keys keys;

    KeyTerminal(Keys keys, ByteArrayOutputStream out) throws IOException {
      super("test", "xterm", InputStream.nullInputStream(), out, UTF_8);
      this.keys = keys;
    }

    @Override
    public NonBlockingReader reader() {
      return keys;
    }
  }

  private Keyboard keyboard(Keys keys, boolean isWindow) throws IOException {
    KeyTerminal terminal = new KeyTerminal(keys, out);
    terminal.setSize(new Size(80, 24));
    TerminalScreen screen = new TerminalScreen(terminal, Appearance.PLAIN);
    screen.show((columns, rows) -> List.of(StyledText.of("quit")));
    return new Keyboard(terminal, screen, () -> {}, isWindow);
  }

  private static void assertEnded(Keyboard keyboard) {
    assertThatExceptionOfType(PromptAbandonedException.class)
        .isThrownBy(() -> keyboard.ask(() -> "?", List.of()))
        .matches(e -> e.reason() == PromptAbandonedException.Reason.INPUT_ENDED);
  }

  @Test
  void of_lines_that_come_at_once_at_a_question_only_the_first_is_an_answer() throws IOException {
    Keys keys = new Keys();
    keys.pause();
    keys.press("9c\r4\r\u001b[A5\r");
    keys.pause();
    keys.press("6\r");
    Keyboard keyboard = keyboard(keys, true);
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("9c");
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("6");
    assertEnded(keyboard);
  }

  @Test
  void lines_that_were_typed_before_the_question_are_all_answers() throws IOException {
    Keys keys = new Keys();
    keys.press("9c\r4\r");
    Keyboard keyboard = keyboard(keys, true);
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("9c");
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("4");
    assertEnded(keyboard);
  }

  @Test
  void more_lines_than_a_person_types_before_the_question_are_dropped() throws IOException {
    Keys keys = new Keys();
    keys.press("9c\r".repeat(1000));
    keys.pause();
    keys.press("6\r");
    Keyboard keyboard = keyboard(keys, true);
    for (int line = 0; line < 21; line++) {
      assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("9c");
    }
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("6");
    assertEnded(keyboard);
  }

  @Test
  void lines_that_no_person_types_are_all_answers() throws IOException {
    Keys keys = new Keys();
    keys.pause();
    keys.press("9c\r4\r");
    Keyboard keyboard = keyboard(keys, false);
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("9c");
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("4");
  }

  @Test
  void lines_that_are_pasted_are_one_line() throws IOException {
    Keys keys = new Keys();
    keys.pause();
    keys.press(PASTE + "9c\r4\r\n5" + END_OF_PASTE + "\r");
    assertThat(keyboard(keys, true).ask(() -> "?", List.of())).isEqualTo("9c 4 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s\r",
        PASTE + "%s" + END_OF_PASTE + "\r",
        PASTE + "%s\n9c" + END_OF_PASTE + "\r"
      })
  void a_line_of_more_than_1000_characters_is_dropped_with_one_line(String typed)
      throws IOException {
    Keys keys = new Keys();
    keys.pause();
    keys.press(typed.formatted("x".repeat(2000)));
    keys.press("h".repeat(1000) + "\r");
    Keyboard keyboard = keyboard(keys, false);
    assertThat(keyboard.ask(() -> "?", List.of())).isEqualTo("h".repeat(1000));
    assertThat(out.toString(UTF_8).split("more than 1,000 characters", -1)).hasSize(2);
  }
}
