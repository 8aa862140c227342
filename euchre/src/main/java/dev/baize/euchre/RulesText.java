package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text form of rules, in which a pack in new-pack order is not written out. */
final class RulesText {

  private static final String COMMA = ", ";
  private static final String PACK = COMMA + "pack ";
  private static final Pattern FORM =
      Pattern.compile("points (\\d{1,3}), shuffle ([^,]*)(?:" + PACK + "(.*))?");

  private RulesText() {}

  static String print(EuchreRules rules) {
    String text = "points " + rules.pointsToWin() + ", shuffle " + rules.shuffle();
    return rules.pack().cards().equals(EuchrePack.fresh().cards())
        ? text
        : text + PACK + print(rules.pack());
  }

  private static String print(Deck<Card> pack) {
    return pack.cards().stream().map(Card::toString).collect(Collectors.joining(COMMA));
  }

  static EuchreRules parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          ("\"%s\" is no rules of euchre; expected \"points N, shuffle NAME\","
                  + " then \", pack CARD, …\" if it is no new pack")
              .formatted(text));
    }
    int points = Integer.parseInt(form.group(1));
    DealShuffle shuffle = DealShuffle.parse(form.group(2));
    String pack = form.group(3);
    return new EuchreRules(points, shuffle, pack == null ? EuchrePack.fresh() : parsePack(pack));
  }

  private static Deck<Card> parsePack(String pack) {
    return Deck.of(Arrays.stream(pack.split(COMMA, -1)).map(Card::parse).toList());
  }
}
