package dev.baize.web;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What those find who watch a table: they see it, and do nothing there. */
record WatchPlace(WebTable<?, ?, ?> table, SeatFeed watchers) implements Place {

  private static final String REPLAY = "replay-";

  @Override
  public CompletableFuture<Reply> get(String path) {
    return switch (path) {
      case "" ->
          CompletableFuture.completedFuture(
              Reply.page(PageHtml.seat("Watching " + table.title(), watchers.whole(), "")));
      case "history" -> table.history();
      case "review" -> table.review(watchers);
      default ->
          path.startsWith(REPLAY)
              ? table.replay(path.substring(REPLAY.length()))
              : CompletableFuture.completedFuture(Reply.NOTHING);
    };
  }

  @Override
  public Optional<SeatFeed> feed() {
    return Optional.of(watchers);
  }
}
