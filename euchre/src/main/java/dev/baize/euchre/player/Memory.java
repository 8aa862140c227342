package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trump;

/** What a seat remembers while cards are played: the cards that are still out, and of whom. */
final class Memory {

  final EuchreView view;
  final Trump trump;
  final CardSet hand;
  final CardSet unseen;
  final CardSet trumps;
  final CardSet sideCards;
  final CardSet trumpsOut;
  final Seat maker;

  Memory(EuchreView view) {
    this.view = view;
    this.trump = view.trump().orElseThrow();
    this.maker = view.maker().orElseThrow();
    this.hand = view.hand();
    this.unseen = view.unseen();
    CardSet ofTrump = trump.cards(trump.suit());
    this.trumps = hand.intersection(ofTrump);
    this.sideCards = hand.minus(ofTrump);
    this.trumpsOut = unseen.intersection(ofTrump);
  }

  boolean madeTrump() {
    return maker == view.seat();
  }

  boolean partnerMadeTrump() {
    return maker == view.partner();
  }

  Suit suit(Card card) {
    return trump.effectiveSuit(card);
  }

  /** Cards of a suit that are out. */
  CardSet out(Suit suit) {
    return unseen.intersection(trump.cards(suit));
  }

  /** Whether no card of its suit that is out is higher. */
  boolean isBoss(Card card) {
    Suit suit = suit(card);
    return trump.above(card, suit).intersection(out(suit)).isEmpty();
  }

  /** Of a suit's cards in hand. */
  CardSet mine(Suit suit) {
    return hand.intersection(trump.cards(suit));
  }

  boolean isSingleton(Card card) {
    return mine(suit(card)).size() == 1;
  }
}
