package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Judges the decisions of recorded games by what their seats knew. Equal records give equal
 * reviews, with any number of threads.
 *
 * @param registry the games, their tables and players
 * @param judge the player whose advice is taken, with its settings; null for the strongest of the
 *     game
 * @param threads how many threads work, 1 or more
 */
public record Reviewer(Registry registry, @Nullable String judge, int threads) {

  /**
   * {@return one that takes the advice of the strongest player of each game, with all processors}
   *
   * @param registry the games, their tables and players
   */
  public static Reviewer strongest(Registry registry) {
    return new Reviewer(registry, null, Runtime.getRuntime().availableProcessors());
  }

  /**
   * {@return what reviews the game of a record, over or not}
   *
   * @param record the record of the game
   * @param seats whose decisions are judged
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   * @throws dev.baize.core.registry.MissingProviderException if the game is not registered
   */
  public RecordReviewer<?, ?, ?> of(MatchRecord record, List<Seat> seats) {
    return of(record, registry.game(record.header().game()), seats);
  }

  <V extends View, D extends Decision, E extends Event> RecordReviewer<V, D, E> of(
      MatchRecord record, GameProvider<V, D, E> game, List<Seat> seats) {
    return new RecordReviewer<>(registry, judge, threads, record, game, seats);
  }

  /**
   * {@return the review of a game, over or not}
   *
   * @param record the record of the game
   * @param seats whose decisions are judged
   * @throws IllegalArgumentException if the judge is not registered, or gives no values
   */
  public GameReview review(MatchRecord record, List<Seat> seats) {
    return of(record, seats).review(() -> {}, false);
  }
}
