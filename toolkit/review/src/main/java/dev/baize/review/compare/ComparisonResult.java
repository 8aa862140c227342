package dev.baize.review.compare;

import dev.baize.core.text.Plural;

/**
 * How a comparison went.
 *
 * @param cases how many cases there were to be
 * @param played how many there were
 * @param agreed in how many of them the program did what is right
 * @param report of the first in which it did not; empty if there is none
 */
public record ComparisonResult(long cases, long played, long agreed, String report) {

  /** {@return whether the program did what is right in every case} */
  public boolean isRight() {
    return agreed == played;
  }

  /** {@return the counts and the report, as lines for a person} */
  public String text() {
    if (played == 0) {
      return "No game was compared.\n";
    }
    StringBuilder text = new StringBuilder(Plural.of(played, "game"));
    if (isRight()) {
      text.append(played == 1 ? ": it agrees" : ": all agree");
    } else {
      text.append(": ").append(agreed).append(" agree, ").append(played - agreed).append(" do not");
    }
    text.append(".\n");
    if (played < cases) {
      text.append("The other ").append(cases - played).append(" were not played.\n");
    }
    return report.isEmpty() ? text.toString() : text.append('\n').append(report).toString();
  }
}
