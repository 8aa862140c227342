package dev.baize.cli.classic;

import com.google.common.base.Strings;
import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.table.AdviceNumbers;
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
        advice.samples() == 0
            ? "exact"
            : String.format(Locale.ROOT, "from %d imagined deals", advice.samples());
    AdviceNumbers numbers = new AdviceNumbers(advice, "±");
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(Locale.ROOT, "%s's advice in %s, %s:\n", advisor, advice.unit(), basis));
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
