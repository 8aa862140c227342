package dev.baize.blackjack.screen;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackEvent.DiscardsShuffled;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.InsuranceLost;
import dev.baize.blackjack.BlackjackEvent.InsuranceWon;
import dev.baize.blackjack.BlackjackEvent.Insured;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.screen.TableState.Insurance;

/** What has happened, in sentences: a paragraph for each hand, however often it was split. */
final class Sentences {

  private Sentences() {}

  /** The sentences for the event just observed; empty for most. */
  static String of(BlackjackEvent event, TableState table) {
    if (event instanceof Shuffled) {
      return "\nThe cards are shuffled.";
    }
    if (event instanceof DiscardsShuffled) {
      return "\nNo card is left: the discards are shuffled.";
    }
    if (event instanceof Insured insured) {
      return hand(table) + "You insure " + Amount.of(insured.amount()) + ".";
    }
    if (event instanceof InsuranceWon won) {
      return "The insurance wins " + Amount.of(won.amount()) + ".";
    }
    if (event instanceof InsuranceLost lost) {
      return "The insurance loses " + Amount.of(lost.amount()) + ".";
    }
    return event instanceof HandSettled ? settled(table) : "";
  }

  private static String hand(TableState table) {
    return "\nHand " + Amount.of(table.handNumber) + ": ";
  }

  private static String settled(TableState table) {
    boolean first = table.settled == 1 && table.insurance == Insurance.NONE;
    boolean last = table.settled == table.hands.size();
    boolean several = table.isSplit() || table.insurance != Insurance.NONE;
    return (first ? hand(table) : "")
        + (table.isSplit() ? TableHand.name(table.settled - 1) + ": " : "")
        + outcome(table.hands.get(table.settled - 1), table)
        + (last && several ? " " + together(table.won) : "");
  }

  private static String together(long won) {
    return won == 0 ? "In all, nobody wins." : "In all, y" + money(won).substring(1);
  }

  private static String outcome(TableHand hand, TableState table) {
    int you = hand.value().total();
    int dealer = TableHand.value(table.dealer).total();
    return switch (requireNonNull(hand.result)) {
      case NATURAL -> "A natural! " + money(hand.payoff);
      case BUST -> "You bust with " + you + ". " + money(hand.payoff);
      case DEALER_BUST -> "The dealer busts with " + dealer + ". " + money(hand.payoff);
      case WIN, LOSS -> you + " against " + dealer + ". " + money(hand.payoff);
      case PUSH -> "Both have " + you + ". Nobody wins.";
      case SURRENDER -> "You give up. " + money(hand.payoff);
      case DEALER_NATURAL -> "The dealer has a natural. " + money(hand.payoff);
    };
  }

  private static String money(long won) {
    if (won == 0) {
      return "The bet is returned.";
    }
    return (won > 0 ? "You win " : "You lose ") + Amount.of(Math.abs(won)) + ".";
  }
}
