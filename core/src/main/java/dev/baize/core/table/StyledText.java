package dev.baize.core.table;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import dev.baize.core.text.Printable;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Immutable text in parts with a {@link Style}, as a {@link CharSequence} its characters alone. */
public final class StyledText implements CharSequence {

  /**
   * A run of text in one style.
   *
   * @param text the characters
   * @param style their style
   */
  public record Span(String text, Style style) {

    /**
     * A run of text.
     *
     * @param text any text
     * @param style any style
     */
    public Span {
      requireNonNull(text);
      requireNonNull(style);
    }
  }

  /** No text. */
  public static final StyledText EMPTY = new StyledText(List.of());

  private static final String SIGNS = "♠♥♣♦";

  private final List<Span> spans;
  private final String plain;

  private StyledText(List<Span> spans) {
    this.spans = List.copyOf(spans);
    StringBuilder text = new StringBuilder();
    spans.forEach(span -> text.append(span.text()));
    this.plain = text.toString();
  }

  /**
   * {@return text in the plain style}
   *
   * @param text any text
   */
  public static StyledText of(String text) {
    return of(text, Style.PLAIN);
  }

  /**
   * {@return text in one style}
   *
   * @param text any text
   * @param style the style of all of it
   */
  public static StyledText of(String text, Style style) {
    return text.isEmpty() ? EMPTY : new StyledText(List.of(new Span(text, style)));
  }

  /**
   * {@return a card in its shortest form, such as {@code J♦}, in the colour of its suit}
   *
   * @param card any card
   */
  public static StyledText of(Card card) {
    return inSuit(card.suit(), CardCode.of(card.rank()) + sign(card.suit()));
  }

  /**
   * {@return the sign of a suit in its colour}
   *
   * @param suit any suit
   */
  public static StyledText of(Suit suit) {
    return inSuit(suit, sign(suit));
  }

  private static String sign(Suit suit) {
    return SIGNS.substring(suit.index(), suit.index() + 1);
  }

  private static StyledText inSuit(Suit suit, String text) {
    boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    return of(text, red ? Style.RED : Style.STRONG);
  }

  /**
   * {@return emphasised text}
   *
   * @param text any text
   */
  public static StyledText strong(String text) {
    return of(text, Style.STRONG);
  }

  /**
   * {@return de-emphasised text}
   *
   * @param text any text
   */
  public static StyledText faint(String text) {
    return of(text, Style.FAINT);
  }

  /**
   * {@return the concatenation of texts}
   *
   * @param parts in order; those that are not {@code StyledText} are in the plain style
   */
  public static StyledText join(CharSequence... parts) {
    List<Span> spans = new ArrayList<>();
    for (CharSequence part : parts) {
      StyledText text = part instanceof StyledText styled ? styled : of(part.toString());
      text.spans.forEach(span -> append(spans, span));
    }
    return new StyledText(spans);
  }

  /** Merges neighbours of the same style, so that texts that look the same are equal. */
  private static void append(List<Span> spans, Span span) {
    int last = spans.size() - 1;
    if (last >= 0 && spans.get(last).style() == span.style()) {
      spans.set(last, new Span(spans.get(last).text() + span.text(), span.style()));
    } else {
      spans.add(span);
    }
  }

  /**
   * {@return a text with others in the place of each {@code %s}}
   *
   * @param text in the plain style
   * @param parts as many as there are places, each a text or a number
   */
  public static StyledText format(String text, Object... parts) {
    String[] between = text.split("%s", -1);
    checkArgument(between.length == parts.length + 1, "%s: %s parts", text, parts.length);
    StyledText line = of(between[0]);
    for (int i = 0; i < parts.length; i++) {
      Object part = parts[i];
      line =
          line.plus(part instanceof StyledText styled ? styled : part.toString(), between[i + 1]);
    }
    return line;
  }

  /**
   * {@return the concatenation of texts with a separator between them}
   *
   * @param separator in the plain style
   * @param parts in order
   */
  public static StyledText list(String separator, List<StyledText> parts) {
    requireNonNull(separator);
    List<CharSequence> all = new ArrayList<>();
    for (StyledText part : parts) {
      all.add(all.isEmpty() ? "" : separator);
      all.add(part);
    }
    return join(all.toArray(CharSequence[]::new));
  }

  /**
   * {@return this text followed by others}
   *
   * @param parts in order; those that are not {@code StyledText} are in the plain style
   */
  public StyledText plus(CharSequence... parts) {
    return join(this, join(parts));
  }

  /** {@return the runs in order, no two neighbours of the same style} */
  public List<Span> spans() {
    return spans;
  }

  /**
   * {@return the same text with some characters replaced by others, each by the one at its place}
   *
   * @param characters the characters to replace
   * @param others as many characters
   */
  public StyledText replacing(String characters, String others) {
    return mapped(
        text -> {
          String replaced = text;
          for (int i = 0; i < characters.length(); i++) {
            replaced = replaced.replace(characters.charAt(i), others.charAt(i));
          }
          return replaced;
        });
  }

  /** {@return the same text as one line, in which what is not printable is escaped} */
  public StyledText printable() {
    return Printable.isLine(plain) ? this : mapped(Printable::line);
  }

  private StyledText mapped(UnaryOperator<String> change) {
    return new StyledText(
        spans.stream().map(span -> new Span(change.apply(span.text()), span.style())).toList());
  }

  /** {@return the characters without styles} */
  public String plain() {
    return plain;
  }

  /** {@return the width in columns of a terminal, where wide characters take two} */
  public int columns() {
    return TextWidth.of(plain);
  }

  /**
   * {@return the longest prefix that fits}
   *
   * @param columns the available columns, 0 or more
   */
  public StyledText clipped(int columns) {
    return subSequence(0, TextWidth.fitting(plain, columns));
  }

  /**
   * {@return the lines of the text, wrapped between words, and within those that are wider than a
   * line, if possible after a comma}
   *
   * @param columns the width of a line, 2 or more
   */
  public List<StyledText> wrapped(int columns) {
    List<StyledText> lines = new ArrayList<>();
    StyledText line = EMPTY;
    int from = 0;
    while (from < length()) {
      int space = plain.indexOf(' ', from);
      int to = space < 0 ? length() : space;
      StyledText word = subSequence(from, to);
      if (line.length() > 0 && line.columns() + 1 + word.columns() > columns) {
        addSplit(line, columns, lines);
        line = EMPTY;
      }
      line = join(line, line.length() > 0 ? " " : "", word);
      from = to + 1;
    }
    addSplit(line, columns, lines);
    return lines;
  }

  private static void addSplit(StyledText line, int columns, List<StyledText> lines) {
    StyledText rest = line;
    while (rest.columns() > columns) {
      String first = rest.clipped(columns).plain();
      int comma = first.lastIndexOf(',') + 1;
      int end = comma > 0 ? comma : first.length();
      lines.add(rest.subSequence(0, end));
      rest = rest.subSequence(end, rest.length());
    }
    lines.add(rest);
  }

  /**
   * {@return the lines of a text, {@linkplain #wrapped(int) wrapped} to a width}
   *
   * @param text printable, of any length
   * @param columns the width of a line, 2 or more
   */
  public static List<String> wrapped(String text, int columns) {
    return of(text).wrapped(columns).stream().map(StyledText::plain).toList();
  }

  @Override
  public int length() {
    return plain.length();
  }

  @Override
  public char charAt(int index) {
    return plain.charAt(index);
  }

  @Override
  public StyledText subSequence(int start, int end) {
    Objects.checkFromToIndex(start, end, length());
    List<Span> inside = new ArrayList<>();
    int offset = 0;
    for (Span span : spans) {
      int from = Math.max(start - offset, 0);
      int to = Math.min(end - offset, span.text().length());
      if (from < to) {
        inside.add(new Span(span.text().substring(from, to), span.style()));
      }
      offset += span.text().length();
    }
    return new StyledText(inside);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StyledText text && text.spans.equals(spans);
  }

  @Override
  public int hashCode() {
    return spans.hashCode();
  }

  @Override
  public String toString() {
    return plain;
  }
}
