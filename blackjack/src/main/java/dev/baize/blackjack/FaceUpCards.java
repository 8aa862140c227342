package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.Arrays;

/**
 * The cards exposed since the last shuffle, in their order. It only ever grows at its end, in an
 * array that a view may share: what a view sees of it is the part that was there when it was taken.
 *
 * <p>Each byte is the {@link Card#index} of a card in its lower six bits, and above them the index
 * of the player's hand that the card is in. Of the cards of a round the second is the up card.
 */
final class FaceUpCards {
  /** The place of the up card among the cards of a round. */
  static final int UPCARD = 1;

  private static final int CARD_BITS = 6;
  private static final int CARD = (1 << CARD_BITS) - 1;

  byte[] cards;
  int size;

  /** The place of the first card of the round in play, or of the next one. */
  int roundStart;

  /** The {@link ValueCounts} of all of them. */
  long counts;

  /**
   * No cards.
   *
   * @param capacity the number of cards in the shoe
   */
  FaceUpCards(int capacity) {
    this.cards = new byte[capacity];
  }

  private FaceUpCards(FaceUpCards other) {
    this.cards = other.cards.clone();
    this.size = other.size;
    this.roundStart = other.roundStart;
    this.counts = other.counts;
  }

  FaceUpCards copy() {
    return new FaceUpCards(this);
  }

  /** The {@link Card#index} of a card. */
  static int card(byte card) {
    return card & CARD;
  }

  /** The player's hand that a card is in. */
  static int hand(byte card) {
    return (card & 0xFF) >>> CARD_BITS;
  }

  /** Adds a {@link PackedCard}. */
  void add(int card, int hand) {
    int index = PackedCard.index(card);
    cards[size++] = (byte) (hand << CARD_BITS | index);
    counts += ValueCounts.ofIndex(index);
  }

  void endRound() {
    roundStart = size;
  }

  /** Moves the second card of a hand to another one. */
  void moveSecond(int hand, int other) {
    cards = cards.clone();
    int second = 0;
    for (int i = roundStart; i < size; i++) {
      if (i != roundStart + UPCARD && hand(cards[i]) == hand) {
        second = i;
      }
    }
    cards[second] = (byte) (other << CARD_BITS | card(cards[second]));
  }

  /** Forgets all cards but those of the round in play. */
  void shuffled() {
    byte[] round = Arrays.copyOfRange(cards, roundStart, size);
    cards = new byte[cards.length];
    size = 0;
    roundStart = 0;
    counts = ValueCounts.NONE;
    for (byte card : round) {
      add(PackedCard.ofIndex(card(card)), hand(card));
    }
  }
}
