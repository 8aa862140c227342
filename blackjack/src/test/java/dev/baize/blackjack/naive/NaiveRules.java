package dev.baize.blackjack.naive;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The settings of a session, as names and values read from their text. */
final class NaiveRules {

  /** The number of settings that every text begins with: bankroll, hands, minimum, shuffle. */
  private static final int OF_SESSION = 4;

  private final Map<String, String> session;
  private final Map<String, String> house = new HashMap<>();

  NaiveRules(String text) {
    List<String> settings = Arrays.asList(text.split(", ", -1));
    session = values(settings.subList(0, OF_SESSION));
    house.putAll(
        values(
            List.of(
                "decks 1",
                "reshuffle below 20",
                "soft 17 stand",
                "double none",
                "double after split no",
                "hands 1",
                "resplit aces no",
                "hit split aces no",
                "surrender none",
                "insurance no",
                "natural 3:2",
                "naturals push no",
                "dealer natural none")));
    house.putAll(values(settings.subList(OF_SESSION, settings.size())));
  }

  private static Map<String, String> values(List<String> settings) {
    Map<String, String> values = new HashMap<>();
    for (String setting : settings) {
      int end = setting.lastIndexOf(' ');
      values.put(setting.substring(0, end), setting.substring(end + 1));
    }
    return values;
  }

  private static String value(Map<String, String> values, String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no setting " + name);
    }
    return value;
  }

  /** The amount that is set for the session. */
  BigInteger session(String name) {
    return new BigInteger(value(session, name));
  }

  boolean shufflesByRiffles() {
    return value(session, "shuffle").equals("riffle");
  }

  /** Whether a setting of the house has one of these values. */
  boolean is(String name, String... values) {
    return List.of(values).contains(value(house, name));
  }

  int number(String name) {
    return Integer.parseInt(value(house, name));
  }

  /** What a wager wins with a natural, rounded down. */
  BigInteger natural(BigInteger wager) {
    String[] ratio = value(house, "natural").split(":", -1);
    return wager.multiply(new BigInteger(ratio[0])).divide(new BigInteger(ratio[1]));
  }
}
