package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.record.MalformedRecordException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordWriter;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.record.SeatedMatch;
import dev.baize.core.registry.MissingProviderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where matches are played: at the terminal, told by the transcript of their game. */
public final class Table {

  private static final String HUMAN = "Human";

  private final CommandContext context;

  /**
   * The place of a run of the program.
   *
   * @param context the terminal, and who can play
   */
  public Table(CommandContext context) {
    this.context = context;
  }

  private static int people(List<Participant> participants) {
    int people = 0;
    for (Participant participant : participants) {
      people += participant.player().equalsIgnoreCase(HUMAN) ? 1 : 0;
    }
    return people;
  }

  /**
   * Plays a match.
   *
   * @param plan what is played, and by whom
   * @param heading is printed before the transcript
   * @param file where to write the record, which must not exist; null for nowhere
   * @throws IOException that names the file, if it cannot be used
   */
  public void play(MatchPlan<?, ?, ?> plan, String heading, @Nullable Path file)
      throws IOException {
    if (file == null) {
      play(plan, heading);
    } else {
      record(plan, heading, file);
    }
  }

  private <V extends View, D extends Decision, E extends Event> void play(
      MatchPlan<V, D, E> plan, String heading) {
    MatchLog log = new MatchLog(plan::record, Optional.empty());
    int people = people(plan.participants());
    Desk desk = new Desk(context, log, people);
    List<Player<V, D, E>> players = seat(plan, desk);
    context.terminal().print(heading);
    List<String> names = plan.names();
    List<Listener<? super D, ? super E>> listeners = new ArrayList<>();
    listeners.add(plan.game().transcript(desk, names));
    if (people > 0) {
      listeners.add(log);
    }
    play(
        names,
        () -> Match.builder(plan.rules(), players, plan.seed()).listeners(listeners).build());
  }

  private <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      MatchPlan<V, D, E> plan, Desk desk) {
    List<Player<V, D, E>> players = new ArrayList<>();
    for (Participant participant : plan.participants()) {
      Seat seat = Seat.of(players.size());
      Place place =
          new Place(
              participant.name(),
              seat,
              Place.seedOf(plan.seed(), seat),
              Optional.of(desk.at(seat)));
      try {
        players.add(context.registry().player(plan.game(), participant.player()).create(place));
      } catch (RuntimeException | LinkageError e) {
        throw new CommandException(
            ExitStatus.SOFTWARE, participant.player() + " cannot play at " + seat + ": " + e, e);
      }
    }
    return players;
  }

  private void record(MatchPlan<?, ?, ?> plan, String heading, Path file) throws IOException {
    MatchRecord record = plan.record();
    SeatedMatch<?, ?, ?> match = seat(record, file);
    try (RecordWriter writer = RecordWriter.create(file, record)) {
      context.terminal().print(heading);
      play(plan.names(), () -> match.resume(writer));
    }
  }

  /**
   * Tells a recorded match again, then plays on and writes to the same file.
   *
   * @throws IOException that names the file, if it cannot be used
   * @throws MalformedRecordException if it is no whole record
   * @throws MissingProviderException if its game or a player is not present
   */
  void resume(Path file) throws IOException {
    MatchRecord record = MatchRecord.read(file);
    SeatedMatch<?, ?, ?> match = seat(record, file);
    try (RecordWriter writer = RecordWriter.append(file, record)) {
      play(record.header().names(), () -> match.resume(writer));
    }
  }

  /**
   * Tells a recorded match again.
   *
   * @throws IOException that names the file, if it cannot be used
   * @throws MalformedRecordException if it is no whole record
   * @throws MissingProviderException if its game is not present
   */
  void replay(Path file) throws IOException {
    RecordedMatch.of(MatchRecord.read(file), context.registry())
        .transcript(context.terminal().out())
        .replay();
  }

  /**
   * {@return a recorded match with its players seated}
   *
   * @param record the match up to now
   * @param file where the record is or will be; null for nowhere
   * @throws MissingProviderException if the game or a player is not present
   * @throws MalformedRecordException if a player cannot play at its seat
   * @throws CommandException if one fails
   */
  public SeatedMatch<?, ?, ?> seat(MatchRecord record, @Nullable Path file) {
    MatchLog log = new MatchLog(() -> record, Optional.ofNullable(file));
    int people = people(record.header().participants());
    Desk desk = new Desk(context, log, people);
    RecordedMatch<?, ?, ?> match = RecordedMatch.of(record, context.registry()).transcript(desk);
    if (people > 0) {
      match = match.listen(log);
    }
    try {
      return match.seat(context.registry(), seat -> Optional.of(desk.at(seat)));
    } catch (MalformedRecordException | MissingProviderException e) {
      throw e;
    } catch (RuntimeException | LinkageError e) {
      throw new CommandException(ExitStatus.SOFTWARE, "a player cannot be seated: " + e, e);
    }
  }

  private void play(List<String> names, Supplier<? extends Match<?, ?, ?>> match) {
    try {
      match.get().play();
    } catch (MatchStoppedException e) {
      if (e.getCause() instanceof PausedException paused) {
        context.terminal().print(paused.getMessage() + "\n");
        return;
      }
      String message = names.get(e.seat().index()) + ": " + e.getMessage();
      throw new CommandException(ExitStatus.SOFTWARE, message, e);
    }
  }
}
