package dev.baize.beans;

import dev.baize.beans.kernel.Side;
import dev.baize.beans.kernel.Table;
import dev.baize.beans.kernel.Witness;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Makes events of what happens at a table. */
final class EventTeller implements Witness {

  private final Table table;
  private final Consumer<? super BeansEvent> events;

  EventTeller(Table table, Consumer<? super BeansEvent> events) {
    this.table = table;
    this.events = events;
  }

  /** Tells of the hands that were dealt. */
  void dealt() {
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Side side = table.sides[seat];
      List<Bean> cards = new ArrayList<>();
      for (int i = 0; i < side.held; i++) {
        cards.add(Bean.at(side.card(i)));
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
    events.accept(new BeansEvent.ThrewAway(Seat.of(seat), Bean.at(bean), place));
  }

  @Override
  public void left(int seat, int bean) {
    events.accept(new BeansEvent.Left(Seat.of(seat), Bean.at(bean)));
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
    events.accept(new BeansEvent.GameEnded(table.sides[0].coins, table.sides[1].coins));
  }
}
