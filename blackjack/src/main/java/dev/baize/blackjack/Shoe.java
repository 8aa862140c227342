package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The box that the deck is dealt from and shuffled in; cards are numbers of {@link Points}. */
final class Shoe {

  /** The first card last, as in {@link #order}. */
  private static final long[] NEW_DECK = order(Deck.french().cards());

  /** So many cards are put in order only when a hand needs them, which few hands do. */
  private static final int SELDOM_DEALT = 8;

  /** In their last shuffled order, the next card before {@link #left}; those behind are dealt. */
  private final long[] order;

  private int left;

  /** How many cards, the last to be dealt, are not in order yet. */
  private int unordered;

  private final Seed deals;
  private long shuffles;

  /** Null if every order is equally likely. */
  private final @Nullable Riffle riffle;

  /** A new deck, not shuffled yet. */
  Shoe(DeckShuffle shuffle, Seed seed) {
    this.order = NEW_DECK.clone();
    this.deals = seed.derive("deal");
    this.riffle = shuffle == DeckShuffle.RIFFLE ? new Riffle(seed) : null;
  }

  private Shoe(Shoe other) {
    this.order = other.order.clone();
    this.left = other.left;
    this.unordered = other.unordered;
    this.deals = other.deals;
    this.shuffles = other.shuffles;
    this.riffle = other.riffle == null ? null : other.riffle.copy();
  }

  private static long[] order(List<Card> cards) {
    int last = cards.size() - 1;
    return IntStream.rangeClosed(0, last)
        .mapToLong(i -> Points.number(cards.get(last - i)))
        .toArray();
  }

  Shoe copy() {
    return new Shoe(this);
  }

  /** A shoe like this in which the cards that were not seen have changed places. */
  Shoe redeal(DeckShuffle shuffle, long exposed, RandomGenerator random) {
    long[] hidden = LongStream.of(order).filter(card -> !isIn(exposed, card)).toArray();
    UniformOrder.place(hidden, hidden.length - 1, 1, random);
    Shoe other = new Shoe(shuffle, Seed.of(random.nextLong()));
    int used = 0;
    for (int i = 0; i < order.length; i++) {
      other.order[i] = isIn(exposed, order[i]) ? order[i] : hidden[used++];
    }
    other.left = left;
    return other;
  }

  private static boolean isIn(long exposed, long card) {
    return (Points.set(exposed) & card) != 0;
  }

  /** Shuffles the whole deck from its last order. */
  void shuffle(@Nullable Consumer<? super BlackjackEvent> events) {
    if (events != null) {
      events.accept(new BlackjackEvent.Shuffled());
    }
    shuffles++;
    left = order.length;
    if (riffle == null) {
      UniformOrder.place(order, order.length - 1, SELDOM_DEALT, seed().generator());
      unordered = SELDOM_DEALT;
    } else {
      riffle.shuffle(order, events);
    }
  }

  /** Of the last shuffle. */
  private Seed seed() {
    return deals.derive(shuffles);
  }

  private void orderRest() {
    UniformOrder.place(order, unordered - 1, 1, seed().derive("rest").generator());
    unordered = 0;
  }

  /** Deals a card. */
  long draw() {
    if (left == unordered) {
      orderRest();
    }
    return order[--left];
  }

  /** The card that was dealt last but so many. */
  long dealtBefore(int cards) {
    return order[left + cards];
  }

  /** How many cards are left to be dealt. */
  int left() {
    return left;
  }

  /** All cards that are left, the next one first. */
  @Override
  public String toString() {
    Shoe whole = copy();
    whole.orderRest();
    return IntStream.rangeClosed(1, left)
        .mapToObj(i -> Points.card(whole.order[left - i]))
        .toList()
        .toString();
  }
}
