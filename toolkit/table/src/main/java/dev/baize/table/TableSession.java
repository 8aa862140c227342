package dev.baize.table;

import static com.google.common.base.Throwables.throwIfUnchecked;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.UndoPoint.Undo;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A person plays a match at a table, from where its record stops to the end. To take a decision
 * back, the match is replayed up to it, with the same result, because players derive their random
 * numbers anew for each turn.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public final class TableSession<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(TableSession.class);

  /** How long finding out whether undo is possible may delay a question. */
  private static final long MAX_NANOS = 500_000_000;

  private final GameProvider<V, D, E> game;
  private final Registry registry;
  private final MatchJournal journal;
  private final Seat seat;
  private final String hints;
  private final RandomGenerator redeals;
  private int takenBack;

  /** The clock that keeps finding out whether a decision can be taken back short. */
  LongSupplier nanos = System::nanoTime;

  /** Whether the game has once been slow to redeal hidden cards. */
  private boolean slow;

  /** The last table, from which the next one goes on. */
  private @Nullable GameTable<V, D, E> last;

  /**
   * The end of a game.
   *
   * @param result the result of the game on one line
   * @param next what the person plays next at this table; empty if the person leaves it
   */
  public record Ending(String result, Optional<NextGame> next) {}

  /**
   * A session that has not begun.
   *
   * @param game the game of the record
   * @param registry provides the table and the other players
   * @param journal the record of a whole match with players that are present
   * @param seat where the person sits
   * @param hints the name of the player that is asked for hints
   */
  public TableSession(
      GameProvider<V, D, E> game,
      Registry registry,
      MatchJournal journal,
      Seat seat,
      String hints) {
    this.game = game;
    this.registry = registry;
    this.journal = journal;
    this.seat = seat;
    this.hints = hints;
    this.redeals = journal.header().seed().derive("undo").generator();
  }

  /**
   * {@return a session at the same table, which goes on with what the person requested of it}
   *
   * @param next the record of the next game, in which the person may sit elsewhere
   */
  public TableSession<V, D, E> next(MatchJournal next) {
    Seat person = next.header().people().get(0);
    TableSession<V, D, E> session = new TableSession<>(game, registry, next, person, hints);
    session.last = last;
    return session;
  }

  /** {@return how many decisions the person has taken back} */
  public int takenBack() {
    return takenBack;
  }

  /**
   * Plays to the end of the game, and until the person leaves the table.
   *
   * @param console where the person sits
   * @param theme how suits are written
   * @param options what the person wants
   * @param asides what the person may read at the end, such as the history of the game
   * @return how the game ended, and what the person plays next
   * @throws PromptAbandonedException if the person leaves before the end
   * @throws dev.baize.core.match.MatchStoppedException if another player fails
   */
  public Ending play(
      TableConsole console, Theme theme, SessionOptions options, List<Aside> asides) {
    String notice = "";
    while (true) {
      GameTable<V, D, E> table =
          PlainTable.unlessProvided(game)
              .table()
              .apply(new Speech(seat, Opponents.shown(header())));
      if (last != null) {
        table.continueFrom(last);
      }
      last = table;
      HumanPlayer<V, D, E> person = person(console, table, theme, options);
      Run run = new Run(person, options.practice());
      if (notice.isEmpty() && !options.greeting().isEmpty()) {
        person.messages().tell(StyledText.of(options.greeting()));
      }
      if (!notice.isEmpty()) {
        person.messages().say(notice);
      }
      try {
        Outcome outcome = run.play();
        String result = table.result(run.view(), outcome);
        for (String before : options.before()) {
          person.messages().tell(StyledText.of("\nBefore, with the same cards: " + before));
        }
        boolean mayUndo = options.practice() && run.last != null;
        return new Ending(result, person.showEnd(run.view(), result, mayUndo, asides));
      } catch (PromptAbandonedException abandoned) {
        if (abandoned.reason() != Reason.UNDO) {
          throw abandoned;
        }
        notice = takeBack(run.beforeLastDecision());
      }
    }
  }

  /** Removes the last decisions from the record, and says whether that was possible. */
  private String takeBack(int kept) {
    try {
      journal.truncate(kept);
      takenBack++;
      return "Taken back.";
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("kept", kept).setCause(e).log("decision not taken back");
      return "Not taken back: " + e.getMessage();
    }
  }

  private Header header() {
    return journal.header();
  }

  private HumanPlayer<V, D, E> person(
      TableConsole console, GameTable<V, D, E> table, Theme theme, SessionOptions options) {
    V first = RecordedMatch.of(MatchRecord.of(header()), game).start(null).view(seat);
    HintPlayer<V, D, E> adviser = HintPlayer.of(hints, registry, header(), game, seat, theme);
    String page = new Opponents(registry, game).page(header(), seat);
    return new HumanPlayer<>(
        console, table, adviser, journal, first, theme, page, options.confirms());
  }

  /** The match from its record to its end, or until a decision is taken back. */
  private final class Run {

    private final HumanPlayer<V, D, E> person;
    private final boolean practice;
    private final Match<V, D, E> match;
    private @Nullable UndoPoint<V, D> last;

    Run(HumanPlayer<V, D, E> person, boolean practice) {
      this.person = person;
      this.practice = practice;
      this.match =
          RecordedMatch.of(MatchRecord.of(header()), game)
              .listen(journal)
              .resume(registry, at -> Optional.empty(), Map.of(seat, person));
      replay();
    }

    V view() {
      return match.view(seat);
    }

    private void replay() {
      for (D decision : journal.record().decisions().stream().map(game::decision).toList()) {
        if (match.toAct() == seat) {
          last = new UndoPoint<>(match.snapshot(), decision);
          person.decided();
        }
        unwrapped(() -> match.replay(decision));
      }
      person.beginToWatch();
    }

    Outcome play() {
      unwrapped(match::deliverEvents);
      while (!match.isOver()) {
        if (match.toAct() == seat) {
          ownMove();
        } else {
          moveOfAnother();
        }
      }
      return match.snapshot().outcome();
    }

    private void ownMove() {
      Game<V, D> before = match.snapshot();
      HumanPlayer.Turn<D> turn =
          new HumanPlayer.Turn<>(before.legal(), before::isLegal, undo(), this::knownUndo);
      D decision = person.ask(view(), turn);
      unwrapped(match::step);
      last = new UndoPoint<>(before, decision);
    }

    private Undo undo() {
      if (last == null) {
        return Undo.NOTHING;
      }
      if (practice) {
        return Undo.POSSIBLE;
      }
      long start = nanos.getAsLong();
      Undo undo = last.undo(view(), redeals, () -> !slow && nanos.getAsLong() - start < MAX_NANOS);
      slow |= undo == Undo.UNKNOWN;
      return undo;
    }

    private Undo knownUndo() {
      return last == null ? Undo.NOTHING : last.undo(view(), redeals, () -> true);
    }

    private void moveOfAnother() {
      String name = Opponents.shown(header()).get(match.toAct().index());
      person.look(view(), "waiting for " + name + " ...");
      unwrapped(match::step);
      if (!match.isOver() && match.toAct() != seat) {
        person.pause(view());
      }
    }

    /** How many decisions all seats together had made before the person's last one. */
    int beforeLastDecision() {
      return last == null ? 0 : (int) last.turn();
    }

    /** Unwraps what the person's table throws, and what ends a pause. */
    private void unwrapped(Runnable part) {
      try {
        part.run();
      } catch (MatchStoppedException e) {
        if (e.seat() == seat && e.getCause() != null) {
          throwIfUnchecked(e.getCause());
        }
        throw e;
      }
    }
  }
}
