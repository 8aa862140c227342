package dev.baize.cli.play.euchre;

import dev.baize.cli.play.Look;
import dev.baize.cli.play.Question;
import dev.baize.cli.play.Speech;
import dev.baize.cli.play.Tabletop;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import java.util.List;
import org.jline.utils.AttributedString;

/** Euchre in progress, for the person at one seat. */
final class EuchreTabletop implements Tabletop<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private final Speech speech;
  private final Table table;
  private final Picture picture;
  private final Sentences sentences;
  private final Questions questions;

  EuchreTabletop(Speech speech, Look look) {
    this.speech = speech;
    this.table = new Table(speech.seat());
    this.picture = new Picture(speech, look);
    this.sentences = new Sentences(speech, look);
    this.questions = new Questions(speech, look);
  }

  @Override
  public void happened(EuchreEvent event) {
    table.happened(event);
  }

  @Override
  public AttributedString tell(EuchreEvent event) {
    return sentences.tell(event, table);
  }

  @Override
  public int pause(EuchreEvent event) {
    if (event instanceof HandScored) {
      return AFTER_HAND;
    }
    return event instanceof TrickTaken ? AFTER_TRICK : 0;
  }

  /** What another seat does tells of its hand; a deal shows cards. */
  @Override
  public boolean reveals(EuchreEvent event) {
    if (event instanceof Passed passed) {
      return isOther(passed.seat());
    }
    if (event instanceof OrderedUp ordered) {
      return isOther(ordered.seat());
    }
    if (event instanceof Led led) {
      return isOther(led.seat());
    }
    if (event instanceof Played played) {
      return isOther(played.seat());
    }
    return event instanceof Dealt || event instanceof TurnedUp;
  }

  private boolean isOther(Seat seat) {
    return seat != speech.seat();
  }

  @Override
  public List<AttributedString> draw(EuchreView view, boolean asked) {
    if (asked && view.phase() == Phase.LEAD) {
      table.sweep();
    }
    return picture.draw(table, view, asked);
  }

  @Override
  public Question<EuchreDecision> ask(EuchreView view) {
    return questions.ask(view);
  }

  @Override
  public String result(EuchreView view) {
    Side own = Side.of(speech.seat());
    int ours = view.points(own);
    int theirs = view.points(own.other());
    return "%s win the game, %s to %d."
        .formatted(
            Sentences.names(ours > theirs ? own : own.other(), speech),
            Speech.count(Math.max(ours, theirs), "point"),
            Math.min(ours, theirs));
  }
}
