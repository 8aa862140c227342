package dev.baize.review;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is kept of a review: enough for statistics, and to ask for the mistakes again.
 *
 * @param judge the player whose advice was taken, with its settings
 * @param unit the unit of the cost
 * @param recorded how many decisions of all seats the record had
 * @param judged how many decisions were judged
 * @param cost what the mistakes cost
 * @param error the standard error of the cost
 * @param mistakes the numbers of the mistakes among the decisions of the record, from 0, the worst
 *     first
 */
public record KeptReview(
    String judge,
    String unit,
    int recorded,
    int judged,
    double cost,
    double error,
    List<Integer> mistakes) {

  private static final String KIND = "baize review 1";
  private static final List<String> NAMES =
      List.of("judge", "unit", "recorded", "judged", "cost", "error", "mistakes");
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  /**
   * {@return what is kept of the review of a person's game}
   *
   * @param review of the game
   * @param seat the part of it that is about the person
   * @param recorded how many decisions the record has
   */
  public static KeptReview of(GameReview review, SeatReview seat, int recorded) {
    SeatReview.Costs costs = seat.costsOfMistakes();
    return new KeptReview(
        review.judge(),
        seat.unit(),
        recorded,
        seat.decisions().size(),
        costs.value(),
        costs.standardError(),
        seat.mistakes().stream().map(JudgedDecision::index).toList());
  }

  String text() {
    List<Object> values =
        List.of(
            judge,
            unit,
            recorded,
            judged,
            cost,
            error,
            mistakes.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    StringBuilder text = new StringBuilder(KIND).append('\n');
    for (int i = 0; i < NAMES.size(); i++) {
      text.append(NAMES.get(i)).append(": ").append(values.get(i)).append('\n');
    }
    return text.toString();
  }

  static KeptReview parse(String text) {
    List<String> lines = text.lines().toList();
    List<String> values = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      String start = NAMES.get(i) + ": ";
      String line = i + 1 < lines.size() ? lines.get(i + 1) : "";
      if (!lines.get(0).equals(KIND) || !line.startsWith(start)) {
        throw new IllegalArgumentException(Excerpt.quote(line) + ": expected " + start);
      }
      values.add(line.substring(start.length()));
    }
    return new KeptReview(
        values.get(0),
        values.get(1),
        Integer.parseInt(values.get(2)),
        Integer.parseInt(values.get(3)),
        Double.parseDouble(values.get(4)),
        Double.parseDouble(values.get(5)),
        WORDS.splitToStream(values.get(6)).map(Integer::valueOf).toList());
  }
}
