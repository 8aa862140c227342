package dev.baize.blackjack;

import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Prints a session as the course program does. Lines are buffered until a player may be asked. */
final class Transcript implements Listener<BlackjackDecision, BlackjackEvent> {

  private final Appendable out;
  private final StringBuilder buffer = new StringBuilder();

  /** Whether the first cards of a hand are being dealt, before the player is prompted. */
  private boolean dealing;

  Transcript(Appendable out) {
    this.out = out;
  }

  @Override
  public void happened(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.PlayerDealt dealt) {
      line("Player dealt ", dealt.card().toString());
      if (!dealing) {
        write();
      }
    } else if (event instanceof BlackjackEvent.DealerDealt dealt) {
      line("Dealer dealt ", dealt.card().toString());
    } else if (event instanceof BlackjackEvent.HoleShown shown) {
      line("Dealer's hole card is ", shown.card().toString());
    } else if (event instanceof BlackjackEvent.HandSettled settled) {
      buffer.append(remark(settled.result()));
      write();
    } else if (event instanceof BlackjackEvent.PlayerDone done) {
      line("Player's total is ", done.total());
    } else if (event instanceof BlackjackEvent.DealerDone done) {
      line("Dealer's total is ", done.total());
    } else if (event instanceof BlackjackEvent.Wagered wagered) {
      line("Player bets ", wagered.wager());
      dealing = true;
    } else if (event instanceof BlackjackEvent.HoleDealt) {
      dealing = false;
      write();
    } else {
      between(event);
      write();
    }
  }

  private void between(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandBegan began) {
      buffer.append("Hand ").append(began.number());
      line(" bankroll ", began.bankroll());
    } else if (event instanceof BlackjackEvent.Shuffled) {
      buffer.append("Shuffling the deck\n");
    } else if (event instanceof BlackjackEvent.Cut cut) {
      line("cut at ", cut.cut());
    } else if (event instanceof BlackjackEvent.SessionEnded ended) {
      buffer.append("Player has ").append(ended.bankroll());
      buffer.append(" after ").append(ended.hands()).append(" hands\n");
    } else {
      ofHouse(event);
    }
  }

  /** Buffers the line of an event that the specification does not have. */
  private void ofHouse(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Insured insured) {
      line("Player insures ", insured.amount());
    } else if (event instanceof BlackjackEvent.InsuranceWon won) {
      line("Insurance wins ", won.amount());
    } else if (event instanceof BlackjackEvent.InsuranceLost lost) {
      line("Insurance loses ", lost.amount());
    } else if (event instanceof BlackjackEvent.Doubled doubled) {
      line("Player doubles to ", doubled.wager());
    } else if (event instanceof BlackjackEvent.HandPlayed played) {
      line("Player plays hand ", played.number());
    } else if (event instanceof BlackjackEvent.Split) {
      buffer.append("Player splits\n");
    } else if (event instanceof BlackjackEvent.Surrendered) {
      buffer.append("Player surrenders\n");
    } else if (event instanceof BlackjackEvent.DiscardsShuffled) {
      buffer.append("Shuffling the discards\n");
    }
  }

  private void line(String what, String card) {
    buffer.append(what).append(card).append('\n');
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

  private void write() {
    try {
      out.append(buffer);
      buffer.setLength(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
