package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import java.util.List;

/**
 * A table whose failures are {@link CommandException}s that name its class.
 *
 * @param table the table
 * @param calls calls its methods
 * @param <V> what the seat may know
 * @param <D> what the seat may decide
 * @param <E> what can happen
 */
record CheckedTable<V extends View, D extends Decision, E extends Event>(
    GameTable<V, D, E> table, TableCalls calls) implements GameTable<V, D, E> {

  @Override
  public void observe(E event) {
    calls.tell("observe", () -> table.observe(event));
  }

  @Override
  public StyledText describe(E event) {
    return calls.ask("describe", () -> table.describe(event));
  }

  @Override
  public int pause(E event) {
    return calls.ask("pause", () -> table.pause(event));
  }

  @Override
  public List<StyledText> draw(V view, boolean asked) {
    return calls.list("draw", () -> table.draw(view, asked));
  }

  @Override
  public Question<D> ask(V view, List<D> legal) {
    Question<D> question = calls.ask("ask", () -> table.ask(view, legal));
    return new Question<>(
        question.prompt(),
        question.answers(),
        typed -> calls.ask("ask", () -> question.others().apply(typed)),
        typed -> calls.ask("ask", () -> question.refusal().apply(typed)),
        question.rules());
  }

  @Override
  public List<String> requests() {
    return calls.list("requests", table::requests);
  }

  @Override
  public List<StyledText> reply(V view, String line) {
    return calls.list("reply", () -> table.reply(view, line));
  }

  @Override
  public void continueFrom(GameTable<V, D, E> undone) {
    GameTable<V, D, E> replaced =
        undone instanceof CheckedTable<V, D, E> checked ? checked.table : undone;
    calls.tell("continueFrom", () -> table.continueFrom(replaced));
  }

  @Override
  public void turnPage() {
    calls.tell("turnPage", table::turnPage);
  }

  @Override
  public boolean hasPages() {
    return calls.ask("hasPages", table::hasPages);
  }

  @Override
  public String result(V view, Outcome outcome) {
    return calls.ask("result", () -> table.result(view, outcome));
  }
}
