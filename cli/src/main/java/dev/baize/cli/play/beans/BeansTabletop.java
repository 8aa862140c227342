package dev.baize.cli.play.beans;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansEvent.Dealt;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansView;
import dev.baize.beans.Display;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Question;
import dev.baize.cli.play.Speech;
import dev.baize.cli.play.Tabletop;
import dev.baize.core.game.Seat;
import java.util.List;
import org.jline.utils.AttributedString;

/** Bean trading in progress, for the person at one seat. */
final class BeansTabletop implements Tabletop<BeansView, BeansDecision, BeansEvent> {

  private final Speech speech;
  private final Picture picture;
  private final Sentences sentences;
  private final Questions questions;

  BeansTabletop(Speech speech, Look look) {
    this.speech = speech;
    this.picture = new Picture(speech, look);
    this.sentences = new Sentences(speech, look);
    this.questions = new Questions(speech);
  }

  /** Does nothing: the view says it all. */
  @Override
  public void happened(BeansEvent event) {}

  @Override
  public AttributedString tell(BeansEvent event) {
    return sentences.tell(event);
  }

  @Override
  public int pause(BeansEvent event) {
    return 0;
  }

  /** Cards from the deck, and what the other seat does, which tells of its hand. */
  @Override
  public boolean reveals(BeansEvent event) {
    return event instanceof Dealt
        || event instanceof Drew
        || event instanceof LaidOut
        || sentences.doer(event).filter(seat -> seat != speech.seat()).isPresent();
  }

  @Override
  public List<AttributedString> draw(BeansView view, boolean asked) {
    return picture.draw(view, asked);
  }

  @Override
  public Question<BeansDecision> ask(BeansView view) {
    return questions.ask(view);
  }

  @Override
  public String result(BeansView view) {
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
