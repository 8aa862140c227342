package dev.baize.web;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/**
 * Who of the people at a table has been gone for so long that a player plays on. Nobody is gone who
 * never came, and nothing is played on while nobody is there.
 */
final class Absences {

  private final Collection<SeatFeed> people;
  private final Executor turns;
  private final Executor later;
  private final BiConsumer<SeatFeed, Boolean> listener;
  private final Set<SeatFeed> gone = new HashSet<>();

  /** Nobody is gone so far; the listener is told of each who is, or is there, in its turn. */
  Absences(
      Collection<SeatFeed> people,
      Executor turns,
      Executor later,
      BiConsumer<SeatFeed, Boolean> listener) {
    this.people = people;
    this.turns = turns;
    this.later = later;
    this.listener = listener;
  }

  /** Follows from now on who comes and leaves. */
  void follow() {
    for (SeatFeed person : people) {
      person.onChange(() -> look(person));
      look(person);
    }
  }

  /** Looks whether a person is there; any thread may ask for that. */
  void look(SeatFeed person) {
    int visits = person.visits();
    if (person.viewers() > 0) {
      turns.execute(() -> listener.accept(person, false));
    } else if (visits > 0) {
      later.execute(() -> turns.execute(() -> gone(person, visits)));
    }
  }

  /** A timer of an absence that is over means nothing. */
  private void gone(SeatFeed person, int visits) {
    if (person.viewers() == 0 && person.visits() == visits && gone.add(person)) {
      listener.accept(person, true);
    }
  }

  /** Whether a player decides for a person at this moment. */
  boolean isPlayedOn(SeatFeed person) {
    return isGone(person)
        && person.viewers() == 0
        && people.stream().anyMatch(each -> each.viewers() > 0);
  }

  boolean isGone(SeatFeed person) {
    return gone.contains(person);
  }

  /** Has the table wait for a person again, and returns whether the person was gone. */
  boolean await(SeatFeed person) {
    return gone.remove(person);
  }
}
