package dev.baize.blackjack;

import dev.baize.blackjack.BlackjackEvent.Cut;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.DealerDone;
import dev.baize.blackjack.BlackjackEvent.DiscardsShuffled;
import dev.baize.blackjack.BlackjackEvent.Doubled;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandPlayed;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleDealt;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.InsuranceLost;
import dev.baize.blackjack.BlackjackEvent.InsuranceWon;
import dev.baize.blackjack.BlackjackEvent.Insured;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackEvent.Split;
import dev.baize.blackjack.BlackjackEvent.Surrendered;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Prints a session as the course program does. Lines are buffered until a player may be asked. */
final class Transcript implements Listener<BlackjackDecision, BlackjackEvent> {

  private static final int MAX_TOTAL = 31;

  /** Complete lines, by the index of the card. */
  private static final String[] PLAYER_DEALT = lines("Player dealt ");

  private static final String[] DEALER_DEALT = lines("Dealer dealt ");
  private static final String[] HOLE_SHOWN = lines("Dealer's hole card is ");

  /** Complete lines, by the total. */
  private static final String[] PLAYER_TOTAL = totals("Player's total is ");

  private static final String[] DEALER_TOTAL = totals("Dealer's total is ");

  private final Appendable out;
  private final StringBuilder buffer = new StringBuilder();

  /** Whether the first cards of a hand are being dealt, before the player is prompted. */
  private boolean dealing;

  Transcript(Appendable out) {
    this.out = out;
  }

  private static String[] lines(String what) {
    List<Card> cards = Deck.french().cards();
    String[] lines = new String[cards.size()];
    for (Card card : cards) {
      lines[card.index()] = what + card + '\n';
    }
    return lines;
  }

  private static String[] totals(String what) {
    String[] lines = new String[MAX_TOTAL + 1];
    for (int total = 0; total <= MAX_TOTAL; total++) {
      lines[total] = what + total + '\n';
    }
    return lines;
  }

  @Override
  public void happened(BlackjackEvent event) {
    if (event instanceof PlayerDealt dealt) {
      buffer.append(PLAYER_DEALT[dealt.card().index()]);
      if (!dealing) {
        write();
      }
    } else if (event instanceof DealerDealt dealt) {
      buffer.append(DEALER_DEALT[dealt.card().index()]);
    } else if (event instanceof HoleShown shown) {
      buffer.append(HOLE_SHOWN[shown.card().index()]);
    } else if (event instanceof HandSettled settled) {
      buffer.append(remark(settled.result()));
    } else if (event instanceof PlayerDone done) {
      buffer.append(PLAYER_TOTAL[done.total()]);
    } else if (event instanceof DealerDone done) {
      buffer.append(DEALER_TOTAL[done.total()]);
    } else if (event instanceof Wagered wagered) {
      buffer.append("Player bets ").append(wagered.wager()).append('\n');
      dealing = true;
    } else if (event instanceof HoleDealt) {
      dealing = false;
      write();
    } else {
      if (!ofHouse(event)) {
        between(event);
      }
      write();
    }
  }

  /** Buffers the line of an event that the specification does not have; false for others. */
  private boolean ofHouse(BlackjackEvent event) {
    if (event instanceof Insured insured) {
      line("Player insures ", insured.amount());
    } else if (event instanceof InsuranceWon won) {
      line("Insurance wins ", won.amount());
    } else if (event instanceof InsuranceLost lost) {
      line("Insurance loses ", lost.amount());
    } else if (event instanceof Doubled doubled) {
      line("Player doubles to ", doubled.wager());
    } else if (event instanceof HandPlayed played) {
      line("Player plays hand ", played.number());
    } else if (event instanceof Split) {
      buffer.append("Player splits\n");
    } else if (event instanceof Surrendered) {
      buffer.append("Player surrenders\n");
    } else if (event instanceof DiscardsShuffled) {
      buffer.append("Shuffling the discards\n");
    } else {
      return false;
    }
    return true;
  }

  private void line(String what, long number) {
    buffer.append(what).append(number).append('\n');
  }

  private static String remark(HandResult result) {
    return switch (result) {
      case NATURAL -> "Player dealt natural 21\n";
      case BUST -> "Player busts\n";
      case DEALER_BUST -> "Dealer busts\n";
      case WIN -> "Player wins\n";
      case LOSS -> "Dealer wins\n";
      case PUSH -> "Push\n";
      case SURRENDER -> "";
      case DEALER_NATURAL -> "Dealer has natural 21\n";
    };
  }

  private void between(BlackjackEvent event) {
    if (event instanceof HandBegan began) {
      buffer.append("Hand ").append(began.number());
      buffer.append(" bankroll ").append(began.bankroll()).append('\n');
    } else if (event instanceof Shuffled) {
      buffer.append("Shuffling the deck\n");
    } else if (event instanceof Cut cut) {
      buffer.append("cut at ").append(cut.cut()).append('\n');
    } else if (event instanceof SessionEnded ended) {
      buffer.append("Player has ").append(ended.bankroll());
      buffer.append(" after ").append(ended.hands()).append(" hands\n");
    }
  }

  private void write() {
    try {
      out.append(buffer);
      buffer.setLength(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
