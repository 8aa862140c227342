package dev.baize.review;

import dev.baize.core.player.Advice;
import dev.baize.review.notation.Egn;

/** Writes the mistakes that a review found as comments of Euchre Game Notation. */
public final class EgnComments {

  private static final double BLUNDER = 0.08;
  private static final double MISTAKE = 0.04;

  private EgnComments() {}

  /**
   * {@return a file with a comment at each mistake, beside those that it has} Its label says what
   * the mistake cost: {@code [??]} 0.08 of a game or more, {@code [?]} 0.04 or more, {@code [?!]}
   * less, or a cost in another unit than chances.
   *
   * @param game the game that was reviewed
   * @param review of any of its seats
   */
  public static Egn of(Egn game, GameReview review) {
    Egn commented = game;
    for (SeatReview seat : review.seats()) {
      for (JudgedDecision mistake : seat.mistakes()) {
        String comment = ReviewReport.sentence(mistake).plain().replace('\u00a0', ' ');
        commented = commented.annotated(mistake.index(), label(mistake) + " " + comment);
      }
    }
    return commented;
  }

  private static String label(JudgedDecision mistake) {
    double cost = Advice.areChances(mistake.unit()) ? mistake.cost() : 0;
    return cost >= BLUNDER ? "[??]" : cost >= MISTAKE ? "[?]" : "[?!]";
  }
}
