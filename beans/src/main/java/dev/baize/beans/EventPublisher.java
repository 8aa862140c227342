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
  public void laidOut(int seat, byte[] area, int count) {
    List<Bean> cards = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cards.add(Bean.at(area[i]));
    }
    events.accept(new BeansEvent.LaidOut(Seat.of(seat), cards));
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
      case ENDED -> new BeansEvent.GameEnded(state.seats[0].coins, state.seats[1].coins);
    };
  }
}
