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

/** The deck: shuffled and dealt from. Cards are {@link PackedCards}. */
final class Shoe {

  /** In reverse, as in {@link #order}. */
  private static final long[] NEW_DECK = order(Deck.french().cards());

  /** The last cards of the deck are shuffled only when a hand needs them, which few hands do. */
  private static final int SELDOM_DEALT = 8;

  /**
   * All cards in their last shuffled order, in reverse: the next card is at {@link #left} − 1, and
   * those from {@link #left} on have been dealt.
   */
  private final long[] order;

  private int left;

  /** The number of cards, the last to be dealt, that are still to be shuffled. */
  private int unordered;

  private final Seed deals;
  private long shuffles;

  /** Null if the shuffle is uniform. */
  private final @Nullable RiffleShuffle riffle;

  /** A new deck, not shuffled yet. */
  Shoe(DeckShuffle shuffle, Seed seed) {
    this.order = NEW_DECK.clone();
    this.deals = seed.derive("deal");
    this.riffle = shuffle == DeckShuffle.RIFFLE ? new RiffleShuffle(seed) : null;
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
        .mapToLong(i -> PackedCards.number(cards.get(last - i)))
        .toArray();
  }

  Shoe copy() {
    return new Shoe(this);
  }

  /** A copy in which the cards that have not been exposed are shuffled. */
  Shoe redeal(DeckShuffle shuffle, long exposed, RandomGenerator random) {
    long[] hidden = LongStream.of(order).filter(card -> !isIn(exposed, card)).toArray();
    BatchedFisherYates.shuffle(hidden, hidden.length - 1, 1, random);
    Shoe other = new Shoe(shuffle, Seed.of(random.nextLong()));
    int used = 0;
    for (int i = 0; i < order.length; i++) {
      other.order[i] = isIn(exposed, order[i]) ? order[i] : hidden[used++];
    }
    other.left = left;
    return other;
  }

  private static boolean isIn(long exposed, long card) {
    return (PackedCards.set(exposed) & card) != 0;
  }

  /** Shuffles the whole deck, starting from its previous order. */
  void shuffle(@Nullable Consumer<? super BlackjackEvent> events) {
    if (events != null) {
      events.accept(new BlackjackEvent.Shuffled());
    }
    shuffles++;
    left = order.length;
    if (riffle == null) {
      BatchedFisherYates.shuffle(order, order.length - 1, SELDOM_DEALT, seed().generator());
      unordered = SELDOM_DEALT;
    } else {
      riffle.shuffle(order, events);
    }
  }

  /** The seed of the last shuffle. */
  private Seed seed() {
    return deals.derive(shuffles);
  }

  private void orderRest() {
    BatchedFisherYates.shuffle(order, unordered - 1, 1, seed().derive("rest").generator());
    unordered = 0;
  }

  /** Deals a card. */
  long draw() {
    if (left == unordered) {
      orderRest();
    }
    return order[--left];
  }

  /** The card that was dealt a number of cards before the last one, 0 for the last one itself. */
  long dealtBefore(int cards) {
    return order[left + cards];
  }

  /** The number of cards left to be dealt. */
  int left() {
    return left;
  }

  /** The cards left to be dealt, the next one first. */
  @Override
  public String toString() {
    Shoe whole = copy();
    whole.orderRest();
    return IntStream.rangeClosed(1, left)
        .mapToObj(i -> PackedCards.card(whole.order[left - i]))
        .toList()
        .toString();
  }
}
