package dev.baize.cli.play;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * How a terminal can show a table.
 *
 * @param symbols whether suits are signs, or else letters
 * @param colours whether there are any
 */
public record Look(boolean symbols, boolean colours) {

  /** Letters without colour, which every terminal can show. */
  public static final Look PLAIN = new Look(false, false);

  private static final String NO_COLOR = "NO_COLOR";
  private static final List<String> LOCALES = List.of("LC_ALL", "LC_CTYPE", "LANG");
  private static final Pattern UTF_8 = Pattern.compile("(?i).*utf-?8.*");
  private static final String DUMB = "dumb";
  private static final int ENOUGH_COLOURS = 8;

  private static final List<String> SIGNS = List.of("♠", "♥", "♣", "♦");

  /**
   * {@return the best look that a terminal can show and its user wants: plain where {@code
   * NO_COLOR} is set (no-color.org), signs where the locale is of UTF-8}
   *
   * @param environment the variables of the process
   * @param type the terminal's type, as {@code TERM} names it
   * @param available how many colours it has
   */
  public static Look of(Map<String, String> environment, String type, int available) {
    if (!environment.getOrDefault(NO_COLOR, "").isEmpty() || type.startsWith(DUMB)) {
      return PLAIN;
    }
    String locale =
        LOCALES.stream()
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("");
    return new Look(UTF_8.matcher(locale).matches(), available >= ENOUGH_COLOURS);
  }

  /**
   * {@return a card as short as it gets, such as {@code J♦}, {@code 10S}}
   *
   * @param card is shown in its suit's colour
   */
  public AttributedString card(Card card) {
    return inSuit(card.suit(), CardCode.of(card.rank()) + sign(card.suit()));
  }

  /**
   * {@return a suit's sign or letter}
   *
   * @param suit is shown in its colour
   */
  public AttributedString suit(Suit suit) {
    return inSuit(suit, sign(suit));
  }

  private AttributedString inSuit(Suit suit, String text) {
    boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    return red ? coloured(text, AttributedStyle.RED) : strong(text);
  }

  private String sign(Suit suit) {
    return symbols ? SIGNS.get(suit.index()) : CardCode.of(suit);
  }

  /**
   * {@return text in one of the eight colours of {@link AttributedStyle}}
   *
   * @param text one line
   * @param colour such as {@link AttributedStyle#YELLOW}
   */
  public AttributedString coloured(String text, int colour) {
    return styled(text, AttributedStyle.BOLD.foreground(colour));
  }

  /**
   * {@return text that stands out}
   *
   * @param text one line
   */
  public AttributedString strong(String text) {
    return styled(text, AttributedStyle.BOLD);
  }

  /**
   * {@return text that steps back}
   *
   * @param text one line
   */
  public AttributedString faint(String text) {
    return styled(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT));
  }

  private AttributedString styled(String text, AttributedStyle style) {
    return colours ? new AttributedString(text, style) : new AttributedString(text);
  }
}
