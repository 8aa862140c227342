package dev.baize.table;

import com.google.common.collect.Lists;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.List;

/**
 * What the person sees at one moment: the scene, below it the choices if they are many, the
 * messages, and what may be typed besides an answer.
 *
 * @param asked what is asked now; {@link Asked#NOTHING} if nothing is
 * @param page which page of the scene and of the choices is shown, counted on from the first
 * @param isAnswered whether the person may type words now
 * @param foot what may be typed besides an answer, a few words each
 */
record Screen(
    Theme theme,
    Scene scene,
    Asked asked,
    int page,
    Messages.Shown messages,
    boolean isAnswered,
    List<String> foot)
    implements TableConsole.Picture {

  static final String MORE = "more";
  static final String INFO = "info";

  /** The rows from which on a window has room for more messages. */
  private static final int HIGH = 22;

  private static final int MESSAGES = 7;
  private static final int FEW_MESSAGES = 2;
  private static final int MAX_CHOICES = 6;

  /** The most lines of a question; longer ones are cut off. */
  private static final int MAX_LINES = 3;

  static final int MAX_TEXT = 100;
  private static final String GAP = "   ";

  /** The lines above the prompt, and whether they are one page of several. */
  private record Layout(List<StyledText> lines, boolean isPaged) {}

  @Override
  public List<StyledText> lines(int columns, int rows) {
    return layout(columns, rows).lines();
  }

  /** Whether Enter turns to another page in a window of this size. */
  boolean isPaged(int columns, int rows) {
    return layout(columns, rows).isPaged();
  }

  /** A smaller window is laid out as the smallest, and shows what it can. */
  private Layout layout(int windowColumns, int windowRows) {
    int columns = Math.max(windowColumns, TableConsole.MIN_COLUMNS);
    int rows = Math.max(windowRows, TableConsole.MIN_ROWS);
    int width = columns - 2;
    int text = Math.min(width, MAX_TEXT);
    // The foot and the prompt have a line each, and one is left for the cursor after an answer.
    List<StyledText> question = asked.lines().subList(0, Math.min(asked.lines().size(), MAX_LINES));
    int room = rows - 3 - question.size();
    List<String> chosen = columns(asked.choices(), width);
    int below = Math.min(chosen.size(), MAX_CHOICES);
    int most = room - below - (rows < HIGH ? FEW_MESSAGES : MESSAGES);
    // A notice is worth more than what is shown only where there is room.
    SceneText.Drawing drawing =
        SceneText.draw(scene, width, Math.min(most, room - below - messages.noticed(text)));
    List<StyledText> lines = new ArrayList<>(page(drawing.lines(), most));
    lines.addAll(page(chosen.stream().map(StyledText::of).toList(), below));
    boolean paged = drawing.lines().size() > most || chosen.size() > below;
    int height = Math.max(room - lines.size(), 1);
    lines.addAll(messages.lines(text, height));
    lines.add(StyledText.faint(foot(!drawing.isWhole(), messages.hasMore(text, height), width)));
    lines.addAll(question);
    return new Layout(
        lines.stream()
            .map(line -> theme.write(line.printable()).clipped(width))
            .map(line -> line.length() == 0 ? line : StyledText.join(" ", line))
            .toList(),
        paged);
  }

  private String foot(boolean info, boolean more, int columns) {
    List<String> words = new ArrayList<>(foot);
    if (more && isAnswered) {
      words.add(0, MORE);
    }
    if (info && isAnswered && !asked.equals(Asked.NOTHING)) {
      words.add(0, INFO);
    }
    String line = String.join(GAP, words);
    return TextWidth.of(line) < columns ? line : String.join(" ", words);
  }

  /** All lines if they fit, otherwise those of the current page. */
  private List<StyledText> page(List<StyledText> lines, int rows) {
    if (lines.size() <= rows) {
      return lines;
    }
    List<List<StyledText>> pages = Lists.partition(lines, rows - 1);
    int shown = page % pages.size();
    List<StyledText> found = new ArrayList<>(pages.get(shown));
    while (found.size() < rows - 1) {
      found.add(StyledText.EMPTY);
    }
    found.add(StyledText.faint(Messages.pageNote(shown, pages.size(), "Enter shows the next")));
    return found;
  }

  /** Lays short texts out in as many columns as fit, each read from top to bottom. */
  private static List<String> columns(List<String> texts, int width) {
    int widest = texts.stream().mapToInt(TextWidth::of).max().orElse(0);
    int across = Math.max((width + GAP.length()) / (widest + GAP.length()), 1);
    int rows = (texts.size() + across - 1) / across;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < texts.size(); i += rows) {
        line.append(TextWidth.padEnd(texts.get(i), widest + GAP.length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
