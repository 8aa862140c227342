package dev.baize.beans;

import dev.baize.core.player.Player;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A player of bean trading, with one method for each question of a turn.
 *
 * <p>The view holds all that the seat may know; {@link BeansView#card} is the card that a question
 * is about.
 */
public interface BeansPlayer extends Player<BeansView, BeansDecision, BeansEvent> {

  /**
   * {@return whether to buy the third chain now} Asked before every other question as long as the
   * seat has the coins and no third chain.
   *
   * @param view what the seat knows
   */
  boolean buyThirdChain(BeansView view);

  /**
   * {@return whether to chain a card that the other player left, or else to discard it}
   *
   * @param view what the seat knows, including the card
   */
  boolean chainLeft(BeansView view);

  /**
   * {@return the bean of the chain to sell, to make room for a card}
   *
   * @param view what the seat knows, including the card
   */
  Bean sell(BeansView view);

  /**
   * {@return whether to play the new front card of the hand as well}
   *
   * @param view what the seat knows, including the card
   */
  boolean playAgain(BeansView view);

  /**
   * {@return the place in the hand, 0 for the front, of the card to discard; empty to keep all}
   *
   * @param view what the seat knows
   */
  OptionalInt discard(BeansView view);

  /**
   * {@return whether to chain a card of the trade area, or else to leave it for the other player}
   *
   * @param view what the seat knows, including the card
   */
  boolean chainDrawn(BeansView view);

  /** Asks the question that goes with the view's {@link BeansView#phase phase}. */
  @Override
  default BeansDecision decide(BeansView view) {
    if (view.mayBuyThirdChain() && buyThirdChain(view)) {
      return BeansDecision.buyThirdChain();
    }
    return switch (view.phase()) {
      case LEFT_CARD ->
          chainLeft(view) ? BeansDecision.chain(card(view)) : BeansDecision.discard(card(view));
      case SALE ->
          BeansDecision.sell(Objects.requireNonNull(sell(view), "the answer is null, not a bean"));
      case PLAY_AGAIN ->
          playAgain(view) ? BeansDecision.play(card(view)) : BeansDecision.playNoMore();
      case DISCARD -> discarded(discard(view));
      case DRAWN_CARD ->
          chainDrawn(view) ? BeansDecision.chain(card(view)) : BeansDecision.leave(card(view));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static Bean card(BeansView view) {
    return view.card().orElseThrow();
  }

  private static BeansDecision discarded(OptionalInt place) {
    return place.isPresent()
        ? BeansDecision.discardCard(place.getAsInt())
        : BeansDecision.keepAll();
  }
}
