package dev.baize.web;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.review.GameReview;
import dev.baize.review.KeptReviews;
import dev.baize.review.ReviewPage;
import dev.baize.review.Reviewer;
import dev.baize.table.MatchJournal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The reviews of the people in a game that is over, each made once. Not thread-safe. */
final class TableReviews {

  private final TableSetup setup;
  private final Map<List<Seat>, CompletableFuture<Reply>> made = new HashMap<>();

  TableReviews(TableSetup setup) {
    this.setup = setup;
  }

  /** Forgets those of the last game. */
  void clear() {
    made.clear();
  }

  /** The review of the decisions of seats, as a page. */
  CompletableFuture<Reply> of(MatchJournal finished, List<Seat> seats) {
    return made.computeIfAbsent(
        seats,
        first -> CompletableFuture.supplyAsync(() -> review(finished, seats), setup.executor()));
  }

  private Reply review(MatchJournal finished, List<Seat> seats) {
    Reviewer reviewer = Reviewer.strongest(setup.registry());
    MatchRecord record = finished.record();
    GameReview review = reviewer.review(record, seats);
    KeptReviews kept = new KeptReviews(setup.games(), reviewer);
    finished
        .keptFile()
        .filter(file -> seats.size() == 1 && record.header().people().equals(seats))
        .ifPresent(file -> kept.keep(file, record, review));
    String page = ReviewPage.html(review, record, setup.registry());
    return new Reply(Reply.OK, Reply.Kind.DOCUMENT, page);
  }
}
