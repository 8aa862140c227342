package dev.baize.cli.play.blackjack;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.Exposure;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackView;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Question;
import dev.baize.cli.play.Speech;
import dev.baize.cli.play.Tabletop;
import java.util.List;
import org.jline.utils.AttributedString;

/** A session of blackjack in progress. */
final class BlackjackTabletop
    implements Tabletop<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private final Table table = new Table();
  private final Picture picture;
  private final Questions questions = new Questions();

  BlackjackTabletop(Look look) {
    this.picture = new Picture(look);
  }

  @Override
  public void happened(BlackjackEvent event) {
    table.happened(event);
  }

  @Override
  public AttributedString tell(BlackjackEvent event) {
    if (event instanceof Shuffled) {
      return new AttributedString("\nThe deck is shuffled.");
    }
    if (event instanceof HandSettled settled) {
      return new AttributedString(
          "\nHand " + table.handNumber + ": " + Picture.outcome(settled.result(), table));
    }
    return AttributedString.EMPTY;
  }

  /** The dealer's cards come one by one. */
  @Override
  public int pause(BlackjackEvent event) {
    return table.holeShown && (event instanceof HoleShown || event instanceof DealerDealt) ? 1 : 0;
  }

  @Override
  public boolean reveals(BlackjackEvent event) {
    return event instanceof Exposure;
  }

  @Override
  public List<AttributedString> draw(BlackjackView view, boolean asked) {
    return picture.draw(table, view, asked);
  }

  @Override
  public Question<BlackjackDecision> ask(BlackjackView view) {
    return questions.ask(view, table.wager);
  }

  @Override
  public String result(BlackjackView view) {
    return "You began with %d and have %d after %s."
        .formatted(
            view.rules().bankroll(), view.bankroll(), Speech.count(view.handsPlayed(), "hand"));
  }
}
