package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is on the table, updated by the events; cards stay until the next bet. */
final class TableState {
  private static final List<String> NAMES = List.of("First", "Second", "Third", "Fourth");

  enum Insurance {
    NONE,
    OPEN,
    WON,
    LOST
  }

  /** The number of the hand on the table; 1 before the first bet. */
  long handNumber = 1;

  private long begun;

  /** The last wager; 0 before the first bet. */
  long wager;

  /** The person's hands; more than one after a split. */
  final List<Hand> hands = new ArrayList<>();

  /** The index of the hand in play; the number of hands once all are played. */
  int playing;

  final List<Card> dealer = new ArrayList<>();

  /** Whether the dealer's second card was turned over. */
  boolean holeShown;

  Insurance insurance = Insurance.NONE;

  /** The amount that was insured; 0 if nothing was. */
  long insured;

  int settled;

  /** What was won since the bet, negative for a loss. */
  long won;

  private long bankroll;

  void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandBegan began) {
      begun = began.number();
      bankroll = began.bankroll();
    } else if (event instanceof BlackjackEvent.Wagered wagered) {
      clear(wagered.wager());
    } else if (event instanceof BlackjackEvent.PlayerDealt dealt) {
      hands.get(playing).cards.add(dealt.card());
    } else if (event instanceof BlackjackEvent.DealerDealt dealt) {
      dealer.add(dealt.card());
    } else if (event instanceof BlackjackEvent.HoleShown shown) {
      dealer.add(shown.card());
      holeShown = true;
    } else if (event instanceof BlackjackEvent.HandSettled ended) {
      settle(ended);
    } else {
      observePlay(event);
      observeInsurance(event);
    }
  }

  private void clear(long bet) {
    handNumber = begun;
    wager = bet;
    hands.clear();
    hands.add(new Hand(bet));
    playing = 0;
    dealer.clear();
    holeShown = false;
    insurance = Insurance.NONE;
    insured = 0;
    settled = 0;
    won = 0;
  }

  private void settle(BlackjackEvent.HandSettled ended) {
    Hand hand = hands.get(settled);
    hand.result = ended.result();
    hand.payoff = ended.bankroll() - bankroll;
    settled++;
    playing = hands.size();
    won += hand.payoff;
    bankroll = ended.bankroll();
  }

  private void observePlay(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Doubled doubled) {
      hands.get(playing).wager = doubled.wager();
      hands.get(playing).doubled = true;
    } else if (event instanceof BlackjackEvent.Split) {
      Hand second = new Hand(wager);
      second.cards.add(hands.get(playing).cards.remove(1));
      hands.add(second);
    } else if (event instanceof BlackjackEvent.HandPlayed played) {
      playing = played.number() - 1;
    } else if (event instanceof BlackjackEvent.PlayerDone && playing == hands.size() - 1) {
      playing++;
    }
  }

  private void observeInsurance(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Insured made) {
      insurance = Insurance.OPEN;
      insured = made.amount();
    } else if (event instanceof BlackjackEvent.InsuranceWon gain) {
      insurance = Insurance.WON;
      pay(gain.amount());
    } else if (event instanceof BlackjackEvent.InsuranceLost loss) {
      insurance = Insurance.LOST;
      pay(-loss.amount());
    }
  }

  private void pay(long amount) {
    won += amount;
    bankroll += amount;
  }

  boolean isSplit() {
    return hands.size() > 1;
  }

  static String name(int index) {
    return NAMES.get(index);
  }

  static final class Hand {

    final List<Card> cards = new ArrayList<>();

    long wager;

    boolean doubled;

    /** How it ended; null as long as it has not. */
    @Nullable HandResult result;

    /** What it has won, negative for a loss; 0 as long as it has not ended. */
    long payoff;

    Hand(long wager) {
      this.wager = wager;
    }

    HandValue value() {
      return HandValue.of(cards);
    }
  }
}
