package dev.baize.blackjack;

import dev.baize.core.deck.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The box that the deck is dealt from and shuffled in; cards are numbers of {@link Points}. */
final class Shoe {

  private static final int[] NEW_DECK =
      Deck.french().cards().stream().mapToInt(Points::number).toArray();
  private static final UniformShuffle UNIFORM = new UniformShuffle();

  /** In their last shuffled order; those before {@link #next} are dealt. */
  private final int[] order;

  private int next;
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
    this.next = other.next;
    this.deals = other.deals;
    this.shuffles = other.shuffles;
    this.riffle = other.riffle == null ? null : other.riffle.copy();
  }

  Shoe copy() {
    return new Shoe(this);
  }

  /** A shoe like this in which the cards that were not seen have changed places. */
  Shoe redeal(DeckShuffle shuffle, long exposed, RandomGenerator random) {
    int[] hidden = Arrays.stream(order).filter(card -> !isIn(exposed, card)).toArray();
    UNIFORM.shuffle(hidden, random);
    Shoe other = new Shoe(shuffle, Seed.of(random.nextLong()));
    int used = 0;
    for (int i = 0; i < order.length; i++) {
      other.order[i] = isIn(exposed, order[i]) ? order[i] : hidden[used++];
    }
    other.next = next;
    return other;
  }

  private static boolean isIn(long set, int card) {
    return (set & Points.bit(card)) != 0;
  }

  /** Shuffles the whole deck from its last order. */
  void shuffle(@Nullable Consumer<? super BlackjackEvent> events) {
    if (events != null) {
      events.accept(new BlackjackEvent.Shuffled());
    }
    if (riffle == null) {
      UNIFORM.shuffle(order, deals.derive(shuffles).generator());
    } else {
      riffle.shuffle(order, events);
    }
    shuffles++;
    next = 0;
  }

  /** Deals a card. */
  int draw() {
    return order[next++];
  }

  /** The card that was dealt last but so many. */
  int dealtBefore(int cards) {
    return order[next - 1 - cards];
  }

  /** How many cards are left to be dealt. */
  int left() {
    return order.length - next;
  }

  /** All cards that are left, the next one first. */
  @Override
  public String toString() {
    return Arrays.stream(order, next, order.length).mapToObj(Points::card).toList().toString();
  }
}
