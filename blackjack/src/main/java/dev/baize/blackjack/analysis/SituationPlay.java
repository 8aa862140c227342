package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.analysis.HandPlay.Plan;

/** Plays against one up card as a choice for each of the {@link Situations} says. */
final class SituationPlay {
  private final KnownCards cards;
  private final Situations situations;
  private final int up;
  private final HandPlay play;
  private final Plan plan = new Plan();

  SituationPlay(KnownCards cards, Situations situations, int up) {
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
        plan.set(hand, choices[situations.later(hand)]);
      }
    }
    play.followAndHit(cards.deals(), up, plan);
  }

  double split(int value, Choice[] choices) {
    Plan after = planOfSplit(value, choices);
    return cards.pairs().split(play, up, value, most(value, choices), gone -> after);
  }

  /** The most hands of a split: no more than two if the pair is not split again. */
  int most(int value, Choice[] choices) {
    return splitsAgain(value, choices) ? cards.pairs().most(value) : 2;
  }

  private boolean splitsAgain(int value, Choice[] choices) {
    int first = situations.first(AllHands.of(value, value));
    return situations.splitsAgain(value)
        && (situations.again(value) == first || choices[situations.again(value)] == Choice.SPLIT);
  }

  /** The plan for the hands of a split, until another is asked for. */
  Plan planOfSplit(int value, Choice[] choices) {
    if (cards.pairs().getOneCard(value)) {
      return Plan.STAND;
    }
    for (int other = 1; other <= VALUES; other++) {
      int pair = AllHands.of(other, other);
      boolean mightSplit =
          other == value && situations.splitsAgain(value) && !splitsAgain(value, choices);
      plan.set(pair, choices[mightSplit ? situations.again(value) : situations.later(pair)]);
    }
    return plan;
  }

  Plan plan() {
    return plan;
  }

  HandPlay play() {
    return play;
  }
}
