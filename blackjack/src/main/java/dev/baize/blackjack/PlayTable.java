package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A strategy for the hand in play that looks at its value, at whether it is a pair, at the up card
 * and at what is legal alone, as a lookup table. It is filled lazily; thread-safe if the strategy
 * is.
 */
public final class PlayTable {
  private static final int UPCARDS = 11;

  /** More than any number of a {@linkplain #caseOf case}. */
  public static final int CASES = UPCARDS * Points.KEYS * 2 * LegalSet.PLAYS;

  private final Strategy strategy;

  /** By case. */
  private final @Nullable BlackjackDecision[] decisions = new BlackjackDecision[CASES];

  /** Decides each case once. */
  @FunctionalInterface
  public interface Strategy {
    /**
     * {@return one of the legal decisions, always the same}
     *
     * @param up the value of the dealer's up card, 1 for an ace to 10
     * @param hand the value of the hand in play
     * @param pair whether that hand is two cards of one value
     * @param legal two decisions or more
     */
    BlackjackDecision decide(int up, HandValue hand, boolean pair, List<BlackjackDecision> legal);
  }

  /**
   * A table of a strategy.
   *
   * @param strategy called at most once for each case and thread
   */
  public PlayTable(Strategy strategy) {
    this.strategy = requireNonNull(strategy);
  }

  /**
   * {@return the index of the case, everything that such a strategy looks at, 0 or more: for other
   * tables}
   *
   * @param view what a player knows who is asked about the hand in play
   */
  public static int caseOf(BlackjackView view) {
    // By the up card, then by the points of the hand, by whether it is a pair, and by what is
    // legal.
    int pair = view.isPair() ? 1 : 0;
    int points = view.upcardPoints() * Points.KEYS + Points.key(view.points());
    return (points * 2 + pair) * LegalSet.PLAYS + view.legalSet();
  }

  /**
   * {@return what the strategy does}
   *
   * @param view what a player knows who is asked what to do with the hand in play
   */
  public BlackjackDecision decide(BlackjackView view) {
    int index = caseOf(view);
    BlackjackDecision decision = decisions[index];
    if (decision == null) {
      decision = fill(index, view.upcardPoints(), view.points(), view.isPair(), view.legalSet());
    }
    return decision;
  }

  /** Takes no view, so that a view is not allocated for the rare call. */
  private BlackjackDecision fill(int index, int up, int points, boolean pair, int legal) {
    BlackjackDecision decision =
        strategy.decide(up, Points.value(points), pair, LegalSet.plays(legal));
    decisions[index] = decision;
    return decision;
  }
}
