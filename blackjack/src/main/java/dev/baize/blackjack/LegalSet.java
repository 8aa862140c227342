package dev.baize.blackjack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** The kinds of decisions that are legal, as a set of bits. */
final class LegalSet {
  static final int HIT = BlackjackDecision.hit().bit;
  static final int STAND = BlackjackDecision.stand().bit;
  static final int DOUBLE = BlackjackDecision.doubleDown().bit;
  static final int SPLIT = BlackjackDecision.split().bit;
  static final int SURRENDER = BlackjackDecision.surrender().bit;
  static final int DECLINE = BlackjackDecision.decline().bit;
  static final int BET = BlackjackDecision.Bet.BIT;
  static final int INSURE = BlackjackDecision.Insure.BIT;
  static final int NONE = 0;
  static final int PLAYS = 1 << 5;

  /** By set, in the order of the bits. */
  private static final List<List<BlackjackDecision>> DECISIONS = decisions();

  private LegalSet() {}

  private static List<List<BlackjackDecision>> decisions() {
    List<BlackjackDecision> all =
        List.of(
            BlackjackDecision.hit(),
            BlackjackDecision.stand(),
            BlackjackDecision.doubleDown(),
            BlackjackDecision.split(),
            BlackjackDecision.surrender());
    List<List<BlackjackDecision>> sets = new ArrayList<>();
    for (int set = 0; set < PLAYS; set++) {
      List<BlackjackDecision> decisions = new ArrayList<>();
      for (BlackjackDecision each : all) {
        if ((set & each.bit) != 0) {
          decisions.add(each);
        }
      }
      sets.add(List.copyOf(decisions));
    }
    return List.copyOf(sets);
  }

  static Phase phase(int legal) {
    // Not a switch: its indirect jump is mispredicted where branches are not.
    if ((legal & STAND) != 0) {
      return Phase.PLAY;
    }
    if ((legal & BET) != 0) {
      return Phase.BET;
    }
    if (legal == NONE) {
      return Phase.OVER;
    }
    return (legal & INSURE) != 0 ? Phase.INSURE : Phase.SURRENDER;
  }

  /** The decisions in a set; of amounts some common ones. */
  static List<BlackjackDecision> decisions(int legal, long minimum, long bankroll, long wager) {
    return switch (phase(legal)) {
      case BET -> bets(minimum, bankroll);
      case INSURE ->
          List.of(
              BlackjackDecision.decline(),
              BlackjackDecision.insure(mostInsurance(wager, bankroll)));
      case SURRENDER -> List.of(BlackjackDecision.decline(), BlackjackDecision.surrender());
      case PLAY -> plays(legal);
      case OVER -> List.of();
    };
  }

  static List<BlackjackDecision> plays(int legal) {
    return DECISIONS.get(legal);
  }

  static long mostInsurance(long wager, long bankroll) {
    return Math.min(wager / 2, bankroll - wager);
  }

  private static List<BlackjackDecision> bets(long minimum, long bankroll) {
    return LongStream.of(minimum, Math.min(2 * minimum, bankroll), bankroll)
        .distinct()
        .mapToObj(BlackjackDecision::bet)
        .toList();
  }
}
