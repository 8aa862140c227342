package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Comparison;
import dev.baize.core.player.DecisionValue;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Compares the decisions of one seat by playing on from them in the same imagined worlds. Many
 * worlds are imagined; those are selected in which the others would likely have decided as they
 * did. In each, every decision is tried and the hand played to its end: the seat decides as {@link
 * Expert}, the others as the company in which they were imagined. A decision that is clearly worse
 * is dropped, so that more worlds are left for the rest.
 */
final class Search {

  /** In how many worlds decisions are compared before some are dropped. */
  private static final int SELECTED = 50;

  /** How many worlds are imagined at most for one that is selected. */
  private static final int IMAGINED = 20;

  /** Which part of the likelihood of the likeliest world is too little to count. */
  private static final double NEGLIGIBLE = 0.02;

  /** How many standard errors worse a decision is that is dropped. */
  private static final double CLEARLY = 2.7;

  /** After how many worlds decisions are dropped that were always worth the same. */
  private static final int ALWAYS = 200;

  private final EuchreView view;
  private final Side side;
  private final RandomGenerator random;
  private final Acquaintance acquaintance;
  private final Worlds worlds;
  private final Past past;
  private final List<EuchreDecision> decisions;
  private final Comparison comparison;
  private final double[] values;

  Search(EuchreView view, RandomGenerator random, Acquaintance acquaintance) {
    this.view = view;
    this.side = Side.of(view.seat());
    this.random = random;
    this.acquaintance = acquaintance;
    this.worlds = new Worlds(view, random);
    this.past = new Past(view);
    this.decisions = new ArrayList<>(view.legal());
    EuchreDecision first = new Expert().decide(view);
    decisions.remove(first);
    decisions.add(0, first);
    this.comparison = new Comparison(decisions.size());
    this.values = new double[decisions.size()];
  }

  /**
   * Compares all legal decisions.
   *
   * @param samples in how many worlds at most, 1 or more
   */
  Advice<EuchreDecision> advice(int samples) {
    do {
      compare((int) Math.min(SELECTED, samples - comparison.worlds()));
      comparison.drop(CLEARLY);
      if (comparison.worlds() >= ALWAYS) {
        comparison.dropTwins();
      }
    } while (comparison.left() > 1 && comparison.worlds() < samples);
    return Advice.recommending(
        comparison.best(), "points of the hand", comparison.worlds(), estimates());
  }

  private List<DecisionValue<EuchreDecision>> estimates() {
    return IntStream.range(0, decisions.size())
        .mapToObj(i -> comparison.estimate(decisions.get(i), i))
        .toList();
  }

  private void compare(int count) {
    List<Imagined> imagined = imagine(count);
    double sum = 0;
    for (int i = 0; i < imagined.size(); i++) {
      sum += imagined.get(i).likelihood();
    }
    Selection selection = new Selection(sum, count, random.nextDouble());
    for (int i = 0; i < imagined.size(); i++) {
      int times = selection.times(imagined.get(i).likelihood());
      if (times > 0) {
        comparison.add(values(imagined.get(i)), times);
      }
    }
  }

  /** As many worlds as weigh no less than so many that are equally likely. */
  private List<Imagined> imagine(int count) {
    List<Imagined> imagined = new ArrayList<>();
    double sum = 0;
    double squares = 0;
    double likeliest = 0;
    int tried = 0;
    do {
      Imagined one = past.in(worlds.next(), acquaintance.imagine(random), NEGLIGIBLE * likeliest);
      tried++;
      if (one.likelihood() > 0) {
        imagined.add(one);
        sum += one.likelihood();
        squares += one.likelihood() * one.likelihood();
        likeliest = Math.max(likeliest, one.likelihood());
      }
    } while (tried < IMAGINED * count && sum * sum < count * squares);
    return imagined;
  }

  private double[] values(Imagined imagined) {
    for (int i = 0; i < values.length; i++) {
      if (comparison.has(i)) {
        values[i] = playOn(imagined.game().copy(), decisions.get(i), imagined.company());
      }
    }
    return values;
  }

  /** The points that the seat's side makes in the hand, less those of the other side. */
  private double playOn(
      Game<EuchreView, EuchreDecision> game, EuchreDecision decision, Company company) {
    game.apply(decision);
    while (!game.isOver()) {
      game.apply(company.decide(game.view(game.toAct())));
    }
    EuchreView end = game.view(view.seat());
    return lead(end) - lead(view);
  }

  private int lead(EuchreView at) {
    return at.points(side) - at.points(side.other());
  }
}
