package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HouseRules;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The true counts at which choices change, from exact values.
 *
 * <p>At each of several true counts, {@link StrategyClass#BASIC} is found anew for a shoe as is to
 * be expected with that count; between neighbours of which a choice differs, what the two choices
 * are worth is interpolated. What a shoe of whole cards lacks is made up for by {@link
 * RemovalEffects}.
 */
public final class CountIndices {
  private static final double DECK = 52;
  private static final int FARTHEST = 12;
  private static final int STEP = 2;
  private static final double RARE = 1e-9;

  /** The chance of a natural from which on insurance pays. */
  private static final double INSURED = 1.0 / 3;

  private final CardCount count;
  private final RemovalEffects effects;
  private final Situations situations;
  private final List<CountedShoe> shoes = new ArrayList<>();
  private final List<WeighedShoe> weighed = new ArrayList<>();

  private CountIndices(HouseRules rules, CardCount count) {
    this.count = count;
    this.effects = RemovalEffects.of(rules);
    this.situations = effects.situations();
    double[] tags = new double[AllHands.count()];
    for (int hand = 0; hand < tags.length; hand++) {
      for (int card = 1; card <= VALUES; card++) {
        tags[hand] += AllHands.cards(hand, card) * count.centred(card);
      }
    }
    Composition full = Composition.decks(rules.decks());
    for (int trueCount = -FARTHEST; trueCount <= FARTHEST; trueCount += STEP) {
      CountedShoe shoe = CountedShoe.of(full, count, trueCount);
      shoes.add(shoe);
      weighed.add(new WeighedShoe(rules, shoe.composition(), null, tags));
    }
  }

  /**
   * {@return all indices from −12 to 12, up card by up card} Takes some seconds for six decks.
   *
   * @param rules the rules of the house
   * @param count the count
   */
  public static List<CountIndex> of(HouseRules rules, CardCount count) {
    CountIndices indices = new CountIndices(rules, count);
    List<CountIndex> found = new ArrayList<>();
    for (int up = 1; up <= VALUES; up++) {
      for (int number = 0; number < indices.situations.count(); number++) {
        if (!indices.situations.isOfSplitPair(number)) {
          indices.find(up, number, found);
        }
      }
    }
    return List.copyOf(found);
  }

  /**
   * {@return the true count above which insurance pays, the ace seen and the player's cards not;
   * empty if the count tells nothing about tens}
   *
   * @param rules the rules of the house
   * @param count the count
   */
  public static OptionalDouble insurance(HouseRules rules, CardCount count) {
    Composition full = Composition.decks(rules.decks());
    double ofTen = count.centred(VALUES);
    if (ofTen == 0) {
      return OptionalDouble.empty();
    }
    double unseen = full.size() - 1.0;
    double tilt = (1 - unseen * INSURED / full.count(VALUES)) / ofTen;
    double running = tilt * CountedShoe.squares(full, count) + count.centred(1);
    return OptionalDouble.of(running * DECK / unseen);
  }

  private void find(int up, int number, List<CountIndex> found) {
    for (int i = 1; i < weighed.size(); i++) {
      if (weighed.get(i - 1).frequency(up, number) > RARE
          && weighed.get(i).frequency(up, number) > RARE) {
        Choice below = best(i - 1, up, number);
        Choice above = best(i, up, number);
        if (below != above) {
          double low = gain(i - 1, up, number, below, above);
          double high = gain(i, up, number, below, above);
          double part = -low / (high - low);
          double at = (1 - part) * seen(i - 1, up, number) + part * seen(i, up, number);
          found.add(new CountIndex(up, situations.situation(number), below, above, at));
        }
      }
    }
  }

  private Choice best(int at, int up, int number) {
    Choice best = Choice.STAND;
    for (Choice choice : situations.situation(number).allowed()) {
      if (gain(at, up, number, best, choice) > 0) {
        best = choice;
      }
    }
    return best;
  }

  /** By how much one choice is worth more than another. */
  private double gain(int at, int up, int number, Choice from, Choice to) {
    WeighedShoe shoe = weighed.get(at);
    double gain = shoe.worth(up, number, to) - shoe.worth(up, number, from);
    for (int card = 1; card <= VALUES; card++) {
      double effect = effects.effect(card, up, number, to) - effects.effect(card, up, number, from);
      gain -= shoes.get(at).missing(card) * effect;
    }
    return gain;
  }

  /** The true count when the up card and the hand are seen as well. */
  private double seen(int at, int up, int number) {
    WeighedShoe shoe = weighed.get(at);
    double size = shoe.composition().size();
    double before = (-FARTHEST + at * STEP) * size / DECK;
    double running = before + count.centred(up) + shoe.count(up, number);
    return running * DECK / (size - shoe.seen(up, number));
  }
}
