package dev.baize.protocol.request;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import java.util.Locale;

/**
 * The position after the last decision of a record.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 * @param match the record
 * @param rules its rules
 * @param game the game there
 */
public record RequestedPosition<V extends View, D extends Decision, E extends Event>(
    RecordedMatch<V, D, E> match, Rules<V, D, E> rules, Game<V, D> game) {

  /** The name of the field with the record. */
  public static final String RECORD = "record";

  /**
   * {@return the position in a request}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param request has the record
   * @param provider the game
   * @throws MalformedLineException if there is no record
   * @throws IllegalArgumentException if it is not of that game, or has an illegal decision
   */
  public static <V extends View, D extends Decision, E extends Event> RequestedPosition<V, D, E> of(
      Line request, GameProvider<V, D, E> provider) throws MalformedLineException {
    String text = request.text(RECORD);
    try {
      MatchRecord record = MatchRecord.parse(text);
      RecordedMatch<V, D, E> match = RecordedMatch.of(record, provider);
      return new RequestedPosition<>(
          match, provider.rules(record.header().rules()), match.replay());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the record, " + e.getMessage(), e);
    }
  }

  /**
   * {@return the format of the views}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param rules the rules
   * @throws IllegalArgumentException if they have none
   */
  public static <V extends View, D extends Decision> ViewFormat<V, D> format(Rules<V, D, ?> rules) {
    return rules
        .viewFormat()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "rules \"%s\": their views have no format for other processes",
                        rules.text())));
  }

  ViewFormat<V, D> format() {
    return format(rules);
  }
}
