package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded match with its players seated. It can be resumed once, since players remember what
 * they observe.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class SeatedMatch<V extends View, D extends Decision, E extends Event> {

  private final RecordedMatch<V, D, E> recorded;
  private final List<Player<V, D, E>> players;
  private boolean resumed;

  SeatedMatch(RecordedMatch<V, D, E> recorded, List<Player<V, D, E>> players) {
    this.recorded = recorded;
    this.players = players;
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
    return resume(recorded.listeners());
  }

  /**
   * {@return the match as {@link #resume()} returns it, whose further decisions are written to a
   * file}
   *
   * @param writer a writer of the same record; notified of a decision after all other listeners
   * @throws IllegalArgumentException if the writer was opened for another record
   */
  public Match<V, D, E> resume(RecordWriter writer) {
    checkArgument(
        writer.record().equals(recorded.record()),
        "the writer is for another record (%s); expected %s",
        writer.record(),
        recorded.record());
    List<Listener<? super D, ? super E>> all = new ArrayList<>(recorded.listeners());
    all.add(writer);
    return resume(all);
  }

  private Match<V, D, E> resume(List<Listener<? super D, ? super E>> notified) {
    checkState(!resumed, "these players were seated for one match, which has begun");
    resumed = true;
    Header header = recorded.record().header();
    Match.Builder<V, D, E> builder =
        Match.builder(recorded.rules(), players, header.seed())
            .names(header.participants().stream().map(Participant::player).toList());
    notified.forEach(builder::listener);
    Match<V, D, E> match = builder.build();
    recorded.replay(match::isOver, match::replay);
    return match;
  }
}
