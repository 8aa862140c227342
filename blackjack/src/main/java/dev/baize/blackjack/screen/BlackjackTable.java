package dev.baize.blackjack.screen;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.screen.TableState.Insurance;
import dev.baize.core.game.Outcome;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import dev.baize.core.text.Plural;
import java.util.List;
import java.util.Locale;

/** A session of blackjack in progress. */
final class BlackjackTable implements GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private final TableState table = new TableState();
  private final TableDrawing drawing;
  private CountTrainer trainer = new CountTrainer();

  BlackjackTable(Theme theme) {
    this.drawing = new TableDrawing(theme);
  }

  @Override
  public void observe(BlackjackEvent event) {
    table.observe(event);
  }

  @Override
  public StyledText describe(BlackjackEvent event) {
    return StyledText.of(sentences(event));
  }

  /** The dealer's cards come one by one, and so does the last card of a hand of a split. */
  @Override
  public int pause(BlackjackEvent event) {
    boolean dealer =
        event instanceof BlackjackEvent.HoleShown || event instanceof BlackjackEvent.DealerDealt;
    boolean done = event instanceof BlackjackEvent.PlayerDone && table.isSplit();
    return done || (dealer && table.holeShown) ? 1 : 0;
  }

  @Override
  public List<StyledText> draw(BlackjackView view, boolean asked) {
    return drawing.draw(table, view, asked, trainer.isOn());
  }

  @Override
  public Question<BlackjackDecision> ask(BlackjackView view, List<BlackjackDecision> legal) {
    return Questions.ask(view, table.wager, trainer.question(view));
  }

  @Override
  public List<String> requests() {
    return List.of(CountTrainer.WORD);
  }

  @Override
  public List<StyledText> reply(BlackjackView view, String line) {
    return trainer.reply(view, line);
  }

  @Override
  public void continueFrom(GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> undone) {
    if (undone instanceof BlackjackTable other) {
      trainer = other.trainer;
    }
  }

  @Override
  public String result(BlackjackView view, Outcome outcome) {
    return String.format(
        Locale.ROOT,
        "You began with %s and have %s after %s.",
        Amount.of(view.initialBankroll()),
        Amount.of(view.bankroll()),
        Plural.of(view.handsPlayed(), "hand"));
  }

  private String sentences(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.Shuffled) {
      return "\nThe cards are shuffled.";
    }
    if (event instanceof BlackjackEvent.DiscardsShuffled) {
      return "\nNo card is left: the discards are shuffled.";
    }
    if (event instanceof BlackjackEvent.Insured insured) {
      return hand() + "You insure " + Amount.of(insured.amount()) + ".";
    }
    if (event instanceof BlackjackEvent.InsuranceWon won) {
      return "The insurance wins " + Amount.of(won.amount()) + ".";
    }
    if (event instanceof BlackjackEvent.InsuranceLost lost) {
      return "The insurance loses " + Amount.of(lost.amount()) + ".";
    }
    return event instanceof BlackjackEvent.HandSettled ? settled() : "";
  }

  private String hand() {
    return "\nHand " + Amount.of(table.handNumber) + ": ";
  }

  private String settled() {
    boolean first = table.settled == 1 && table.insurance == Insurance.NONE;
    boolean last = table.settled == table.hands.size();
    boolean several = table.isSplit() || table.insurance != Insurance.NONE;
    return (first ? hand() : "")
        + (table.isSplit() ? TableState.name(table.settled - 1) + ": " : "")
        + outcome(table.hands.get(table.settled - 1))
        + (last && several ? " " + together(table.won) : "");
  }

  private static String together(long won) {
    return won == 0 ? "In all, nobody wins." : "In all, y" + money(won).substring(1);
  }

  private String outcome(TableState.Hand hand) {
    int you = hand.value().total();
    int dealer = HandValue.of(table.dealer).total();
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
