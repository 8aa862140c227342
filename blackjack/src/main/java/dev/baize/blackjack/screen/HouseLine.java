package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.DoubleDown;
import dev.baize.blackjack.Surrender;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;

/** The rules of a house in the words of those who play by them: {@code 6 decks, S17, DAS}. */
final class HouseLine {

  private HouseLine() {}

  static String of(BlackjackHouseRules house) {
    List<String> parts = new ArrayList<>();
    parts.add(Plural.of(house.decks(), "deck"));
    parts.add(house.hitsSoft17() ? "H17" : "S17");
    parts.add(doubles(house.doubleDown()));
    add(parts, house.doubleAfterSplit(), "DAS");
    parts.add(house.hands() == 1 ? "no splits" : "splits to " + house.hands());
    add(parts, house.resplitAces(), "RSA");
    add(parts, house.hitSplitAces(), "HSA");
    add(parts, house.surrender() != Surrender.NONE, house.surrender() + " surrender");
    add(parts, house.insurance(), "insurance");
    parts.add(house.natural() + (house.naturalsPush() ? "" : " at once"));
    add(parts, house.dealerNatural() != DealerNatural.NONE, natural(house.dealerNatural()));
    return String.join(", ", parts);
  }

  private static void add(List<String> parts, boolean applies, String part) {
    if (applies) {
      parts.add(part);
    }
  }

  private static String doubles(DoubleDown doubles) {
    return switch (doubles) {
      case NONE -> "no doubles";
      case ANY -> "doubles";
      default -> "doubles " + doubles;
    };
  }

  private static String natural(DealerNatural natural) {
    return switch (natural) {
      case PEEK -> "peek";
      case ORIGINAL -> "OBO";
      default -> "ENHC";
    };
  }
}
