package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import java.util.function.IntFunction;

/** Plays against one up card as well as a {@link StrategyClass} that looks at all cards can. */
final class ClassPlay {
  private final KnownCards cards;
  private final int up;
  private final StrategyClass strategy;
  private final HandPlay play;

  private ClassPlay(KnownCards cards, int up, StrategyClass strategy) {
    this.cards = cards;
    this.up = up;
    this.strategy = strategy;
    this.play = new HandPlay(cards.rules());
  }

  static UpcardValues values(KnownCards cards, int up, StrategyClass strategy) {
    return new ClassPlay(cards, up, strategy).values();
  }

  private UpcardValues values() {
    Plan unsplit = new Plan();
    play.best(cards.deals(), up, unsplit);
    UpcardValues values = new UpcardValues(cards, play, up);
    SplitValue split = new SplitValue(cards.pairs(), play, up);
    for (int value = 1; value <= VALUES; value++) {
      if (cards.rules().hands() > 1 && values.chance(value, value) > 0) {
        values.split(value, split.of(value, cards.pairs().most(value), plans(value, unsplit)));
      }
    }
    return values;
  }

  /** The plans for hands of a split, by the number of further cards of the pair that are gone. */
  private IntFunction<Plan> plans(int value, Plan unsplit) {
    if (cards.pairs().getOneCard(value)) {
      return gone -> Plan.STAND;
    }
    return switch (strategy) {
      case CDZ, BASIC -> gone -> unsplit;
      case CDP1 -> {
        Plan plan = afterSplit(value, 0);
        yield gone -> plan;
      }
      case CDP -> gone -> afterSplit(value, gone);
    };
  }

  private Plan afterSplit(int value, int gone) {
    Plan plan = new Plan();
    play.best(cards.pairs().deals(value, gone), up, plan);
    return plan;
  }
}
