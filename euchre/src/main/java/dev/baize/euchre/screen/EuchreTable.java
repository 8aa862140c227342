package dev.baize.euchre.screen;

import dev.baize.core.game.Outcome;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import java.util.List;
import java.util.Locale;

/** A game of euchre in progress, for the person at one seat. */
final class EuchreTable implements GameTable<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int AFTER_TRICK = 2;
  private static final int AFTER_HAND = 4;

  private final Speech speech;
  private final TableState table;
  private final TableDrawing drawing;
  private final EventSentences sentences;
  private final Questions questions;

  EuchreTable(Speech speech, Theme theme) {
    this.speech = speech;
    this.table = new TableState(speech.seat());
    this.drawing = new TableDrawing(speech, theme);
    this.sentences = new EventSentences(speech, theme);
    this.questions = new Questions(speech, theme);
  }

  @Override
  public void observe(EuchreEvent event) {
    table.observe(event);
  }

  @Override
  public StyledText describe(EuchreEvent event) {
    return sentences.describe(event, table);
  }

  @Override
  public int pause(EuchreEvent event) {
    if (event instanceof HandScored || event instanceof ThrownIn) {
      return AFTER_HAND;
    }
    return event instanceof TrickTaken ? AFTER_TRICK : 0;
  }

  @Override
  public List<StyledText> draw(EuchreView view, boolean asked) {
    if (asked && view.phase() == Phase.LEAD) {
      table.sweep();
    }
    return drawing.draw(table, view, asked);
  }

  @Override
  public Question<EuchreDecision> ask(EuchreView view, List<EuchreDecision> legal) {
    return questions.ask(view);
  }

  @Override
  public String result(EuchreView view, Outcome outcome) {
    Side own = Side.of(speech.seat());
    int ours = view.points(own);
    int theirs = view.points(own.other());
    return String.format(
        Locale.ROOT,
        "%s win the game, %s to %d.",
        EventSentences.names(ours > theirs ? own : own.other(), speech),
        Plural.of(Math.max(ours, theirs), "point"),
        Math.min(ours, theirs));
  }
}
