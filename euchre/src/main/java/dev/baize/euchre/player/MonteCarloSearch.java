package dev.baize.euchre.player;

import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Difference;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.player.HandReplay.Particle;
import dev.baize.search.PairedComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Compares the legal decisions of one seat by rollouts from the same samples. These come from
 * importance sampling with resampling, as in a particle filter: deals and strategies of the other
 * seats are drawn, weighted by the likelihood of the decisions so far, and resampled. From each
 * sample, every decision is tried and the hand is played to its end: the seat decides like {@link
 * Expert}, the others by the sampled strategies. A decision that is clearly worse is dropped, which
 * leaves more samples for the rest.
 */
final class MonteCarloSearch {
  /** The number of samples after which decisions may be dropped. */
  private static final int BATCH = 50;

  /** The maximum number of particles drawn for each one selected. */
  private static final int MAX_PARTICLES = 20;

  /**
   * The least sum of the likelihoods of the particles. Particles that are all equally unlikely have
   * a large effective sample size, but the likely ones have yet to be drawn.
   */
  private static final double MIN_LIKELIHOOD = 1;

  /** A likelihood below this fraction of the greatest one is negligible. */
  private static final double NEGLIGIBLE = 0.02;

  /** A decision is dropped when it is worse by this many standard errors. */
  private static final double DROP_ERRORS = 2.7;

  /** Expert's decision is made unless another one is better by this many standard errors. */
  private static final double PREFERENCE_ERRORS = 0.7;

  /** The number of samples after which decisions that always had equal values are merged. */
  private static final int TWIN_SAMPLES = 200;

  private final RandomGenerator random;
  private final OpponentModel model;
  private final DealSampler sampler;
  private final HandReplay replay;
  private final Rollout rollout;

  /** Expert's decision first. */
  private final List<EuchreDecision> decisions;

  private final int[] numbers;

  private final PairedComparison comparison;
  private final double[] values;
  private final int[] points;

  MonteCarloSearch(EuchreView view, RandomGenerator random, OpponentModel model) {
    this(view, random, model, expectedFirst(view));
  }

  /** Compares some decisions, of which the first is the expected one. */
  MonteCarloSearch(
      EuchreView view, RandomGenerator random, OpponentModel model, List<EuchreDecision> some) {
    this.random = random;
    this.model = model;
    this.sampler = new DealSampler(view, random);
    HandStrategy strategy = new HandStrategy(view);
    this.replay = new HandReplay(view, strategy);
    this.rollout = new Rollout(view, strategy);
    this.decisions = some;
    this.numbers =
        decisions.stream().mapToInt(decision -> decision.number().orElseThrow()).toArray();
    this.comparison = new PairedComparison(decisions.size());
    this.values = new double[decisions.size()];
    this.points = new int[decisions.size()];
  }

  private static List<EuchreDecision> expectedFirst(EuchreView view) {
    List<EuchreDecision> decisions = new ArrayList<>(view.legal());
    EuchreDecision first = new Expert().decide(view);
    decisions.remove(first);
    decisions.add(0, first);
    return decisions;
  }

  /**
   * By how much the first decision is better than the second, in chances to win and in points of
   * the hand: the mean of batches of samples, two at least.
   */
  List<Difference> difference(int samples) {
    int batches = Math.max(2, samples / BATCH);
    double[] chances = new double[batches];
    double[] ofHand = new double[batches];
    for (int batch = 0; batch < batches; batch++) {
      double ofChances = 0;
      double ofPoints = 0;
      List<Particle> particles = drawParticles(BATCH);
      SystematicResampling resampling = resampling(particles, BATCH);
      for (Particle particle : particles) {
        int copies = resampling.copies(particle.likelihood());
        if (copies > 0) {
          rollouts(particle);
          ofChances += copies * (values[0] - values[1]);
          ofPoints += copies * (points[0] - points[1]);
        }
      }
      chances[batch] = ofChances / BATCH;
      ofHand[batch] = ofPoints / BATCH;
    }
    return List.of(Difference.mean(MatchEquity.UNIT, chances), Difference.mean("points", ofHand));
  }

  /** Evaluates the decisions. {@code samples} is the maximum number of samples, 1 or more. */
  Advice<EuchreDecision> advice(int samples) {
    do {
      compare((int) Math.min(BATCH, samples - comparison.samples()));
      comparison.drop(DROP_ERRORS);
      if (comparison.samples() >= TWIN_SAMPLES) {
        comparison.dropDuplicates();
      }
    } while (comparison.remaining() > 1 && comparison.samples() < samples);
    return Advice.recommending(
        comparison.expectedOrBest(0, PREFERENCE_ERRORS),
        MatchEquity.UNIT,
        comparison.samples(),
        values());
  }

  private List<DecisionValue<EuchreDecision>> values() {
    return IntStream.range(0, decisions.size())
        .mapToObj(i -> comparison.value(decisions.get(i), i))
        .toList();
  }

  private void compare(int count) {
    List<Particle> particles = drawParticles(count);
    SystematicResampling resampling = resampling(particles, count);
    for (int i = 0; i < particles.size(); i++) {
      int copies = resampling.copies(particles.get(i).likelihood());
      if (copies > 0) {
        comparison.add(rollouts(particles.get(i)), copies);
      }
    }
  }

  private SystematicResampling resampling(List<Particle> particles, int count) {
    double sum = 0;
    for (Particle particle : particles) {
      sum += particle.likelihood();
    }
    return new SystematicResampling(sum, count, random.nextDouble());
  }

  /** Draws particles until enough of them are effective and likely, or the maximum is reached. */
  private List<Particle> drawParticles(int count) {
    List<Particle> particles = new ArrayList<>();
    double sum = 0;
    double squares = 0;
    double greatest = 0;
    int drawn = 0;
    do {
      Particle one =
          replay.weigh(
              sampler.sample(),
              sampler.discards(),
              model.sampleProfile(random),
              NEGLIGIBLE * greatest);
      drawn++;
      if (one.likelihood() > 0) {
        particles.add(one);
        sum += one.likelihood();
        squares += one.likelihood() * one.likelihood();
        greatest = Math.max(greatest, one.likelihood());
      }
    } while (drawn < MAX_PARTICLES * count
        && (sum * sum < count * squares || sum < MIN_LIKELIHOOD));
    double least = NEGLIGIBLE * greatest;
    particles.removeIf(particle -> particle.likelihood() < least);
    return particles;
  }

  private double[] rollouts(Particle particle) {
    for (int i = 0; i < values.length; i++) {
      if (comparison.contains(i)) {
        Hand hand = particle.hand().copy();
        hand.apply(numbers[i]);
        rollout.playOut(hand, particle.profile());
        points[i] = rollout.points(hand);
        values[i] = rollout.value(points[i]);
      }
    }
    return values;
  }

  /**
   * Systematic resampling: selects items in proportion to their weights, at equal steps along the
   * cumulative sum (Carpenter, Clifford and Fearnhead, <i>Improved particle filter for nonlinear
   * problems</i>, IEE Proceedings: Radar, Sonar and Navigation 146, 1999).
   */
  static final class SystematicResampling {

    private final double step;
    private double next;
    private double reached;

    /** Starts at the first item of a positive sum of weights, with a random number below 1. */
    SystematicResampling(double sum, int count, double start) {
      this.step = sum / count;
      this.next = step * start;
    }

    /** The number of times that the next item, which has this weight, is selected. */
    int copies(double weight) {
      reached += weight;
      int copies = 0;
      while (next < reached) {
        next += step;
        copies++;
      }
      return copies;
    }
  }
}
