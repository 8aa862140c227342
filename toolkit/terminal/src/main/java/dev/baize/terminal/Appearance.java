package dev.baize.terminal;

import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.table.Theme;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * How a terminal can show a table.
 *
 * @param theme how suits are written
 * @param colours whether text is styled at all
 */
public record Appearance(Theme theme, boolean colours) {

  /** Letters without colour, which every terminal can show. */
  public static final Appearance PLAIN = new Appearance(Theme.LETTERS, false);

  private static final String NO_COLOR = "NO_COLOR";
  private static final List<String> LOCALES = List.of("LC_ALL", "LC_CTYPE", "LANG");
  private static final Pattern UTF_8 = Pattern.compile("(?i).*utf-?8.*");
  private static final String DUMB = "dumb";
  private static final int ENOUGH_COLOURS = 8;

  /**
   * {@return the best that a terminal can show and its user wants: no colours where {@code
   * NO_COLOR} is set (no-color.org), suit signs where the locale is of UTF-8}
   *
   * @param environment the variables of the process
   * @param type the terminal's type, as {@code TERM} names it
   * @param available how many colours it has
   */
  public static Appearance of(Map<String, String> environment, String type, int available) {
    if (type.startsWith(DUMB)) {
      return PLAIN;
    }
    String locale =
        LOCALES.stream()
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("");
    Theme theme = UTF_8.matcher(locale).matches() ? Theme.SYMBOLS : Theme.LETTERS;
    boolean wanted = environment.getOrDefault(NO_COLOR, "").isEmpty();
    return new Appearance(theme, wanted && available >= ENOUGH_COLOURS);
  }

  /**
   * {@return text with the attributes of this appearance}
   *
   * @param text one line
   */
  AttributedString render(StyledText text) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (StyledText.Span span : text.spans()) {
      line.append(span.text(), colours ? attributes(span.style()) : AttributedStyle.DEFAULT);
    }
    return line.toAttributedString();
  }

  /**
   * {@return text for the terminal, with the attributes of this appearance}
   *
   * @param text one line
   */
  public String ansi(StyledText text) {
    return render(text).toAnsi();
  }

  /**
   * Readable on a dark ground and on a light one. The first 16 colours of a terminal are whatever
   * its user has made of them, so these are from the rest of 256, which is the same everywhere:
   * neither too light for white nor too dark for black. White and grey come with a ground of their
   * own.
   */
  private static AttributedStyle attributes(Style style) {
    return switch (style) {
      case PLAIN -> AttributedStyle.DEFAULT;
      case STRONG -> AttributedStyle.BOLD;
      case FAINT -> AttributedStyle.DEFAULT.faint();
      case RED -> AttributedStyle.BOLD.foreground(196);
      case GREEN -> AttributedStyle.BOLD.foreground(28);
      case YELLOW -> AttributedStyle.BOLD.foreground(136);
      case BLUE -> AttributedStyle.BOLD.foreground(33);
      case MAGENTA -> AttributedStyle.BOLD.foreground(164);
      case CYAN -> AttributedStyle.BOLD.foreground(30);
      case GREY -> AttributedStyle.BOLD.foreground(231).background(238);
      case WHITE -> AttributedStyle.BOLD.foreground(16).background(253);
    };
  }
}
