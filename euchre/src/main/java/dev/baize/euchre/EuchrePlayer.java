package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.player.Player;
import dev.baize.euchre.EuchreDecision.Bid;
import java.util.Objects;

/**
 * A euchre player, which answers the four questions of the game.
 *
 * <p>The view holds everything that the seat may know; {@link EuchreView#legalCards} and {@link
 * EuchreView#mayOrderUp} say which answers are legal.
 */
public interface EuchrePlayer extends Player<EuchreView, EuchreDecision, EuchreEvent> {

  /**
   * {@return the bid: to order up a suit or to pass, in {@link Phase#ROUND_ONE} or {@code
   * ROUND_TWO}}
   *
   * @param view what the seat knows
   */
  Bid orderUp(EuchreView view);

  /**
   * {@return the card to discard, one of the six that the dealer holds with the upcard}
   *
   * @param view what the dealer knows
   */
  Card discard(EuchreView view);

  /**
   * {@return the card to lead to a new trick}
   *
   * @param view what the seat knows, including all tricks so far
   */
  Card lead(EuchreView view);

  /**
   * {@return the card to play to a trick that another seat led}
   *
   * @param view what the seat knows, including the cards on the table
   */
  Card play(EuchreView view);

  /** Asks the question for the view's {@link EuchreView#phase phase}. */
  @Override
  default EuchreDecision decide(EuchreView view) {
    Phase phase = view.phase();
    if (phase == Phase.FOLLOW || phase == Phase.LEAD) {
      return EuchreDecision.play(answer(phase == Phase.LEAD ? lead(view) : play(view)));
    }
    if (phase == Phase.DISCARD) {
      return EuchreDecision.discard(answer(discard(view)));
    }
    if (phase == Phase.OVER) {
      throw new IllegalStateException("the game is over");
    }
    return orderUp(view);
  }

  private static Card answer(Card card) {
    return Objects.requireNonNull(card, "the answer is null, not a card");
  }
}
