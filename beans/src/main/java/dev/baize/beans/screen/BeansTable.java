package dev.baize.beans.screen;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.beans.Display;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.List;

/** Bean trading in progress, for the person at one seat. */
final class BeansTable implements GameTable<BeansView, BeansDecision, BeansEvent> {

  private final Speech speech;
  private final EventSentences sentences;
  private final Questions questions;

  BeansTable(Speech speech) {
    this.speech = speech;
    this.sentences = new EventSentences(speech);
    this.questions = new Questions(speech);
  }

  @Override
  public StyledText describe(BeansEvent event) {
    return sentences.describe(event);
  }

  @Override
  public Scene scene(BeansView view, boolean asked) {
    return BeansScene.of(view, asked, speech);
  }

  @Override
  public Question<BeansDecision> ask(BeansView view, List<BeansDecision> legal) {
    return questions.ask(view);
  }

  @Override
  public String result(BeansView view, Outcome outcome) {
    int ours = view.coins(view.seat());
    int theirs = view.coins(view.other());
    String coins = Display.coins(Math.max(ours, theirs)) + " to " + Math.min(ours, theirs);
    if (ours == theirs) {
      return "A draw, " + coins + ".";
    }
    Seat winner = ours > theirs ? view.seat() : view.other();
    return speech.does(winner, "win", "wins") + ", " + coins + ".";
  }
}
