package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.JudgeOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.cli.study.ResultPublisher;
import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.review.GameReview;
import dev.baize.review.KeptReviews;
import dev.baize.review.RecordReviewer;
import dev.baize.review.ReviewPage;
import dev.baize.review.Reviewer;
import dev.baize.review.notation.Egn;
import dev.baize.review.notation.Notation;
import dev.baize.study.file.ResultFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = ReviewCommand.NAME,
    sortOptions = false,
    description = {
      "Tell which decisions of a game were mistakes, by what their seat knew, what they cost, and"
          + " how much was luck.",
      "A mistake costs more than chance can explain, 2 standard errors, and more than 0.02: of a"
          + " game where values are chances to win, of a wager in blackjack; of other games, 1 %%"
          + " of the span of scores."
    })
public final class ReviewCommand extends ContextCommand {

  public static final String NAME = "review";

  private static final String SEAT = "--seat";
  private static final int MAX_THREADS = 1024;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description =
          "The record of any game that is present; - is standard input. By default, your last"
              + " game.")
  private @Nullable Path file;

  @Option(
      names = ReviewCommand.SEAT,
      paramLabel = "NAME",
      description =
          "Whose decisions, by name or number from 0; by default the person's, or the first"
              + " seat's.")
  private @Nullable String seat;

  @Option(names = "--all", description = "The decisions of all seats.")
  private boolean all;

  @Mixin private JudgeOption judge;

  @Option(
      names = "--with-all-cards",
      description =
          "Tell, too, what hands bring if all who play know all cards from the first card played"
              + " on, and what own decisions lost of that; no mistakes, as nobody could know"
              + " (euchre).")
  private boolean withAllCards;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "As many as there are processors by default. The result is always the same.")
  private long threads = Runtime.getRuntime().availableProcessors();

  @Mixin private FormatOption format;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Write the review, with every position and value, to this new file, a page for a browser"
              + " that needs nothing else.")
  private @Nullable Path html;

  @Option(
      names = "--annotate",
      paramLabel = "FILE",
      description =
          "Write the game to this new file in Euchre Game Notation, with a comment at each mistake;"
              + " comments that the game has are kept.")
  private @Nullable Path annotated;

  @Override
  public Integer call() throws IOException {
    if (all && seat != null) {
      throw Usage.error("--all is every seat; expected no " + SEAT);
    }
    Path named = file == null ? last() : file;
    MatchRecord record = TranscriptMatch.read(named, terminal());
    List<Seat> seats =
        all
            ? IntStream.range(0, record.header().participants().size()).mapToObj(Seat::of).toList()
            : List.of(ReplayCommand.seat(record.header(), SEAT, seat));
    for (Path written : Stream.of(html, annotated).filter(Objects::nonNull).toList()) {
      ResultFile.of(written);
    }
    Egn game = annotated == null ? null : egn(named, record);
    GameReview review = review(named, record, seats);
    ResultPublisher.write(html, () -> ReviewPage.html(review, record, registry()));
    if (game != null) {
      ResultPublisher.write(annotated, () -> review.annotate(game).text());
    }
    format.print(review, terminal());
    return ExitStatus.OK;
  }

  private static Egn egn(Path named, MatchRecord record) throws IOException {
    return Notation.of(named) == Notation.EGN
        ? Notation.egn(named)
        : Usage.checked("--annotate: ", () -> Egn.of(record));
  }

  private GameReview review(Path named, MatchRecord record, List<Seat> seats) {
    Reviewer reviewer =
        new Reviewer(
            registry(), judge.get(), (int) Count.require("--threads", threads, MAX_THREADS));
    RecordReviewer<?, ?, ?> game = Usage.checked(named + ": ", () -> reviewer.of(record, seats));
    Usage.checked("--judge: ", game::judge);
    if (withAllCards) {
      Usage.checked("--with-all-cards: ", game::unitWithAllCards);
    }
    try (ProgressDisplay display = new ProgressDisplay(terminal(), "decisions", game.decisions())) {
      GameReview review = game.review(() -> display.add(1), withAllCards);
      if (judge.get() == null && seats.equals(record.header().people())) {
        new KeptReviews(context().keptGames(), reviewer).keep(named, record, review);
      }
      return review;
    }
  }

  private Path last() throws IOException {
    return context()
        .keptGames()
        .last()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitStatus.REFUSED,
                    "no game of yours is kept; baize play begins one, or name a FILE"));
  }
}
