package dev.baize.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What a person finds behind a link that nobody else has. */
interface Place {

  /** What is at a path below the link, which is empty for the page of the link itself. */
  CompletableFuture<Reply> get(String path);

  /** Does what the fields of a form say; what is refused changes nothing. */
  default CompletableFuture<Reply> post(String path, Map<String, String> fields) {
    return Reply.NOTHING.now();
  }

  /** What browsers are shown as it happens; empty if nothing happens here. */
  default Optional<SeatFeed> feed() {
    return Optional.empty();
  }
}
