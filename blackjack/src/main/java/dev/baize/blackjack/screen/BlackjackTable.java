package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackView;
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
    return StyledText.of(Sentences.of(event, table));
  }

  /** The dealer's cards come one by one, and so does the last card of a hand of a split. */
  @Override
  public int pause(BlackjackEvent event) {
    boolean dealer = event instanceof HoleShown || event instanceof DealerDealt;
    boolean done = event instanceof PlayerDone && table.isSplit();
    return done || (dealer && table.holeShown) ? 1 : 0;
  }

  @Override
  public List<StyledText> draw(BlackjackView view, boolean asked) {
    return drawing.draw(table, view, asked, trainer.isOn());
  }

  @Override
  public Question<BlackjackDecision> ask(BlackjackView view, List<BlackjackDecision> legal) {
    Question<BlackjackDecision> question = Questions.ask(view, table.wager);
    return trainer.asks(view)
        ? new Question<>(
            trainer.question(),
            question.answers(),
            question.others(),
            question.refusal(),
            question.rules())
        : question;
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
}
