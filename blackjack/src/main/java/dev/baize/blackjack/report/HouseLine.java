package dev.baize.blackjack.report;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.DoubleDown;
import dev.baize.blackjack.Surrender;
import dev.baize.core.text.Plural;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of a house in the words of those who play by them: {@code 6 decks, S17, DAS}. */
public final class HouseLine {

  private HouseLine() {}

  public static String of(BlackjackHouseRules house) {
    return Stream.of(
            Plural.of(house.decks(), "deck"),
            house.hitsSoft17() ? "H17" : "S17",
            doublesLine(house.doubleDown()),
            house.doubleAfterSplit() ? "DAS" : "",
            house.hands() == 1 ? "no splits" : "splits to " + house.hands(),
            house.resplitAces() ? "RSA" : "",
            house.hitSplitAces() ? "HSA" : "",
            house.surrender() == Surrender.NONE ? "" : house.surrender() + " surrender",
            house.insurance() ? "insurance" : "",
            house.natural() + (house.naturalsPush() ? "" : " at once"),
            naturalLine(house.dealerNatural()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String doublesLine(DoubleDown doubles) {
    return switch (doubles) {
      case NONE -> "no doubles";
      case ANY -> "doubles";
      default -> "doubles " + doubles;
    };
  }

  private static String naturalLine(DealerNatural natural) {
    return switch (natural) {
      case PEEK -> "peek";
      case ORIGINAL -> "OBO";
      case ALL -> "ENHC";
      case NONE -> "";
    };
  }
}
