package dev.baize.study;

import com.google.common.testing.EqualsTester;
import dev.baize.core.game.Measure;
import dev.baize.core.random.Seed;
import dev.baize.study.simulation.BatchResult;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Histogram;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.RatioAccumulator;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.SampleAccumulator;
import dev.baize.study.tournament.Margin;
import dev.baize.study.tournament.Pairing;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Standing;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  @Test
  void numbers() {
    new EqualsTester()
        .addEqualityGroup(GameRange.first(3), new GameRange(0, 3))
        .addEqualityGroup(GameRange.only(3))
        .addEqualityGroup(
            GameSet.of(GameRange.first(2)),
            GameSet.of(GameRange.first(1)).plus(GameSet.of(GameRange.only(1))))
        .addEqualityGroup(GameSet.of(GameRange.first(0)))
        .addEqualityGroup(new Bucket(5, 5, 1), new Bucket(5, 5, 1))
        .addEqualityGroup(new Bucket(5, 5, 2))
        .addEqualityGroup(new Interval(-1, 1), new Estimate(0, 0.5, 9).interval(2))
        .addEqualityGroup(new Interval(0, 1))
        .addEqualityGroup(new Estimate(0, 0.5, 9), new Estimate(0, 0.5, 9))
        .addEqualityGroup(new Estimate(0, 0.5, 8))
        .addEqualityGroup(sums(9), sums(9))
        .addEqualityGroup(sums(16))
        .addEqualityGroup(histogram(1), histogram(1))
        .addEqualityGroup(histogram(2))
        .addEqualityGroup(sample(1, 2), sample(1).merge(sample(2)))
        .addEqualityGroup(sample(1), sample(1))
        .addEqualityGroup(Sample.EMPTY, sample())
        .addEqualityGroup(SequentialTest.of(0, 10), SequentialTest.of(0, 10))
        .addEqualityGroup(SequentialTest.of(0, 5))
        .testEquals();
  }

  private static GameSums sums(long squares) {
    return new GameSums(1, BigInteger.valueOf(squares), BigInteger.TEN, BigInteger.ONE);
  }

  private static Histogram histogram(long count) {
    return new Histogram(List.of(new Bucket(5, 5, count)));
  }

  private static Sample sample(long... values) {
    SampleAccumulator accumulator = new SampleAccumulator();
    for (long value : values) {
      accumulator.add(value);
      accumulator.endGame();
    }
    return accumulator.sample();
  }

  @Test
  void results() {
    new EqualsTester()
        .addEqualityGroup(study("Simple"), study("Simple"))
        .addEqualityGroup(study("Expert"))
        .addEqualityGroup(measurement(1), measurement(1))
        .addEqualityGroup(measurement(2))
        .addEqualityGroup(result(1), SimulationResult.parse(result(1).text()))
        .addEqualityGroup(result(2))
        .addEqualityGroup(new BatchResult<>("sum", GameSet.of(GameRange.first(3))), batch("sum"))
        .addEqualityGroup(batch("other sum"))
        .addEqualityGroup(pairing(0, 1), pairing(0, 1).mirrored().mirrored())
        .addEqualityGroup(pairing(1, 0))
        .addEqualityGroup(margin(1), margin(1).mirrored().mirrored())
        .addEqualityGroup(margin(2))
        .addEqualityGroup(standing(0), standing(0))
        .addEqualityGroup(standing(1))
        .testEquals();
  }

  private static StudySetup study(String player) {
    return new StudySetup("game", "rules", Seed.of(1), List.of(player));
  }

  private static Measurement measurement(long value) {
    return new Measurement(new Measure("points", "a hand"), sample(value));
  }

  private static SimulationResult result(long value) {
    GameSet games = GameSet.of(GameRange.only(0));
    return new SimulationResult(study("Simple"), games, games, List.of(measurement(value)));
  }

  private static BatchResult<String> batch(String sum) {
    return new BatchResult<>(sum, GameSet.of(GameRange.first(3)));
  }

  /** One round of one game, which one of the two won. */
  private static Pairing pairing(long wins, long losses) {
    return new Pairing(
        0, 1, wins, 0, losses, wins == 1 ? List.of(0L, 0L, 1L) : List.of(1L, 0L, 0L));
  }

  /** One round of ten hands. */
  private static Margin margin(long points) {
    RatioAccumulator rounds = new RatioAccumulator();
    rounds.add(points, 10);
    return new Margin(0, 1, 2, rounds.ratio());
  }

  private static Standing standing(int player) {
    return new Standing(player, 0.5, new Estimate(0, 10, 9));
  }
}
