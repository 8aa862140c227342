package dev.baize.charts;

import dev.baize.core.game.Measure;
import dev.baize.core.random.Seed;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.SampleAccumulator;
import java.util.ArrayList;
import java.util.List;

/** Results as no game gives them, for charts. */
final class Samples {

  private Samples() {}

  /** Of values that were observed in a game each. */
  static Sample of(List<Long> values) {
    SampleAccumulator sampler = new SampleAccumulator();
    for (long value : values) {
      sampler.add(value);
      sampler.endGame();
    }
    return sampler.sample();
  }

  static Measurement measured(String name, String meaning, Long... values) {
    return new Measurement(new Measure(name, meaning), of(List.of(values)));
  }

  /** A simulation of four games, of which so many were played. */
  static SimulationResult result(int played, Measurement... measured) {
    return new SimulationResult(
        new StudySetup("coins", "heads up", Seed.of(5), List.of("Lucky", "Lucky")),
        GameSet.of(GameRange.first(4)),
        GameSet.of(GameRange.first(played)),
        List.of(measured));
  }

  /** A gambler whose bankroll spreads with the number of hands; after 300 nothing was observed. */
  static SimulationResult gambler() {
    List<Measurement> measured = new ArrayList<>();
    measured.add(measured("score of seat 0", "the score"));
    for (long hands : new long[] {1000, 100, 200}) {
      List<Long> values = new ArrayList<>();
      for (long i = -50; i <= 50; i++) {
        values.add(1000 + i * hands / 20);
      }
      measured.add(
          measured(
              "bankroll after " + hands + " hands",
              "the bankroll after " + hands + " hands, in dollars",
              values.toArray(Long[]::new)));
    }
    measured.add(measured("bankroll after 300 hands", "the bankroll after 300 hands, in dollars"));
    return result(4, measured.toArray(Measurement[]::new));
  }
}
