package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All decks together: shuffled and dealt from. Cards are {@link PackedCard}s. */
final class Shoe {

  // The places of cards in the deal of a round: the number of cards that are dealt before them.
  static final int UPCARD = 1;
  static final int HOLE = 3;

  /** The cards of the dealer while the player decides. */
  static final int DEALT_TO_DEALER = 2;

  private static final int[] NEW_DECK = order(Deck.french().cards());

  /** Few hands that begin with the fewest cards need more than this many of them. */
  private static final int OFTEN_DEALT = 12;

  /**
   * All cards in their last shuffled order, in reverse: the next card is at {@link #left} − 1, and
   * those from {@link #left} on have been dealt. Views share it: cards that have been dealt do not
   * move, and every shuffle of the discards begins with a copy.
   */
  int[] order;

  int left;

  /** The number of cards, the last to be dealt, that are still to be shuffled. */
  private int unordered;

  /** How many of the last cards are shuffled only when a hand needs them. */
  private final int seldomDealt;

  /** The {@link ValueCounts} of the cards exposed since the last shuffle. */
  long exposed;

  /** The number of cards that were left when the round in play, or the last one, began. */
  int roundStart;

  private final Seed deals;
  private long shuffles;
  private final @Nullable RiffleShuffle riffle;

  Shoe(PlayRules rules, DeckShuffle shuffle, Seed seed) {
    this.order = new int[rules.cards];
    for (int i = 0; i < order.length; i += NEW_DECK.length) {
      System.arraycopy(NEW_DECK, 0, order, i, NEW_DECK.length);
    }
    this.seldomDealt = Math.max(0, rules.reshuffleBelow - OFTEN_DEALT);
    this.deals = seed.derive("deal");
    this.riffle = shuffle == DeckShuffle.RIFFLE ? new RiffleShuffle(seed) : null;
  }

  private Shoe(Shoe other, Seed deals, @Nullable RiffleShuffle riffle) {
    this.order = other.order.clone();
    this.left = other.left;
    this.unordered = other.unordered;
    this.seldomDealt = other.seldomDealt;
    this.exposed = other.exposed;
    this.roundStart = other.roundStart;
    this.deals = deals;
    this.shuffles = other.shuffles;
    this.riffle = riffle;
  }

  /**
   * A shoe of which only the cards that have been exposed are known; others are replaced by any.
   * Those that stayed face down in earlier rounds come first: when they were dealt is not known.
   *
   * @param seen the cards exposed since the last shuffle, in the order in which they were dealt
   * @param round the number of cards of the round in play that have been dealt, the hole card
   *     included; 0 if none is in play
   */
  Shoe(PlayRules rules, DeckShuffle shuffle, List<Card> seen, int round, int left) {
    this(rules, shuffle, Seed.of(0));
    this.left = left;
    this.roundStart = left + round;
    int faceDown = order.length - left - seen.size() - (round > 0 ? 1 : 0);
    int place = order.length;
    while (faceDown > 0) {
      faceDown--;
      place--;
      order[place] = PackedCard.faceDown(order[place]);
    }
    for (Card card : seen) {
      place -= round > 0 && place - 1 == holePlace() ? 2 : 1;
      order[place] = PackedCard.of(card);
      expose(order[place]);
    }
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
   * A copy with other cards in some places, whose later shuffles come from another seed.
   *
   * @param places places in the {@link #order}
   * @param cards the cards, face up; in places whose card is face down, they stay face down
   */
  Shoe with(int[] places, int[] cards, long seed) {
    Seed other = Seed.of(seed);
    Shoe copy =
        new Shoe(this, other.derive("deal"), riffle == null ? null : new RiffleShuffle(other));
    for (int i = 0; i < places.length; i++) {
      int place = places[i];
      boolean isFaceDown = PackedCard.isFaceDown(order[place]);
      copy.order[place] = isFaceDown ? PackedCard.faceDown(cards[i]) : cards[i];
    }
    copy.unordered = 0;
    return copy;
  }

  /** Whether a card has been dealt that did not go to the discards unseen. */
  boolean isExposed(int place) {
    return place >= left && !PackedCard.isFaceDown(order[place]);
  }

  /** Shuffles all cards, starting from their previous order. */
  void shuffle(@Nullable Consumer<? super BlackjackEvent> events) {
    if (events != null) {
      events.accept(new BlackjackEvent.Shuffled());
    }
    shuffles++;
    left = order.length;
    exposed = ValueCounts.NONE;
    order = collected();
    if (riffle == null) {
      BatchedFisherYates.shuffle(order, left - 1, Math.max(1, seldomDealt), seed().generator());
      unordered = seldomDealt;
    } else {
      riffle.shuffle(order, events);
    }
  }

  /** The cards in their order, none of them marked any more. */
  private int[] collected() {
    int[] cards = new int[order.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = PackedCard.faceUp(order[i]);
    }
    return cards;
  }

  private Seed seed() {
    return deals.derive(shuffles);
  }

  void orderRest() {
    BatchedFisherYates.shuffle(order, unordered - 1, 1, seed().derive("rest").generator());
    unordered = 0;
  }

  /**
   * Shuffles all cards but those of the round in play, once no other is left. Even where other
   * shuffles are riffles this one is uniform: the riffle is that of a whole deck. {@code
   * holeHidden} says whether the hole card, if it has been dealt, is face down.
   */
  void shuffleDiscards(boolean holeHidden) {
    int table = roundStart;
    left = order.length - table;
    roundStart = order.length;
    int[] cards = collected();
    order = new int[cards.length];
    System.arraycopy(cards, table, order, 0, left);
    System.arraycopy(cards, 0, order, left, table);
    shuffles++;
    BatchedFisherYates.shuffle(order, left - 1, 1, seed().generator());
    exposed = ValueCounts.NONE;
    for (int place = left; place < roundStart; place++) {
      if (!holeHidden || place != holePlace()) {
        expose(order[place]);
      }
    }
  }

  /** Begins a round: from now on cards are counted as those on the table. */
  void beginRound() {
    roundStart = left;
  }

  boolean isUsedUp() {
    return left == unordered;
  }

  int draw() {
    return order[--left];
  }

  void expose(int card) {
    exposed += PackedCard.counts(card);
  }

  /** The place of a card of the round, by the number of cards dealt before it in the round. */
  private int place(int dealtBefore) {
    return roundStart - 1 - dealtBefore;
  }

  int holePlace() {
    return place(HOLE);
  }

  int upcard() {
    return order[place(UPCARD)];
  }

  int holeCard() {
    return order[holePlace()];
  }

  void discardHole() {
    int place = holePlace();
    order[place] = PackedCard.faceDown(order[place]);
  }

  int dealt() {
    return roundStart - left;
  }

  /** The cards that were dealt to the player in a round, from the {@link #order} of all cards. */
  static List<Card> dealtToPlayer(int[] order, int roundStart, int left) {
    List<Card> cards = new ArrayList<>();
    for (int place = roundStart - 1; place >= left; place--) {
      cards.add(PackedCard.card(order[place]));
    }
    cards.remove(HOLE);
    cards.remove(UPCARD);
    return cards;
  }

  /** The cards left to be dealt, the next one first. */
  @Override
  public String toString() {
    Shoe whole = copy();
    if (unordered > 0) {
      whole.orderRest();
    }
    return IntStream.rangeClosed(1, left)
        .mapToObj(i -> PackedCard.card(whole.order[left - i]))
        .toList()
        .toString();
  }
}
