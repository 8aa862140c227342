package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import java.util.ArrayList;
import java.util.List;

/** The Simple player, sentence by sentence from the specification. */
public final class NaiveSimple {

  private NaiveSimple() {}

  /** What it decides for the player to act. */
  public static EuchreDecision decide(NaiveGame game) {
    NaiveHand hand = game.hand();
    List<Card> cards = hand.hands.get(hand.toAct());
    return switch (hand.phase()) {
      case ROUND_ONE -> roundOne(hand, cards);
      case ROUND_TWO -> roundTwo(hand, cards);
      case DEFENCE -> EuchreDecision.pass();
      case DISCARD -> EuchreDecision.discard(lowest(hand, cards));
      case LEAD -> EuchreDecision.play(lead(hand, cards));
      case FOLLOW -> EuchreDecision.play(follow(hand, cards));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** Two or more face or ace cards of the trump suit that the upcard proposes. */
  private static EuchreDecision roundOne(NaiveHand hand, List<Card> cards) {
    Suit proposed = hand.upcard.suit();
    return faceOrAceTrumps(cards, proposed) >= 2 ? order(proposed, hand) : EuchreDecision.pass();
  }

  /** With its partner, unless it must play alone. */
  private static EuchreDecision order(Suit suit, NaiveHand hand) {
    EuchreDecision order = EuchreDecision.orderUp(suit);
    return hand.legal().contains(order) ? order : EuchreDecision.orderUpAlone(suit);
  }

  /** One or more of the suit with the same colour as the upcard; the dealer always. */
  private static EuchreDecision roundTwo(NaiveHand hand, List<Card> cards) {
    Suit sameColour = NaiveOrder.next(hand.upcard.suit());
    boolean stuck = hand.toAct() == hand.dealer;
    return stuck || faceOrAceTrumps(cards, sameColour) >= 1
        ? order(sameColour, hand)
        : EuchreDecision.pass();
  }

  private static int faceOrAceTrumps(List<Card> cards, Suit trump) {
    List<Card> counted =
        List.of(
            Card.of(Rank.JACK, trump),
            Card.of(Rank.JACK, NaiveOrder.next(trump)),
            Card.of(Rank.QUEEN, trump),
            Card.of(Rank.KING, trump),
            Card.of(Rank.ACE, trump));
    return (int) cards.stream().filter(counted::contains).count();
  }

  /** The highest non-trump card, or the highest trump if there are only trumps. */
  private static Card lead(NaiveHand hand, List<Card> cards) {
    Suit trump = hand.trump().orElseThrow();
    List<Card> others = new ArrayList<>();
    for (Card card : cards) {
      if (NaiveOrder.suitOf(card, trump) != trump) {
        others.add(card);
      }
    }
    return NaiveOrder.highest(others.isEmpty() ? cards : others, NaiveOrder.ascending(trump));
  }

  /** The highest card that follows suit, otherwise the lowest card in hand. */
  private static Card follow(NaiveHand hand, List<Card> cards) {
    Suit trump = hand.trump().orElseThrow();
    return hand.following().isEmpty()
        ? lowest(hand, cards)
        : NaiveOrder.highest(hand.following(), NaiveOrder.ascending(trump));
  }

  private static Card lowest(NaiveHand hand, List<Card> cards) {
    return NaiveOrder.lowest(cards, NaiveOrder.ascending(hand.trump().orElseThrow()));
  }
}
