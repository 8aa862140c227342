package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.DoubleDown;
import dev.baize.blackjack.Surrender;

/** The rules of a house in sentences. */
final class HouseExplained {

  private HouseExplained() {}

  static String natural(BlackjackHouseRules house) {
    return "21 with two cards is a natural: "
        + house.natural()
        + ", rounded down"
        + (house.naturalsPush() ? "; against another, nothing." : ", whatever the dealer has.");
  }

  static String dealer(BlackjackHouseRules house) {
    return draws(house) + "; " + natural(house.dealerNatural());
  }

  static String draws(BlackjackHouseRules house) {
    return "The dealer draws to 16" + (house.hitsSoft17() ? " and to a soft 17" : ", stands on 17");
  }

  private static String natural(DealerNatural natural) {
    return switch (natural) {
      case PEEK -> "its natural ends the hand at once.";
      case ORIGINAL -> "its natural takes the first bet.";
      case ALL -> "its natural takes all that is bet.";
      case NONE -> "its natural is 21, and no more.";
    };
  }

  static String doubles(BlackjackHouseRules house) {
    if (house.doubleDown() == DoubleDown.NONE) {
      return "There is no doubling.";
    }
    boolean any = house.doubleDown() == DoubleDown.ANY;
    String later = house.doubleAfterSplit() ? ", after a split, too." : ", not after a split.";
    return "You may double "
        + (any ? "any two cards" : "a hard " + house.doubleDown() + " with two cards")
        + (house.hands() == 1 ? "." : later);
  }

  static String splits(BlackjackHouseRules house) {
    if (house.hands() == 1) {
      return "There is no splitting.";
    }
    return "You may split two cards of one value, up to "
        + house.hands()
        + " hands"
        + (house.hands() > 2 && !house.resplitAces() ? ", aces once" : "")
        + (house.hitSplitAces() ? "." : ", one card on each ace.");
  }

  static String others(BlackjackHouseRules house) {
    String insurance = house.insurance() ? " insure against an ace." : "";
    if (house.surrender() == Surrender.NONE) {
      return house.insurance() ? "You may" + insurance : "There is no surrender or insurance.";
    }
    return "You may surrender "
        + (house.surrender() == Surrender.EARLY ? "early " : "")
        + "for half of the bet"
        + (house.insurance() ? ", and" + insurance : ".");
  }
}
