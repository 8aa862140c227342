package dev.baize.cli.classic;

import com.google.common.base.Strings;
import dev.baize.cli.report.AdviceNumbers;
import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;

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
    AdviceNumbers numbers = new AdviceNumbers(advice, "±");
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
      text.append("  ").append(numbers.of(estimate)).append(numbers.remark(estimate)).append('\n');
    }
    return text.toString();
  }
}
