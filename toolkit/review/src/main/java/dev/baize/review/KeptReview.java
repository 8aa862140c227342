package dev.baize.review;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.lines.LineReader;
import dev.baize.core.lines.Source;
import dev.baize.core.record.MalformedFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What is kept of the review of a person's game: enough for statistics, and to ask for the mistakes
 * again.
 *
 * @param judge the player whose advice was taken, with its settings
 * @param recorded how many decisions of all seats the record had
 * @param judged how many decisions were judged
 * @param cost what the mistakes cost
 * @param mistakes the numbers of the mistakes among the decisions of the record, from 0, the worst
 *     first
 */
record KeptReview(
    String judge,
    String unit,
    int recorded,
    int judged,
    double cost,
    double error,
    List<Integer> mistakes) {

  private static final String KIND = "review";
  private static final FormatReader<KeptReview> READER =
      new FormatReader<>(KIND, true, MalformedFileException::new, KeptReview::parse);
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  /** The review of one seat in a game whose record has so many decisions. */
  static KeptReview of(GameReview review, SeatReview seat, int recorded) {
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

  /** What {@link #read} reads. */
  String text() {
    return String.join(
        "\n",
        FormatReader.firstLine(KIND),
        "judge: " + judge,
        "unit: " + unit,
        "recorded: " + recorded,
        "judged: " + judged,
        "cost: " + cost,
        "error: " + error,
        "mistakes: " + Joiner.on(' ').join(mistakes),
        "");
  }

  /** The review in a file; throws {@code IllegalArgumentException}, too, if there is none in it. */
  static KeptReview read(Path file) throws IOException {
    return READER.read(file);
  }

  private static KeptReview parse(byte[] bytes, Source source) {
    LineReader lines = new LineReader(bytes, source, true);
    return new KeptReview(
        lines.value("judge: "),
        lines.value("unit: "),
        Integer.parseInt(lines.value("recorded: ")),
        Integer.parseInt(lines.value("judged: ")),
        Double.parseDouble(lines.value("cost: ")),
        Double.parseDouble(lines.value("error: ")),
        WORDS.splitToStream(lines.value("mistakes: ")).map(Integer::valueOf).toList());
  }
}
