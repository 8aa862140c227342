package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A recorded match with its players seated. It can be resumed once, since players remember what
 * they observe.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class SeatedMatch<V extends View, D extends Decision, E extends Event> {

  private final MatchRecord record;
  private final Match.Builder<V, D, E> match;
  private final List<Listener<? super D, ? super E>> listeners;
  private final Consumer<Match<V, D, E>> replay;
  private boolean resumed;

  /** {@code replay} makes the recorded decisions in the match, which is built with listeners. */
  SeatedMatch(
      MatchRecord record,
      Match.Builder<V, D, E> match,
      List<Listener<? super D, ? super E>> listeners,
      Consumer<Match<V, D, E>> replay) {
    this.record = record;
    this.match = match;
    this.listeners = listeners;
    this.replay = replay;
  }

  /**
   * {@return the match after the recorded decisions, which players and listeners have observed}
   * What follows is not recorded.
   *
   * @throws MalformedRecordException if a decision cannot be parsed, is illegal, or comes after the
   *     end
   * @throws IllegalStateException if the match was resumed before
   * @throws dev.baize.core.match.MatchStoppedException if a player fails while observing them
   */
  public Match<V, D, E> resume() {
    return resume(listeners);
  }

  /**
   * {@return the match as {@link #resume()} returns it, whose further decisions are written to a
   * file}
   *
   * @param writer a writer of the same record; notified of a decision after all other listeners
   */
  public Match<V, D, E> resume(RecordWriter writer) {
    checkArgument(
        writer.record().equals(record),
        "the writer is for another record (%s); expected %s",
        writer.record(),
        record);
    List<Listener<? super D, ? super E>> all = new ArrayList<>(listeners);
    all.add(writer);
    return resume(all);
  }

  private Match<V, D, E> resume(List<Listener<? super D, ? super E>> notified) {
    checkState(!resumed, "these players were seated for one match, which has begun");
    resumed = true;
    notified.forEach(match::listener);
    Match<V, D, E> begun = match.build();
    replay.accept(begun);
    return begun;
  }
}
