package dev.baize.review;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.table.StyledText;
import dev.baize.table.Aside;
import dev.baize.table.DataFolder;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import dev.baize.table.SteppedReplay;
import dev.baize.table.SteppedReplay.Stop;
import dev.baize.table.TableConsole;
import dev.baize.table.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The reviews of a person's {@linkplain KeptGames kept games} by the strongest judge of each, in
 * files beside the games. One that cannot be read is made anew, and a disk that fails costs time,
 * not the review.
 *
 * @param games the person's games
 * @param reviewer reviews games, with the strongest judge of each
 */
public record KeptReviews(KeptGames games, Reviewer reviewer) {

  private static final Logger LOG = LoggerFactory.getLogger(KeptReviews.class);

  /**
   * The review of a person's part in a kept game, which is made and kept if there is none of all
   * its decisions.
   */
  KeptReview of(Path file, MatchRecord record, Seat person) {
    return kept(fileOf(file, record, person), record)
        .orElseGet(
            () -> {
              GameReview review = reviewer.review(record, List.of(person));
              keep(file, record, review);
              int recorded = record.decisions().size();
              return KeptReview.of(review, review.seats().get(0), recorded);
            });
  }

  private static Optional<KeptReview> kept(Path kept, MatchRecord record) {
    try {
      return Files.exists(kept)
          ? Optional.of(KeptReview.read(kept))
              .filter(review -> review.recorded() == record.decisions().size())
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      LOG.atDebug().addKeyValue("file", kept).setCause(e).log("kept review not read");
      return Optional.empty();
    }
  }

  /**
   * Keeps what a review says of people, if it is of a kept game.
   *
   * @param file the file of the game
   * @param record what the file has
   * @param review of any seats
   */
  public void keep(Path file, MatchRecord record, GameReview review) {
    if (!games.holds(file)) {
      return;
    }
    try {
      for (SeatReview seat : review.seats()) {
        if (record.header().people().contains(seat.seat())) {
          KeptReview kept = KeptReview.of(review, seat, record.decisions().size());
          DataFolder.replace(fileOf(file, record, seat.seat()), kept.text());
        }
      }
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("file", file).setCause(e).log("review not kept");
    }
  }

  /** The review of a game of several people has the number of the seat in its name. */
  private static Path fileOf(Path file, MatchRecord record, Seat person) {
    Path folder = requireNonNull(file.toAbsolutePath().getParent());
    String seat = record.header().people().size() == 1 ? "" : "." + person.index();
    return folder.resolveSibling("reviews").resolve(file.getFileName() + seat + ".review");
  }

  /**
   * {@return what the person types at the table to see the review, one mistake after another}
   *
   * @param journal the game of one person
   */
  public Aside aside(MatchJournal journal) {
    return new Aside(
        "review",
        "shows your mistakes, and what they cost",
        (console, theme) -> show(journal, console, theme));
  }

  private void show(MatchJournal journal, TableConsole console, Theme theme) {
    MatchRecord record = journal.record();
    Seat seat = record.header().people().get(0);
    console.show((columns, rows) -> List.of(StyledText.of(" looking at your decisions ...")));
    List<Stop> stops = new ArrayList<>();
    try {
      GameReview review = reviewer.review(record, List.of(seat));
      journal.keptFile().ifPresent(file -> keep(file, record, review));
      SeatReview own = review.seats().get(0);
      stops.add(new Stop(record.decisions().size(), GameReview.summary(own)));
      for (JudgedDecision mistake : own.mistakes()) {
        List<StyledText> said = new ArrayList<>(List.of(GameReview.sentence(mistake)));
        if (mistake.reason().length() > 0) {
          said.add(mistake.reason());
        }
        stops.add(new Stop(mistake.index(), said));
      }
    } catch (IllegalArgumentException e) {
      String why = "This game cannot be judged: " + e.getMessage();
      stops.add(new Stop(record.decisions().size(), List.of(StyledText.of(why))));
    }
    SteppedReplay.of(record, reviewer.registry().game(record.header().game()), seat, false)
        .show(console, theme, stops);
  }
}
