package dev.baize.core.match;

import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes a game's events and hands them on to those who may know. Events wait until the game is in a
 * whole position again, so that a failing listener cannot leave a decision half carried out. Who
 * failed is not told again, and those after it are told when delivery goes on.
 */
final class Broadcast<E extends Event> implements Consumer<E> {

  private static final ClassValue<Boolean> OVERRIDES_OBSERVE =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            return type.getMethod("observe", Event.class).getDeclaringClass() != Player.class;
          } catch (NoSuchMethodException e) {
            throw new AssertionError("every player has the method", e);
          }
        }
      };

  private record Observer<E extends Event>(Seat seat, Player<?, ?, E> player) {}

  /** A queue without casts, which to an interface take as long as the rest of what is done here. */
  private E[] events = newArray(16);

  /** Where the first waiting event is, and the end of the last. */
  private int first;

  private int end;

  private final List<Observer<E>> observers;
  private final List<? extends Listener<?, ? super E>> listeners;

  /** How many, observers first, have been told of the first waiting event. */
  private int told;

  private Broadcast(List<Observer<E>> observers, List<? extends Listener<?, ? super E>> listeners) {
    this.observers = observers;
    this.listeners = listeners;
  }

  /** Null if nobody wants to hear of events. */
  static <E extends Event> @Nullable Broadcast<E> to(
      List<? extends Player<?, ?, E>> players, List<? extends Listener<?, ? super E>> listeners) {
    List<Observer<E>> observers = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Player<?, ?, E> player = players.get(i);
      if (OVERRIDES_OBSERVE.get(player.getClass())) {
        observers.add(new Observer<>(Seat.of(i), player));
      }
    }
    List<Listener<?, ? super E>> wanting = new ArrayList<>();
    for (Listener<?, ? super E> listener : listeners) {
      if (listener.wantsEvents()) {
        wanting.add(listener);
      }
    }
    return observers.isEmpty() && wanting.isEmpty()
        ? null
        : new Broadcast<>(List.copyOf(observers), wanting);
  }

  @Override
  public void accept(E event) {
    if (end == events.length) {
      events = Arrays.copyOf(events, 2 * end);
    }
    events[end++] = event;
  }

  @SuppressWarnings("unchecked") // Only events of this kind go in, and the array stays here.
  private static <E extends Event> E[] newArray(int length) {
    return (E[]) new Event[length];
  }

  /**
   * Tells what is waiting.
   *
   * @param game in the position after the events
   * @throws MatchStoppedException if a player fails
   */
  void deliver(Game<?, ?> game) {
    while (first < end) {
      E event = events[first];
      while (told < observers.size() + listeners.size()) {
        int next = told++;
        if (next < observers.size()) {
          tell(observers.get(next), event, game);
        } else {
          listeners.get(next - observers.size()).happened(event);
        }
      }
      first++;
      told = 0;
    }
    first = 0;
    end = 0;
  }

  private void tell(Observer<E> observer, E event, Game<?, ?> game) {
    if (!event.visibleTo(observer.seat())) {
      return;
    }
    try {
      observer.player().observe(event);
    } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
      throw new MatchStoppedException(
          observer.player().name(),
          observer.seat(),
          game.position(),
          "was told \"%s\" and threw %s".formatted(event.text(), e),
          e);
    }
  }
}
