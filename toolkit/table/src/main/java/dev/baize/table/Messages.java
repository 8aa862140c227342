package dev.baize.table;

import com.google.common.collect.Lists;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines below the table: what has happened recently, or a notice that covers it. */
final class Messages {

  /** How many lines there are. */
  static final int HEIGHT = 7;

  private static final int PAGE = HEIGHT - 1;

  private static final int WIDTH = Canvas.WIDTH - 2;

  private static final String PARAGRAPH = "\n";

  private static final String NO_NEWS =
      "There is no more to tell since your last decision; the table shows the rest.";

  /** All messages, one paragraph each. */
  private final List<StyledText> told = new ArrayList<>();

  private List<StyledText> notice = List.of();

  /** The last notice, which is shown page by page if it is given over and over. */
  private List<StyledText> repeated = List.of();

  /** The page of this notice. */
  private int noticePage;

  /** The paragraph in which the news begins. */
  private int since;

  /** The number of the line of this paragraph in which the news begins. */
  private int line;

  /** The number of characters of this paragraph that have been read. */
  private int known;

  /** How many pages of the news were shown. */
  private int shown;

  /** Adds a sentence to the last paragraph, or begins a new one if a line feed is in front. */
  void tell(StyledText sentence) {
    boolean begins = sentence.plain().startsWith(PARAGRAPH);
    StyledText line = sentence.subSequence(begins ? 1 : 0, sentence.length()).printable();
    if (begins || told.isEmpty()) {
      told.add(line);
    } else if (line.length() > 0) {
      int last = told.size() - 1;
      told.set(last, StyledText.join(told.get(last), " ", line));
    }
  }

  /**
   * Shows a notice until it is {@linkplain #clear cleared}. If it is too long, each further time
   * shows its next page.
   */
  void say(List<StyledText> sentences) {
    notice = sentences.stream().map(StyledText::printable).toList();
    noticePage = notice.equals(repeated) ? noticePage + 1 : 0;
    repeated = notice;
  }

  /** Shows a notice of one sentence until it is {@linkplain #clear cleared}. */
  void say(String sentence) {
    say(List.of(StyledText.of(sentence)));
  }

  /** Removes the notice: shows what has happened again. */
  void clear() {
    notice = List.of();
  }

  /** Marks all sentences up to now as read: what follows is news. */
  void turnPage() {
    since = Math.max(told.size() - 1, 0);
    line = told.isEmpty() ? 0 : told.get(since).wrapped(WIDTH).size() - 1;
    known = told.isEmpty() ? 0 : told.get(since).length();
    shown = 0;
  }

  /** Whether there is more news than fits. */
  boolean hasMore() {
    return told.subList(since, told.size()).stream()
            .mapToInt(each -> each.wrapped(WIDTH).size())
            .sum()
        > HEIGHT + line;
  }

  /** Shows the next page of the news as a notice, from the first page on. */
  void more() {
    List<StyledText> news = news();
    if (news.isEmpty()) {
      say(NO_NEWS);
      return;
    }
    if (news.size() <= HEIGHT) {
      say(news);
      return;
    }
    int pages = (news.size() + PAGE - 1) / PAGE;
    int from = shown % pages * PAGE;
    List<StyledText> page = new ArrayList<>(news.subList(from, Math.min(from + PAGE, news.size())));
    page.add(
        StyledText.of(
            String.format(
                Locale.ROOT, "(page %d of %d; more shows the next)", shown % pages + 1, pages)));
    say(page);
    shown++;
  }

  /** The lines of the unread messages, from the start of a sentence. */
  private List<StyledText> news() {
    List<StyledText> paragraphs = new ArrayList<>(told.subList(since, told.size()));
    if (known > 0) {
      StyledText first = paragraphs.remove(0);
      if (first.length() > known) {
        paragraphs.add(0, first.subSequence(known + 1, first.length()));
      }
    }
    return paragraphs.stream().flatMap(each -> each.wrapped(WIDTH).stream()).toList();
  }

  /** The lines as they are now, {@link #HEIGHT} of them: the last that fit. */
  List<StyledText> lines() {
    List<StyledText> lines = new ArrayList<>();
    for (StyledText sentence : notice.isEmpty() ? latest() : notice) {
      lines.addAll(sentence.wrapped(WIDTH));
    }
    if (lines.size() > HEIGHT) {
      lines = new ArrayList<>(notice.isEmpty() ? lastOf(lines) : pageOf(lines));
    }
    while (lines.size() < HEIGHT) {
      lines.add(StyledText.EMPTY);
    }
    return lines.stream().map(line -> StyledText.join(" ", line)).toList();
  }

  /**
   * The lines of a whole screen: always the same number, each a single line no wider than a table,
   * whatever a plug-in's table draws.
   */
  List<StyledText> below(List<StyledText> table, String foot) {
    List<StyledText> lines =
        new ArrayList<>(table.subList(0, Math.min(table.size(), GameTable.HEIGHT)));
    while (lines.size() < GameTable.HEIGHT) {
      lines.add(StyledText.EMPTY);
    }
    lines.addAll(lines());
    lines.add(StyledText.faint(" " + foot));
    return lines.stream().map(line -> line.printable().clipped(Canvas.WIDTH)).toList();
  }

  private static List<StyledText> lastOf(List<StyledText> lines) {
    return lines.subList(lines.size() - HEIGHT, lines.size());
  }

  private List<StyledText> pageOf(List<StyledText> lines) {
    List<List<StyledText>> pages = Lists.partition(lines, PAGE);
    int number = noticePage % pages.size();
    List<StyledText> found = new ArrayList<>(pages.get(number));
    found.add(
        StyledText.of(
            String.format(
                Locale.ROOT, "(page %d of %d; ask again for the next)", number + 1, pages.size())));
    return found;
  }

  private List<StyledText> latest() {
    return told.subList(Math.max(told.size() - HEIGHT, 0), told.size());
  }
}
