package dev.baize.review;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.table.DataFolder;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
