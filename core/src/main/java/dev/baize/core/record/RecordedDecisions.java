package dev.baize.core.record;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.lines.Source;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The decisions of a record, parsed by its game. */
final class RecordedDecisions<D extends Decision> {

  private final MatchRecord record;
  private final GameProvider<?, D, ?> game;

  RecordedDecisions(MatchRecord record, GameProvider<?, D, ?> game) {
    this.record = record;
    this.game = game;
  }

  /** Replays all decisions from the start of a game. */
  void replay(BooleanSupplier over, Consumer<? super D> apply) {
    Source source = record.source();
    List<String> texts = record.decisions();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      int line = HeaderFormat.decisionLine(record.header(), i);
      if (over.getAsBoolean()) {
        throw source.malformed(line, Excerpt.quote(text) + " comes after the end of the game");
      }
      D decision = source.parse(line, () -> decision(text));
      try {
        apply.accept(decision);
      } catch (IllegalDecisionException e) {
        throw source.malformed(line, refusal(e), e);
      }
    }
  }

  private D decision(String text) {
    D decision;
    try {
      decision = game.decision(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s is not a decision of %s: %s", Excerpt.quote(text), game.name(), e.getMessage()),
          e);
    }
    if (!decision.text().equals(text)) {
      throw new IllegalArgumentException(
          lenientFormat("%s: expected %s", Excerpt.quote(text), Excerpt.quote(decision.text())));
    }
    return decision;
  }

  /** Omits the position, which would reveal hidden cards to a person who resumes the match. */
  private static String refusal(IllegalDecisionException e) {
    List<String> legal = e.legal().stream().map(Decision::text).toList();
    return lenientFormat(
        "%s may not %s there; legal: %s",
        e.seat(), Excerpt.quote(e.decision().text()), String.join(", ", legal));
  }
}
