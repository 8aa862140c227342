package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.registry.PlayerSetting;
import org.jspecify.annotations.Nullable;

/**
 * A perfect card counter: computes the best play for exactly the cards that have not been exposed,
 * and sizes its bets by their expected value, as {@link KellyBet} does.
 *
 * <p>Hole cards that stayed face down count as cards left in the deck. It assumes nothing about the
 * order of the cards. In houses with other rules than those of the specification it plays as {@link
 * Exact} does, and sizes its bets by an estimate of what the round is worth as it is paid.
 */
public class Competitor implements BlackjackPlayer {

  /** The part of the bankroll by which it sizes its bets. */
  public static final PlayerSetting<Double> KELLY =
      PlayerSetting.decimalNumber(
          "kelly", "the part of its bankroll by which it sizes its bets", 0, 1, 1);

  private final double kelly;
  private @Nullable BlackjackAnalysis latest;
  private final Exact exact = new Exact();

  /** A Competitor that risks its whole bankroll; all it keeps between decisions is a cache. */
  public Competitor() {
    this(1);
  }

  /**
   * A Competitor that bets as if a part of its bankroll were all of it, for less growth and less
   * risk (fractional Kelly).
   *
   * @param kelly the part, 0 to 1: 0.5 is half Kelly
   */
  public Competitor(double kelly) {
    if (!(kelly >= 0 && kelly <= 1)) {
      throw new IllegalArgumentException("kelly " + kelly + ": expected 0 to 1");
    }
    this.kelly = kelly;
  }

  @Override
  public long bet(BlackjackView view) {
    if (view.house().isClassic()) {
      return KellyBet.of(analysis(Exact.unseen(view)), risked(view), view.minimum());
    }
    RoundValue round = RoundValue.of(view.house());
    return KellyBet.of(round.next(view), round::lostByRounding, risked(view), view.minimum());
  }

  /** The part of the bankroll by which bets are sized, enough for the minimum. */
  private long risked(BlackjackView view) {
    return kelly == 1
        ? view.bankroll()
        : Math.max(view.minimum(), (long) (kelly * view.bankroll()));
  }

  @Override
  public boolean draw(BlackjackView view) {
    int[] hand = view.cards().stream().mapToInt(card -> HandValue.points(card.rank())).toArray();
    return analysis(Exact.leftBeforeDeal(view))
        .expectedValues(HandValue.points(view.upcard().rank()), hand)
        .hits();
  }

  @Override
  public long insure(BlackjackView view) {
    return exact.insure(view);
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return exact.surrender(view);
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    return view.house().isClassic() ? BlackjackPlayer.super.play(view) : exact.play(view);
  }

  private BlackjackAnalysis analysis(Composition left) {
    if (left.equals(Composition.fullDeck())) {
      return BlackjackAnalysis.ofFullDeck();
    }
    latest = latest == null ? BlackjackAnalysis.of(left) : latest.next(left);
    return latest;
  }
}
