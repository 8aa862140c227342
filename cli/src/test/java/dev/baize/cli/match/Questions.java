package dev.baize.cli.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.ViewFields;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Lines with questions, written without the code that is tested. */
final class Questions {

  private Questions() {}

  /** The question at the first decision of a game of euchre. */
  static String euchre(long match, long question) {
    EuchreRules rules = EuchreRules.standard();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    ViewFields view = rules.viewFormat().orElseThrow().write(game.view(game.toAct()));
    List<String> legal = game.legal().stream().map(Decision::text).toList();
    return "{\"type\":\"decide\",\"match\":"
        + match
        + ",\"question\":"
        + question
        + ",\"view\":"
        + json(view.asMap())
        + ",\"legal\":"
        + json(legal)
        + "}\n";
  }

  private static String json(Object value) {
    if (value instanceof ViewFields fields) {
      return json(fields.asMap());
    }
    if (value instanceof Map<?, ?> fields) {
      return fields.entrySet().stream()
          .map(field -> json(field.getKey()) + ":" + json(field.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(Questions::json).collect(Collectors.joining(",", "[", "]"));
    }
    return value instanceof String text ? '"' + text + '"' : value.toString();
  }
}
