package dev.baize.cli.play.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.StyledText;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A screen stays whole, whatever the table of a plug-in draws. */
class ScreenLinesTest {

  private static final int HEIGHT = GameTable.HEIGHT + Messages.HEIGHT + 1;

  private static List<StyledText> table(int height, StyledText line) {
    return Collections.nCopies(height, line);
  }

  @Test
  void a_table_that_is_too_high_or_too_low_moves_nothing_below_it() {
    for (int height : new int[] {0, 1, GameTable.HEIGHT, GameTable.HEIGHT + 1, 100}) {
      List<StyledText> lines =
          ScreenLines.of(table(height, StyledText.of("x")), new Messages(), "quit");
      assertThat(lines).hasSize(HEIGHT);
      assertThat(lines.get(HEIGHT - 1)).isEqualTo(StyledText.faint(" quit"));
    }
  }

  @Test
  void a_line_that_is_too_wide_ends_at_the_border() {
    StyledText wide = StyledText.of("王".repeat(100));
    assertThat(ScreenLines.of(table(1, wide), new Messages(), "x".repeat(200)))
        .allMatch(line -> line.columns() <= Canvas.WIDTH)
        .first()
        .isEqualTo(StyledText.of("王".repeat(Canvas.WIDTH / 2)));
  }

  @Test
  void nothing_is_shown_that_a_terminal_obeys() {
    Messages messages = new Messages();
    messages.tell(StyledText.of("\ntold\u001b[2J\nx"));
    messages.tell(StyledText.of("more\u2028y"));
    StyledText line = StyledText.join(StyledText.strong("a\u001b[H"), "b\r\nc\u202e");
    List<StyledText> lines = ScreenLines.of(table(1, line), messages, "foot\u0007");
    assertThat(lines).hasSize(HEIGHT);
    assertThat(lines.get(0))
        .isEqualTo(StyledText.join(StyledText.strong("a\\u001B[H"), "b\\u000D\\u000Ac\\u202E"));
    assertThat(lines)
        .extracting(StyledText::plain)
        .contains(" told\\u001B[2J\\u000Ax more\\u2028y", " foot\\u0007");
    messages.say("said\u001bc");
    assertThat(messages.lines()).contains(StyledText.of(" said\\u001Bc"));
  }
}
