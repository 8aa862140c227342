package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.analysis.KnownCards.SplitWeights;

/**
 * Plays against one up card as a choice for each of the {@link Situations} says, and computes the
 * {@link SituationWeights} of the choices.
 */
final class SituationEvaluator {
  private final KnownCards cards;
  private final Situations situations;
  private final int up;
  private final HandPlay play;
  private final Choice[] plan = HandPlay.standing();

  SituationEvaluator(KnownCards cards, Situations situations, int up) {
    this.cards = cards;
    this.situations = situations;
    this.up = up;
    this.play = new HandPlay(cards.rules());
  }

  /** The values of all choices with two cards, and play by situation from then on. */
  UpcardValues values(Choice[] choices) {
    unsplit(choices);
    UpcardValues values = new UpcardValues(cards, play, up);
    for (int value = 1; value <= VALUES; value++) {
      if (cards.rules().hands() > 1 && values.chance(value, value) > 0) {
        values.split(value, split(value, choices));
      }
    }
    return values;
  }

  void unsplit(Choice[] choices) {
    for (int hand = 0; hand < AllHands.count(); hand++) {
      if (AllHands.size(hand) >= 2) {
        plan[hand] = choices[situations.later(hand)];
      }
    }
    play.followAndHit(cards.deals(), up, plan);
  }

  double split(int value, Choice[] choices) {
    Choice[] after = planOfSplit(value, choices);
    return cards.split(play, up, value, most(value, choices), gone -> after);
  }

  /** The most hands of a split: no more than two if the pair is not split again. */
  int most(int value, Choice[] choices) {
    return splitsAgain(value, choices) ? cards.most(value) : 2;
  }

  private boolean splitsAgain(int value, Choice[] choices) {
    int first = situations.first(AllHands.of(value, value));
    return situations.splitsAgain(value)
        && (situations.again(value) == first || choices[situations.again(value)] == Choice.SPLIT);
  }

  /** The plan for the hands of a split, until another is asked for. */
  Choice[] planOfSplit(int value, Choice[] choices) {
    for (int other = 1; other <= VALUES; other++) {
      int pair = AllHands.of(other, other);
      boolean mightSplit =
          other == value && situations.splitsAgain(value) && !splitsAgain(value, choices);
      plan[pair] = choices[mightSplit ? situations.again(value) : situations.later(pair)];
    }
    return plan;
  }

  /**
   * Evaluates all choices, given the current ones. {@code everywhere} says whether to include hands
   * that the current choices do not lead to. {@code tags} are what a count makes of the cards of
   * each of {@link AllHands}.
   */
  SituationWeights of(Choice[] choices, boolean everywhere, double[] tags) {
    SituationWeights weights = new SituationWeights(situations, tags);
    UpcardValues values = values(choices);
    weighSplits(choices, values, weights, everywhere);
    unsplit(choices);
    for (int first = 1; first <= VALUES; first++) {
      for (int second = first; second <= VALUES; second++) {
        int hand = AllHands.of(first, second);
        double chance = values.chance(first, second);
        if (chance > 0 && hand != AllHands.NATURAL) {
          int situation = situations.first(hand);
          weights.seen(situation, hand, chance);
          for (Choice choice : situations.situation(situation).allowed()) {
            weights.add(situation, choice, chance * values.value(hand, choice));
          }
          if (everywhere || choices[situation] == Choice.HIT) {
            weights.reach(cards.deals().hands().place(hand), chance);
          }
        }
      }
    }
    weights.spread(cards.deals(), up, play, plan, false, AllHands.BUST, everywhere);
    return weights;
  }

  private void weighSplits(
      Choice[] choices, UpcardValues values, SituationWeights weights, boolean everywhere) {
    for (int value = 1; value <= VALUES && cards.rules().hands() > 1; value++) {
      double chance = values.chance(value, value);
      int first = situations.first(AllHands.of(value, value));
      if (chance <= 0) {
        continue;
      }
      if (situations.splitsAgain(value) && situations.again(value) != first) {
        weighAgain(value, chance, choices, weights);
      }
      if (everywhere || choices[first] == Choice.SPLIT) {
        weighHands(value, chance, choices, weights, everywhere);
      }
    }
  }

  /** Evaluates splitting a pair again, and the other choices with it. */
  private void weighAgain(int value, double chance, Choice[] choices, SituationWeights weights) {
    int again = situations.again(value);
    Choice present = choices[again];
    for (Choice choice : situations.situation(again).allowed()) {
      choices[again] = choice;
      weights.add(again, choice, chance * split(value, choices));
    }
    choices[again] = present;
  }

  private void weighHands(
      int value, double chance, Choice[] choices, SituationWeights weights, boolean everywhere) {
    if (cards.getOneCard(value)) {
      return;
    }
    int pair = AllHands.of(value, value);
    boolean keeps = situations.splitsAgain(value) && most(value, choices) == 2;
    int weighed = keeps ? pair : AllHands.BUST;
    int most = everywhere ? 2 : most(value, choices);
    Choice[] after = planOfSplit(value, choices);
    SplitWeights split = cards.weights(up, value, most);
    for (int gone = 0; gone < cards.gone(value, most); gone++) {
      Deals deals = cards.deals(value, gone);
      play.followAndHit(deals, up, after);
      int start = deals.hands().place(AllHands.of(value));
      for (int second = 1; second <= VALUES; second++) {
        double left = deals.left(up, start, second) / deals.unseen(start);
        double weight = split.any[gone] + (second == value ? 0 : split.other[gone]);
        if (left > 0) {
          weights.reach(deals.hands().next(start, second), chance * weight * left);
        }
      }
      weights.spread(deals, up, play, after, true, weighed, everywhere);
    }
  }

  /** By situation, the value of each choice over all hands, weighted by how often they arise. */
  static final class SituationWeights {
    private static final int CHOICES = Choice.values().length;

    private final Situations situations;
    private final double[] tags;
    private final double[][] worth;
    final double[] frequencies;

    /** The number of cards, and what a count makes of them, times the frequency. */
    final double[] sizes;

    final double[] counts;
    private final double[] reached = new double[AllHands.count() + 1];

    /** {@code tags} are what a count makes of the cards of each of {@link AllHands}. */
    SituationWeights(Situations situations, double[] tags) {
      this.situations = situations;
      this.tags = tags;
      this.frequencies = new double[situations.count()];
      this.sizes = new double[situations.count()];
      this.counts = new double[situations.count()];
      this.worth = new double[situations.count()][CHOICES];
    }

    void add(int situation, Choice choice, double value) {
      worth[situation][choice.index()] += value;
    }

    /** Says how often a hand arises, or of two cards is hit; for {@link #spread}. */
    void reach(int place, double chance) {
      reached[place] += chance;
    }

    void seen(int situation, int hand, double chance) {
      frequencies[situation] += chance;
      sizes[situation] += chance * AllHands.size(hand);
      counts[situation] += chance * tags[hand];
    }

    double worth(int situation, Choice choice) {
      return worth[situation][choice.index()];
    }

    /**
     * Follows the hands that were reached until they end.
     *
     * @param ofSplit whether hands of two cards are part of a split, so that there is a choice
     * @param weighed the hand of two cards whose choices have been added already, if any
     * @param hitAll whether to follow hands that are not hit, too
     */
    void spread(
        Deals deals,
        int up,
        HandPlay play,
        Choice[] plan,
        boolean ofSplit,
        int weighed,
        boolean hitAll) {
      PossibleHands hands = deals.hands();
      for (int i = hands.count() - 1; i >= 0; i--) {
        int place = hands.largestFirst(i);
        double chance = reached[place];
        reached[place] = 0;
        if (chance == 0) {
          continue;
        }
        int hand = hands.hand(place);
        boolean two = AllHands.size(hand) == 2;
        if ((!two || ofSplit) && hand != weighed) {
          int situation = situations.later(hand);
          seen(situation, hand, chance);
          add(situation, Choice.STAND, chance * deals.stand(up)[place]);
          add(situation, Choice.HIT, chance * play.hit(place));
          if (two) {
            add(situation, Choice.DOUBLE, chance * deals.doubled(up, place));
          }
        }
        if ((two && !ofSplit) || hitAll || plan[hand] == Choice.HIT) {
          hit(deals, up, place, chance);
        }
      }
      reached[hands.count()] = 0;
    }

    private void hit(Deals deals, int up, int place, double chance) {
      for (int value = 1; value <= VALUES; value++) {
        double left = deals.left(up, place, value);
        if (left > 0) {
          reached[deals.hands().next(place, value)] += chance * left / deals.unseen(place);
        }
      }
    }
  }
}
