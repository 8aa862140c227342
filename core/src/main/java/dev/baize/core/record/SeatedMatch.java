package dev.baize.core.record;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded match with its players seated, to be played on, once: players remember what they see.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class SeatedMatch<V extends View, D extends Decision, E extends Event> {

  private final MatchRecord record;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final List<Player<V, D, E>> players;
  private final List<Listener<? super D, ? super E>> listeners;
  private boolean resumed;

  SeatedMatch(
      MatchRecord record,
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<Player<V, D, E>> players,
      List<Listener<? super D, ? super E>> listeners) {
    this.record = record;
    this.game = game;
    this.rules = rules;
    this.players = players;
    this.listeners = listeners;
  }

  /**
   * {@return the match after the recorded decisions, of which players and listeners have heard}
   * What follows is not recorded.
   *
   * @throws MalformedRecordException if a decision is not understood, against the rules, or comes
   *     after the end
   * @throws IllegalStateException if the match was resumed before
   * @throws dev.baize.core.match.MatchStoppedException if a player fails when told of them
   */
  public Match<V, D, E> resume() {
    return resume(listeners);
  }

  /**
   * {@return the match after the recorded decisions, of which players and listeners have heard}
   * What follows is written.
   *
   * @param writer of the same record; it hears of a decision after all other listeners
   * @throws MalformedRecordException if a decision is not understood, against the rules, or comes
   *     after the end; the file is as it was
   * @throws IllegalArgumentException if the writer was opened for another record
   * @throws IllegalStateException if the match was resumed before
   * @throws dev.baize.core.match.MatchStoppedException if a player fails when told of them
   */
  public Match<V, D, E> resume(RecordWriter writer) {
    if (!writer.record().equals(record)) {
      throw new IllegalArgumentException(
          "the writer is for another record (%s); expected %s".formatted(writer.record(), record));
    }
    List<Listener<? super D, ? super E>> all = new ArrayList<>(listeners);
    all.add(writer);
    return resume(all);
  }

  private Match<V, D, E> resume(List<Listener<? super D, ? super E>> told) {
    if (resumed) {
      throw new IllegalStateException("these players were seated for one match, which has begun");
    }
    resumed = true;
    Match<V, D, E> match =
        Match.builder(rules, players, record.header().seed()).listeners(told).build();
    new RecordedDecisions<>(record, game).replay(match::isOver, match::replay);
    return match;
  }
}
