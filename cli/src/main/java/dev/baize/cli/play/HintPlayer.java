package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A player that sees what the person sees, and is asked for hints.
 *
 * @param <V> what it is shown
 * @param <D> what it would decide
 * @param <E> what it is told
 */
final class HintPlayer<V extends View, D extends Decision, E extends Event> {

  private static final int MOST = 4;

  private final String name;
  private final Player<V, D, E> player;

  HintPlayer(String name, Player<V, D, E> player) {
    this.name = name;
    this.player = player;
  }

  /** What it is called. */
  String name() {
    return name;
  }

  void observe(E event) {
    player.observe(event);
  }

  /** What it would do and, if it is an {@link Advisor}, the values of the decisions. */
  List<StyledText> hint(V view, Question<D> question) {
    if (player instanceof Advisor<?, ?>) {
      return judged(advice(view), question);
    }
    return List.of(would(question.label(player.decide(view))));
  }

  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  private Advice<D> advice(V view) {
    return ((Advisor<V, D>) player).advise(view);
  }

  private StyledText would(StyledText label) {
    return StyledText.join(name, " would ", label, ".");
  }

  private List<StyledText> judged(Advice<D> advice, Question<D> question) {
    List<StyledText> lines = new ArrayList<>();
    lines.add(would(question.label(advice.best())));
    String basis =
        advice.samples() == 0 ? "exactly" : "on average of " + advice.samples() + " imagined deals";
    lines.add(StyledText.of("Worth, in " + advice.unit() + ", " + basis + ":"));
    for (DecisionValue<D> estimate : advice.values().stream().limit(MOST).toList()) {
      String value = String.format(Locale.ROOT, "%+.3f", estimate.value());
      String error =
          advice.samples() == 0
              ? ""
              : String.format(Locale.ROOT, " +/- %.3f", estimate.standardError());
      lines.add(StyledText.join(value, error, "  ", question.label(estimate.decision())));
    }
    return lines;
  }
}
