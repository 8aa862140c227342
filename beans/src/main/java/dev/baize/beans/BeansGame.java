package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.TradeArea;
import dev.baize.beans.kernel.Turn;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game of bean trading in progress. */
final class BeansGame implements Game<BeansView, BeansDecision> {

  static final int SEATS = GameState.SEATS;

  private final GameState state;
  private final @Nullable Tally tally;
  private int turn;

  /** Starts a game. {@code state} is a position in which the cards have been dealt; not copied. */
  BeansGame(GameState state, @Nullable Consumer<? super BeansEvent> events, @Nullable Tally tally) {
    this.state = state;
    this.tally = tally;
    if (events == null) {
      Turn.begin(state, null);
    } else {
      EventPublisher publisher = new EventPublisher(state, events);
      publisher.dealt();
      Turn.begin(state, publisher);
    }
  }

  /** A game in progress. {@code state} is the position; not copied. */
  BeansGame(GameState state, int turn) {
    this.state = state;
    this.tally = null;
    this.turn = turn;
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return Seat.of(state.toAct);
  }

  @Override
  public BeansView view(Seat seat) {
    if (seat.index() >= SEATS) {
      throw new IllegalArgumentException("no " + seat + " in beans; expected seat 0 or 1");
    }
    return new BeansView(state, seat.index(), turn);
  }

  @Override
  public List<BeansDecision> legal() {
    return isOver() ? List.of() : view(toAct()).legal();
  }

  @Override
  public boolean isLegal(BeansDecision decision) {
    return Choices.contains(state.legal, decision.number);
  }

  @Override
  public void apply(BeansDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw refusal(decision);
    }
    Turn.apply(state, decision.number);
    turn++;
    if (tally != null && isOver()) {
      GameMeasures.write(state, tally);
    }
  }

  private IllegalDecisionException refusal(BeansDecision decision) {
    if (decision == BeansDecision.buyThirdChain() && !state.seats[state.toAct].hasThird()) {
      return new NotEnoughCoinsException(view(toAct()), decision, position());
    }
    BeansView view = view(toAct());
    if (WrongChainException.isWrong(decision, view)) {
      return new WrongChainException(view, decision, position());
    }
    return new IllegalDecisionException(toAct(), decision, legal(), position());
  }

  @Override
  public boolean isOver() {
    return state.legal == 0;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    long first = state.seats[0].coins;
    long second = state.seats[1].coins;
    return new Outcome(List.of(first, second), winners(Long.compare(first, second)));
  }

  private static List<Seat> winners(int difference) {
    if (difference == 0) {
      return List.of(Seat.of(0), Seat.of(1));
    }
    return List.of(Seat.of(difference > 0 ? 0 : 1));
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  /** The complete position on one line, hidden cards included. */
  @Override
  public String position() {
    StringBuilder text = new StringBuilder();
    text.append("turn ").append(state.turns).append(" of ").append(Seat.of(state.toAct));
    text.append(", ").append(Phase.of(state.step, state.selling));
    for (int seat = 0; seat < GameState.SEATS; seat++) {
      append(text, Seat.of(seat), state.seats[seat]);
    }
    text.append(", trade area");
    TradeArea area = state.area;
    for (long rest = area.present(); rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      append(text, area.card(place));
      text.append(((area.pending() >>> place) & 1) == 0 ? "" : "?");
    }
    text.append(", discard pile");
    for (int place = 0; place < state.pile.size(); place++) {
      append(text, state.pile.card(place));
    }
    text.append(", deck");
    for (int i = state.next; i < state.deck.length; i++) {
      append(text, state.deck[i]);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Seat seat, SeatState state) {
    text.append(", ").append(seat).append(" has ").append(state.coins).append(" coins, hand");
    for (int i = 0; i < state.held; i++) {
      append(text, state.card(i));
    }
    for (int slot = 0; slot < state.chainLimit; slot++) {
      int bean = SeatState.bean(state.slots, slot);
      text.append(", ");
      text.append(bean < 0 ? "no chain" : new Chain(Bean.at(bean), state.length(bean)).toString());
    }
  }

  private static void append(StringBuilder text, int bean) {
    text.append(' ').append(Bean.at(bean).letter());
  }

  @Override
  public BeansGame copy() {
    return new BeansGame(new GameState(state), turn);
  }

  @Override
  public BeansGame redeal(Seat seat, RandomGenerator random) {
    HiddenCards hidden = new HiddenCards(state, seat.index(), false);
    return new BeansGame(hidden.redealt(state, random), turn);
  }
}
