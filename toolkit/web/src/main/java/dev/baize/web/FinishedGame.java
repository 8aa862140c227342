package dev.baize.web;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.WholeNumber;
import dev.baize.review.GameReview;
import dev.baize.review.KeptReviews;
import dev.baize.review.ReviewPage;
import dev.baize.review.Reviewer;
import dev.baize.table.History;
import dev.baize.table.MatchJournal;
import dev.baize.table.SteppedReplay;
import dev.baize.table.Theme;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** What can be read of a game that is over, by those who sat at its table. Not thread-safe. */
final class FinishedGame {

  private final GameProvider<?, ?, ?> game;
  private final TableSetup setup;
  private final MatchJournal journal;
  private final MatchRecord record;
  private final Map<List<Seat>, CompletableFuture<Reply>> reviews = new HashMap<>();

  FinishedGame(GameProvider<?, ?, ?> game, TableSetup setup, MatchJournal journal) {
    this.game = game;
    this.setup = setup;
    this.journal = journal;
    this.record = journal.record();
  }

  /** The record, which proves who chose the cards of friends. */
  CompletableFuture<Reply> record() {
    return Reply.text(Reply.OK, record.text()).now();
  }

  /** All that happened, hidden or not. */
  CompletableFuture<Reply> history() {
    String text = PageHtml.rules("The whole game", History.of(record, game, Theme.SYMBOLS));
    return Reply.page(PageHtml.with(PageHtml.TO_TABLE, text)).now();
  }

  /** All cards before a decision with a number, or at the end. */
  CompletableFuture<Reply> replay(String number) {
    int last = record.decisions().size();
    int at;
    try {
      at = (int) WholeNumber.parse(number, 0, last);
    } catch (IllegalArgumentException e) {
      return Reply.NOTHING.now();
    }
    String next = at == last ? "The end" : record.decisions().get(at);
    String page = PageHtml.replay(SteppedReplay.ofAll(record, game).scene(at), next, at, last);
    return Reply.page(page).now();
  }

  /** The review of everybody's decisions, as a page. */
  CompletableFuture<Reply> review() {
    int seats = record.header().participants().size();
    return review(IntStream.range(0, seats).mapToObj(Seat::of).toList());
  }

  /** The review of the decisions of seats, as a page, which is made once. */
  CompletableFuture<Reply> review(List<Seat> seats) {
    return reviews.computeIfAbsent(
        seats, first -> CompletableFuture.supplyAsync(() -> reviewed(seats), setup.reviews()));
  }

  private Reply reviewed(List<Seat> seats) {
    Reviewer reviewer = setup.reviewer();
    GameReview review = reviewer.review(record, seats);
    KeptReviews kept = new KeptReviews(setup.games(), reviewer);
    journal.keptFile().ifPresent(file -> kept.keep(file, record, review));
    String page = ReviewPage.html(review, record, setup.registry());
    return Reply.document(PageHtml.with(PageHtml.TO_TABLE, page));
  }
}
