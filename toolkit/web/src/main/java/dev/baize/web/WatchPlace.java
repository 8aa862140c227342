package dev.baize.web;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/** What those find who watch the people of a room: they see the table, and do nothing there. */
record WatchPlace(
    Supplier<Optional<WebTable<?, ?, ?>>> room,
    SeatFeed watchers,
    Function<String, CompletableFuture<Reply>> before)
    implements Place {

  private static final String REPLAY = "replay-";

  @Override
  public CompletableFuture<Reply> get(String path) {
    Optional<WebTable<?, ?, ?>> table = room.get();
    return table.isEmpty() || path.equals("rules") ? before.apply(path) : get(table.get(), path);
  }

  private CompletableFuture<Reply> get(WebTable<?, ?, ?> table, String path) {
    return switch (path) {
      case "" -> Reply.page(PageHtml.seat("Watching " + table.title(), watchers.whole(), "")).now();
      case "history" -> table.afterwards(FinishedGame::history);
      case "review" -> table.afterwards(FinishedGame::review);
      default ->
          path.startsWith(REPLAY)
              ? table.afterwards(over -> over.replay(path.substring(REPLAY.length())))
              : Reply.NOTHING.now();
    };
  }

  @Override
  public Optional<SeatFeed> feed() {
    return Optional.of(watchers);
  }
}
