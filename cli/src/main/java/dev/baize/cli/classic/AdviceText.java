package dev.baize.cli.classic;

import com.google.common.base.Strings;
import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import java.util.Locale;

/** Formats advice as lines of text, the best decision first. */
final class AdviceText {

  private AdviceText() {}

  /**
   * The lines, each with its end.
   *
   * @param advisor who advises
   */
  static String of(String advisor, Advice<?> advice) {
    String basis =
        advice.samples() == 0 ? "exact" : "from %d imagined deals".formatted(advice.samples());
    StringBuilder text = new StringBuilder();
    text.append("%s's advice in %s, %s:\n".formatted(advisor, advice.unit(), basis));
    int width =
        advice.values().stream()
            .map(DecisionValue::decision)
            .map(Decision::text)
            .mapToInt(String::length)
            .max()
            .orElse(0);
    for (DecisionValue<?> estimate : advice.values()) {
      text.append("  ").append(Strings.padEnd(estimate.decision().text(), width, ' '));
      text.append(String.format(Locale.ROOT, "  %+.3f", estimate.value()));
      if (advice.samples() > 0) {
        text.append(String.format(Locale.ROOT, " ± %.3f", estimate.standardError()));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
