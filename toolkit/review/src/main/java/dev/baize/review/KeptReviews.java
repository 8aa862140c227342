package dev.baize.review;

import static java.util.Objects.requireNonNull;

import dev.baize.core.record.MatchRecord;
import dev.baize.table.DataFolder;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
   * {@return the review of a kept game, which is made and kept if there is none of all its
   * decisions}
   *
   * @param file the file of the game
   * @param record what the file has, of one person
   */
  public KeptReview of(Path file, MatchRecord record) {
    return kept(file, record)
        .orElseGet(
            () -> {
              GameReview review = reviewer.review(record, record.header().people());
              keep(file, record, review);
              return KeptReview.of(review, record.decisions().size());
            });
  }

  private Optional<KeptReview> kept(Path file, MatchRecord record) {
    try {
      Path kept = fileOf(file);
      return Files.exists(kept)
          ? Optional.of(KeptReview.parse(Files.readString(kept)))
              .filter(review -> review.recorded() == record.decisions().size())
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      LOG.atDebug().addKeyValue("file", file).setCause(e).log("kept review not read");
      return Optional.empty();
    }
  }

  /**
   * Keeps a review, if it is of a kept game.
   *
   * @param file the file of the game
   * @param record what the file has
   * @param review of the one person who played
   */
  public void keep(Path file, MatchRecord record, GameReview review) {
    if (!games.holds(file)) {
      return;
    }
    try {
      DataFolder.replace(fileOf(file), KeptReview.of(review, record.decisions().size()).text());
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("file", file).setCause(e).log("review not kept");
    }
  }

  private static Path fileOf(Path file) {
    Path folder = requireNonNull(file.toAbsolutePath().getParent());
    return folder.resolveSibling("reviews").resolve(file.getFileName() + ".review");
  }
}
