package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.protocol.line.PositionLine;
import dev.baize.protocol.process.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a program is told when it is asked for a decision. */
final class QuestionLine {

  private QuestionLine() {}

  static <V extends View, D extends Decision> Map<String, Object> of(
      V view,
      List<D> legal,
      BotGame<V, D, ?> game,
      BotDescription program,
      EventLog events,
      Optional<Limit> limit) {
    Map<String, Object> facts = new LinkedHashMap<>();
    PositionLine.writeView(game.format(), view, facts);
    PositionLine.writeLegal(legal, game.numbering(), facts);
    if (program.array()) {
      PositionLine.writeArray(game.format(), view, facts);
    }
    events.writeUntold(facts);
    limit.ifPresent(each -> facts.put("time_ms", each.time().toMillis()));
    return facts;
  }
}
