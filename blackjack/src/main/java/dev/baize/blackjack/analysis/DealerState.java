package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HandValue;

/** What determines the dealer's play. States in which the dealer must draw are numbered from 0. */
final class DealerState {
  static final int FINALS = 5;
  static final int STANDS = 17;

  /** Stands for all states in which the dealer draws no more: 17 or above. */
  static final int DONE = -1;

  static final int NO_CARD = 0;
  private static final int ACE_MORE = 10;

  /** The number of states: those of hard hands, then as many of soft hands, each by hard total. */
  static final int COUNT = 2 * STANDS;

  static final DealerState STANDS_ON_SOFT_17 = new DealerState(STANDS);
  static final DealerState HITS_SOFT_17 = new DealerState(STANDS + 1);

  private final int softStands;
  private final int[] cardTo = new int[COUNT * FINALS];

  private DealerState(int softStands) {
    this.softStands = softStands;
    for (int hard = 0; hard < STANDS; hard++) {
      for (int card = 1; card <= VALUES; card++) {
        mark(hard, hard + card, card == 1, card);
        mark(STANDS + hard, hard + card, true, card);
      }
    }
  }

  private void mark(int state, int hard, boolean ace, int card) {
    int total = total(hard, ace);
    if (stands(hard, total) && total < STANDS + FINALS) {
      cardTo[state * FINALS + total - STANDS] = card;
    }
  }

  private boolean stands(int hard, int total) {
    return total >= (total > hard ? softStands : STANDS);
  }

  /** The best total of a hand, given its total with every ace as 1. */
  private static int total(int hard, boolean ace) {
    return ace && hard + ACE_MORE <= HandValue.MAX_TOTAL ? hard + ACE_MORE : hard;
  }

  /** The state of a hand, given the number of its cards of each value. */
  int of(int[] cards) {
    int hard = 0;
    for (int i = 0; i < VALUES; i++) {
      hard += (i + 1) * cards[i];
    }
    int total = total(hard, cards[0] > 0);
    if (stands(hard, total)) {
      return DONE;
    }
    return total > hard ? STANDS + hard : hard;
  }

  /** The value of the card that takes the dealer to a total of 17 to 21, or {@link #NO_CARD}. */
  int cardTo(int state, int total) {
    return cardTo[state * FINALS + total - STANDS];
  }

  boolean reaches(int state) {
    for (int total = STANDS; total < STANDS + FINALS; total++) {
      if (cardTo(state, total) != NO_CARD) {
        return true;
      }
    }
    return false;
  }
}
