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
import dev.baize.review.GameReview;
import dev.baize.review.KeptReviews;
import dev.baize.review.ReviewPage;
import dev.baize.review.Reviewer;
import dev.baize.table.HintPlayer;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.Theme;
import dev.baize.table.UndoPoint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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

  private final GameProvider<V, D, E> game;
  private final TableSetup setup;
  private final String hints;

  /** Does one thing after another, on whatever threads. */
  private final Executor turns;

  /** What each person is shown, wherever the person sits. */
  private volatile Map<Seat, SeatFeed> feeds = new LinkedHashMap<>();

  private volatile MatchJournal journal;
  private Map<Seat, SeatScreen<V, D, E>> people = Map.of();
  private @Nullable LiveMatch<V, D, E> match;
  private final Map<SeatFeed, CompletableFuture<Reply>> reviews = new HashMap<>();
  private volatile boolean over;

  private WebTable(
      GameProvider<V, D, E> game,
      MatchJournal journal,
      String hints,
      TableSetup setup,
      List<SeatFeed> shown) {
    this.game = game;
    this.journal = journal;
    this.hints = hints;
    this.setup = setup;
    this.turns = MoreExecutors.newSequentialExecutor(setup.executor());
    List<Seat> seats = journal.header().people();
    for (int i = 0; i < seats.size(); i++) {
      feeds.put(seats.get(i), shown.get(i));
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
   * @param hints the player that gives hints
   * @param setup what all tables have in common
   * @throws dev.baize.core.record.MalformedFileException if a player of the record cannot be seated
   * @throws dev.baize.core.registry.MissingProviderException if one is not registered
   */
  public static <V extends View, D extends Decision, E extends Event> WebTable<V, D, E> open(
      GameProvider<V, D, E> game, MatchJournal journal, String hints, TableSetup setup) {
    List<SeatFeed> feeds = journal.header().people().stream().map(seat -> new SeatFeed()).toList();
    return open(game, journal, hints, setup, feeds);
  }

  /** A table whose people, in the order of their seats, have been shown something before. */
  static <V extends View, D extends Decision, E extends Event> WebTable<V, D, E> open(
      GameProvider<V, D, E> game,
      MatchJournal journal,
      String hints,
      TableSetup setup,
      List<SeatFeed> feeds) {
    WebTable<V, D, E> table = new WebTable<>(game, journal, hints, setup, feeds);
    table.begin();
    return table;
  }

  /** {@return the game and the programs that play it, on one line} */
  public String title() {
    Header header = journal.header();
    Opponents all = new Opponents(setup.registry(), game);
    String others =
        header.participants().stream()
            .filter(each -> !each.isPerson())
            .map(each -> all.name(each.player()))
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return game.name() + (others.isEmpty() ? "" : ", with " + others);
  }

  /** {@return whether the last match is over} */
  public boolean isOver() {
    return over;
  }

  /** The file of the last match, if there is one. */
  Optional<Path> file() {
    return journal.file();
  }

  /** What the people are shown, in the order in which they sat down. */
  List<SeatFeed> feeds() {
    return List.copyOf(feeds.values());
  }

  /** Begins a run of the match, up to the first person to act. */
  private void begin() {
    Header header = journal.header();
    Map<Seat, SeatScreen<V, D, E>> before = people;
    Map<Seat, SeatScreen<V, D, E>> seated = new LinkedHashMap<>();
    RecordedMatch<V, D, E> start = RecordedMatch.of(MatchRecord.of(header), game);
    Game<V, D> first = start.start(null);
    feeds.forEach(
        (seat, feed) -> {
          feed.restart();
          SeatScreen<V, D, E> screen = screen(seat, feed, first.view(seat));
          Optional.ofNullable(before.get(seat)).ifPresent(screen::continueFrom);
          seated.put(seat, screen);
        });
    people = seated;
    LiveMatch<V, D, E> run =
        new LiveMatch<>(
            start.listen(journal).resume(setup.registry(), seat -> Optional.empty(), seated),
            header,
            seated,
            setup.practice());
    match = run;
    run.replay(journal.record().decisions().stream().map(game::decision).toList());
    advance(run);
  }

  private SeatScreen<V, D, E> screen(Seat seat, SeatFeed feed, V first) {
    Header header = journal.header();
    return new SeatScreen<>(
        PlainTable.unlessProvided(game).table().apply(new Speech(seat, header.names())),
        HintPlayer.of(hints, setup.registry(), header, game, seat, Theme.SYMBOLS),
        feed,
        setup.confirms(),
        feeds.size() == 1,
        first);
  }

  /** Has programs decide until a person is to act, and lets others do something in between. */
  private void advance(LiveMatch<V, D, E> run) {
    over = run.isOver();
    if (match == run && run.isForProgram()) {
      turns.execute(
          () -> {
            if (match == run) {
              guarded(run, run::step);
              advance(run);
            }
          });
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

  /** What comes of a part of the match that a person asks for, when its turn comes. */
  private CompletableFuture<Reply> inTurn(Supplier<Reply> part) {
    return CompletableFuture.supplyAsync(part, turns);
  }

  /** Answers the question with a number. */
  CompletableFuture<Reply> answer(SeatFeed person, String question, String text, boolean sure) {
    return asked(
        person,
        question,
        (run, screen) -> {
          Reply[] reply = {LATE};
          guarded(run, () -> reply[0] = run.answer(screen, text, sure));
          advance(run);
          return reply[0];
        });
  }

  /** Asks the player behind the person who has the question with a number. */
  CompletableFuture<Reply> hint(SeatFeed person, String question) {
    return asked(
        person,
        question,
        (run, screen) ->
            feeds.size() == 1
                ? screen.hint()
                : Reply.refusal(Reply.CONFLICT, "Among friends there are no hints."));
  }

  /** What is done for a person who is asked a question. */
  private interface Part<V extends View, D extends Decision, E extends Event> {
    Reply of(LiveMatch<V, D, E> run, SeatScreen<V, D, E> screen);
  }

  private CompletableFuture<Reply> asked(SeatFeed person, String question, Part<V, D, E> part) {
    return inTurn(
        () -> {
          LiveMatch<V, D, E> run = match;
          SeatScreen<V, D, E> screen = people.get(seat(person));
          return run == null || screen == null || !screen.isAsked(question)
              ? LATE
              : part.of(run, screen);
        });
  }

  private Seat seat(SeatFeed person) {
    return feeds.entrySet().stream()
        .filter(each -> each.getValue() == person)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** Takes the person's last decision back. */
  CompletableFuture<Reply> undo() {
    return inTurn(
        () -> {
          Optional<Integer> kept = match == null ? Optional.empty() : match.undone();
          if (kept.isEmpty()) {
            return Reply.refusal(
                Reply.CONFLICT,
                feeds.size() > 1 ? "Among friends nothing is taken back." : UndoPoint.TOO_LATE);
          }
          try {
            journal.truncate(kept.get());
          } catch (IOException e) {
            LOG.atWarn().addKeyValue("kept", kept.get()).setCause(e).log("decision not taken back");
            return Reply.refusal(Reply.CONFLICT, "Not taken back: the record cannot be cut.");
          }
          begin();
          return Reply.page("<p>Taken back.</p>");
        });
  }

  /** Plays another game, if the last one is over. */
  CompletableFuture<Reply> next(NextGame next) {
    return inTurn(
        () -> {
          if (!over) {
            return Reply.refusal(Reply.CONFLICT, "The game is not over.");
          }
          close();
          Header header = next.after(journal.header(), setup.seeds().get());
          if (next == NextGame.OTHER_SIDE) {
            feeds = further(feeds, header.participants().size());
          }
          people = Map.of();
          reviews.clear();
          journal = setup.journal(header);
          begin();
          return Reply.page("");
        });
  }

  /** Each person one seat further. */
  private static Map<Seat, SeatFeed> further(Map<Seat, SeatFeed> feeds, int seats) {
    Map<Seat, SeatFeed> further = new LinkedHashMap<>();
    feeds.forEach((seat, feed) -> further.put(Seat.of((seat.index() + 1) % seats), feed));
    return further;
  }

  /** How the game is played, and by which rules and with whom at this table. */
  CompletableFuture<String> rules(SeatFeed person) {
    return CompletableFuture.supplyAsync(
        () -> new Opponents(setup.registry(), game).page(journal.header(), seat(person)), turns);
  }

  /** The review of the decisions of a person, as a page; refused before the game is over. */
  CompletableFuture<Reply> review(SeatFeed person) {
    return CompletableFuture.completedFuture(person)
        .thenComposeAsync(
            reader -> {
              if (!over) {
                return CompletableFuture.completedFuture(
                    Reply.text(Reply.CONFLICT, "The game is not over."));
              }
              MatchJournal finished = journal;
              Seat seat = seat(reader);
              return reviews.computeIfAbsent(
                  reader,
                  first ->
                      CompletableFuture.supplyAsync(
                          () -> review(finished, seat), setup.executor()));
            },
            turns);
  }

  private Reply review(MatchJournal finished, Seat seat) {
    Reviewer reviewer = Reviewer.strongest(setup.registry());
    MatchRecord record = finished.record();
    GameReview review = reviewer.review(record, List.of(seat));
    KeptReviews kept = new KeptReviews(setup.games(), reviewer);
    finished
        .keptFile()
        .filter(file -> record.header().people().equals(List.of(seat)))
        .ifPresent(file -> kept.keep(file, record, review));
    String page = ReviewPage.html(review, record, setup.registry());
    return new Reply(Reply.OK, Reply.Kind.DOCUMENT, page);
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
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
