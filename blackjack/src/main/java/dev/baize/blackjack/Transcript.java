package dev.baize.blackjack;

import dev.baize.blackjack.BlackjackEvent.Cut;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.DealerDone;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The classic transcript: tells a session as the course program prints it, line for line. */
public final class Transcript implements Listener<BlackjackDecision, BlackjackEvent> {

  private final Appendable out;

  /** Tells sessions to an output. */
  public Transcript(Appendable out) {
    this.out = out;
  }

  /**
   * Writes what there is to say of an event.
   *
   * @throws UncheckedIOException if the output fails
   */
  @Override
  public void happened(BlackjackEvent event) {
    try {
      out.append(lines(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String lines(BlackjackEvent event) {
    if (event instanceof PlayerDealt dealt) {
      return "Player dealt " + dealt.card() + "\n";
    }
    if (event instanceof DealerDealt dealt) {
      return "Dealer dealt " + dealt.card() + "\n";
    }
    if (event instanceof HoleShown shown) {
      return "Dealer's hole card is " + shown.card() + "\n";
    }
    if (event instanceof Wagered wagered) {
      return "Player bets " + wagered.wager() + "\n";
    }
    if (event instanceof PlayerDone done) {
      return "Player's total is " + done.total() + "\n";
    }
    if (event instanceof DealerDone done) {
      return "Dealer's total is " + done.total() + "\n";
    }
    return between(event);
  }

  private static String between(BlackjackEvent event) {
    if (event instanceof HandSettled settled) {
      return remark(settled.result());
    }
    if (event instanceof HandBegan began) {
      return "Hand " + began.number() + " bankroll " + began.bankroll() + "\n";
    }
    if (event instanceof Shuffled) {
      return "Shuffling the deck\n";
    }
    if (event instanceof Cut cut) {
      return "cut at " + cut.cut() + "\n";
    }
    if (event instanceof SessionEnded ended) {
      return "Player has " + ended.bankroll() + " after " + ended.hands() + " hands\n";
    }
    return "";
  }

  private static String remark(HandResult result) {
    return switch (result) {
      case NATURAL -> "Player dealt natural 21\n";
      case BUST -> "Player busts\n";
      case DEALER_BUST -> "Dealer busts\n";
      case WIN -> "Player wins\n";
      case LOSS -> "Dealer wins\n";
      case PUSH -> "Push\n";
    };
  }
}
