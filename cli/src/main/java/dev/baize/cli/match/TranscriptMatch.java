package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Console;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedRecordException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.record.SeatedMatch;
import dev.baize.core.registry.MissingProviderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays matches at the terminal, which shows the transcripts of their games. Short games of
 * programs take less time than linking a lambda expression, so there is none on their way.
 */
public final class TranscriptMatch {

  private final CommandContext context;
  private final long maxDecisions;
  private final MatchRunner runner;

  /**
   * Matches at one terminal, of any length.
   *
   * @param context the terminal, and the games and players
   */
  public TranscriptMatch(CommandContext context) {
    this(context, Long.MAX_VALUE);
  }

  /**
   * Matches at one terminal.
   *
   * @param context the terminal, and the games and players
   * @param maxDecisions after how many decisions a match that has not ended is stopped
   */
  TranscriptMatch(CommandContext context, long maxDecisions) {
    this.context = context;
    this.maxDecisions = maxDecisions;
    this.runner = new MatchRunner(context);
  }

  /**
   * Plays a new match.
   *
   * @param plan what is played, and by whom
   * @param heading is printed before the transcript
   * @param file where to write the record, which must not exist; null for nowhere
   * @throws IOException that names the file, if it cannot be used
   */
  public void play(MatchPlan<?, ?, ?> plan, String heading, @Nullable Path file)
      throws IOException {
    if (file == null && People.seats(plan.participants()).isEmpty()) {
      play(plan, heading, null, null);
      return;
    }
    try (MatchJournal journal = MatchJournal.inMemory(plan.record())) {
      play(plan, heading, journal, file);
    }
  }

  private <V extends View, D extends Decision, E extends Event> void play(
      MatchPlan<V, D, E> plan, String heading, @Nullable MatchJournal journal, @Nullable Path file)
      throws IOException {
    MatchGate gate = new MatchGate(journal);
    TranscriptTerminal terminal = terminal(journal, gate, plan.participants());
    RetryHint retryHint = retryHint(plan.header(), journal);
    seating(retryHint);
    List<Player<V, D, E>> players = runner.seat(plan, consoles(terminal), retryHint);
    if (journal != null && file != null) {
      journal.create(file);
    }
    context.terminal().print(heading);
    Match.Builder<V, D, E> match =
        Match.builder(plan.rules(), players, plan.seed())
            .names(plan.players())
            .listener(plan.game().transcript(terminal, plan.names(), plan.rules()))
            .listener(gate);
    play(
        retryHint,
        gate,
        new Supplier<Match<V, D, E>>() {
          @Override
          public Match<V, D, E> get() {
            return match.build();
          }
        });
  }

  /**
   * Prints the transcript of a recorded match, then plays on and appends to the same file.
   *
   * @param file the record, or {@code -} for standard input, to which nothing is appended
   * @throws IOException that names the file, if it cannot be used
   * @throws MalformedRecordException if it is not a whole record, or a player cannot play at its
   *     seat
   * @throws MissingProviderException if its game or a player is not present
   */
  public void resume(Path file) throws IOException {
    MatchRecord record = runner.read(file);
    try (MatchJournal journal = MatchJournal.inMemory(record)) {
      resume(RecordedMatch.of(record, context.registry()), journal, file);
    }
  }

  private <V extends View, D extends Decision, E extends Event> void resume(
      RecordedMatch<V, D, E> recorded, MatchJournal journal, Path file) throws IOException {
    Header header = recorded.record().header();
    MatchGate gate = new MatchGate(journal);
    TranscriptTerminal terminal = terminal(journal, gate, header.participants());
    RetryHint retryHint = retryHint(header, journal);
    seating(retryHint);
    SeatedMatch<V, D, E> match =
        runner.seat(
            recorded.transcript(terminal).listen(gate), consoles(terminal), Map.of(), retryHint);
    if (!FileName.isInput(file)) {
      journal.append(file);
    }
    play(retryHint, gate, match::resume);
  }

  /**
   * Prints the transcript of a recorded match.
   *
   * @param file the record, or {@code -} for standard input
   * @throws IOException that names the file, if it cannot be used
   * @throws MalformedRecordException if it is not a whole record
   * @throws MissingProviderException if its game is not present
   */
  public void replay(Path file) throws IOException {
    runner.replay(runner.read(file));
  }

  private RetryHint retryHint(Header header, @Nullable MatchJournal journal) {
    return new RetryHint(
        context,
        header,
        List.of(TranscriptTerminal.RESUME),
        new Supplier<>() {
          @Override
          public Optional<Path> get() {
            return journal == null ? Optional.empty() : journal.file();
          }
        });
  }

  private TranscriptTerminal terminal(
      @Nullable MatchJournal journal, MatchGate gate, List<Participant> participants) {
    return new TranscriptTerminal(context, journal, gate, People.seats(participants).size());
  }

  private static Function<Seat, Optional<Console>> consoles(TranscriptTerminal terminal) {
    return new Function<>() {
      @Override
      public Optional<Console> apply(Seat seat) {
        return Optional.of(terminal.at(seat));
      }
    };
  }

  /** Prepares for a player that ends the process while players are being seated. */
  private void seating(RetryHint retryHint) {
    context.end().playing(new MatchActivity(retryHint, null));
  }

  /** Prepares for a player that ends the process, and for a signal to end it. */
  private void playing(RetryHint retryHint, MatchGate gate, Match<?, ?, ?> match) {
    MatchActivity activity =
        new MatchActivity(
            retryHint,
            new Supplier<>() {
              @Override
              public Optional<Seat> get() {
                return match.waitingFor();
              }
            });
    context.end().playing(activity);
    context.end().whenInterrupted(new Interruption(context.terminal(), gate, retryHint, activity));
  }

  private void play(RetryHint retryHint, MatchGate gate, Supplier<? extends Match<?, ?, ?>> made) {
    gate.closeAtExit();
    try {
      Match<?, ?, ?> match = made.get();
      playing(retryHint, gate, match);
      match.play(maxDecisions);
      context.end().playing(null);
    } catch (MatchStoppedException e) {
      if (e.getCause() instanceof MatchPausedException paused) {
        context.terminal().print(paused.getMessage() + "\n");
        return;
      }
      if (e.getCause() instanceof EndOfInputException end
          && context.terminal().isInputEnded()
          && retryHint.isRecorded()) {
        throw new EndOfInputException(end.getMessage() + "; " + retryHint.text());
      }
      throw MatchRunner.failure(e, retryHint);
    } finally {
      gate.stayOpen();
      context.end().whenInterrupted(null);
    }
  }
}
