package dev.baize.review;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.table.StyledText;
import dev.baize.table.Aside;
import dev.baize.table.MatchJournal;
import dev.baize.table.SteppedReplay;
import dev.baize.table.SteppedReplay.Stop;
import dev.baize.table.TableConsole;
import dev.baize.table.Theme;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the review of a game at the table where it was played, one mistake after another.
 *
 * @param reviews reviews a game when it is asked for, and keeps the review of one that is kept
 */
public record ReviewTour(KeptReviews reviews) {

  /**
   * {@return what the person types to see the review}
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
    Reviewer reviewer = reviews.reviewer();
    Seat seat = record.header().people().get(0);
    console.show((columns, rows) -> List.of(StyledText.of(" looking at your decisions ...")));
    List<Stop> stops = new ArrayList<>();
    try {
      GameReview review = reviewer.review(record, List.of(seat));
      journal.keptFile().ifPresent(file -> reviews.keep(file, record, review));
      SeatReview own = review.seats().get(0);
      stops.add(new Stop(record.decisions().size(), ReviewReport.summary(own)));
      for (JudgedDecision mistake : own.mistakes()) {
        List<StyledText> said = new ArrayList<>(List.of(ReviewReport.sentence(mistake)));
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
