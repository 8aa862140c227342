package dev.baize.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The lines below the table: what happened of late, or what there is to say at the moment. */
final class Messages {

  /** How many lines there are. */
  static final int HEIGHT = 7;

  private static final int WIDTH = Canvas.WIDTH - 2;

  private static final String PARAGRAPH = "\n";

  /** Paragraphs. */
  private final List<AttributedString> told = new ArrayList<>();

  private List<AttributedString> notice = List.of();

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
