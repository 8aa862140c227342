package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import java.util.function.Function;

/**
 * The plain table of a game.
 *
 * @param decisions parses the text form of a decision
 */
record PlainTableProvider<V extends View, D extends Decision, E extends Event>(
    String game, Function<String, D> decisions) implements TableProvider<V, D, E> {

  PlainTableProvider {
    requireNonNull(game);
    requireNonNull(decisions);
  }

  /** The theme is ignored: the plain table shows cards as the game writes them. */
  @Override
  public PlainTable<V, D, E> table(Speech speech, Theme theme) {
    return new PlainTable<>(game, speech, decisions);
  }
}
