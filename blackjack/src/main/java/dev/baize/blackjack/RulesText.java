package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
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
  private static final String NUMBER = "([0-9]{1,19})";

  private static final Pattern SESSION =
      Pattern.compile(
          String.format(
              Locale.ROOT,
              "bankroll %1$s, hands %1$s, minimum %1$s, shuffle ([^,]*)(?:, (.+))?",
              NUMBER));

  /** Names the hands of a session, which only {@link #SESSION} can. */
  private static final Pattern PART_OF_SESSION = Pattern.compile("bankroll [^,]*, hands .*");

  private static final Pattern AMOUNT = Pattern.compile('(' + BANKROLL + '|' + MINIMUM + ") (.*)");

  private final Map<String, Long> amounts = new HashMap<>();
  private final List<String> house = new ArrayList<>();

  private RulesText() {}

  /**
   * Applies a text to rules: {@code usual} supplies the settings of the session that neither the
   * text nor a preset in it sets; its house is not kept.
   */
  static SessionSettings apply(String text, SessionSettings usual) {
    RulesText read = new RulesText();
    Matcher session = SESSION.matcher(text);
    if (session.matches()) {
      read.amounts.put(BANKROLL, number(BANKROLL, session.group(1)));
      read.amounts.put(MINIMUM, number(MINIMUM, session.group(3)));
      if (session.group(5) != null) {
        read.readAll(session.group(5));
      }
      return read.settings(
          usual, number(HANDS, session.group(2)), DeckShuffle.parse(session.group(4)));
    }
    if (text.isEmpty() || PART_OF_SESSION.matcher(text).matches()) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " does not describe rules of blackjack; expected \"bankroll N, hands N, "
              + "minimum N, shuffle NAME\"");
    }
    read.readAll(text);
    return read.settings(usual, usual.hands(), usual.shuffle());
  }

  private void readAll(String text) {
    for (String part : text.split(COMMA, -1)) {
      Matcher amount = AMOUNT.matcher(part);
      if (!amount.matches()) {
        house.add(part);
        continue;
      }
      String name = amount.group(1);
      if (amounts.put(name, number(name, amount.group(2))) != null) {
        throw new IllegalArgumentException(name + " is set twice");
      }
    }
  }

  private static long number(String name, String text) {
    try {
      return WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + ' ' + e.getMessage(), e);
    }
  }

  private SessionSettings settings(SessionSettings usual, long hands, DeckShuffle shuffle) {
    String first = house.isEmpty() ? "" : house.get(0);
    BlackjackHousePreset preset =
        BlackjackHousePreset.find(first).orElse(BlackjackHousePreset.CLASSIC);
    return new SessionSettings(
        amounts.getOrDefault(BANKROLL, preset.bankroll(usual.bankroll())),
        hands,
        amounts.getOrDefault(MINIMUM, preset.minimum(usual.minimum())),
        shuffle,
        BlackjackHouseRules.parse(String.join(COMMA, house)));
  }
}
