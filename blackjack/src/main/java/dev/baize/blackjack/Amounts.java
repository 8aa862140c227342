package dev.baize.blackjack;

import java.util.List;
import java.util.stream.LongStream;

/** The amounts of money that are listed as legal decisions. */
final class Amounts {
  private Amounts() {}

  static List<BlackjackDecision> bets(long minimum, long bankroll) {
    return LongStream.of(minimum, Math.min(2 * minimum, bankroll), bankroll)
        .distinct()
        .mapToObj(BlackjackDecision::bet)
        .toList();
  }

  static List<BlackjackDecision> insurances(long most) {
    return List.of(BlackjackDecision.decline(), BlackjackDecision.insure(most));
  }
}
