package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Measure;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.Excerpt;
import dev.baize.study.statistics.Sample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The exact result of a simulation. Immutable; results of parts of a study {@linkplain #merge
 * merge}, in any order, into the result of the whole.
 *
 * @param study what was simulated
 * @param requested the games that were requested
 * @param completed the games that were played, to which all samples belong
 * @param measurements each measure with its sample: the score and win of each seat, the number of
 *     decisions, and then the measures that the rules declare, in their order
 */
public record SimulationResult(
    Study study, GameSet requested, GameSet completed, List<Measurement> measurements) {

  private static final int MAX_SHOWN = 60;

  private static final FormatReader<SimulationResult> READER =
      new FormatReader<>(
          MalformedFileException::new,
          (in, source) -> ResultText.read(in, source, SimulationResult::new));

  /**
   * Copies the list.
   *
   * @param study what was simulated
   * @param requested the games that were requested
   * @param completed the games that were played, a subset of those requested
   * @param measurements with one line of text for each name and each meaning
   * @throws IllegalArgumentException if games were played that were not requested, or the text of a
   *     measure is not one line
   */
  public SimulationResult {
    requireNonNull(study);
    measurements = List.copyOf(measurements);
    if (!requested.plus(completed).equals(requested)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "played %s; expected some of %s", completed, requested));
    }
    for (Measurement one : measurements) {
      Fields.requireLine("measure", one.measure().name());
      Fields.requireLine("meaning", one.measure().meaning());
    }
  }

  /**
   * Reads a result from a file. If the file does not begin like a result, only the beginning is
   * read.
   *
   * @param file contains what {@link #text} printed
   * @return the result
   * @throws MalformedFileException if the file is not a result, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static SimulationResult read(Path file) throws IOException {
    return READER.read(file);
  }

  /**
   * Parses a result.
   *
   * @param text printed by {@link #text}
   * @return the result
   * @throws MalformedFileException if the text is not a result, or was damaged
   */
  public static SimulationResult parse(String text) {
    return READER.parse(text);
  }

  /**
   * {@return the whole result as text, which {@link #parse} turns into an equal result} See {@link
   * dev.baize.study.simulation}.
   */
  public String text() {
    return ResultText.print(study, requested, completed, measurements);
  }

  /** {@return whether all requested games were played} */
  public boolean isComplete() {
    return completed.equals(requested);
  }

  /**
   * {@return this result as a part of a larger study, complete once merged with the other parts}
   *
   * @param all the games of the whole study
   * @throws IllegalArgumentException if a game was played that is not among them
   */
  public SimulationResult partOf(GameSet all) {
    return new SimulationResult(study, all, completed, measurements);
  }

  /** {@return the measures, in order} */
  public List<Measure> measures() {
    return measurements.stream().map(Measurement::measure).toList();
  }

  /**
   * {@return the sample of a measure, such as {@link Measure#DECISIONS} or one that the {@linkplain
   * dev.baize.core.game.Rules#measures rules} declare; looked up by name}
   *
   * @param measure the measure
   * @throws IllegalArgumentException if there is none of this name; the message lists all measures
   */
  public Sample sample(Measure measure) {
    return sample(measure.name());
  }

  /**
   * {@return the sample of a measure}
   *
   * @param measure the name of the measure
   * @throws IllegalArgumentException if there is none; the message lists all measures
   */
  public Sample sample(String measure) {
    requireNonNull(measure);
    return measurements.stream()
        .filter(one -> one.measure().name().equals(measure))
        .map(Measurement::sample)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "no measure %s; there are: %s",
                        Excerpt.quote(measure),
                        String.join(", ", measures().stream().map(Measure::name).toList()))));
  }

  /**
   * {@return the joint result of the games of both}
   *
   * @param other of the same study and measures, and of other games
   * @throws IllegalArgumentException if they are of different studies or measures, or a game is in
   *     both
   * @throws ArithmeticException if there are more observations than a {@code long} can count
   */
  public SimulationResult merge(SimulationResult other) {
    Study merged = study.merge(other.study);
    if (!measures().equals(other.measures())) {
      throw new IllegalArgumentException(
          "results of different measures: " + Difference.between(measures(), other.measures()));
    }
    if (completed.overlaps(other.completed)) {
      throw new IllegalArgumentException(
          "both have " + Excerpt.of(completed.intersection(other.completed).toString(), MAX_SHOWN));
    }
    List<Measurement> both = new ArrayList<>();
    for (int i = 0; i < measurements.size(); i++) {
      Measurement one = measurements.get(i);
      both.add(
          new Measurement(one.measure(), one.sample().merge(other.measurements.get(i).sample())));
    }
    return new SimulationResult(
        merged, requested.plus(other.requested), completed.plus(other.completed), both);
  }
}
