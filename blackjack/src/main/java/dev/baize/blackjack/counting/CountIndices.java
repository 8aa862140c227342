package dev.baize.blackjack.counting;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;

/**
 * The indices of a card-counting system: the true counts at which the best choices change, from
 * exact values.
 *
 * <p>At each of several true counts, {@link StrategyClass#BASIC} is computed for a shoe of the
 * composition expected at that count; between neighbours whose best choices differ, the values of
 * the two choices are interpolated. Rounding to whole cards is corrected by {@link RemovalEffects}.
 */
public final class CountIndices {
  /** The number of analyses for the indices of a count. */
  public static final int ANALYSES = 13;

  static final int NEUTRAL = ANALYSES / 2;
  private static final double DECK = 52;
  private static final int FARTHEST = 12;
  private static final int STEP = 2;
  private static final double RARE = 1e-9;

  /** The chance of a natural above which insurance pays. */
  private static final double INSURED = 1.0 / 3;

  private final CardCount count;
  private final RemovalEffects effects;
  private final List<CountedShoe> shoes = new ArrayList<>();
  private final List<SituationValues> values = new ArrayList<>();

  CountIndices(RemovalEffects effects, CardCount count, int threads, IntConsumer watcher) {
    this.count = count;
    this.effects = effects;
    BlackjackHouseRules rules = effects.rules();
    Composition full = Composition.decks(rules.decks());
    for (int at = 0; at < ANALYSES; at++) {
      CountedShoe shoe = CountedShoe.of(full, count, trueCount(at));
      ExactAnalysis basic =
          ExactAnalysis.of(rules, shoe.composition(), StrategyClass.BASIC, threads);
      shoes.add(shoe);
      values.add(SituationValues.of(basic, count.centred()));
      watcher.accept(values.size());
    }
  }

  /**
   * {@return all indices from −12 to 12, up card by up card, computed on some threads} The number
   * of threads does not change the result. Takes some seconds for six decks.
   *
   * @param effects the effects of removal under the rules
   * @param count the count
   * @param threads 1 or more
   * @param watcher is told how many of the {@link #ANALYSES} are done after each; may throw, which
   *     ends the search
   */
  public static List<CountIndex> of(
      RemovalEffects effects, CardCount count, int threads, IntConsumer watcher) {
    return new CountIndices(effects, count, threads, watcher).all();
  }

  List<CountIndex> all() {
    List<CountIndex> found = new ArrayList<>();
    for (int up = 1; up <= CardCount.VALUES; up++) {
      for (Situation situation : effects.situations()) {
        find(up, situation, found);
      }
    }
    return List.copyOf(found);
  }

  static int trueCount(int shoe) {
    return -FARTHEST + shoe * STEP;
  }

  CountedShoe shoe(int at) {
    return shoes.get(at);
  }

  /**
   * {@return the true count above which insurance pays, the ace seen and the player's cards not;
   * empty if the count tells nothing about tens}
   *
   * @param rules the rules of the house
   * @param count the count
   */
  public static OptionalDouble insurance(BlackjackHouseRules rules, CardCount count) {
    Composition full = Composition.decks(rules.decks());
    double ofTen = count.centred(CardCount.VALUES);
    if (ofTen == 0) {
      return OptionalDouble.empty();
    }
    double unseen = full.size() - 1.0;
    double tilt = (1 - unseen * INSURED / full.count(CardCount.VALUES)) / ofTen;
    double running = tilt * count.squares(full) + count.centred(1);
    return OptionalDouble.of(running * DECK / unseen);
  }

  private void find(int up, Situation situation, List<CountIndex> found) {
    for (int i = 1; i < ANALYSES; i++) {
      if (values.get(i - 1).frequency(up, situation) > RARE
          && values.get(i).frequency(up, situation) > RARE) {
        Choice below = best(i - 1, up, situation);
        Choice above = best(i, up, situation);
        if (below != above) {
          double low = gain(i - 1, up, situation, below, above);
          double high = gain(i, up, situation, below, above);
          double part = -low / (high - low);
          double at = (1 - part) * seen(i - 1, up, situation) + part * seen(i, up, situation);
          found.add(new CountIndex(up, situation, below, above, at, trueCount(i) > 0));
        }
      }
    }
  }

  Choice best(int at, int up, Situation situation) {
    Choice best = Choice.STAND;
    for (Choice choice : situation.allowed()) {
      if (gain(at, up, situation, best, choice) > 0) {
        best = choice;
      }
    }
    return best;
  }

  /** By how much one choice is worth more than another in a shoe. */
  double gain(int at, int up, Situation situation, Choice from, Choice to) {
    SituationValues shoe = values.get(at);
    double gain = shoe.worth(up, situation, to) - shoe.worth(up, situation, from);
    for (int card = 1; card <= CardCount.VALUES; card++) {
      double effect =
          effects.effect(card, up, situation, to) - effects.effect(card, up, situation, from);
      gain -= shoes.get(at).missing(card) * effect;
    }
    return gain;
  }

  /** The true count when the up card and the hand are seen as well. */
  private double seen(int at, int up, Situation situation) {
    SituationValues shoe = values.get(at);
    double size = shoe.analysis().composition().size();
    double before = trueCount(at) * size / DECK;
    double running = before + count.centred(up) + shoe.count(up, situation);
    return running * DECK / (size - shoe.seen(up, situation));
  }

  /** The composition of a full shoe that is to be expected given a true count. */
  static final class CountedShoe {
    private final Composition composition;
    private final double[] missing;

    private CountedShoe(Composition composition, double[] missing) {
      this.composition = composition;
      this.missing = missing;
    }

    static CountedShoe of(Composition full, CardCount count, double trueCount) {
      double tilt = trueCount * full.size() / DECK / count.squares(full);
      double[] wanted = new double[CardCount.VALUES];
      for (int card = 1; card <= CardCount.VALUES; card++) {
        wanted[card - 1] = full.count(card) * Math.max(0, 1 - tilt * count.centred(card));
      }
      int[] whole = Arrays.stream(wanted).mapToInt(cards -> (int) Math.round(cards)).toArray();
      while (Arrays.stream(whole).sum() != full.size()) {
        int step = Integer.signum(full.size() - Arrays.stream(whole).sum());
        whole[farthest(wanted, whole, step)] += step;
      }
      double[] missing = new double[CardCount.VALUES];
      for (int i = 0; i < CardCount.VALUES; i++) {
        missing[i] = wanted[i] - whole[i];
      }
      return new CountedShoe(Composition.of(whole), missing);
    }

    /** The value whose number of cards gains most from a step. */
    private static int farthest(double[] wanted, int[] whole, int step) {
      int farthest = 0;
      for (int i = 1; i < wanted.length; i++) {
        if (step * (wanted[i] - whole[i]) > step * (wanted[farthest] - whole[farthest])) {
          farthest = i;
        }
      }
      return farthest;
    }

    Composition composition() {
      return composition;
    }

    double wanted(int card) {
      return composition.count(card) + missing[card - 1];
    }

    /** How many more cards of a value there should be. */
    double missing(int card) {
      return missing[card - 1];
    }
  }
}
