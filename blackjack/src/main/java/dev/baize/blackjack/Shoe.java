package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All decks together: shuffled and dealt from. Cards are {@link PackedCard}s. */
final class Shoe {

  /** In reverse, as in {@link #order}. */
  private static final int[] NEW_DECK = order(Deck.french().cards());

  /** Few hands that begin with the fewest cards need more than this many of them. */
  private static final int OFTEN_DEALT = 12;

  /**
   * All cards in their last shuffled order, in reverse: the next card is at {@link #left} − 1, and
   * those from {@link #left} on have been dealt.
   */
  private final int[] order;

  private int left;

  /** The number of cards, the last to be dealt, that are still to be shuffled. */
  private int unordered;

  /**
   * The number of the last cards of a shuffled shoe that are shuffled only when a hand needs them.
   */
  private final int seldomDealt;

  /** The places of hole cards of earlier rounds that stayed face down. */
  private final BitSet faceDown;

  private final Seed deals;
  private long shuffles;

  /** Null if the shuffle is uniform. */
  private final @Nullable RiffleShuffle riffle;

  /** New decks, not shuffled yet. */
  Shoe(PlayRules rules, DeckShuffle shuffle, Seed seed) {
    this.order = new int[rules.cards];
    for (int i = 0; i < order.length; i += NEW_DECK.length) {
      System.arraycopy(NEW_DECK, 0, order, i, NEW_DECK.length);
    }
    this.seldomDealt = Math.max(0, rules.reshuffleBelow - OFTEN_DEALT);
    this.faceDown = new BitSet();
    this.deals = seed.derive("deal");
    this.riffle = shuffle == DeckShuffle.RIFFLE ? new RiffleShuffle(seed) : null;
  }

  private Shoe(Shoe other, Seed deals, @Nullable RiffleShuffle riffle) {
    this.order = other.order.clone();
    this.left = other.left;
    this.unordered = other.unordered;
    this.seldomDealt = other.seldomDealt;
    this.faceDown = (BitSet) other.faceDown.clone();
    this.deals = deals;
    this.shuffles = other.shuffles;
    this.riffle = riffle;
  }

  private static int[] order(List<Card> cards) {
    int[] order = new int[cards.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = PackedCard.of(cards.get(order.length - 1 - i));
    }
    return order;
  }

  Shoe copy() {
    return new Shoe(this, deals, riffle == null ? null : riffle.copy());
  }

  /**
   * A copy in which the cards that have not been exposed are shuffled.
   *
   * @param hole the place of the hole card of the round in play, which is face down; negative if
   *     none is in play
   */
  Shoe redeal(int hole, RandomGenerator random) {
    BitSet hidden = (BitSet) faceDown.clone();
    hidden.set(0, left);
    if (hole >= 0) {
      hidden.set(hole);
    }
    int[] cards = new int[hidden.cardinality()];
    int read = 0;
    for (int place : places(hidden)) {
      cards[read++] = order[place];
    }
    BatchedFisherYates.shuffle(cards, cards.length - 1, 1, random);
    Seed seed = Seed.of(random.nextLong());
    Shoe other =
        new Shoe(this, seed.derive("deal"), riffle == null ? null : new RiffleShuffle(seed));
    int written = 0;
    for (int place : places(hidden)) {
      other.order[place] = cards[written++];
    }
    other.unordered = 0;
    return other;
  }

  private static int[] places(BitSet set) {
    return set.stream().toArray();
  }

  /** Shuffles all cards, starting from their previous order. */
  void shuffle(@Nullable Consumer<? super BlackjackEvent> events) {
    if (events != null) {
      events.accept(new BlackjackEvent.Shuffled());
    }
    shuffles++;
    left = order.length;
    faceDown.clear();
    if (riffle == null) {
      BatchedFisherYates.shuffle(order, left - 1, Math.max(1, seldomDealt), seed().generator());
      unordered = seldomDealt;
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

  /**
   * Shuffles all cards but the last ones that were dealt, once no other is left. Even where other
   * shuffles are riffles this one is uniform: the riffle is that of a whole deck.
   *
   * @param table the number of cards that stay on the table; their places move up by {@link #left}
   */
  void shuffleDiscards(int table) {
    left = order.length - table;
    int[] before = order.clone();
    System.arraycopy(before, table, order, 0, left);
    System.arraycopy(before, 0, order, left, table);
    shuffles++;
    faceDown.clear();
    BatchedFisherYates.shuffle(order, left - 1, 1, seed().generator());
  }

  /** Whether all cards have been dealt. */
  boolean isEmpty() {
    return left == 0;
  }

  /** Deals a card; there is one. */
  int draw() {
    if (left == unordered) {
      orderRest();
    }
    return order[--left];
  }

  /** The card at a place, which may have been dealt. */
  int at(int place) {
    return order[place];
  }

  /** Notes that a hole card goes to the discards unseen. */
  void discardFaceDown(int place) {
    faceDown.set(place);
  }

  /** The number of cards left to be dealt, which is the place of the last card dealt. */
  int left() {
    return left;
  }

  /** The cards left to be dealt, the next one first. */
  @Override
  public String toString() {
    Shoe whole = copy();
    whole.orderRest();
    return IntStream.rangeClosed(1, left)
        .mapToObj(i -> PackedCard.card(whole.order[left - i]))
        .toList()
        .toString();
  }
}
