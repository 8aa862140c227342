package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.Progress;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.beans.kernel.TradeArea;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one seat knows of a game of bean trading: its own hand in order, both seats' chains and
 * coins, the trade area, the top of the discard pile, which cards have been sold, and how many
 * cards, but not which, are in the deck and in the other hand.
 */
public final class BeansView implements View {

  private final boolean openingDraw;
  private final boolean finalSale;
  private final int seat;
  private final int toAct;
  private final int turn;
  private final int phase;
  final int card;
  final int top;
  private final int deckSize;
  private final long ones;
  private final long twos;
  private final long fours;
  final long inArea;
  private final long sold;
  private final long legal;
  final long hand;

  // The public state of seat 0 and of seat 1.

  private final long chains0;
  private final long chains1;
  private final int open0;
  private final int open1;

  BeansView(GameState state, int seat, int turn) {
    SeatState first = state.seats[0];
    SeatState second = state.seats[1];
    this.openingDraw = state.openingDraw;
    this.finalSale = state.finalSale;
    this.seat = seat;
    this.toAct = state.toAct;
    this.turn = turn;
    this.phase = state.phase();
    boolean asked = seat == toAct;
    this.card = asked || phase != Step.AGAIN ? state.card : GameState.NONE;
    this.top = state.pile.top();
    this.deckSize = state.deckSize();
    this.ones = state.area.ones;
    this.twos = state.area.twos;
    this.fours = state.area.fours;
    this.inArea = state.area.present();
    this.sold = state.sold;
    this.legal = asked ? state.legal : 0;
    this.hand = (asked ? state.actor() : state.seats[seat]).hand;
    this.chains0 = first.chains;
    this.chains1 = second.chains;
    this.open0 = first.open;
    this.open1 = second.open;
  }

  @Override
  public Seat seat() {
    return Seat.of(seat);
  }

  /** {@return the other seat} */
  public Seat other() {
    return Seat.of(1 - seat);
  }

  /** {@return whether a turn begins with a card drawn into the hand} */
  public boolean openingDraw() {
    return openingDraw;
  }

  /** {@return whether the chains on the table are sold when the game ends} */
  public boolean finalSale() {
    return finalSale;
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return the question that the seat to act is asked} */
  public Phase phase() {
    return Phase.of(phase);
  }

  /** {@return whether it is this seat's turn to decide} */
  public boolean isToAct() {
    return seat == toAct && phase != Step.OVER;
  }

  /**
   * {@return the card that the question is about: a card of the trade area, the front card of the
   * hand, or the card that a chain must be sold for; empty if there is none or this seat cannot see
   * it}
   */
  public Optional<Bean> card() {
    return bean(card);
  }

  private static Optional<Bean> bean(int number) {
    return number == GameState.NONE ? Optional.empty() : Optional.of(Bean.at(number));
  }

  /** {@return the seat's own hand, the front card first} */
  public List<Bean> hand() {
    Bean[] cards = new Bean[handSize(seat())];
    for (int place = 0; place < cards.length; place++) {
      cards[place] = Bean.at(SeatState.card(hand, place));
    }
    return List.of(cards);
  }

  /**
   * {@return how many cards a seat has in its hand}
   *
   * @param of this seat or the other
   */
  public int handSize(Seat of) {
    return open(of) & SeatState.HELD;
  }

  /**
   * {@return how many chains a seat may have, 2 or 3}
   *
   * @param of this seat or the other
   */
  public int chainLimit(Seat of) {
    return (open(of) >>> SeatState.CHAIN_LIMIT) & SeatState.SLOT;
  }

  /**
   * {@return how many coins a seat has}
   *
   * @param of this seat or the other
   */
  public int coins(Seat of) {
    return open(of) >>> SeatState.COINS;
  }

  private int open(Seat of) {
    return of.index() == 0 ? open0 : open1;
  }

  /**
   * {@return the chains of a seat, in the order of their slots}
   *
   * @param of this seat or the other
   */
  public List<Chain> chains(Seat of) {
    return Chain.all(open(of), of.index() == 0 ? chains0 : chains1);
  }

  /**
   * {@return the length of a seat's chain of a bean, 0 if it has none}
   *
   * @param of this seat or the other
   * @param bean the bean of the chain
   */
  public int chainLength(Seat of, Bean bean) {
    return SeatState.length(of.index() == 0 ? chains0 : chains1, bean.index());
  }

  /** {@return the trade area, in the order in which the cards came} */
  public List<Bean> tradeArea() {
    List<Bean> cards = new ArrayList<>();
    for (long rest = inArea; rest != 0; rest &= rest - 1) {
      cards.add(Bean.at(inArea(rest)));
    }
    return List.copyOf(cards);
  }

  /** The bean on the first of some cards of the trade area. */
  int inArea(long cards) {
    return TradeArea.card(ones, twos, fours, Long.numberOfTrailingZeros(cards));
  }

  /** {@return the top card of the discard pile; empty if the pile is empty} */
  public Optional<Bean> topOfPile() {
    return bean(top);
  }

  /** {@return how many cards are left in the deck} */
  public int deckSize() {
    return deckSize;
  }

  /**
   * {@return how many cards of a bean have been sold, by both seats together}
   *
   * @param bean the bean on the cards
   */
  public int sold(Bean bean) {
    return SeatState.length(sold, bean.index());
  }

  /** {@return whether the seat is to act and may buy the third chain} */
  public boolean mayBuyThirdChain() {
    return Choices.contains(legal, Choices.BUY);
  }

  /** {@return how many decisions are legal for the seat; 0 if it is not to act} */
  public int choices() {
    return Long.bitCount(legal);
  }

  /**
   * {@return the legal decision at a position in {@link #legal}}
   *
   * @param n 0 to one less than {@link #choices}
   */
  public BeansDecision choice(int n) {
    return BeansDecision.at(Choices.nth(legal, Objects.checkIndex(n, choices())));
  }

  /** {@return the legal decisions in the order of {@link BeansRules}; empty if it is not to act} */
  public List<BeansDecision> legal() {
    BeansDecision[] decisions = new BeansDecision[choices()];
    for (int n = 0; n < decisions.length; n++) {
      decisions[n] = choice(n);
    }
    return List.of(decisions);
  }

  /** The seat to act; the seat that took the last turn once the game is over. */
  int toAct() {
    return toAct;
  }

  /**
   * The position as this seat knows it, in a {@link Step} that is possible, with any of the cards
   * that it has not seen in the places that it cannot see.
   */
  GameState known(int step, int left) {
    GameState state = new GameState(openingDraw, finalSale, deckSize);
    state.setToAct(toAct);
    state.step = step;
    state.selling = phase() == Phase.SALE;
    state.turns = Progress.of(openingDraw, deckSize).turns();
    state.sold = sold;
    state.area.fill(tradeArea().stream().mapToInt(Bean::index).toArray());
    state.area.leave(left);
    set(state.seats[0], Seat.of(0));
    set(state.seats[1], Seat.of(1));
    if (topOfPile().isPresent()) {
      state.pile.add(top);
    }
    if (state.isPlaying() && state.selling && seat != toAct) {
      state.actor().take(card);
    }
    HiddenCards.fill(state, seat, handSize(other()));
    return state;
  }

  private void set(SeatState to, Seat of) {
    to.set(chainLimit(of), coins(of));
    for (Chain chain : chains(of)) {
      to.chain(chain.bean().index(), chain.length());
    }
    if (of == seat()) {
      hand().forEach(bean -> to.take(bean.index()));
    }
  }

  /** The state that {@code equals} compares, but for chains, whose slots do not count. */
  private long[] numbers() {
    int counts0 = open0 & ~SeatState.SLOTS;
    int counts1 = open1 & ~SeatState.SLOTS;
    return new long[] {
      seat, toAct, turn, card, top, deckSize, sold, legal, hand, chains0, chains1, counts0, counts1
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BeansView view
        && openingDraw == view.openingDraw
        && finalSale == view.finalSale
        && phase == view.phase
        && tradeArea().equals(view.tradeArea())
        && chains(Seat.of(0)).equals(view.chains(Seat.of(0)))
        && chains(Seat.of(1)).equals(view.chains(Seat.of(1)))
        && Arrays.equals(numbers(), view.numbers());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "turn %d, %s sees: hand %s, %s, %s, trade area %s, top %s, deck %d, chains %s and %s",
        turn,
        seat(),
        hand(),
        phase(),
        card(),
        tradeArea(),
        topOfPile(),
        deckSize,
        chains(Seat.of(0)),
        chains(Seat.of(1)));
  }
}
