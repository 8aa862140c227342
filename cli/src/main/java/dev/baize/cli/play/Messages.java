package dev.baize.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The lines below the table: what happened of late, or what there is to say at the moment. */
final class Messages {

  /** How many lines there are. */
  static final int HEIGHT = 7;

  private static final int PAGE = HEIGHT - 1;

  private static final int WIDTH = Canvas.WIDTH - 2;

  private static final String PARAGRAPH = "\n";

  /** Paragraphs. */
  private final List<AttributedString> told = new ArrayList<>();

  private List<AttributedString> notice = List.of();

  /** The paragraph in which the person's last decision was made. */
  private int since;

  /** The last line that this paragraph had then. */
  private int line;

  /** How many pages of what happened since were shown. */
  private int shown;

  /** Adds what happened to the last paragraph; a line feed in front begins a new one. */
  void tell(AttributedString sentence) {
    if (sentence.toString().startsWith(PARAGRAPH) || told.isEmpty()) {
      told.add(
          sentence.subSequence(
              sentence.toString().startsWith(PARAGRAPH) ? 1 : 0, sentence.length()));
    } else if (sentence.length() > 0) {
      int last = told.size() - 1;
      told.set(last, Speech.join(told.get(last), " ", sentence));
    }
  }

  /** Says something instead, until it is cleared. */
  void say(List<AttributedString> sentences) {
    notice = List.copyOf(sentences);
  }

  /** Says something instead, until it is cleared. */
  void say(String sentence) {
    say(List.of(new AttributedString(sentence)));
  }

  /** Shows again what happened. */
  void clear() {
    notice = List.of();
  }

  /** The person has decided: from now on, what happens is new. */
  void turnPage() {
    since = Math.max(told.size() - 1, 0);
    line = told.isEmpty() ? 0 : wrapped(told.get(since)).size() - 1;
    shown = 0;
  }

  /** Whether more has happened since the person's last decision than there is room for. */
  boolean hasMore() {
    return news().size() > HEIGHT;
  }

  /** Says what happened since the person's last decision: a page each time, from the first on. */
  void more() {
    List<AttributedString> news = news();
    if (news.size() <= HEIGHT) {
      say(news);
      return;
    }
    int pages = (news.size() + PAGE - 1) / PAGE;
    int from = shown % pages * PAGE;
    List<AttributedString> page =
        new ArrayList<>(news.subList(from, Math.min(from + PAGE, news.size())));
    page.add(
        new AttributedString("(page %d of %d; more turns it)".formatted(shown % pages + 1, pages)));
    say(page);
    shown++;
  }

  private List<AttributedString> news() {
    return told.subList(since, told.size()).stream()
        .flatMap(each -> wrapped(each).stream())
        .skip(line)
        .toList();
  }

  /** The last lines that have room. */
  List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    for (AttributedString sentence : notice.isEmpty() ? latest() : notice) {
      lines.addAll(wrapped(sentence));
    }
    while (lines.size() > HEIGHT) {
      lines.remove(notice.isEmpty() ? 0 : lines.size() - 1);
    }
    while (lines.size() < HEIGHT) {
      lines.add(AttributedString.EMPTY);
    }
    return lines.stream().map(line -> Speech.join(" ", line)).toList();
  }

  private List<AttributedString> latest() {
    return told.subList(Math.max(told.size() - HEIGHT, 0), told.size());
  }

  /** A sentence in lines that end between words. */
  static List<AttributedString> wrapped(AttributedString sentence) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder line = new AttributedStringBuilder();
    int from = 0;
    while (from < sentence.length()) {
      int space = sentence.toString().indexOf(' ', from);
      int to = space < 0 ? sentence.length() : space;
      AttributedString word = sentence.subSequence(from, to);
      if (line.length() > 0 && line.columnLength() + 1 + word.columnLength() > WIDTH) {
        lines.add(line.toAttributedString());
        line = new AttributedStringBuilder();
      }
      line.append(line.length() > 0 ? " " : "").append(word);
      from = to + 1;
    }
    lines.add(line.toAttributedString());
    return lines;
  }
}
