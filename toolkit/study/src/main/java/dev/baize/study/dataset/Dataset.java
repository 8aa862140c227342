package dev.baize.study.dataset;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.report.Json;
import dev.baize.study.simulation.BatchRunner;
import dev.baize.study.simulation.BatchTask;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.StudySetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of a {@link Simulation} and writes a row for each decision. Immutable.
 *
 * <pre>{@code
 * Dataset<EuchreView, EuchreDecision, EuchreEvent> dataset =
 *     new Dataset<>(
 *         euchre, euchre.rules(), List.of(expert), Seed.of(1), DatasetFormat.of(path), false);
 * try (DatasetFile file = dataset.open(path, GameRange.first(1000), "1.0")) {
 *   dataset.play(file, Simulation.MAX_DECISIONS, 2, new Progress());
 *   file.sync();
 * }
 * }</pre>
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Dataset<V extends View, D extends Decision, E extends Event> {

  /** How many bytes of games may wait in memory for an earlier one. */
  private static final long MAX_WAITING = 1L << 26;

  private final StudySetup setup;
  private final Rules<V, D, E> rules;
  private final List<Entrant<V, D, E>> entrants;
  private final DatasetFormat format;
  private final boolean advice;
  private final ViewFormat<V, D> views;

  /** The number of each decision; empty if the game does not number decisions. */
  private final Map<D, Integer> numbers = new HashMap<>();

  /** Null for rows of JSON. */
  private final @Nullable CsvRows table;

  /**
   * A dataset.
   *
   * @param game the game
   * @param rules the rules of all games
   * @param entrants in the order in which they sit down {@linkplain SeatContext#around around the
   *     table}
   * @param seed the seed from which every game's own is derived, as that of a {@link Simulation}
   * @param format the format of the file
   * @param advice whether the advice of players that evaluate decisions is written, too
   */
  public Dataset(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<Entrant<V, D, E>> entrants,
      Seed seed,
      DatasetFormat format,
      boolean advice) {
    this.rules = rules;
    this.entrants = SeatContext.around(entrants, rules.seats());
    this.format = requireNonNull(format);
    this.advice = advice;
    List<String> names = this.entrants.stream().map(Entrant::name).toList();
    this.setup = new StudySetup(game.name(), rules.text(), seed, names);
    this.views =
        rules
            .viewFormat()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the views of " + game.name() + " have no form that can be written"));
    List<D> numbered = game.decisions();
    for (int i = 0; i < numbered.size(); i++) {
      numbers.put(numbered.get(i), i);
    }
    checkArgument(
        !advice || advises(), "none of these players advises: %s", String.join(", ", names));
    this.table = format.csv() ? table() : null;
  }

  private CsvRows table() {
    checkArgument(
        !views.columns().isEmpty(),
        "%s does not tell the names of the columns of a table; expected a file name that ends in"
            + " .jsonl or .jsonl.gz",
        setup.game());
    return CsvRows.of(
        views.columns(), views.arrayLength(), rules.seats(), !numbers.isEmpty(), advice);
  }

  /** A player that fails here counts as an advisor: the game in which it fails reports it. */
  private boolean advises() {
    try {
      return Entrant.seat(entrants, rules, setup.seed(), seat -> {}).stream()
          .anyMatch(Advisor.class::isInstance);
    } catch (PlayerCreationException e) {
      return true;
    }
  }

  /**
   * Begins a file, or goes on with one that was interrupted.
   *
   * @param path a new file, or one that was begun with this dataset, these games and this version
   * @param games the games of the whole file
   * @param version the version of the program, whose players may decide otherwise in another one
   * @return the file, which is locked until it is closed
   * @throws IOException that names the file, if it is any other or cannot be written; it is
   *     unchanged
   */
  public DatasetFile open(Path path, GameRange games, String version) throws IOException {
    List<String> heading = Journal.heading(requireNonNull(version), setup, games, format, advice);
    return DatasetFile.open(path, heading, games, top());
  }

  /** The bytes that precede the games in the file: the names of the columns of a table. */
  private byte[] top() throws IOException {
    ByteArrayOutputStream top = new ByteArrayOutputStream();
    if (table != null) {
      try (OutputStream member = format.member(top)) {
        member.write(table.top());
      }
    }
    return top.toByteArray();
  }

  /**
   * Plays the games that a file still lacks, and writes them in order; see {@link BatchRunner#play}
   * for how they end.
   *
   * @param file a file of this dataset
   * @param maxDecisions the number of decisions after which a game that has not ended fails
   * @param threads 1 or more; the file is the same for any number
   * @param progress counts the games and may cancel the rest; for this one run
   * @throws GameFailedException if a player or the game fails, or the game does not end, for the
   *     first game that does; the file has those before it
   * @throws UncheckedIOException that names the file, if it cannot be written
   */
  public void play(DatasetFile file, long maxDecisions, int threads, Progress progress) {
    new BatchRunner<>(new GameTask(file, maxDecisions, requireNonNull(progress)), threads)
        .play(file.rest(), progress);
  }

  /** Writes a row for each decision of a match, replayed to know from the start how it ends. */
  private void write(long match, Seed seed, MatchLog<D> log, Outcome outcome, OutputStream to)
      throws IOException {
    List<Integer> winners = outcome.winners().stream().map(Seat::index).toList();
    Game<V, D> game = rules.start(seed);
    List<Map<String, Object>> rowsOfHand = new ArrayList<>();
    List<Long> before = game.scores();
    for (int turn = 0; turn < log.decisions().size(); turn++) {
      D decision = log.decisions().get(turn);
      long hand = game.hand();
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("match", match);
      row.put("turn", turn);
      row.put("hand", hand);
      addQuestion(game, row);
      row.put("decision", decision.text());
      if (!numbers.isEmpty()) {
        row.put("number", number(decision));
      }
      log.advice(turn).ifPresent(advice -> row.put("advice", advice.fields()));
      rowsOfHand.add(row);
      game.apply(decision);
      if (game.isOver() || game.hand() != hand) {
        List<Long> change = difference(before, game.scores());
        for (Map<String, Object> each : rowsOfHand) {
          each.put("hand_scores", change);
          each.put("scores", outcome.scores());
          each.put("winners", winners);
          to.write(table == null ? Json.line(each) : table.row(each));
        }
        rowsOfHand.clear();
        before = game.scores();
      }
    }
  }

  private void addQuestion(Game<V, D> game, Map<String, Object> row) {
    Seat seat = game.toAct();
    V view = game.view(seat);
    List<D> legal = game.legal();
    row.put("seat", seat.index());
    row.put("player", setup.players().get(seat.index()));
    row.put("view", views.write(view));
    if (views.arrayLength() > 0) {
      row.put("array", views.array(view));
    }
    row.put("legal", legal.stream().map(Decision::text).toList());
    if (!numbers.isEmpty()) {
      row.put("numbers", legal.stream().map(this::number).toList());
    }
  }

  private int number(D decision) {
    Integer number = numbers.get(decision);
    if (number == null) {
      throw new IllegalStateException("no number for \"" + decision.text() + '"');
    }
    return number;
  }

  /** How much a hand changed the score of each seat. */
  private static List<Long> difference(List<Long> before, List<Long> after) {
    return before.isEmpty()
        ? after
        : IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)).toList();
  }

  private final class GameTask implements BatchTask<Block> {

    private final DatasetFile file;
    private final long maxDecisions;
    private final Progress progress;
    private final Backlog backlog;

    GameTask(DatasetFile file, long maxDecisions, Progress progress) {
      this.file = file;
      this.maxDecisions = maxDecisions;
      this.progress = progress;
      this.backlog = new Backlog(MAX_WAITING, file.rest().from());
    }

    @Override
    public Block begin() {
      return new Block();
    }

    @Override
    public BatchTask.Game start(long game, Block into) {
      return () -> {
        play(game, into);
        return true;
      };
    }

    private void play(long game, Block into) {
      into.begin(game);
      backlog.admit(into.from(), progress);
      GameInProgress inProgress = progress.begin(game, setup.players());
      try {
        int before = into.size();
        play(inProgress, into);
        backlog.add(into.size() - before);
      } catch (Throwable e) {
        backlog.open();
        throw new GameFailedException("game", setup.seed(), inProgress, e);
      }
    }

    private void play(GameInProgress game, Block into) throws IOException {
      Seed seed = Match.seedOf(setup.seed(), game.number());
      MatchLog<D> log = new MatchLog<>();
      Outcome outcome = game.resume(() -> sitDown(game, seed, log)).play(maxDecisions);
      game.end();
      try (OutputStream member = format.member(into)) {
        write(game.number(), seed, log, outcome, member);
      }
    }

    private Match<V, D, E> sitDown(GameInProgress game, Seed seed, MatchLog<D> log) {
      List<Player<V, D, E>> players = game.seat(entrants, rules, seed);
      if (advice) {
        players = players.stream().map(log::logging).toList();
      }
      return Match.builder(rules, players, seed).names(setup.players()).listener(log).build();
    }

    @Override
    public void join(Block total, Block next) {
      try {
        file.append(next);
        backlog.written(next);
      } catch (RuntimeException e) {
        backlog.open();
        throw e;
      }
    }
  }
}
