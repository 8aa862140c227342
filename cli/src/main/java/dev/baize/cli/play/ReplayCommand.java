package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.review.notation.FilledIn;
import dev.baize.study.report.ReportFormat;
import dev.baize.table.Opponents;
import dev.baize.table.ReplayReport;
import dev.baize.table.SteppedReplay;
import dev.baize.terminal.Pace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    sortOptions = false,
    description = {
      "Print the transcript of a recorded game.",
      "With --format json, print every decision and event instead, and which seats were told of it."
    })
public final class ReplayCommand extends ContextCommand {

  private static final String TABLE = "--table";
  private static final String SEAT = "--seat";

  @Parameters(
      paramLabel = "FILE",
      description =
          "The record of any game that is present, or a game of euchre in .egn or .ptn; - is"
              + " standard input.")
  private Path file;

  @Option(
      names = "--hand",
      paramLabel = "N",
      description = "Only this hand of a game of several; the first is 1.")
  private @Nullable Long hand;

  @Option(
      names = ReplayCommand.TABLE,
      description =
          "Show the game at the table, one decision after another: the arrow keys go forwards and"
              + " backwards, PgDn and PgUp turn pages. All hands are open, unless --seat names"
              + " whose eyes to see with.")
  private boolean table;

  @Option(
      names = ReplayCommand.SEAT,
      paramLabel = "NAME",
      description = "With --table, show only what this seat saw, by its name or its number from 0.")
  private @Nullable String seat;

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    requireTogether();
    MatchRecord record = TranscriptMatch.read(file, terminal());
    Registry registry = registry();
    String filledIn = FilledIn.of(record.header()).text(record.header().names());
    if (!filledIn.isEmpty()) {
      terminal().complain(file + ": " + filledIn);
    }
    if (table) {
      GameProvider<?, ?, ?> game = registry.game(record.header().game());
      Seat viewer = seat(record.header(), SEAT, seat);
      return new TableLauncher(context(), Pace.NORMAL, new PlayOptions())
          .show(SteppedReplay.of(record, game, viewer, seat == null));
    }
    if (hand == null && format.get() == ReportFormat.TEXT) {
      RecordedMatch.of(record, registry).transcript(terminal().out()).replay();
    } else {
      ReplayReport whole = ReplayReport.of(record, registry);
      long number = hand == null ? 0 : hand;
      ReplayReport shown =
          hand == null ? whole : Usage.checked("--hand: ", () -> whole.ofHand(number));
      format.print(shown, terminal());
    }
    return ExitStatus.OK;
  }

  private void requireTogether() {
    if (seat != null && !table) {
      throw Usage.error(SEAT + " needs " + TABLE);
    }
    if (table && (hand != null || format.get() != ReportFormat.TEXT)) {
      throw Usage.error(TABLE + " goes with " + SEAT + " alone");
    }
    if (table && FileName.isInput(file)) {
      throw Usage.error(TABLE + " -: standard input is the keyboard of the table");
    }
  }

  /** The seat that was asked for, or else that of the person, or else the first. */
  static Seat seat(Header header, String option, @Nullable String seat) {
    List<String> names = header.names();
    List<String> shown = Opponents.shown(header);
    if (seat == null) {
      return header.people().stream().findFirst().orElse(Seat.of(0));
    }
    for (int i = 0; i < names.size(); i++) {
      if (seat.equalsIgnoreCase(names.get(i))
          || seat.equalsIgnoreCase(shown.get(i))
          || seat.equals(Integer.toString(i))) {
        return Seat.of(i);
      }
    }
    throw Usage.error(
        option + " " + Excerpt.quote(seat) + ": expected one of " + String.join(", ", names));
  }
}
