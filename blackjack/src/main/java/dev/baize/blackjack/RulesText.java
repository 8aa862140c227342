package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text of rules: the settings of a session and those of a house. The four of a session come first
 * and all together, as they are printed; or the bankroll and the minimum stand anywhere among those
 * of the house, and win over what a preset of it brings.
 */
final class RulesText {

  private static final String COMMA = ", ";
  private static final String BANKROLL = "bankroll";
  private static final String MINIMUM = "minimum";
  private static final String HANDS = "hands";
  private static final long PRESET_BANKROLL = 10_000;
  private static final long PRESET_MINIMUM = 10;

  private static final Pattern SESSION =
      Pattern.compile("(bankroll [^,]*), hands ([^,]*), (minimum [^,]*), shuffle ([^,]*)(, .+)?");

  /** Names the hands of a session, which only {@link #SESSION} can. */
  private static final Pattern PART_OF_SESSION = Pattern.compile("bankroll [^,]*, hands .*");

  private final Map<String, Long> amounts = new HashMap<>();
  private final List<String> house = new ArrayList<>();

  private RulesText(String text) {
    for (String part : text.split(COMMA, -1)) {
      String name = part.substring(0, Math.max(0, part.indexOf(' ')));
      if (!name.equals(BANKROLL) && !name.equals(MINIMUM)) {
        house.add(part);
      } else if (amounts.put(name, number(name, part.substring(name.length() + 1))) != null) {
        throw new IllegalArgumentException(name + " is set twice");
      }
    }
  }

  /**
   * Applies a text to rules: {@code usual} supplies the settings of the session that neither the
   * text nor a preset in it sets; its house is not kept.
   */
  static SessionSettings apply(String text, SessionSettings usual) {
    Matcher session = SESSION.matcher(text);
    if (session.matches()) {
      String rest = session.group(5) == null ? "" : session.group(5);
      return new RulesText(session.group(1) + COMMA + session.group(3) + rest)
          .settings(usual, number(HANDS, session.group(2)), DeckShuffle.parse(session.group(4)));
    }
    if (text.isEmpty() || PART_OF_SESSION.matcher(text).matches()) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " does not describe rules of blackjack; expected \"bankroll N, hands N, "
              + "minimum N, shuffle NAME\"");
    }
    return new RulesText(text).settings(usual, usual.hands(), usual.shuffle());
  }

  private static long number(String name, String text) {
    try {
      return WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + ' ' + e.getMessage(), e);
    }
  }

  private SessionSettings settings(SessionSettings usual, long hands, DeckShuffle shuffle) {
    boolean preset =
        !house.isEmpty()
            && BlackjackHousePreset.find(house.get(0)).orElse(BlackjackHousePreset.CLASSIC)
                != BlackjackHousePreset.CLASSIC;
    return new SessionSettings(
        amounts.getOrDefault(BANKROLL, preset ? PRESET_BANKROLL : usual.bankroll()),
        hands,
        amounts.getOrDefault(MINIMUM, preset ? PRESET_MINIMUM : usual.minimum()),
        shuffle,
        BlackjackHouseRules.parse(String.join(COMMA, house)));
  }
}
