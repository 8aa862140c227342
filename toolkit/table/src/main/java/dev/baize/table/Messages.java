package dev.baize.table;

import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;

/** What has happened recently, or a notice that covers it. */
final class Messages {

  private static final String PARAGRAPH = "\n";

  /** No window is higher. */
  private static final int MAX_SHOWN = 200;

  private static final String NO_NEWS =
      "There is no more to tell since your last decision; the table shows the rest.";

  /** All messages, one paragraph each. */
  private final List<StyledText> told = new ArrayList<>();

  private List<StyledText> notice = List.of();

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

  /** Shows a notice until it is {@linkplain #clear cleared}. */
  void say(List<StyledText> sentences) {
    notice = sentences.stream().map(StyledText::printable).toList();
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
  void markRead() {
    told.subList(0, Math.max(told.size() - MAX_SHOWN, 0)).clear();
    since = Math.max(told.size() - 1, 0);
    known = told.isEmpty() ? 0 : told.get(since).length();
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

  /** What is to be shown now, whatever is told later. */
  Shown shown() {
    List<StyledText> latest =
        List.copyOf(told.subList(Math.max(told.size() - MAX_SHOWN, 0), told.size()));
    return new Shown(notice.isEmpty() ? latest : notice, List.copyOf(news()), !notice.isEmpty());
  }

  /**
   * Messages at one moment, to be laid out for any window.
   *
   * @param paragraphs from the oldest
   * @param news those since the person's last decision
   * @param isNotice whether the paragraphs are a notice
   */
  record Shown(List<StyledText> paragraphs, List<StyledText> news, boolean isNotice) {

    /** The last sentences that fit into a number of rows, or all of a notice. */
    List<StyledText> lines(int columns, int rows) {
      if (isNotice) {
        return wrapped(paragraphs, columns);
      }
      List<StyledText> lines = new ArrayList<>();
      for (int i = paragraphs.size() - 1; i >= 0 && lines.size() < rows; i--) {
        List<StyledText> whole = paragraphs.get(i).wrapped(columns);
        int cut = whole.size() - (rows - lines.size());
        if (cut > 0) {
          List<StyledText> sentences = sentences(whole, cut);
          boolean none = lines.isEmpty() && sentences.isEmpty();
          lines.addAll(0, none ? whole.subList(cut, whole.size()) : sentences);
          break;
        }
        lines.addAll(0, whole);
      }
      return lines;
    }

    /** The sentences that begin in the lines of a paragraph from one of them on. */
    private static List<StyledText> sentences(List<StyledText> lines, int from) {
      if (lines.get(from - 1).plain().endsWith(".")) {
        return lines.subList(from, lines.size());
      }
      for (int i = from; i < lines.size(); i++) {
        StyledText line = lines.get(i);
        int end = (line.plain() + " ").indexOf(". ") + 2;
        if (end >= 2) {
          List<StyledText> found = new ArrayList<>(lines.subList(i + 1, lines.size()));
          found.add(0, line.subSequence(Math.min(end, line.length()), line.length()));
          found.removeIf(each -> each.length() == 0);
          return found;
        }
      }
      return List.of();
    }

    private static List<StyledText> wrapped(List<StyledText> paragraphs, int columns) {
      return paragraphs.stream().flatMap(each -> each.wrapped(columns).stream()).toList();
    }

    /** The rows that a notice takes; 0 if there is none. */
    int noticed(int columns) {
      return isNotice ? wrapped(paragraphs, columns).size() : 0;
    }

    /** Whether the news takes more rows than there are. */
    boolean hasMore(int columns, int rows) {
      return wrapped(news, columns).size() > rows;
    }
  }
}
