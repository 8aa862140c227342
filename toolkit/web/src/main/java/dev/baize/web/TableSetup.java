package dev.baize.web;

import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.Registry;
import dev.baize.review.Reviewer;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * What all tables of a server have in common.
 *
 * @param registry the games, their players and their tables
 * @param executor runs players and hints, several at a time
 * @param reviews runs reviews, which may take long, so that no table waits for them
 * @param away runs each task when a person, whose last browser has just left, counts as gone, so
 *     that a player plays on
 * @param minute runs each task a minute later, when a deal is made anew without those who have
 *     added nothing to it
 * @param seeds draws the seed of each further game at a table
 * @param games where the games of the person who runs the server are kept
 * @param keeping whether new games are kept there
 * @param practice whether decisions may be taken back even after the person has seen more
 * @param confirms whether people are asked to confirm what is likely a mistake
 */
public record TableSetup(
    Registry registry,
    Executor executor,
    Executor reviews,
    Executor away,
    Executor minute,
    Supplier<Seed> seeds,
    KeptGames games,
    boolean keeping,
    boolean practice,
    boolean confirms) {

  /** What reviews games with one processor, so that others are left to those who play. */
  Reviewer reviewer() {
    return new Reviewer(registry, null, 1);
  }

  /**
   * {@return the journal of a new match, which is kept or not}
   *
   * @param header how its record begins
   */
  public MatchJournal journal(Header header) {
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header));
    if (keeping) {
      journal.keep(games);
    }
    return journal;
  }
}
