package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.EventSink;
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
import java.util.ArrayList;
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
    Publisher publisher = events == null ? null : new Publisher(state, events);
    if (publisher != null) {
      publisher.dealt();
    }
    Turn.begin(state, publisher);
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
    long first = state.seats[0].coins();
    long second = state.seats[1].coins();
    return new Outcome(List.of(first, second), winners(Long.compare(first, second)));
  }

  private static List<Seat> winners(int difference) {
    return difference == 0
        ? List.of(Seat.of(0), Seat.of(1))
        : List.of(Seat.of(difference > 0 ? 0 : 1));
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
    text.append(", ").append(Phase.of(state.phase()));
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
    text.append(", ").append(seat).append(" has ").append(state.coins()).append(" coins, hand");
    for (int i = 0; i < state.held(); i++) {
      append(text, state.card(i));
    }
    for (int slot = 0; slot < state.chainLimit(); slot++) {
      int bean = SeatState.bean(state.open, slot);
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

  /** Turns the events of the kernel into {@link BeansEvent}s. */
  private record Publisher(GameState state, Consumer<? super BeansEvent> events)
      implements EventSink {

    void dealt() {
      for (int seat = 0; seat < GameState.SEATS; seat++) {
        SeatState dealt = state.seats[seat];
        List<Bean> cards = new ArrayList<>();
        for (int i = 0; i < dealt.held(); i++) {
          cards.add(Bean.at(dealt.card(i)));
        }
        events.accept(new BeansEvent.Dealt(Seat.of(seat), cards));
      }
    }

    @Override
    public void laidOut(int seat, int[] cards) {
      List<Bean> beans = new ArrayList<>();
      for (int card : cards) {
        beans.add(Bean.at(card));
      }
      events.accept(new BeansEvent.LaidOut(Seat.of(seat), beans));
    }

    @Override
    public void happened(Kind kind, int seat, int bean, int number) {
      events.accept(event(kind, Seat.of(seat), Bean.at(bean), number));
    }

    private BeansEvent event(Kind kind, Seat seat, Bean card, int number) {
      return switch (kind) {
        case BEGAN_TURN -> new BeansEvent.TurnBegan(seat);
        case DREW -> new BeansEvent.Drew(seat, card);
        case PICKED_UP -> new BeansEvent.PickedUp(seat, card);
        case PLAYED -> new BeansEvent.Played(seat, card);
        case CHAINED -> new BeansEvent.Chained(seat, card);
        case DISCARDED -> new BeansEvent.Discarded(seat, card);
        case THREW_AWAY -> new BeansEvent.DiscardedFromHand(seat, card, number);
        case LEFT -> new BeansEvent.LeftInTradeArea(seat, card);
        case SOLD -> new BeansEvent.Sold(seat, new Chain(card, number));
        case BOUGHT -> new BeansEvent.BoughtThirdChain(seat);
        case ENDED -> new BeansEvent.GameEnded(state.seats[0].coins(), state.seats[1].coins());
      };
    }
  }
}
