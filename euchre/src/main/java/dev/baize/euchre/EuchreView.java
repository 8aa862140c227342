package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What one seat knows of a game of euchre: its own hand, the table, every card played in this hand,
 * and the score. Other hands, the cards left in the pack, and another dealer's discard are not in
 * it.
 */
public final class EuchreView implements View {

  private final Deal deal;
  private final Score score;
  private final Phase phase;
  private final byte seat;
  private final byte toAct;
  private final byte passes;
  private final byte trump;
  private final byte discarded;
  private final byte played;
  private final byte tricksOfEven;
  private final int held;
  private final int legal;
  private final boolean follows;
  private final long firstPlays;
  private final long laterPlays;
  private final long turn;

  EuchreView(Hand hand, Score score, int seat, long turn) {
    this.deal = hand.deal;
    this.score = score;
    this.phase = hand.phase;
    this.seat = (byte) seat;
    this.toAct = (byte) hand.toAct;
    this.passes = (byte) hand.passes;
    this.trump = (byte) hand.trump;
    this.discarded = (byte) (seat == hand.deal.dealer() ? hand.discarded : Hand.NONE);
    this.played = (byte) hand.played;
    this.tricksOfEven = (byte) hand.tricksOfEven;
    this.held = hand.held[seat];
    this.legal = seat == hand.toAct ? hand.legal : 0;
    this.follows = seat == hand.toAct && hand.follows;
    this.firstPlays = hand.firstPlays;
    this.laterPlays = hand.laterPlays;
    this.turn = turn;
  }

  @Override
  public Seat seat() {
    return Seat.of(seat);
  }

  /** The seat across the table, which plays for the same side. */
  public Seat partner() {
    return Seat.of((seat + 2) % Hand.SEATS);
  }

  @Override
  public long turn() {
    return turn;
  }

  /** What the seat to act is asked. */
  public Phase phase() {
    return phase;
  }

  /** Whether it is this seat that is asked. */
  public boolean isToAct() {
    return seat == toAct && phase != Phase.OVER;
  }

  /** The seat's cards; six while it is to {@link Phase#DISCARD}, the upcard among them. */
  public CardSet hand() {
    return EuchreCards.set(held);
  }

  /** The cards that the seat may discard, lead or play now; none if it is not asked for a card. */
  public CardSet legalCards() {
    return EuchreCards.set(legal);
  }

  /** Whether the seat is to bid and may pass: always, but for the dealer in round two. */
  public boolean mayPass() {
    return isToAct() && Bids.mayPass(phase, passes);
  }

  /** Whether the seat is to bid and may order this suit up. */
  public boolean mayOrderUp(Suit suit) {
    return isToAct() && Bids.mayOrderUp(phase, deal.proposed(), suit.index());
  }

  /** The bids that the seat may make, passing first, then by suit; none if it is not to bid. */
  public List<Bid> legalBids() {
    return isToAct() ? Bids.legal(phase, deal.proposed(), passes) : List.of();
  }

  /** How many decisions are legal for the seat; none if it is not asked. */
  public int choices() {
    return legal != 0 ? Integer.bitCount(legal) : legalBids().size();
  }

  /**
   * A legal decision by its place in {@link #legal}.
   *
   * @param n 0 to one less than {@link #choices}
   * @throws IndexOutOfBoundsException if there is no such choice
   */
  public EuchreDecision choice(int n) {
    if (legal == 0) {
      return legalBids().get(n);
    }
    int number = EuchreCards.nth(legal, Objects.checkIndex(n, Integer.bitCount(legal)));
    Card card = EuchreCards.card(number);
    return phase == Phase.DISCARD ? EuchreDecision.discard(card) : EuchreDecision.play(card);
  }

  /**
   * All that the seat may decide, in the order of {@link EuchreRules}; empty if it is not asked.
   */
  public List<EuchreDecision> legal() {
    return IntStream.range(0, choices()).mapToObj(this::choice).toList();
  }

  /**
   * Whether the seat is to follow and holds a card of the suit led, so that its {@link #legalCards}
   * are all of that suit.
   */
  public boolean follows() {
    return follows;
  }

  private int card(int play) {
    return PlayLog.card(firstPlays, laterPlays, play);
  }

  /** The seat that dealt. */
  public Seat dealer() {
    return Seat.of(deal.dealer());
  }

  /** The card that was turned up. */
  public Card upcard() {
    return EuchreCards.card(deal.upcard());
  }

  /** How often seats have passed in this hand: 0 to 7, from the dealer's left, round two on top. */
  public int passes() {
    return passes;
  }

  /** Trump, once it is made. */
  public Optional<Trump> trump() {
    return trump == Hand.NONE ? Optional.empty() : Optional.of(Trump.of(trump));
  }

  /** The seat that made trump, once it is made. */
  public Optional<Seat> maker() {
    return trump == Hand.NONE
        ? Optional.empty()
        : Optional.of(Seat.of((deal.dealer() + 1 + passes) % Hand.SEATS));
  }

  /** The card that this seat put away as dealer; empty for all other seats. */
  public Optional<Card> discarded() {
    return discarded == Hand.NONE ? Optional.empty() : Optional.of(EuchreCards.card(discarded));
  }

  /**
   * The trick on the table, without a card while one is to be led.
   *
   * @throws IllegalStateException unless a card is to be led or played
   */
  public Trick trick() {
    if (phase != Phase.LEAD && phase != Phase.FOLLOW) {
      throw new IllegalStateException("there is no trick on the table in " + phase);
    }
    List<Trick> tricks = tricks();
    return tricks.get(tricks.size() - 1);
  }

  /** The tricks of this hand, the one on the table last, which may have no cards yet. */
  public List<Trick> tricks() {
    List<Trick> tricks = new ArrayList<>();
    if (trump != Hand.NONE && phase != Phase.DISCARD) {
      Seat next = dealer().next(Hand.SEATS);
      int start = 0;
      for (; start + Hand.SEATS <= played; start += Hand.SEATS) {
        Trick trick = new Trick(next, cards(start, start + Hand.SEATS));
        tricks.add(trick);
        next = trick.winner(Trump.of(trump));
      }
      if (phase != Phase.OVER) {
        tricks.add(new Trick(next, cards(start, played)));
      }
    }
    return List.copyOf(tricks);
  }

  private List<Card> cards(int from, int to) {
    List<Card> cards = new ArrayList<>();
    for (int i = from; i < to; i++) {
      cards.add(EuchreCards.card(card(i)));
    }
    return cards;
  }

  /** How many tricks of this hand a side has taken, 0 to 5. */
  public int tricks(Side side) {
    return side == Side.EVEN ? tricksOfEven : played / Hand.SEATS - tricksOfEven;
  }

  /** A side's points in the game so far. */
  public int points(Side side) {
    return side == Side.EVEN ? score.even() : score.odd();
  }

  /** The points that win the game, 1 to 100. */
  public int pointsToWin() {
    return score.toWin();
  }

  /** The number of this hand in the game, from 0. */
  public int handNumber() {
    return deal.number();
  }

  private long[] numbers() {
    return new long[] {
      seat,
      toAct,
      passes,
      trump,
      discarded,
      played,
      tricksOfEven,
      held,
      legal,
      firstPlays,
      laterPlays,
      turn
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EuchreView view
        && phase == view.phase
        && deal.equals(view.deal)
        && score.equals(view.score)
        && Arrays.equals(numbers(), view.numbers());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  /** Says who sees what, for people who look for a fault. */
  @Override
  public String toString() {
    return "turn %d, %s sees: hand %s, %s, upcard %s, %s, %s"
        .formatted(turn, seat(), hand(), phase, upcard(), trump(), tricks());
  }
}
