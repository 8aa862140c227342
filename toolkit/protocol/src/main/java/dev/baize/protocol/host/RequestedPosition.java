package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;

/** The game after the last decision of a record. */
record RequestedPosition(
    RecordedMatch<View, Decision, Event> match,
    Rules<View, Decision, Event> rules,
    Game<View, Decision> game) {

  /** The name of the field with the record. */
  static final String RECORD = "record";

  /**
   * The position in a request; throws {@code IllegalArgumentException} if the record is not of that
   * game, or has an illegal decision.
   */
  static RequestedPosition of(Line request, GameProvider<View, Decision, Event> provider)
      throws MalformedLineException {
    String text = request.text(RECORD);
    try {
      MatchRecord record = MatchRecord.parse(text);
      RecordedMatch<View, Decision, Event> match = RecordedMatch.of(record, provider);
      return new RequestedPosition(match, provider.rules(record.header().rules()), match.replay());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the record, " + e.getMessage(), e);
    }
  }

  /** The seat to act; throws {@code IllegalArgumentException} at the end. */
  Seat toAct() {
    checkArgument(!game.isOver(), "nobody decides there: the match has ended");
    return game.toAct();
  }
}
