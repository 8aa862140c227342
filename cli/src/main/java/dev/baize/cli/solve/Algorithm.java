package dev.baize.cli.solve;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.ExternalSampling;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Solver;
import dev.baize.search.solve.Utility;
import java.util.Locale;

/** The algorithms that solve games with hidden cards. */
enum Algorithm {
  CFR_PLUS("cfr+") {
    @Override
    <V extends View, D extends Decision> Solver<V, D> solver(
        SequenceForm<V, D> form, Rules<V, D, ?> rules, Utility utility, Seed seed) {
      return Cfr.plus(form);
    }
  },
  CFR("cfr") {
    @Override
    <V extends View, D extends Decision> Solver<V, D> solver(
        SequenceForm<V, D> form, Rules<V, D, ?> rules, Utility utility, Seed seed) {
      return Cfr.vanilla(form);
    }
  },
  EXTERNAL_SAMPLING("external-sampling") {
    @Override
    <V extends View, D extends Decision> Solver<V, D> solver(
        SequenceForm<V, D> form, Rules<V, D, ?> rules, Utility utility, Seed seed) {
      return new ExternalSampling<>(rules, utility, seed, Integer.MAX_VALUE);
    }
  };

  private final String word;

  Algorithm(String word) {
    this.word = word;
  }

  /** A solver before its first iteration. */
  abstract <V extends View, D extends Decision> Solver<V, D> solver(
      SequenceForm<V, D> form, Rules<V, D, ?> rules, Utility utility, Seed seed);

  /** The algorithm with a name, case ignored. */
  static Algorithm parse(String text) {
    for (Algorithm algorithm : values()) {
      if (algorithm.word.equalsIgnoreCase(text)) {
        return algorithm;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "no algorithm %s; expected cfr+, cfr or external-sampling",
            Excerpt.quote(text)));
  }

  /** The name. */
  @Override
  public String toString() {
    return word;
  }
}
