package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
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
public final class BlackjackView implements View {

  private final SessionSettings settings;
  private final PlayRules rules;
  private final Phase phase;
  private final long turn;
  private final long handsPlayed;
  private final long bankroll;
  private final long wager;
  private final long staked;
  private final long insured;
  private final long hands;
  private final int count;
  private final int playing;
  private final int upcard;
  private final int cardsLeft;

  /** As in {@link FaceUpCards}, of which this view sees the first {@link #exposed}. */
  private final byte[] faceUp;

  private final int exposed;
  private final int roundStart;
  private final long counts;

  BlackjackView(SessionState state) {
    this.settings = state.settings;
    this.rules = state.rules;
    this.phase = state.phase;
    this.turn = state.turn;
    this.handsPlayed = state.handsPlayed;
    this.bankroll = state.bankroll;
    this.wager = state.wager;
    this.staked = state.staked;
    this.insured = state.insured;
    this.hands = state.hands;
    this.count = state.count;
    this.playing = state.playing;
    this.upcard = state.upcard;
    this.cardsLeft = state.shoe.left();
    this.faceUp = state.faceUp.cards;
    this.exposed = state.faceUp.size;
    this.roundStart = state.faceUp.roundStart;
    this.counts = state.faceUp.counts;
  }

  /** Seat 0, the only one. */
  @Override
  public Seat seat() {
    return SessionState.SEAT;
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return the question that the player is asked} */
  public Phase phase() {
    return phase;
  }

  /** {@return the rules of the house} */
  public HouseRules house() {
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
    return phase == Phase.INSURE ? Math.min(wager / 2, bankroll - staked) : 0;
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
    return switch (phase) {
      case BET -> Amounts.bets(settings.minimum(), bankroll);
      case INSURE -> Amounts.insurances(mostInsurance());
      case SURRENDER -> List.of(BlackjackDecision.decline(), BlackjackDecision.surrender());
      case PLAY -> Actions.decisions(actions());
      case OVER -> List.of();
    };
  }

  /**
   * {@return whether a decision without an amount is legal}
   *
   * @param decision such as {@link BlackjackDecision#doubleDown}
   */
  public boolean allows(BlackjackDecision decision) {
    return legal().contains(requireNonNull(decision));
  }

  /** The {@link Actions} with the hand in play. */
  int actions() {
    return Actions.of(rules, bits(), count, bankroll - staked >= wager, PackedCard.points(upcard));
  }

  /** {@return the player's hands; one unless there was a split, none unless a hand is in play} */
  public List<PlayerHand> hands() {
    return IntStream.range(0, count).mapToObj(this::hand).toList();
  }

  private PlayerHand hand(int index) {
    boolean doubled = HandBits.has(HandBits.at(hands, index), HandBits.DOUBLED);
    return new PlayerHand(cards(index), doubled ? 2 * wager : wager, doubled);
  }

  private List<Card> cards(int hand) {
    List<Card> cards = new ArrayList<>();
    for (int i = roundStart; i < exposed; i++) {
      if (i != roundStart + FaceUpCards.UPCARD && FaceUpCards.hand(faceUp[i]) == hand) {
        cards.add(Card.at(FaceUpCards.card(faceUp[i])));
      }
    }
    return cards;
  }

  /** {@return the index of the hand in play among {@link #hands}; 0 if there is none} */
  public int playing() {
    return playing;
  }

  /** {@return the cards of the hand in play, in the order in which they were dealt; else none} */
  public List<Card> cards() {
    return List.copyOf(cards(playing));
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
    return HandBits.has(bits(), HandBits.PAIR);
  }

  /**
   * {@return the dealer's up card}
   *
   * @throws IllegalStateException unless a hand is in play
   */
  public Card upcard() {
    if (upcard == SessionState.NO_CARD) {
      throw new IllegalStateException("no card is dealt in " + phase());
    }
    return PackedCard.card(upcard);
  }

  /**
   * {@return the cards exposed since the last shuffle, in their order, including those on the
   * table} All others are still in the shoe or were hole cards that stayed face down. If the
   * discards were shuffled in the middle of a hand, it begins with the cards that were on the table
   * then.
   */
  public List<Card> exposed() {
    return IntStream.range(0, exposed).mapToObj(i -> Card.at(FaceUpCards.card(faceUp[i]))).toList();
  }

  /**
   * {@return how many of the {@linkplain #exposed() exposed} cards have a value} Takes the same
   * time however many there are.
   *
   * @param value 1 for an ace to 10
   */
  public int exposed(int value) {
    return ValueCounts.count(counts, value);
  }

  /**
   * {@return how many cards of the shoe are not {@linkplain #exposed() exposed}: those left in it,
   * and hole cards that are or stayed face down}
   */
  public int unseen() {
    return rules.cards - exposed;
  }

  /**
   * {@return how many cards are left in the shoe, 0 or more; a hole card that is face down does not
   * count}
   */
  public int cardsLeft() {
    return cardsLeft;
  }

  private int bits() {
    return HandBits.at(hands, playing);
  }

  /** The {@link Points} of the hand in play. */
  int points() {
    return HandBits.points(bits());
  }

  /** The points of the dealer's up card, without those of an ace. */
  int upcardPoints() {
    return Points.low(PackedCard.points(upcard));
  }

  private long[] numbers() {
    return new long[] {
      turn,
      handsPlayed,
      bankroll,
      wager,
      staked,
      insured,
      hands,
      count,
      playing,
      upcard,
      cardsLeft,
      roundStart
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BlackjackView view
        && phase == view.phase
        && settings.equals(view.settings)
        && Arrays.equals(numbers(), view.numbers())
        && Arrays.equals(faceUp, 0, exposed, view.faceUp, 0, view.exposed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  /** All that the player sees, for debugging. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "turn %d, hand %d, %s: bankroll %d, wager %d%s, cards %s against %s, seen %s, left %d",
        turn,
        handsPlayed + 1,
        phase,
        bankroll,
        wager,
        insured > 0 ? ", insured " + insured : "",
        hands().stream().map(PlayerHand::toString).collect(Collectors.joining(" and ")),
        upcard == SessionState.NO_CARD ? "none" : PackedCard.card(upcard),
        exposed(),
        cardsLeft);
  }
}
