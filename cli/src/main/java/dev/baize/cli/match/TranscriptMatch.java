package dev.baize.cli.match;

import static com.google.common.base.Throwables.throwIfUnchecked;
import static java.util.Objects.requireNonNull;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.TranscriptTerminal.PausedException;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.review.notation.Notation;
import dev.baize.table.MatchJournal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plays matches at the terminal, which shows the transcripts of their games. Short games of
 * programs take less time than linking a lambda expression, so there is none on their way. A match
 * that has not ended after {@code maxDecisions} is stopped.
 */
public record TranscriptMatch(CommandContext context, long maxDecisions) {

  public TranscriptMatch(CommandContext context) {
    this(context, Long.MAX_VALUE);
  }

  /**
   * Plays a new match, with its transcript below a heading and its record in a new file; null for
   * no record.
   */
  public <V extends View, D extends Decision, E extends Event> void play(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      Seed seed,
      List<Participant> participants,
      String heading,
      @Nullable Path file)
      throws IOException {
    Header header = new Header(game.name(), rules.text(), seed, participants);
    List<String> names = new ArrayList<>();
    List<String> kinds = new ArrayList<>();
    for (Participant participant : participants) {
      names.add(participant.name());
      kinds.add(participant.player());
    }
    int people = header.people().size();
    try (MatchJournal journal =
        file == null && people == 0 ? null : MatchJournal.inMemory(MatchRecord.of(header))) {
      TranscriptTerminal terminal = new TranscriptTerminal(context, journal, people);
      RetryHint retryHint = retryHint(header, journal);
      List<Player<V, D, E>> players =
          SeatContext.seat(
              seed,
              names,
              terminal,
              new Function<SeatContext, Player<V, D, E>>() {
                @Override
                public Player<V, D, E> apply(SeatContext seat) {
                  String player = kinds.get(seat.seat().index());
                  return create(game, player, seat.with(rules));
                }
              });
      if (journal != null && file != null) {
        journal.create(file);
      }
      context.terminal().print(heading);
      retryHint.begin();
      try {
        Match.Builder<V, D, E> match =
            Match.builder(rules, players, seed)
                .names(kinds)
                .listener(game.transcript(terminal, names, rules));
        if (journal != null) {
          match.listener(journal);
        }
        match.build().play(maxDecisions);
      } catch (RuntimeException | Error e) {
        end(e, retryHint);
      } finally {
        retryHint.end();
      }
    }
  }

  private <V extends View, D extends Decision, E extends Event> Player<V, D, E> create(
      GameProvider<V, D, E> game, String player, SeatContext seat) {
    try {
      return requireNonNull(
          context.installed().player(game, player).create(seat), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.USAGE, "no seat for " + player + ": " + e.getMessage(), e);
    } catch (Throwable e) {
      throw new PlayerCreationException(player, seat.seat(), e);
    }
  }

  /**
   * Prints the transcript of a recorded match, then plays on and appends to the same file; what
   * comes from standard input, {@code -}, is appended to nothing.
   */
  public void resume(Path file) throws IOException {
    if (Notation.of(file) != Notation.RECORD) {
      throw new CommandException(
          ExitStatus.REFUSED,
          file + " is no record; expected one, which baize convert makes of it");
    }
    MatchRecord record = read(file, context.terminal());
    try (MatchJournal journal = MatchJournal.inMemory(record)) {
      resume(RecordedMatch.of(record, context.installed().registry()), journal, file);
    }
  }

  private <V extends View, D extends Decision, E extends Event> void resume(
      RecordedMatch<V, D, E> recorded, MatchJournal journal, Path file) throws IOException {
    Header header = journal.header();
    TranscriptTerminal terminal = new TranscriptTerminal(context, journal, header.people().size());
    RetryHint retryHint = retryHint(header, journal);
    RecordedMatch<V, D, E> match = recorded.transcript(terminal).listen(journal);
    List<Player<V, D, E>> players = match.seat(context.installed().registry(), terminal, Map.of());
    if (!FileName.isInput(file)) {
      journal.append(file, context.keptGames());
    }
    retryHint.begin();
    try {
      match.resume(players).play(maxDecisions);
    } catch (RuntimeException | Error e) {
      end(e, retryHint);
    } finally {
      retryHint.end();
      journal.warning().ifPresent(context.terminal()::complain);
    }
  }

  /**
   * {@return the game in a file of any notation, or the record in standard input if the file is
   * {@code -}}
   */
  public static MatchRecord read(Path file, Terminal terminal) throws IOException {
    return FileName.isInput(file)
        ? MatchRecord.read(terminal.inputBytes(), Terminal.INPUT_NAME)
        : Notation.read(file);
  }

  private RetryHint retryHint(Header header, @Nullable MatchJournal journal) {
    return new RetryHint(context, header, List.of(TranscriptTerminal.RESUME), journal);
  }

  /** Tells why a match has ended before its time: a person saves it, or something fails. */
  private void end(Throwable thrown, RetryHint retryHint) {
    if (thrown instanceof MatchStoppedException stopped) {
      if (stopped.getCause() instanceof PausedException paused) {
        context.terminal().print(paused.getMessage() + "\n");
        return;
      }
      if (stopped.getCause() instanceof EndOfInputException end
          && context.terminal().isInputEnded()
          && retryHint.command() != null) {
        throw new EndOfInputException(end.getMessage() + "; " + retryHint.get());
      }
      throw retryHint.failure(stopped);
    }
    if (Failures.explainsItself(thrown)) {
      throwIfUnchecked(thrown);
    }
    throw retryHint.failure(retryHint.header().game() + " failed: " + thrown, thrown);
  }
}
