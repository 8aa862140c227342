package dev.baize.web;

import dev.baize.table.NextGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A seat at a table: what a person sees and does there. */
record SeatPlace(WebTable<?, ?, ?> table, SeatFeed person, String home) implements Place {

  private static final int MAX_ANSWER = 200;

  @Override
  public CompletableFuture<Reply> get(String path) {
    return switch (path) {
      case "" -> Reply.page(PageHtml.seat(table.title(), person.whole(), home)).now();
      case "rules" ->
          table
              .rules(person)
              .thenApply(text -> Reply.page(PageHtml.rules(PageHtml.HOW_TO_PLAY, text)));
      case "review" -> table.afterwards(over -> over.review(List.of(table.seat(person))));
      case "record" -> table.afterwards(FinishedGame::record);
      default -> Reply.NOTHING.now();
    };
  }

  @Override
  public CompletableFuture<Reply> post(String path, Map<String, String> fields) {
    String question = fields.getOrDefault("question", "");
    String answer = fields.getOrDefault("answer", "").strip();
    if (answer.length() > MAX_ANSWER) {
      return Reply.refusal(
              Reply.BAD_REQUEST, "An answer has at most " + MAX_ANSWER + " characters.")
          .now();
    }
    if (!person.begin()) {
      return Reply.refusal(Reply.BUSY, "Your last request is not answered yet.").now();
    }
    CompletableFuture<Reply> reply = begun(path, question, answer, fields.containsKey("sure"));
    return reply.whenComplete((known, failure) -> person.done());
  }

  private CompletableFuture<Reply> begun(
      String path, String question, String answer, boolean sure) {
    return switch (path) {
      case "answer" -> table.answer(person, question, answer, sure);
      case "hint" -> table.hint(person, question);
      case "undo" -> table.undo(person);
      case "agree" -> table.answerRequest(person, answer, true);
      case "refuse" -> table.answerRequest(person, answer, false);
      case "again" -> table.next(NextGame.AGAIN);
      case "other-side" -> table.next(NextGame.OTHER_SIDE);
      default -> Reply.NOTHING.now();
    };
  }

  @Override
  public Optional<SeatFeed> feed() {
    return Optional.of(person);
  }
}
