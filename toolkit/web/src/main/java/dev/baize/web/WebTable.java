package dev.baize.web;

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
import dev.baize.core.table.StyledText;
import dev.baize.table.HintPlayer;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.Theme;
import dev.baize.table.UndoPoint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
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

  private static final Reply NOT_OVER = Reply.text(Reply.CONFLICT, "The game is not over.");

  private final GameProvider<V, D, E> game;
  private final TableSetup setup;
  private final String hints;
  private final Absences absences;

  private final Party party;

  /** Does one thing after another, on whatever threads. */
  private final Executor turns;

  /** What each person is shown, wherever the person sits. */
  private volatile Map<Seat, SeatFeed> feeds = new LinkedHashMap<>();

  private volatile MatchJournal journal;
  private Map<Seat, SeatScreen<V, D, E>> people = Map.of();
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
    this.absences = new Absences(party.people(), turns, setup.away(), this::changed);
    List<Seat> seats = journal.header().people();
    for (int i = 0; i < seats.size(); i++) {
      feeds.put(seats.get(i), party.people().get(i));
    }
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
    party.watchers().ifPresent(each -> each.onChange(() -> table.turns.execute(table::watch)));
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

  /** The file of the last match, if there is one. */
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

  private boolean hasHints() {
    return !isOfFriends() || journal.header().notes().contains(Party.HINTS);
  }

  /** Begins a run of the match, up to the first person to act. */
  private void begin() {
    finished = null;
    Header header = journal.header();
    Map<Seat, SeatScreen<V, D, E>> before = people;
    Map<Seat, SeatScreen<V, D, E>> seated = new LinkedHashMap<>();
    RecordedMatch<V, D, E> start = RecordedMatch.of(MatchRecord.of(header), game);
    Game<V, D> first = start.start(null);
    List<String> told = isOfFriends() ? List.of(DealProof.told(header, game)) : List.of();
    feeds.forEach(
        (seat, feed) -> {
          feed.restart();
          SeatScreen<V, D, E> screen = screen(seat, feed, first.view(seat));
          Optional.ofNullable(before.get(seat)).ifPresent(screen::continueFrom);
          seated.put(seat, screen);
          told.forEach(line -> screen.tell(StyledText.of(line)));
        });
    people = seated;
    party.watchers().ifPresent(SeatFeed::restart);
    Optional<WatchScreen<V, D, E>> watch =
        party.watchers().map(feed -> new WatchScreen<>(game, journal, feed));
    watch.ifPresent(screen -> told.forEach(line -> screen.tell(StyledText.of(line))));
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
        hasHints(),
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
              advance(run);
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
      run.isAway(seat(person));
      takeBack(run);
    } else if (isBack) {
      run.isBack(seat(person));
    }
    if (match == run) {
      advance(run);
    }
  }

  /** Does a part of the match; a player that fails ends it, but not the server. */
  private void guarded(LiveMatch<V, D, E> run, Runnable part) {
    try {
      part.run();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      LOG.atError().addKeyValue("game", game.name()).setCause(e).log("match stopped");
      match = null;
      // What went wrong may tell what a seat must not know.
      run.stop("The game has stopped, since a player failed; whoever runs it can read why.");
    }
  }

  private void watch() {
    LiveMatch<V, D, E> run = match;
    if (run != null) {
      run.watch();
    }
  }

  /** Does a part of the match when its turn comes; who asks for it is there. */
  private CompletableFuture<Reply> inTurn(
      SeatFeed person, BiFunction<LiveMatch<V, D, E>, SeatScreen<V, D, E>, Reply> part) {
    return CompletableFuture.supplyAsync(
        () -> {
          LiveMatch<V, D, E> run = match;
          SeatScreen<V, D, E> screen = people.get(seat(person));
          if (run == null || screen == null) {
            return LATE;
          }
          if (absences.await(person)) {
            run.isBack(seat(person));
            absences.look(person);
          }
          return part.apply(run, screen);
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
            advance(run);
          }
          return reply[0];
        });
  }

  /** Asks the player behind the person who has the question with a number. */
  CompletableFuture<Reply> hint(SeatFeed person, String question) {
    return inTurn(person, (run, screen) -> screen.isAsked(question) ? screen.hint() : LATE);
  }

  Seat seat(SeatFeed person) {
    return feeds.entrySet().stream()
        .filter(each -> each.getValue() == person)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** Takes the person's last decision back, among friends if all others agree. */
  CompletableFuture<Reply> undo(SeatFeed person) {
    String late = isOfFriends() ? "There is nothing that you could ask for." : UndoPoint.TOO_LATE;
    return inTurn(
        person,
        (run, screen) ->
            run.wish(seat(person)) ? takeBack(run) : Reply.refusal(Reply.CONFLICT, late));
  }

  /** What comes of a person's word on what another wishes. */
  CompletableFuture<Reply> word(SeatFeed person, String wish, boolean agrees) {
    return inTurn(
        person,
        (run, screen) -> {
          if (!screen.isWished(wish)) {
            return LATE;
          }
          run.word(seat(person), screen, agrees);
          return takeBack(run);
        });
  }

  /** Takes the last decision back if all agree who are there. */
  private Reply takeBack(LiveMatch<V, D, E> run) {
    Optional<Integer> kept = run.undone();
    if (kept.isEmpty()) {
      return Reply.page("");
    }
    try {
      journal.truncate(kept.get());
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("kept", kept.get()).setCause(e).log("decision not taken back");
      String why = "Not taken back: the record cannot be cut.";
      run.lapse();
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
          Header header = next.after(last, setup.seeds().get());
          List<String> notes = last.notes().stream().filter(Party.NOTES::contains).toList();
          if (next == NextGame.OTHER_SIDE) {
            Map<Seat, SeatFeed> further = new LinkedHashMap<>();
            int seats = header.participants().size();
            feeds.forEach((seat, feed) -> further.put(Seat.of((seat.index() + 1) % seats), feed));
            feeds = further;
            notes = Stream.concat(notes.stream(), DealProof.notes(last).stream()).toList();
            begin(header.withNotes(notes));
          } else {
            party
                .dealer()
                .accept(header.withNotes(notes), dealt -> turns.execute(() -> begin(dealt)));
          }
          return Reply.page("");
        },
        turns);
  }

  private void begin(Header next) {
    people = Map.of();
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
    return CompletableFuture.completedFuture(NOT_OVER)
        .thenComposeAsync(
            refusal -> {
              FinishedGame over = finished;
              return over == null ? CompletableFuture.completedFuture(refusal) : part.apply(over);
            },
            turns);
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
    // Nothing is decided that the record would not have.
    match = null;
    try {
      journal.close();
    } catch (IOException e) {
      LOG.atWarn()
          .addKeyValue("file", journal.file().orElse(null))
          .setCause(e)
          .log("record not closed");
    }
  }
}
