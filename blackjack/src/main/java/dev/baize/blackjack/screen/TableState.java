package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is on the table, updated by the events; cards stay until the next bet. */
final class TableState {

  /** The number of the hand on the table; 1 before the first bet. */
  long handNumber = 1;

  private long begun;

  /** The last wager; 0 before the first bet. */
  long wager;

  final List<Card> player = new ArrayList<>();
  final List<Card> dealer = new ArrayList<>();

  /** Whether the dealer's second card was turned over. */
  boolean holeShown;

  /** How the hand ended, once it has. */
  Optional<HandResult> result = Optional.empty();

  void observe(BlackjackEvent event) {
    if (event instanceof HandBegan began) {
      begun = began.number();
    } else if (event instanceof Wagered wagered) {
      handNumber = begun;
      wager = wagered.wager();
      player.clear();
      dealer.clear();
      holeShown = false;
      result = Optional.empty();
    } else if (event instanceof PlayerDealt dealt) {
      player.add(dealt.card());
    } else if (event instanceof DealerDealt dealt) {
      dealer.add(dealt.card());
    } else if (event instanceof HoleShown shown) {
      dealer.add(shown.card());
      holeShown = true;
    } else if (event instanceof HandSettled settled) {
      result = Optional.of(settled.result());
    }
  }

  /** The value of a hand, which may be bust. */
  static HandValue value(List<Card> cards) {
    HandValue value = HandValue.empty();
    for (Card card : cards) {
      value = value.plus(card);
    }
    return value;
  }
}
