package dev.baize.cli.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.study.simulation.BatchTask;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Plays the games of a dataset, which are those of a simulation, and has them written in order. */
final class DatasetTask<V extends View, D extends Decision, E extends Event>
    implements BatchTask<Block> {

  /** How many bytes of games may wait in memory for an earlier one. */
  private static final long MOST_WAITING = 1L << 26;

  private final Dataset<V, D, E> dataset;
  private final DatasetFile file;
  private final long maxDecisions;
  private final Progress progress;
  private final Backlog backlog;

  DatasetTask(Dataset<V, D, E> dataset, DatasetFile file, long maxDecisions, Progress progress) {
    this.dataset = dataset;
    this.file = file;
    this.maxDecisions = maxDecisions;
    this.progress = progress;
    this.backlog = new Backlog(MOST_WAITING, file.rest().from());
  }

  @Override
  public Block begin() {
    return new Block();
  }

  @Override
  public void play(long game, Block into) {
    into.begin(game);
    backlog.admit(into.from(), progress);
    Seed seed = Simulation.seedOf(dataset.seed(), game);
    GameInProgress inProgress = progress.begin(game, dataset.names());
    try {
      long before = into.size();
      play(game, seed, inProgress, into);
      backlog.add(into.size() - before);
    } catch (Throwable e) {
      backlog.open();
      throw new GameFailedException(dataset.seed(), inProgress, seed, e);
    }
  }

  private void play(long game, Seed seed, GameInProgress inProgress, Block into)
      throws IOException {
    MatchLog<D> log = new MatchLog<>();
    List<Player<V, D, E>> players = inProgress.seat(dataset.entrants(), dataset.rules(), seed);
    Match<V, D, E> match =
        Match.builder(dataset.rules(), dataset.advice() ? advised(players, log) : players, seed)
            .names(dataset.names())
            .listener(log)
            .build();
    inProgress.follow(match);
    Outcome outcome = match.play(maxDecisions);
    inProgress.end();
    try (OutputStream member = dataset.format().member(into.out())) {
      dataset.writer().write(game, seed, log, outcome, member);
    }
  }

  private static <V extends View, D extends Decision, E extends Event>
      List<Player<V, D, E>> advised(List<Player<V, D, E>> players, MatchLog<D> log) {
    return players.stream().map(player -> AdvisedPlayer.of(player, log)).toList();
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
