package dev.baize.table;

import com.google.common.collect.Lists;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What the person sees at one moment: the scene, below it the choices if they are many, the
 * messages, and what may be typed besides an answer.
 *
 * @param asked what is asked now, by the width of the window; {@link Asked#NOTHING} if nothing is
 * @param page which page is shown of all that takes several, counted on from the first
 * @param turner the key that turns pages; empty if none does
 * @param foot what may be typed besides an answer, a few words each
 */
record Screen(
    Theme theme,
    Scene scene,
    IntFunction<Asked> asked,
    int page,
    Messages.Shown messages,
    String turner,
    List<String> foot)
    implements TableConsole.Picture {

  /** The key that turns pages where the person may type words. */
  static final String ENTER = "Enter";

  static final String MORE = "more";
  static final String INFO = "info";

  /** The words that may be typed at any question besides an answer. */
  static final List<String> OWN_WORDS =
      List.of("?", "rules", "hint", INFO, MORE, "undo", "save", "quit");

  /** The words among them that a puzzle does not have. */
  static final List<String> NOT_AT_PUZZLES = List.of("hint", "undo", "save");

  /** The rows from which on a window has room for more messages. */
  private static final int HIGH = 22;

  private static final int MESSAGES = 7;
  private static final int FEW_MESSAGES = 2;

  /** The rows of a notice that the scene makes room for, if it can, and in any case. */
  private static final int GLANCE = 7;

  private static final int PEEK = 4;

  private static final int MAX_CHOICES = 6;

  /** The most lines of a question; longer ones are cut off. */
  private static final int MAX_LINES = 3;

  static final int MAX_TEXT = 100;
  private static final String GAP = "   ";

  /** The lines above the prompt, and how many pages there are. */
  private record Layout(List<StyledText> lines, int pages) {}

  @Override
  public List<StyledText> lines(int columns, int rows) {
    return layout(columns, rows).lines();
  }

  /** How many pages there are in a window of this size. */
  int pages(int columns, int rows) {
    return layout(columns, rows).pages();
  }

  /** A smaller window is laid out as the smallest, and shows what it can. */
  private Layout layout(int windowColumns, int windowRows) {
    int columns = Math.max(windowColumns, TableConsole.MIN_COLUMNS);
    int rows = Math.max(windowRows, TableConsole.MIN_ROWS);
    int width = columns - 2;
    int text = Math.min(width, MAX_TEXT);
    // The foot and the prompt have a line each, and one is left for the cursor after an answer.
    Asked now = asked.apply(columns);
    List<StyledText> question = now.lines().subList(0, Math.min(now.lines().size(), MAX_LINES));
    int room = rows - 3 - question.size();
    List<String> chosen = columns(now.choices(), width);
    int below = Math.min(chosen.size(), MAX_CHOICES);
    int noticed = messages.noticed(text);
    int least = Math.max(rows < HIGH ? FEW_MESSAGES : MESSAGES, Math.min(noticed, PEEK));
    int most = room - below - least;
    // A notice is worth more than what is shown only where there is room.
    SceneText.Drawing drawing =
        SceneText.draw(scene, width, Math.min(most, room - below - Math.min(noticed, GLANCE)));
    List<StyledText> lines = new ArrayList<>(page(drawing.lines(), most));
    lines.addAll(page(chosen.stream().map(StyledText::of).toList(), below));
    int height = room - lines.size();
    lines.addAll(page(messages.lines(text, height), height));
    while (lines.size() < room) {
      lines.add(StyledText.EMPTY);
    }
    boolean info = !drawing.isWhole() && !now.equals(Asked.NOTHING);
    lines.add(StyledText.faint(foot(info, messages.hasMore(text, height), width)));
    lines.addAll(question);
    return new Layout(
        lines.stream()
            .map(line -> theme.write(line.printable()).clipped(width))
            .map(line -> line.length() == 0 ? line : StyledText.join(" ", line))
            .toList(),
        Math.max(
            count(noticed, height),
            Math.max(count(drawing.lines().size(), most), count(chosen.size(), below))));
  }

  private static int count(int lines, int rows) {
    return lines <= rows ? 1 : (lines + rows - 2) / (rows - 1);
  }

  private String foot(boolean info, boolean more, int columns) {
    List<String> words = new ArrayList<>(foot);
    boolean isAnswered = turner.equals(ENTER);
    if (more && isAnswered) {
      words.add(0, MORE);
    }
    if (info && isAnswered) {
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
    String way = turner.isEmpty() ? "" : turner + " shows the next";
    found.add(StyledText.faint(Pages.note(shown, pages.size(), way)));
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
