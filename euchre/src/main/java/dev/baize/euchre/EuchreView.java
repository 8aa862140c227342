package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.PlayHistory;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What one seat knows about a game of euchre: its own hand, the table, every card played in this
 * hand, and the score. It does not contain other hands, the cards left in the pack, or another
 * dealer's discard.
 */
public final class EuchreView implements View {

  final HandSetup setup;
  final Score score;
  final int step;
  final @Nullable TrumpOrder trump;
  final int seat;
  final int toAct;
  final int passes;
  final int discarded;
  final int tricksOfEven;
  final int sittingOut;
  final int held;
  private final long legal;
  final int following;
  final int winning;
  final int playedCards;
  final long earlyPlays;
  final long latePlays;
  private final long turn;

  EuchreView(Hand hand, Score score, int seat, long turn) {
    this.setup = hand.setup;
    this.score = score;
    this.step = hand.step;
    this.trump = hand.trump;
    this.seat = seat;
    this.toAct = hand.toAct;
    this.passes = hand.passes;
    this.discarded = seat == hand.setup.dealer() ? hand.discarded : Hand.NONE;
    this.tricksOfEven = hand.tricksOfEven;
    this.sittingOut = hand.sittingOut;
    this.held = hand.held[seat];
    this.legal = seat == hand.toAct ? hand.legal : 0;
    this.following = hand.following;
    this.winning = hand.winning;
    this.playedCards = hand.playedCards;
    this.earlyPlays = hand.earlyPlays;
    this.latePlays = hand.latePlays;
    this.turn = turn;
  }

  @Override
  public Seat seat() {
    return Seat.of(seat);
  }

  /** {@return the seat across the table, which plays for the same side} */
  public Seat partner() {
    return Seat.of((seat + 2) % Hand.SEATS);
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return the question that the seat to act is asked} */
  public Phase phase() {
    return Phase.of(step);
  }

  /** {@return whether this seat is to act} */
  public boolean isToAct() {
    return seat == toAct && step != Step.OVER;
  }

  /** {@return the seat's cards; six in {@link Phase#DISCARD} as the dealer, upcard included} */
  public CardSet hand() {
    return EuchreCards.set(held);
  }

  /** {@return the cards that the seat may discard, lead or play now; empty if it is to do none} */
  public CardSet legalCards() {
    return EuchreCards.set(DecisionMask.cards(legal));
  }

  /** {@return whether the seat may pass, unlike a stuck dealer, or decline to defend alone} */
  public boolean mayPass() {
    return DecisionMask.contains(legal, DecisionMask.PASS);
  }

  /**
   * {@return whether the seat is to bid and may order this suit up, alone or not}
   *
   * @param suit any of the four
   */
  public boolean mayOrderUp(Suit suit) {
    return (legal & DecisionMask.ordersOf(suit.index())) != 0;
  }

  /**
   * {@return whether the seat is to bid and may order this suit up and play alone}
   *
   * @param suit any of the four
   */
  public boolean mayOrderUpAlone(Suit suit) {
    return DecisionMask.contains(legal, DecisionMask.orderUpAlone(suit.index()));
  }

  /** {@return whether the seat is to bid and may order some suit up and play alone} */
  public boolean mayPlayAlone() {
    return (legal & DecisionMask.LONE_ORDERS) != 0;
  }

  /**
   * {@return whether the seat is to bid and may order this suit up and play with its partner; the
   * dealer's partner may not by Canadian rules}
   *
   * @param suit any of the four
   */
  public boolean mayOrderUpWithPartner(Suit suit) {
    return DecisionMask.contains(legal, DecisionMask.orderUp(suit.index()));
  }

  /**
   * {@return the bids that the seat may make, passing first, then by suit, then alone by suit;
   * empty if it is not to bid}
   */
  public List<Bid> legalBids() {
    if (step == Step.DEFENCE) {
      return List.of();
    }
    return legal().stream().filter(Bid.class::isInstance).map(Bid.class::cast).toList();
  }

  /** {@return the number of legal decisions of the seat; 0 if it is not to act} */
  public int choices() {
    return Long.bitCount(legal);
  }

  /**
   * {@return a legal decision by its index in {@link #legal}}
   *
   * @param n 0 to one less than {@link #choices}
   */
  public EuchreDecision choice(int n) {
    return EuchreDecision.at(DecisionMask.nth(legal, Objects.checkIndex(n, choices())));
  }

  /** {@return the legal decisions in the order of {@link EuchreRules}; empty if not to act} */
  public List<EuchreDecision> legal() {
    return IntStream.range(0, choices()).mapToObj(this::choice).toList();
  }

  /** {@return whether the seat is to play to a trick and holds a card of the suit led} */
  public boolean canFollow() {
    return (legal & following) != 0;
  }

  /** {@return the seat that dealt} */
  public Seat dealer() {
    return Seat.of(setup.dealer());
  }

  /** {@return the card that was turned up} */
  public Card upcard() {
    return EuchreCards.card(setup.upcard());
  }

  /** {@return the number of passes in both rounds together, 0 to 8, from the dealer's left on} */
  public int passes() {
    return passes;
  }

  /** {@return trump, if it has been made} */
  public Optional<Trump> trump() {
    return trump == null ? Optional.empty() : Optional.of(Trump.of(trump));
  }

  /** {@return the seat that made trump, if it has been made} */
  public Optional<Seat> maker() {
    return trump == null ? Optional.empty() : Optional.of(Seat.of(makerIndex()));
  }

  /**
   * {@return whether the dealer picked up the upcard because trump was made in round one, by
   * another than its partner alone}
   */
  public boolean isUpcardPickedUp() {
    boolean byDealersPartner = makerIndex() == SittingOut.partnerOf(setup.dealer());
    return trump != null && passes < Hand.SEATS && !(isMakerAlone() && byDealersPartner);
  }

  /** The number of the seat that made trump, if it has been made. */
  int makerIndex() {
    return setup.maker(passes);
  }

  /** {@return whether trump has been made by a seat that plays alone} */
  public boolean isMakerAlone() {
    return trump != null && SittingOut.contains(sittingOut, SittingOut.partnerOf(makerIndex()));
  }

  /** {@return the defender that plays alone, if one does} */
  public Optional<Seat> loneDefender() {
    int partners = sittingOut & ~SittingOut.partner(makerIndex());
    return trump == null || partners == 0
        ? Optional.empty()
        : Optional.of(Seat.of(SittingOut.partnerOf(EuchreCards.lowest(partners))));
  }

  /**
   * {@return whether a seat plays no card in this hand, because its partner plays alone}
   *
   * @param other any seat
   */
  public boolean isSittingOut(Seat other) {
    return SittingOut.contains(sittingOut, other.index());
  }

  /** {@return the seats that play no card in this hand} */
  public Set<Seat> sittingOut() {
    return SittingOut.seats(sittingOut);
  }

  /** {@return the number of seats that play cards in this hand, 2 to 4} */
  public int players() {
    return SittingOut.players(sittingOut);
  }

  /** {@return the rules of the house} */
  public EuchreHouseRules house() {
    return score.house();
  }

  /** {@return the card that this seat discarded as the dealer; empty for all other seats} */
  public Optional<Card> discarded() {
    return discarded == Hand.NONE ? Optional.empty() : Optional.of(EuchreCards.card(discarded));
  }

  /** {@return the number of cards in the trick on the table: 0, when a card is to be led, to 3} */
  public int trickSize() {
    return SittingOut.inTrick(played(), sittingOut);
  }

  /** {@return the effective suit led to the trick on the table, which must have a card} */
  public Suit suitLed() {
    return Suit.at(requireTrick().effectiveSuit(EuchreCards.lowest(following)));
  }

  /** {@return the card that is winning the trick on the table, which must have a card} */
  public Card winningCard() {
    return EuchreCards.card(requireTrick().card(Hand.strength(winning)));
  }

  /** {@return the seat that is winning the trick on the table, which must have a card} */
  public Seat winningSeat() {
    requireTrick();
    return Seat.of(Hand.seat(winning));
  }

  /** The order of the cards while one lies on the table. */
  private TrumpOrder requireTrick() {
    if (trump == null || following == 0) {
      throw new IllegalStateException("no card lies on the table");
    }
    return trump;
  }

  private int played() {
    return Integer.bitCount(playedCards);
  }

  /** The cards played in this hand, in which trump is made. */
  PlayHistory plays(TrumpOrder order) {
    int leader = setup.firstLeader(passes, sittingOut);
    return new PlayHistory(order, leader, earlyPlays, latePlays, played(), sittingOut);
  }

  /** {@return the cards played in this hand, including those on the table} */
  public CardSet playedCards() {
    return EuchreCards.set(playedCards);
  }

  /**
   * {@return the cards that may be in another hand or undealt: all that this seat has not seen in
   * this hand, and the upcard once the dealer has picked it up}
   */
  public CardSet unseen() {
    int seen = held | playedCards;
    seen |= isUpcardPickedUp() ? 0 : 1 << setup.upcard();
    seen |= discarded == Hand.NONE ? 0 : 1 << discarded;
    return EuchreCards.set(EuchreCards.ALL & ~seen);
  }

  /**
   * {@return the cards that a seat is known not to hold: those of every suit that it failed to
   * follow in this hand}
   *
   * @param other any seat
   */
  public CardSet cannotHold(Seat other) {
    return trump == null ? CardSet.none() : EuchreCards.set(plays(trump).cannotHold(other.index()));
  }

  /** {@return the trick on the table, empty if a card is to be led; not while trump is made} */
  public Trick trick() {
    if (step != Step.LEAD && step != Step.FOLLOW) {
      throw new IllegalStateException("there is no trick on the table in " + phase());
    }
    List<Trick> tricks = tricks();
    return tricks.get(tricks.size() - 1);
  }

  /** {@return the tricks of this hand in order; the last, if on the table, may be empty} */
  public List<Trick> tricks() {
    return trump == null || step == Step.DISCARD || step == Step.DEFENCE
        ? List.of()
        : Trick.all(plays(trump), step != Step.OVER);
  }

  /**
   * {@return the number of tricks that a side has taken in this hand, 0 to 5}
   *
   * @param side this seat's or the other
   */
  public int tricksTaken(Side side) {
    return side == Side.EVEN ? tricksOfEven : played() / players() - tricksOfEven;
  }

  /**
   * {@return a side's points in the game so far}
   *
   * @param side this seat's or the other
   */
  public int points(Side side) {
    return side == Side.EVEN ? score.even() : score.odd();
  }

  /** {@return the points that win the game, 1 to 100; 0 if the number of deals is fixed} */
  public int pointsToWin() {
    return score.toWin();
  }

  /** {@return the number of this hand in the game, from 0} */
  public int handNumber() {
    return setup.number();
  }

  private long[] numbers() {
    return new long[] {
      seat, toAct, passes, discarded, tricksOfEven, sittingOut,
      held, legal, playedCards, earlyPlays, latePlays, turn
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EuchreView view
        && step == view.step
        && trump == view.trump
        && setup.equals(view.setup)
        && score.equals(view.score)
        && Arrays.equals(numbers(), view.numbers());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  @Override
  public String toString() {
    String table = phase() + ", upcard " + upcard() + ", " + trump() + ", " + tricks();
    return "turn " + turn + ", " + seat() + " sees: hand " + hand() + ", " + table;
  }
}
