package dev.baize.protocol.line;

import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.text.Printable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads advice in lines of the protocol: see {@link Advice#fields}. */
public final class AdviceLine {

  private static final String UNIT = "unit";
  private static final String SAMPLES = "samples";
  private static final String VALUES = "values";
  private static final String VALUE = "value";
  private static final String ERROR = "error";

  private static final int MAX_UNIT_LENGTH = 60;

  private AdviceLine() {}

  /** {@return the advice in an object} */
  public static Advice<Decision> read(
      Line line, Decision best, List<Decision> legal, Numbering numbering)
      throws MalformedLineException {
    List<DecisionValue<Decision>> values = new ArrayList<>();
    Set<Decision> valued = new HashSet<>();
    int index = -1;
    for (Line each : line.objects(VALUES)) {
      Decision decision = numbering.read(each);
      if (decision.equals(best)) {
        index = values.size();
      }
      valued.add(decision);
      values.add(
          new DecisionValue<>(
              decision, each.decimal(VALUE), each.has(ERROR) ? each.decimal(ERROR) : 0));
    }
    if (values.size() != legal.size() || !valued.containsAll(legal) || index < 0) {
      throw line.unexpected(VALUES, "one value for each legal decision");
    }
    long samples = line.has(SAMPLES) ? line.number(SAMPLES, 0, Long.MAX_VALUE) : 0;
    return Advice.recommending(index, unit(line), samples, values);
  }

  private static String unit(Line line) throws MalformedLineException {
    String unit = line.text(UNIT);
    if (unit.isBlank() || unit.length() > MAX_UNIT_LENGTH || !Printable.isLine(unit)) {
      throw line.unexpected(
          UNIT, "one line of printable text, at most " + MAX_UNIT_LENGTH + " characters");
    }
    return unit;
  }
}
