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
  private final Map<Seat, CompletableFuture<Reply>> made = new HashMap<>();

  TableReviews(TableSetup setup) {
    this.setup = setup;
  }

  /** Forgets those of the last game. */
  void clear() {
    made.clear();
  }

  /** The review of the decisions of a seat, as a page. */
  CompletableFuture<Reply> of(MatchJournal finished, Seat seat) {
    return made.computeIfAbsent(
        seat,
        first -> CompletableFuture.supplyAsync(() -> review(finished, seat), setup.executor()));
  }

  private Reply review(MatchJournal finished, Seat seat) {
    Reviewer reviewer = Reviewer.strongest(setup.registry());
    MatchRecord record = finished.record();
    GameReview review = reviewer.review(record, List.of(seat));
    KeptReviews kept = new KeptReviews(setup.games(), reviewer);
    finished
        .keptFile()
        .filter(file -> record.header().people().equals(List.of(seat)))
        .ifPresent(file -> kept.keep(file, record, review));
    String page = ReviewPage.html(review, record, setup.registry());
    return new Reply(Reply.OK, Reply.Kind.DOCUMENT, page);
  }
}
