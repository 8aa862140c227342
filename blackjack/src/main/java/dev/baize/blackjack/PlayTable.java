package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A strategy for the hand in play that looks at its value, at whether it is a pair, at the up card
 * and at what is legal alone, as a lookup table. It is filled lazily; thread-safe if the strategy
 * is.
 *
 * @param <D> what the strategy decides
 */
public final class PlayTable<D> {
  private static final int UPCARDS = 11;

  private final Strategy<D> strategy;

  /** By up card, then by the points of the hand, by whether it is a pair, and by what is legal. */
  private final @Nullable Object[] decisions =
      new Object[UPCARDS * Points.KEYS * 2 * LegalSet.PLAYS];

  /**
   * Decides each case once.
   *
   * @param <D> what it decides
   */
  @FunctionalInterface
  public interface Strategy<D> {
    /**
     * {@return what to do, always the same}
     *
     * @param up the value of the dealer's up card, 1 for an ace to 10
     * @param hand the value of the hand in play
     * @param pair whether that hand is two cards of one value
     * @param legal two decisions or more
     */
    D decide(int up, HandValue hand, boolean pair, List<BlackjackDecision> legal);
  }

  /**
   * A table of a strategy.
   *
   * @param strategy called at most once for each case and thread
   */
  public PlayTable(Strategy<D> strategy) {
    this.strategy = requireNonNull(strategy);
  }

  /**
   * {@return what the strategy does}
   *
   * @param view what a player knows who is asked what to do with the hand in play
   */
  @SuppressWarnings("unchecked") // The table holds what the strategy has decided.
  public D decide(BlackjackView view) {
    int pair = view.isPair() ? 1 : 0;
    int points = view.upcardPoints() * Points.KEYS + Points.key(view.points());
    int index = (points * 2 + pair) * LegalSet.PLAYS + view.legal;
    Object decision = decisions[index];
    return decision == null
        ? fill(index, view.upcardPoints(), view.points(), view.isPair(), view.legal)
        : (D) decision;
  }

  /** Takes no view, so that a view is not allocated for the rare call. */
  private D fill(int index, int up, int points, boolean pair, int legal) {
    D decision = strategy.decide(up, Points.value(points), pair, LegalSet.plays(legal));
    decisions[index] = decision;
    return decision;
  }
}
