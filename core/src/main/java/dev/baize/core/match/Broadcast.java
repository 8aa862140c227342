package dev.baize.core.match;

import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Delivers a game's events to the players that may see them and to listeners. Events are queued
 * until the game is in a consistent position again, so that a failing recipient cannot leave a
 * decision half applied. Delivery then resumes with the recipient after the one that failed.
 */
final class Broadcast<E extends Event> implements Consumer<E> {

  private record Observer<E extends Event>(Seat seat, Player<?, ?, E> player) {}

  /** The queue: an array, as casts to an interface take as long as the rest of a delivery. */
  private E[] events = newArray(16);

  /** The index of the first queued event, and one past that of the last. */
  private int first;

  private int end;

  private final List<Observer<E>> observers;
  private final List<? extends Listener<?, ? super E>> listeners;

  /** The number of recipients, observers first, to which the first queued event was delivered. */
  private int delivered;

  private final Blame blame;

  private Broadcast(
      List<Observer<E>> observers, List<? extends Listener<?, ? super E>> listeners, Blame blame) {
    this.blame = blame;
    this.observers = observers;
    this.listeners = listeners;
  }

  /** A broadcast to everyone who wants events; null if no one does. */
  static <E extends Event> @Nullable Broadcast<E> to(
      List<? extends Player<?, ?, E>> players,
      Blame blame,
      List<? extends Listener<?, ? super E>> listeners) {
    List<Observer<E>> observers = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Player<?, ?, E> player = players.get(i);
      if (player.observesEvents()) {
        observers.add(new Observer<>(Seat.of(i), player));
      }
    }
    List<Listener<?, ? super E>> interested = new ArrayList<>();
    for (Listener<?, ? super E> listener : listeners) {
      if (listener.wantsEvents()) {
        interested.add(listener);
      }
    }
    return observers.isEmpty() && interested.isEmpty()
        ? null
        : new Broadcast<>(List.copyOf(observers), interested, blame);
  }

  @Override
  public void accept(E event) {
    if (end == events.length) {
      events = Arrays.copyOf(events, 2 * end);
    }
    events[end++] = event;
  }

  @SuppressWarnings("unchecked") // Only events of this type are stored; the array does not escape.
  private static <E extends Event> E[] newArray(int length) {
    return (E[]) new Event[length];
  }

  /** Delivers the queued events. */
  void deliver(Game<?, ?> game) {
    while (first < end) {
      E event = events[first];
      while (delivered < observers.size() + listeners.size()) {
        int next = delivered++;
        if (next < observers.size()) {
          deliver(observers.get(next), event, game);
        } else {
          listeners.get(next - observers.size()).happened(event);
        }
      }
      first++;
      delivered = 0;
    }
    first = 0;
    end = 0;
  }

  /** The seat that is observing an event, for other threads; may be out of date. */
  Optional<Seat> observing() {
    int next = delivered;
    return next > 0 && next <= observers.size()
        ? Optional.of(observers.get(next - 1).seat())
        : Optional.empty();
  }

  private void deliver(Observer<E> observer, E event, Game<?, ?> game) {
    if (!event.visibleTo(observer.seat())) {
      return;
    }
    try {
      observer.player().observe(event);
    } catch (Throwable e) {
      throw blame.threwWhenTold(observer.seat(), game, event, e);
    }
  }
}
