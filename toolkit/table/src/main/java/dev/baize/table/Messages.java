package dev.baize.table;

import com.google.common.collect.Lists;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What has happened recently, or a notice that covers it. */
final class Messages {

  private static final String PARAGRAPH = "\n";

  private static final int GLANCE = 7;

  /** No window is higher. */
  private static final int MAX_SHOWN = 200;

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

  /** The number of characters of this paragraph that have been read. */
  private int known;

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
    known = told.isEmpty() ? 0 : told.get(since).length();
    repeated = List.of();
  }

  /** Shows the news as a notice. */
  void more() {
    List<StyledText> news = news();
    say(news.isEmpty() ? List.of(StyledText.of(NO_NEWS)) : news);
  }

  /** The paragraphs that have not been read, from the start of a sentence. */
  private List<StyledText> news() {
    List<StyledText> paragraphs = new ArrayList<>(told.subList(since, told.size()));
    if (known > 0) {
      StyledText first = paragraphs.remove(0);
      if (first.length() > known) {
        paragraphs.add(0, first.subSequence(known + 1, first.length()));
      }
    }
    return paragraphs;
  }

  /** What stands below a page, numbered from 0, of several: its number and the way to others. */
  static String pageNote(int page, int pages, String way) {
    return String.format(Locale.ROOT, "(page %d of %d; %s)", page + 1, pages, way);
  }

  /** What is to be shown now, whatever is told later. */
  Shown shown() {
    List<StyledText> latest =
        List.copyOf(told.subList(Math.max(told.size() - MAX_SHOWN, 0), told.size()));
    return notice.isEmpty()
        ? new Shown(latest, List.copyOf(news()), false, 0)
        : new Shown(notice, List.copyOf(news()), true, noticePage);
  }

  /**
   * Messages at one moment, to be laid out for any window.
   *
   * @param paragraphs from the oldest
   * @param news those since the person's last decision
   * @param isNotice whether the paragraphs are a notice, of which one page is shown
   * @param page which page, counted on from the first after the last
   */
  record Shown(List<StyledText> paragraphs, List<StyledText> news, boolean isNotice, int page) {

    /** The lines that fill a number of rows: the last that fit, or a page of a notice. */
    List<StyledText> lines(int columns, int rows) {
      List<StyledText> lines = new ArrayList<>();
      // Each paragraph has a line at least.
      int from = isNotice ? 0 : Math.max(paragraphs.size() - rows, 0);
      for (StyledText paragraph : paragraphs.subList(from, paragraphs.size())) {
        lines.addAll(paragraph.wrapped(columns));
      }
      if (lines.size() > rows) {
        lines =
            isNotice ? pageOf(lines, rows - 1) : lines.subList(lines.size() - rows, lines.size());
      }
      List<StyledText> filled = new ArrayList<>(lines);
      filled.addAll(Collections.nCopies(rows - lines.size(), StyledText.EMPTY));
      return filled;
    }

    /** The rows that a notice takes, up to what is read at a glance; 0 if there is none. */
    int noticed(int columns) {
      return isNotice ? Math.min(rows(paragraphs, columns), GLANCE) : 0;
    }

    private static int rows(List<StyledText> paragraphs, int columns) {
      return paragraphs.stream().mapToInt(each -> each.wrapped(columns).size()).sum();
    }

    private List<StyledText> pageOf(List<StyledText> lines, int rows) {
      List<List<StyledText>> pages = Lists.partition(lines, rows);
      int number = page % pages.size();
      List<StyledText> found = new ArrayList<>(pages.get(number));
      found.add(StyledText.of(pageNote(number, pages.size(), "ask again for the next")));
      return found;
    }

    /** Whether the news takes more rows than there are. */
    boolean hasMore(int columns, int rows) {
      return rows(news, columns) > rows;
    }
  }
}
