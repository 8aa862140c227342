package dev.baize.beans;

import dev.baize.beans.kernel.EventSink;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Turns the events of the kernel into {@link BeansEvent}s. */
final class EventPublisher implements EventSink {

  private final GameState state;
  private final Consumer<? super BeansEvent> events;

  EventPublisher(GameState state, Consumer<? super BeansEvent> events) {
    this.state = state;
    this.events = events;
  }

  void dealt() {
    for (int seat = 0; seat < GameState.SEATS; seat++) {
      SeatState dealt = state.seats[seat];
      List<Bean> cards = new ArrayList<>();
      for (int i = 0; i < dealt.held; i++) {
        cards.add(Bean.at(dealt.card(i)));
      }
      events.accept(new BeansEvent.Dealt(Seat.of(seat), cards));
    }
  }

  @Override
  public void turnBegan(int seat) {
    events.accept(new BeansEvent.TurnBegan(Seat.of(seat)));
  }

  @Override
  public void drew(int seat, int bean) {
    events.accept(new BeansEvent.Drew(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void laidOut(int seat, byte[] area, int count) {
    List<Bean> cards = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cards.add(Bean.at(area[i]));
    }
    events.accept(new BeansEvent.LaidOut(Seat.of(seat), cards));
  }

  @Override
  public void pickedUp(int seat, int bean) {
    events.accept(new BeansEvent.PickedUp(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void played(int seat, int bean) {
    events.accept(new BeansEvent.Played(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void chained(int seat, int bean) {
    events.accept(new BeansEvent.Chained(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void discarded(int seat, int bean) {
    events.accept(new BeansEvent.Discarded(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void threwAway(int seat, int bean, int place) {
    events.accept(new BeansEvent.DiscardedFromHand(Seat.of(seat), Bean.at(bean), place));
  }

  @Override
  public void left(int seat, int bean) {
    events.accept(new BeansEvent.LeftInTradeArea(Seat.of(seat), Bean.at(bean)));
  }

  @Override
  public void sold(int seat, int bean, int length) {
    events.accept(new BeansEvent.Sold(Seat.of(seat), new Chain(Bean.at(bean), length)));
  }

  @Override
  public void bought(int seat) {
    events.accept(new BeansEvent.BoughtThirdChain(Seat.of(seat)));
  }

  @Override
  public void ended() {
    events.accept(new BeansEvent.GameEnded(state.seats[0].coins, state.seats[1].coins));
  }
}
