package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import java.util.Locale;

/**
 * Tells a whole game as the person at a seat saw it, in the words of the table. What the table only
 * draws is told by the texts of the events, and an empty line is between hands.
 */
public final class History {

  private History() {}

  /**
   * {@return the history of a recorded game, whose lines are paragraphs}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param record the record of the game
   * @param game the game
   * @param registry the registry in which the game's table is looked up
   * @param seat where the person sat
   * @param theme how to write suits
   */
  public static <V extends View, D extends Decision, E extends Event> String of(
      MatchRecord record, GameProvider<V, D, E> game, Registry registry, Seat seat, Theme theme) {
    Replay<V, D, E> replay = new Replay<>(record, game);
    Speech speech = new Speech(seat, record.header().names());
    GameTable<V, D, E> table = PlainTable.unlessProvided(registry, game).table(speech);
    Teller<V, D, E> teller = new Teller<>(replay, table, speech, theme);
    replay.play(teller);
    if (replay.last().isOver()) {
      String result = table.result(replay.last().view(seat), replay.last().outcome());
      teller.tell((teller.told.isEmpty() ? "" : "\n\n") + result);
    }
    return teller.told.toString();
  }

  /** Collects the sentences. */
  private static final class Teller<V extends View, D extends Decision, E extends Event>
      implements Listener<D, E> {

    private final Replay<V, D, E> replay;
    private final GameTable<V, D, E> table;
    private final Theme theme;
    private final Seat seat;
    private final PlainText plain;
    private final StringBuilder told = new StringBuilder();
    private final boolean hasHands;
    private long hand;

    Teller(Replay<V, D, E> replay, GameTable<V, D, E> table, Speech speech, Theme theme) {
      this.replay = replay;
      this.table = table;
      this.theme = theme;
      this.seat = speech.seat();
      this.plain = new PlainText(speech);
      this.hasHands = replay.hands() > 0;
    }

    @Override
    public void happened(E event) {
      if (!event.visibleTo(seat)) {
        return;
      }
      table.observe(event);
      String sentence = theme.write(table.describe(event)).plain();
      boolean begins = replay.hand() != hand;
      if (begins) {
        hand = replay.hand();
        told.append(told.isEmpty() ? "" : "\n\n");
      }
      if (!sentence.isEmpty()) {
        tell(sentence);
      } else if (!(begins && hasHands) && !replay.isOver()) {
        // Texts of events count hands from 0, and the result is told below.
        tell(sentence(event));
      }
    }

    private String sentence(E event) {
      String text = plain.named(event.text());
      int first = text.offsetByCodePoints(0, 1);
      return text.substring(0, first).toUpperCase(Locale.ROOT)
          + text.substring(first)
          + (text.endsWith(".") ? "" : ".");
    }

    private void tell(String sentence) {
      boolean isFresh = told.isEmpty() || told.charAt(told.length() - 1) == '\n';
      if (sentence.startsWith("\n")) {
        told.append(isFresh ? sentence.substring(1) : sentence);
      } else {
        told.append(isFresh ? "" : " ").append(sentence);
      }
    }
  }
}
