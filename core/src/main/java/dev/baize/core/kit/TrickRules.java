package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * How tricks are played: who can must follow suit, and the highest card of the suit led takes the
 * trick, or the highest trump. Immutable.
 */
public final class TrickRules {

  private static final TrickRules NO_TRUMP =
      new TrickRules(
          Optional.empty(),
          Card::suit,
          card -> card.rank().index(),
          false,
          cardsBySuit(Card::suit));

  private final Optional<Suit> trump;
  private final Function<Card, Suit> suitOf;
  private final ToIntFunction<Card> rankOf;
  private final boolean mustTrump;
  private final CardSet[] suits;

  private TrickRules(
      Optional<Suit> trump,
      Function<Card, Suit> suitOf,
      ToIntFunction<Card> rankOf,
      boolean mustTrump,
      CardSet[] suits) {
    this.trump = trump;
    this.suitOf = suitOf;
    this.rankOf = requireNonNull(rankOf);
    this.mustTrump = mustTrump;
    this.suits = suits;
  }

  private static CardSet[] cardsBySuit(Function<Card, Suit> suitOf) {
    CardSet[] suits = new CardSet[Suit.values().length];
    Arrays.fill(suits, CardSet.none());
    for (Card card : CardSet.all()) {
      int suit = suitOf.apply(card).index();
      suits[suit] = suits[suit].with(card);
    }
    return suits;
  }

  /** {@return rules without trump: cards have their own suits, and rank from two to ace} */
  public static TrickRules noTrump() {
    return NO_TRUMP;
  }

  /**
   * {@return the same rules with a trump suit}
   *
   * @param suit whose cards take those of the others
   */
  public TrickRules withTrump(Suit suit) {
    return new TrickRules(Optional.of(suit), suitOf, rankOf, mustTrump, suits);
  }

  /**
   * {@return the same rules with cards that rank otherwise or are of another suit, such as bowers}
   *
   * @param suit the suit that a card belongs to
   * @param rank more is higher; compared within a suit only
   */
  public TrickRules withOrder(Function<Card, Suit> suit, ToIntFunction<Card> rank) {
    return new TrickRules(trump, suit, rank, mustTrump, cardsBySuit(suit));
  }

  /** {@return the same rules, in which who cannot follow suit must play a trump} */
  public TrickRules withObligationToTrump() {
    return new TrickRules(trump, suitOf, rankOf, true, suits);
  }

  /**
   * {@return the cards of a suit}
   *
   * @param suit to which they belong
   */
  public CardSet cardsOf(Suit suit) {
    return suits[suit.index()];
  }

  /**
   * {@return the cards of a hand that may be played}
   *
   * @param hand not empty
   * @param trick the cards on the table
   */
  public CardSet legal(CardSet hand, Trick trick) {
    requireNonNull(hand);
    if (trick.cards().isEmpty()) {
      return hand;
    }
    CardSet following = hand.intersection(led(trick));
    if (!following.isEmpty()) {
      return following;
    }
    CardSet trumps =
        mustTrump && trump.isPresent() ? hand.intersection(cardsOf(trump.get())) : CardSet.none();
    return trumps.isEmpty() ? hand : trumps;
  }

  /**
   * {@return the seat that takes a trick}
   *
   * @param trick with a card at least
   * @param seats the number of seats at the table
   */
  public Seat taker(Trick trick, int seats) {
    List<Card> cards = trick.cards();
    int best = 0;
    for (int i = 1; i < cards.size(); i++) {
      if (beats(cards.get(i), cards.get(best))) {
        best = i;
      }
    }
    return Seat.of((trick.leader().index() + best) % seats);
  }

  private CardSet led(Trick trick) {
    return cardsOf(suitOf.apply(trick.cards().get(0)));
  }

  private boolean beats(Card card, Card best) {
    Suit suit = suitOf.apply(card);
    return suit == suitOf.apply(best)
        ? rankOf.applyAsInt(card) > rankOf.applyAsInt(best)
        : trump.isPresent() && suit == trump.get();
  }

  /**
   * {@return the cards that a seat shows that it does not hold by playing a card: those of the suit
   * led if it does not follow, and trumps if it had to play one}
   *
   * @param trick the cards on the table before
   * @param card the card played
   */
  public CardSet deniedBy(Trick trick, Card card) {
    requireNonNull(card);
    if (trick.cards().isEmpty() || led(trick).contains(card)) {
      return CardSet.none();
    }
    boolean deniesTrump = mustTrump && trump.isPresent() && suitOf.apply(card) != trump.get();
    return deniesTrump ? led(trick).union(cardsOf(trump.get())) : led(trick);
  }
}
