package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the player knows of a session of blackjack: the money, the cards on the table, and the cards
 * exposed since the last shuffle. It does not contain the order of the shoe, nor a hole card that
 * is face down.
 */
public final class BlackjackView extends SessionState implements View {

  private static final int NO_PLACE = -1;

  private final int cardsLeft;

  /** As in {@link Shoe#order}: the cards from {@link #cardsLeft} on have been dealt. */
  private final int[] order;

  private final int roundStart;
  private final long exposed;

  BlackjackView(SessionState state, Shoe shoe) {
    super(state);
    this.cardsLeft = shoe.left;
    this.order = shoe.order;
    this.roundStart = shoe.roundStart;
    this.exposed = shoe.exposed;
  }

  @Override
  public Seat seat() {
    return SEAT;
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return the question that the player is asked} */
  public Phase phase() {
    return LegalSet.phase(legal);
  }

  /** {@return the rules of the house} */
  public BlackjackHouseRules house() {
    return settings.house();
  }

  /** {@return the player's money at the start of the session} */
  public long initialBankroll() {
    return settings.bankroll();
  }

  /** {@return the largest number of hands of the session} */
  public long maxHands() {
    return settings.hands();
  }

  /** {@return how the cards are shuffled} */
  public DeckShuffle shuffle() {
    return settings.shuffle();
  }

  /**
   * {@return the player's money, which includes what is placed on the table until that is settled}
   */
  public long bankroll() {
    return bankroll;
  }

  /** {@return the smallest bet} */
  public long minimum() {
    return settings.minimum();
  }

  /** {@return what was bet before the cards were dealt; 0 if no hand is in play} */
  public long wager() {
    return wager;
  }

  /** {@return the amount that is insured until the insurance is settled, else 0} */
  public long insured() {
    return insured;
  }

  /** {@return the largest amount that can be insured, 0 unless that is asked} */
  public long mostInsurance() {
    return phase() == Phase.INSURE ? LegalSet.mostInsurance(wager, bankroll) : 0;
  }

  /** {@return how many hands are over, 0 or more; the hands of a split count as one} */
  public long handsPlayed() {
    return handsPlayed;
  }

  /**
   * {@return the legal decisions, in the order that {@link BlackjackRules} documents; of amounts
   * only those that it lists}
   */
  public List<BlackjackDecision> legal() {
    return LegalSet.decisions(legal, settings.minimum(), bankroll, wager);
  }

  /**
   * {@return whether a decision without an amount is legal}
   *
   * @param decision such as {@link BlackjackDecision#doubleDown}
   */
  public boolean allows(BlackjackDecision decision) {
    return legal().contains(requireNonNull(decision));
  }

  /** {@return the player's hands; one unless there was a split, none unless a hand is in play} */
  public List<PlayerHand> hands() {
    if (!isInPlay()) {
      return List.of();
    }
    int count = split == null ? 1 : split.count();
    return IntStream.range(0, count).mapToObj(this::hand).toList();
  }

  private PlayerHand hand(int index) {
    boolean doubled =
        split != null && index != playing() && Points.has(split.hand(index), Points.DOUBLED);
    return new PlayerHand(List.copyOf(cards(index)), doubled ? 2 * wager : wager, doubled);
  }

  private List<Card> cards(int index) {
    if (!isInPlay()) {
      return List.of();
    }
    List<Card> dealt = Shoe.dealtToPlayer(order, roundStart, cardsLeft);
    return split == null ? dealt : split.cards(index, dealt);
  }

  /** {@return the index of the hand in play among {@link #hands}; 0 if there is none} */
  public int playing() {
    return split == null ? 0 : split.playing();
  }

  /** {@return the cards of the hand in play, in the order in which they were dealt; else none} */
  public List<Card> cards() {
    return List.copyOf(cards(playing()));
  }

  /** {@return the value of the hand in play} */
  public HandValue hand() {
    return Points.value(points());
  }

  /** {@return the total of the {@link #hand} in play; 0 if there is none} */
  public int total() {
    return Points.total(points());
  }

  /** {@return whether an ace of the {@link #hand} in play counts as 11} */
  public boolean isSoft() {
    return Points.isSoft(points());
  }

  /** {@return whether the {@link #hand} in play is two cards of one value} */
  public boolean isPair() {
    return Points.has(hand, Points.PAIR);
  }

  /** {@return the dealer's up card while a hand is in play} */
  public Card upcard() {
    if (!isInPlay()) {
      throw new IllegalStateException("no card is dealt in " + phase());
    }
    return PackedCard.card(packedUpcard());
  }

  /** Whether cards of a hand are on the table. */
  boolean isInPlay() {
    return hand != NO_HAND;
  }

  private int packedUpcard() {
    return order[roundStart - 1 - Shoe.UPCARD];
  }

  /**
   * {@return the cards exposed since the last shuffle, including those on the table, in the order
   * in which they were dealt} All others are still in the shoe or were hole cards that stayed face
   * down. If the discards were shuffled in the middle of a hand, it begins with the cards that were
   * on the table then.
   */
  public List<Card> exposed() {
    int hole = isInPlay() ? roundStart - 1 - Shoe.HOLE : NO_PLACE;
    return IntStream.rangeClosed(1, order.length - cardsLeft)
        .map(dealt -> order.length - dealt)
        .filter(place -> place != hole && !PackedCard.isFaceDown(order[place]))
        .mapToObj(place -> PackedCard.card(order[place]))
        .toList();
  }

  /**
   * {@return how many of the {@linkplain #exposed() exposed} cards have a value} Takes the same
   * time however many there are.
   *
   * @param value 1 for an ace to 10
   */
  public int exposed(int value) {
    return ValueCounts.count(exposed, value);
  }

  /**
   * {@return how many cards of the shoe are not {@linkplain #exposed() exposed}: those left in it,
   * and hole cards that are or stayed face down}
   */
  public int unseen() {
    return order.length - ValueCounts.total(exposed);
  }

  /**
   * {@return how many cards are left in the shoe, 0 or more; a hole card that is face down does not
   * count}
   */
  public int cardsLeft() {
    return cardsLeft;
  }

  /** The {@link Points} of the hand in play. */
  int points() {
    return Points.ofHand(hand);
  }

  /** The points of the dealer's up card, without those of an ace. */
  int upcardPoints() {
    return Points.low(PackedCard.points(packedUpcard()));
  }

  /** The shoe as the player knows it, with any cards in the places of hidden ones. */
  Shoe knownShoe(PlayRules rules) {
    int round = isInPlay() ? roundStart - cardsLeft : 0;
    return new Shoe(rules, settings.shuffle(), exposed(), round, cardsLeft);
  }

  int[] unseenCards() {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < house().decks(); i++) {
      cards.addAll(Deck.french().cards());
    }
    exposed().forEach(cards::remove);
    return cards.stream().mapToInt(PackedCard::of).toArray();
  }

  private long[] numbers() {
    return new long[] {
      legal, turn, handsPlayed, bankroll, wager, insured, hand, cardsLeft, exposed, playing()
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BlackjackView view
        && settings.equals(view.settings)
        && Arrays.equals(numbers(), view.numbers())
        && hands().equals(view.hands())
        && exposed().equals(view.exposed());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "turn %d, hand %d, %s: bankroll %d, wager %d%s, cards %s against %s, seen %s, left %d",
        turn,
        handsPlayed + 1,
        phase(),
        bankroll,
        wager,
        insured > 0 ? ", insured " + insured : "",
        hands().stream().map(PlayerHand::toString).collect(Collectors.joining(" and ")),
        isInPlay() ? upcard() : "none",
        exposed(),
        cardsLeft);
  }
}
