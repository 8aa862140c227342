package dev.baize.distribution.manual;

import java.util.List;
import java.util.Locale;

/** Writes a page in the language of {@code man(7)}, which groff and mandoc read. */
final class Troff {

  private final StringBuilder page = new StringBuilder();

  /**
   * A page with nothing below its title.
   *
   * @param title in capitals
   * @param footer the source of the page, such as {@code baize 0.1.0}
   */
  Troff(String title, String footer) {
    page.append(".TH \"").append(escaped(title)).append("\" 1 \"\" \"");
    page.append(escaped(footer)).append("\" \"Baize\"\n");
  }

  void section(String heading) {
    page.append(".SH ").append(heading).append('\n');
  }

  /** Begins an entry of a list: a tag, and below it lines of text. */
  void entry(String tag, List<String> lines) {
    page.append(".TP\n\\fB").append(escaped(tag)).append("\\fR\n");
    boolean first = true;
    for (String line : lines) {
      page.append(first ? "" : ".br\n");
      line(line);
      first = false;
    }
  }

  /** Writes lines, each of which begins a new one; what is indented or empty stays as it is. */
  void paragraphs(List<String> lines) {
    boolean fixed = false;
    boolean first = true;
    for (String line : lines) {
      if (line.startsWith(" ") != fixed && !line.isBlank()) {
        fixed = !fixed;
        page.append(fixed ? ".RS 2\n.nf\n" : ".fi\n.RE\n");
      } else if (!first && !fixed && !line.isBlank()) {
        page.append(".br\n");
      }
      if (line.isBlank()) {
        page.append(first ? "" : ".sp\n");
      } else {
        line(line.strip());
        first = false;
      }
    }
    page.append(fixed ? ".fi\n.RE\n" : "");
  }

  void line(String text) {
    page.append(escaped(text)).append('\n');
  }

  /** Text that is printed as it is, wherever it stands. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(each -> escaped.append(escaped(each)));
    return text.startsWith(".") ? "\\&" + escaped : escaped.toString();
  }

  private static String escaped(int character) {
    return switch (character) {
      case '\\' -> "\\(rs";
      case '-' -> "\\-";
      case '"' -> "\\(dq";
      case '\'' -> "\\(aq";
      case '`' -> "\\(ga";
      case '^' -> "\\(ha";
      case '~' -> "\\(ti";
      default ->
          character < 128
              ? Character.toString(character)
              : String.format(Locale.ROOT, "\\[u%04X]", character);
    };
  }

  @Override
  public String toString() {
    return page.toString();
  }
}
