package dev.baize.cli.play;

import dev.baize.core.table.Canvas;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;

/** The lines below the table: what happened of late, or what there is to say at the moment. */
final class Messages {

  /** How many lines there are. */
  static final int HEIGHT = 7;

  private static final int PAGE = HEIGHT - 1;

  private static final int WIDTH = Canvas.WIDTH - 2;

  private static final String PARAGRAPH = "\n";

  /** Paragraphs. */
  private final List<StyledText> told = new ArrayList<>();

  private List<StyledText> notice = List.of();

  /** The paragraph in which the person's last decision was made. */
  private int since;

  /** The last line that this paragraph had then. */
  private int line;

  /** How many pages of what happened since were shown. */
  private int shown;

  /** Adds what happened to the last paragraph; a line feed in front begins a new one. */
  void tell(StyledText sentence) {
    if (sentence.plain().startsWith(PARAGRAPH) || told.isEmpty()) {
      told.add(
          sentence.subSequence(sentence.plain().startsWith(PARAGRAPH) ? 1 : 0, sentence.length()));
    } else if (sentence.length() > 0) {
      int last = told.size() - 1;
      told.set(last, StyledText.join(told.get(last), " ", sentence));
    }
  }

  /** Says something instead, until it is cleared. */
  void say(List<StyledText> sentences) {
    notice = List.copyOf(sentences);
  }

  /** Says something instead, until it is cleared. */
  void say(String sentence) {
    say(List.of(StyledText.of(sentence)));
  }

  /** Shows again what happened. */
  void clear() {
    notice = List.of();
  }

  /** The person has decided: from now on, what happens is new. */
  void turnPage() {
    since = Math.max(told.size() - 1, 0);
    line = told.isEmpty() ? 0 : told.get(since).wrapped(WIDTH).size() - 1;
    shown = 0;
  }

  /** Whether more has happened since the person's last decision than there is room for. */
  boolean hasMore() {
    return news().size() > HEIGHT;
  }

  /** Says what happened since the person's last decision: a page each time, from the first on. */
  void more() {
    List<StyledText> news = news();
    if (news.size() <= HEIGHT) {
      say(news);
      return;
    }
    int pages = (news.size() + PAGE - 1) / PAGE;
    int from = shown % pages * PAGE;
    List<StyledText> page = new ArrayList<>(news.subList(from, Math.min(from + PAGE, news.size())));
    page.add(StyledText.of("(page %d of %d; more turns it)".formatted(shown % pages + 1, pages)));
    say(page);
    shown++;
  }

  private List<StyledText> news() {
    return told.subList(since, told.size()).stream()
        .flatMap(each -> each.wrapped(WIDTH).stream())
        .skip(line)
        .toList();
  }

  /** The last lines that have room. */
  List<StyledText> lines() {
    List<StyledText> lines = new ArrayList<>();
    for (StyledText sentence : notice.isEmpty() ? latest() : notice) {
      lines.addAll(sentence.wrapped(WIDTH));
    }
    while (lines.size() > HEIGHT) {
      lines.remove(notice.isEmpty() ? 0 : lines.size() - 1);
    }
    while (lines.size() < HEIGHT) {
      lines.add(StyledText.EMPTY);
    }
    return lines.stream().map(line -> StyledText.join(" ", line)).toList();
  }

  private List<StyledText> latest() {
    return told.subList(Math.max(told.size() - HEIGHT, 0), told.size());
  }
}
