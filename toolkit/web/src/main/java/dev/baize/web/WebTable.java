package dev.baize.web;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.util.concurrent.MoreExecutors;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Speech;
import dev.baize.table.HintPlayer;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.Theme;
import dev.baize.table.UndoPoint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table at which people and programs play one match after another. No thread waits for a person:
 * an answer is posted with the number of its question, and whoever is to act next, acts then.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class WebTable<V extends View, D extends Decision, E extends Event>
    implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WebTable.class);

  private static final Reply LATE =
      Reply.refusal(Reply.CONFLICT, "That question is answered or was taken back.");

  private static final CompletableFuture<Reply> NOT_OVER =
      Reply.text(Reply.CONFLICT, "The game is not over.").now();

  private final GameProvider<V, D, E> game;
  private final TableSetup setup;
  private final String hints;
  private final Absences absences;
  private final Party party;

  /** Does one thing after another, on whatever threads. */
  private final Executor turns;

  /** What each person is shown, wherever the person sits. */
  private volatile ImmutableBiMap<Seat, SeatFeed> feeds;

  private volatile MatchJournal journal;
  private volatile @Nullable LiveMatch<V, D, E> match;
  private volatile @Nullable FinishedGame finished;

  private WebTable(
      GameProvider<V, D, E> game,
      MatchJournal journal,
      String hints,
      TableSetup setup,
      Party party) {
    this.game = game;
    this.journal = journal;
    this.hints = hints;
    this.setup = setup;
    this.party = party;
    this.turns = MoreExecutors.newSequentialExecutor(setup.executor());
    this.feeds = ImmutableBiMap.copyOf(party.people());
    this.absences = new Absences(feeds.values(), turns, setup.away(), this::changed);
  }

  /**
   * {@return a table whose match goes on from its record}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game what is played
   * @param journal the record, of a new match or one that is resumed; closed with the table
   * @param hints the player that gives hints; among several people, it plays on for those who are
   *     gone
   * @param setup what all tables have in common
   * @throws dev.baize.core.record.MalformedFileException if a player of the record cannot be seated
   * @throws dev.baize.core.registry.MissingProviderException if one is not registered
   */
  public static <V extends View, D extends Decision, E extends Event> WebTable<V, D, E> open(
      GameProvider<V, D, E> game, MatchJournal journal, String hints, TableSetup setup) {
    return open(game, journal, hints, setup, Party.of(journal.header(), hints));
  }

  /** A table of people who have come together. */
  static <V extends View, D extends Decision, E extends Event> WebTable<V, D, E> open(
      GameProvider<V, D, E> game,
      MatchJournal journal,
      String hints,
      TableSetup setup,
      Party party) {
    WebTable<V, D, E> table = new WebTable<>(game, journal, hints, setup, party);
    table.begin();
    if (table.isOfFriends()) {
      table.absences.follow();
    }
    Runnable shown = () -> Optional.ofNullable(table.match).ifPresent(LiveMatch::showWatchers);
    party.watchers().ifPresent(feed -> feed.onChange(() -> table.turns.execute(shown)));
    return table;
  }

  /** {@return the game and the programs that play it, on one line} */
  public String title() {
    return new Opponents(setup.registry(), game).title(journal.header());
  }

  /** {@return whether the last match is over} */
  public boolean isOver() {
    return finished != null;
  }

  Optional<Path> file() {
    return journal.file();
  }

  /** What the people are shown, in the order in which they sat down. */
  List<SeatFeed> feeds() {
    return List.copyOf(feeds.values());
  }

  private boolean isOfFriends() {
    return feeds.size() > 1;
  }

  /** Begins a run of the match, up to the first person to act. */
  private void begin() {
    finished = null;
    LiveMatch<V, D, E> before = match;
    Map<Seat, SeatScreen<V, D, E>> seated = new LinkedHashMap<>();
    RecordedMatch<V, D, E> start = RecordedMatch.of(MatchRecord.of(journal.header()), game);
    Game<V, D> first = start.start(null);
    feeds.forEach(
        (seat, feed) -> {
          SeatScreen<V, D, E> screen = screen(seat, feed, first.view(seat));
          if (before != null) {
            screen.continueFrom(before.person(seat));
          }
          seated.put(seat, screen);
        });
    Optional<WatchScreen<V, D, E>> watch =
        party.watchers().map(feed -> new WatchScreen<>(game, journal, feed));
    RecordedMatch<V, D, E> heard = watch.map(start::listen).orElse(start).listen(journal);
    LiveMatch<V, D, E> run =
        new LiveMatch<>(
            heard.resume(setup.registry(), seat -> Optional.empty(), seated),
            journal,
            seated,
            watch,
            absences,
            setup.practice());
    match = run;
    if (isOfFriends()) {
      run.say(DealProof.told(journal.header(), game));
    }
    run.replay(journal.record().decisions().stream().map(game::decision).toList());
    advance(run);
  }

  private SeatScreen<V, D, E> screen(Seat seat, SeatFeed feed, V first) {
    HintPlayer<V, D, E> adviser = behind(hints, seat);
    return new SeatScreen<>(
        PlainTable.unlessProvided(game)
            .table()
            .apply(new Speech(seat, Opponents.shown(journal.header()))),
        adviser,
        isOfFriends() ? behind(party.standIn(), seat) : adviser,
        feed,
        setup.confirms(),
        !isOfFriends() || journal.header().notes().contains(Party.HINTS),
        first);
  }

  private HintPlayer<V, D, E> behind(String player, Seat seat) {
    return HintPlayer.of(player, setup.registry(), journal.header(), game, seat, Theme.SYMBOLS);
  }

  /** Has programs decide until a person is to act, and lets others do something in between. */
  private void advance(LiveMatch<V, D, E> run) {
    // Why is in the log of the journal, since it names folders of the host.
    if (journal.newWarning().isPresent()) {
      run.tell(
          "The record of this game cannot be written, so the game may not be kept; whoever runs it"
              + " can read why.");
    }
    if (run.isOver() && finished == null) {
      finished = new FinishedGame(game, setup, journal);
    }
    party.changed().run();
    if (match == run && run.isForProgram()) {
      turns.execute(
          () -> {
            if (match == run && run.isForProgram()) {
              guarded(run, run::step);
            }
          });
    }
  }

  /** A person is gone, or there. */
  private void changed(SeatFeed person, boolean isGone) {
    LiveMatch<V, D, E> run = match;
    boolean isBack = !isGone && absences.await(person);
    if (run == null) {
      return;
    }
    if (isGone) {
      run.sayAway(seat(person));
      takeBack(run);
    } else if (isBack) {
      run.sayBack(seat(person));
    }
    if (match == run) {
      advance(run);
    }
  }

  /** Does a part of the match and goes on; a player that fails ends it, but not the server. */
  private void guarded(LiveMatch<V, D, E> run, Runnable part) {
    try {
      part.run();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      LOG.atError().addKeyValue("game", game.name()).setCause(e).log("match stopped");
      match = null;
      // What went wrong may tell what a seat must not know.
      run.stop("The game has stopped, since a player failed; whoever runs it can read why.");
    }
    advance(run);
  }

  /** Does a part of the match when its turn comes; who asks for it is there. */
  private CompletableFuture<Reply> inTurn(
      SeatFeed person, BiFunction<LiveMatch<V, D, E>, SeatScreen<V, D, E>, Reply> part) {
    return CompletableFuture.supplyAsync(
        () -> {
          LiveMatch<V, D, E> run = match;
          if (run == null) {
            return LATE;
          }
          if (absences.await(person)) {
            run.sayBack(seat(person));
            absences.look(person);
          }
          return part.apply(run, run.person(seat(person)));
        },
        turns);
  }

  /** Answers the question with a number. */
  CompletableFuture<Reply> answer(SeatFeed person, String question, String text, boolean sure) {
    return inTurn(
        person,
        (run, screen) -> {
          Reply[] reply = {LATE};
          if (screen.isAsked(question)) {
            guarded(run, () -> reply[0] = run.answer(screen, text, sure));
          }
          return reply[0];
        });
  }

  /** What the player behind a person would do, who has the question with a number. */
  CompletableFuture<Reply> hint(SeatFeed person, String question) {
    return inTurn(person, (run, screen) -> screen.isAsked(question) ? screen.hint() : LATE);
  }

  Seat seat(SeatFeed person) {
    return requireNonNull(feeds.inverse().get(person));
  }

  /** Takes the person's last decision back, among friends if all others agree. */
  CompletableFuture<Reply> undo(SeatFeed person) {
    String late = isOfFriends() ? "There is nothing that you could ask for." : UndoPoint.TOO_LATE;
    return inTurn(
        person,
        (run, screen) ->
            run.requestUndo(seat(person)) ? takeBack(run) : Reply.refusal(Reply.CONFLICT, late));
  }

  /** What comes of a person's answer to the request of another. */
  CompletableFuture<Reply> answerRequest(SeatFeed person, String request, boolean agrees) {
    return inTurn(
        person,
        (run, screen) -> {
          if (!screen.isRequest(request)) {
            return LATE;
          }
          run.answerRequest(seat(person), agrees);
          return takeBack(run);
        });
  }

  /** Takes the last decision back if all agree who are there. */
  private Reply takeBack(LiveMatch<V, D, E> run) {
    Optional<Integer> kept = run.undoAgreed();
    if (kept.isEmpty()) {
      return Reply.page("");
    }
    try {
      journal.truncate(kept.get());
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("kept", kept.get()).setCause(e).log("decision not taken back");
      String why = "Not taken back: the record cannot be cut.";
      run.dropRequest();
      run.tell(why);
      return Reply.refusal(Reply.CONFLICT, why);
    }
    begin();
    if (isOfFriends() && match != null) {
      match.tell("The last decision was taken back.");
    }
    return Reply.page("<p>Taken back.</p>");
  }

  /** Plays another game, if the last one is over. */
  CompletableFuture<Reply> next(NextGame next) {
    return CompletableFuture.supplyAsync(
        () -> {
          if (finished == null) {
            return Reply.refusal(Reply.CONFLICT, "The game is not over.");
          }
          close();
          finished = null;
          Header last = journal.header();
          boolean isSameDeal = next == NextGame.OTHER_SIDE;
          List<String> notes = new ArrayList<>(last.notes());
          notes.removeIf(note -> !Party.NOTES.contains(note));
          notes.addAll(isSameDeal ? DealProof.notes(last) : List.of());
          Header header = next.after(last, setup.seeds().get()).withNotes(notes);
          if (isSameDeal) {
            int seats = header.participants().size();
            ImmutableBiMap.Builder<Seat, SeatFeed> further = ImmutableBiMap.builder();
            feeds.forEach((seat, feed) -> further.put(Seat.of((seat.index() + 1) % seats), feed));
            feeds = further.buildOrThrow();
            begin(header);
          } else {
            party.dealer().accept(header, dealt -> turns.execute(() -> begin(dealt)));
          }
          return Reply.page("");
        },
        turns);
  }

  private void begin(Header next) {
    journal = setup.journal(next);
    begin();
  }

  /** How the game is played, and by which rules and with whom at this table. */
  CompletableFuture<String> rules(SeatFeed person) {
    return CompletableFuture.supplyAsync(
        () -> new Opponents(setup.registry(), game).page(journal.header(), seat(person)), turns);
  }

  /** What a person wants of the game that is over; refused before. */
  CompletableFuture<Reply> afterwards(Function<FinishedGame, CompletableFuture<Reply>> part) {
    return NOT_OVER.thenComposeAsync(
        refused -> Optional.ofNullable(finished).map(part).orElse(NOT_OVER), turns);
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
    // Nothing is decided that the record would not have.
    match = null;
    try {
      journal.close();
    } catch (IOException e) {
      Path file = journal.file().orElse(null);
      LOG.atWarn().addKeyValue("file", file).setCause(e).log("record not closed");
    }
  }
}
