package dev.baize.study.statistics;

import java.util.List;

/** Samples of games written as lists of observations. */
final class Games {

  private Games() {}

  static SampleAccumulator sampler(List<List<Long>> games) {
    SampleAccumulator sampler = new SampleAccumulator();
    for (List<Long> game : games) {
      game.forEach(sampler::add);
      sampler.endGame();
    }
    return sampler;
  }

  static Sample sample(List<List<Long>> games) {
    return sampler(games).sample();
  }
}
