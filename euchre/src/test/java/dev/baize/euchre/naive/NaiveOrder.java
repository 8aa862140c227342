package dev.baize.euchre.naive;

import static dev.baize.core.card.Rank.ACE;
import static dev.baize.core.card.Rank.JACK;
import static dev.baize.core.card.Rank.KING;
import static dev.baize.core.card.Rank.NINE;
import static dev.baize.core.card.Rank.QUEEN;
import static dev.baize.core.card.Rank.TEN;
import static dev.baize.core.card.Suit.CLUBS;
import static dev.baize.core.card.Suit.DIAMONDS;
import static dev.baize.core.card.Suit.HEARTS;
import static dev.baize.core.card.Suit.SPADES;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.kit.TrickRules;
import java.util.ArrayList;
import java.util.List;

/** The specification's "Value of cards": rows of cards, one above the other. */
public final class NaiveOrder {

  /** The suits, lowest first. */
  public static final List<Suit> SUITS = List.of(SPADES, HEARTS, CLUBS, DIAMONDS);

  private static final List<Rank> RANKS = List.of(NINE, TEN, JACK, QUEEN, KING, ACE);

  /** By trump, then suit led, in the order of the suits. */
  private static final List<List<List<Card>>> BY_TRUMP =
      SUITS.stream().map(trump -> SUITS.stream().map(led -> rows(trump, led)).toList()).toList();

  /** By trump, in the order of the suits. */
  private static final List<TrickRules> TRICKS = SUITS.stream().map(NaiveOrder::tricks).toList();

  private NaiveOrder() {}

  private static TrickRules tricks(Suit trump) {
    return TrickRules.noTrump()
        .withTrump(trump)
        .withOrder(card -> suitOf(card, trump), ascending(trump)::indexOf);
  }

  /** How tricks are played where one suit is trump. */
  static TrickRules tricksWhereTrumpIs(Suit trump) {
    return TRICKS.get(trump.index());
  }

  /** All 24 cards where nothing is trump, lowest first: by rank, ties broken by suit. */
  public static List<Card> ascending() {
    List<Card> cards = new ArrayList<>();
    for (Rank rank : RANKS) {
      for (Suit suit : SUITS) {
        cards.add(Card.of(rank, suit));
      }
    }
    return cards;
  }

  /** All 24 cards where one suit is trump, lowest first. */
  public static List<Card> ascending(Suit trump) {
    List<Card> cards = new ArrayList<>();
    for (Card card : ascending()) {
      if (suitOf(card, trump) != trump) {
        cards.add(card);
      }
    }
    for (Rank rank : List.of(NINE, TEN, QUEEN, KING, ACE)) {
      cards.add(Card.of(rank, trump));
    }
    cards.add(Card.of(JACK, next(trump)));
    cards.add(Card.of(JACK, trump));
    return cards;
  }

  /** All 24 cards where one suit is trump and one was led, lowest first. */
  public static List<Card> ascending(Suit trump, Suit led) {
    return BY_TRUMP.get(trump.index()).get(led.index());
  }

  private static List<Card> rows(Suit trump, Suit led) {
    List<Card> neither = new ArrayList<>();
    List<Card> ofLed = new ArrayList<>();
    List<Card> ofTrump = new ArrayList<>();
    for (Card card : ascending(trump)) {
      if (suitOf(card, trump) == trump) {
        ofTrump.add(card);
      } else if (suitOf(card, trump) == led) {
        ofLed.add(card);
      } else {
        neither.add(card);
      }
    }
    List<Card> cards = new ArrayList<>(neither);
    cards.addAll(ofLed);
    cards.addAll(ofTrump);
    return cards;
  }

  /** The suit that a card counts as: the left bower is a trump. */
  public static Suit suitOf(Card card, Suit trump) {
    boolean leftBower = card.rank() == JACK && card.suit() == next(trump);
    return leftBower ? trump : card.suit();
  }

  /** The suit of the same colour. */
  public static Suit next(Suit suit) {
    return switch (suit) {
      case SPADES -> CLUBS;
      case CLUBS -> SPADES;
      case HEARTS -> DIAMONDS;
      case DIAMONDS -> HEARTS;
    };
  }

  /** The last of some cards in an ascending order. */
  static Card highest(List<Card> cards, List<Card> ascending) {
    Card highest = cards.get(0);
    for (Card card : cards) {
      if (ascending.indexOf(card) > ascending.indexOf(highest)) {
        highest = card;
      }
    }
    return highest;
  }

  /** The first of some cards in an ascending order. */
  static Card lowest(List<Card> cards, List<Card> ascending) {
    Card lowest = cards.get(0);
    for (Card card : cards) {
      if (ascending.indexOf(card) < ascending.indexOf(lowest)) {
        lowest = card;
      }
    }
    return lowest;
  }
}
