package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.player.Player;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.kernel.Step;
import java.util.Objects;

/**
 * A euchre player, which answers the four questions of the game, and two more where house rules let
 * it play alone.
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

  /**
   * {@return whether to play alone, once the seat has decided to order a suit up; asked only where
   * the seat may choose, and answered with no unless a player overrides it}
   *
   * @param view what the seat knew when it decided
   * @param trump the suit it orders up
   */
  default boolean playAlone(EuchreView view, Suit trump) {
    Objects.requireNonNull(view);
    Objects.requireNonNull(trump);
    return false;
  }

  /**
   * {@return whether to defend alone, in {@link Phase#DEFENCE}; no, unless a player overrides it}
   *
   * @param view what the defender knows
   */
  default boolean defendAlone(EuchreView view) {
    Objects.requireNonNull(view);
    return false;
  }

  /** Asks the question for the view's {@link EuchreView#phase phase}. */
  @Override
  default EuchreDecision decide(EuchreView view) {
    int step = view.step;
    if (step == Step.FOLLOW || step == Step.LEAD) {
      return EuchreDecision.play(answer(step == Step.LEAD ? lead(view) : play(view)));
    }
    if (step == Step.DISCARD) {
      return EuchreDecision.discard(answer(discard(view)));
    }
    if (step == Step.ROUND_ONE || step == Step.ROUND_TWO) {
      Bid bid = orderUp(view);
      return view.mayPlayAlone() ? aloneOrNot(bid, view) : bid;
    }
    return defend(view);
  }

  /**
   * Answers the question that only some house rules ask. Separate from {@link #decide}, to keep
   * that small enough for inlining: otherwise, escape analysis cannot avoid allocating every view.
   */
  private EuchreDecision defend(EuchreView view) {
    if (view.phase() == Phase.OVER) {
      throw new IllegalStateException("the game is over");
    }
    return defendAlone(view) ? EuchreDecision.defendAlone() : EuchreDecision.pass();
  }

  private Bid aloneOrNot(Bid bid, EuchreView view) {
    if (bid instanceof OrderUp order
        && !order.alone()
        && view.mayOrderUpAlone(order.suit())
        && (!view.mayOrderUpWithPartner(order.suit()) || playAlone(view, order.suit()))) {
      return EuchreDecision.orderUpAlone(order.suit());
    }
    return bid;
  }

  private static Card answer(Card card) {
    return Objects.requireNonNull(card, "the answer is null, not a card");
  }
}
