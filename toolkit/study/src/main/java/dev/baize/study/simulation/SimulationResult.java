package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;
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
 * The exact result of a simulation.
 *
 * @param setup what was simulated
 * @param requested the games that were requested
 * @param completed the games that were played, to which all samples belong
 * @param measurements each measure with its sample: the score and win of each seat, the number of
 *     decisions, and then the measures that the rules declare, in their order
 */
public record SimulationResult(
    StudySetup setup, GameSet requested, GameSet completed, List<Measurement> measurements)
    implements StudyResult<SimulationResult> {

  private static final int MAX_SHOWN = 60;

  private static final FormatReader<SimulationResult> READER =
      new FormatReader<>(
          ResultText.KIND,
          false,
          MalformedFileException::new,
          (bytes, source) -> ResultText.read(bytes, source, SimulationResult::new));

  /**
   * Copies the list.
   *
   * @param setup what was simulated
   * @param requested the games that were requested
   * @param completed the games that were played, a subset of those requested
   * @param measurements with one line of text for each name and each meaning
   */
  public SimulationResult {
    requireNonNull(setup);
    measurements = List.copyOf(measurements);
    checkArgument(
        requested.plus(completed).equals(requested),
        "played %s; expected some of %s",
        completed,
        requested);
    for (Measurement one : measurements) {
      Fields.requireLine("measure", one.measure().name());
      Fields.requireLine("meaning", one.measure().meaning());
    }
  }

  /**
   * {@return the result in a file} If the file does not begin like a result, only the beginning is
   * read.
   *
   * @param file contains what {@link #text} printed
   * @throws MalformedFileException if the file is not a result, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static SimulationResult read(Path file) throws IOException {
    return READER.read(file);
  }

  /**
   * {@return the result with this text}
   *
   * @param text printed by {@link #text}
   * @throws MalformedFileException if the text is not a result, or was damaged
   */
  public static SimulationResult parse(String text) {
    return READER.parse(text);
  }

  @Override
  public String text() {
    return ResultText.print(this, measurements);
  }

  @Override
  public boolean isComplete() {
    return completed.equals(requested);
  }

  @Override
  public SimulationResult partOf(GameSet all) {
    return new SimulationResult(setup, all, completed, measurements);
  }

  /** {@return the measures, in order} */
  public List<Measure> measures() {
    return measurements.stream().map(Measurement::measure).toList();
  }

  /**
   * {@return the sample of a measure, such as {@link Measure#DECISIONS} or one that the {@linkplain
   * dev.baize.core.game.Rules#measures rules} declare}
   *
   * @param measure is looked up by its name
   */
  public Sample sample(Measure measure) {
    return sample(measure.name());
  }

  /**
   * {@return the sample of a measure}
   *
   * @param measure the name of the measure
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

  @Override
  public SimulationResult merge(SimulationResult other) {
    StudySetup merged = setup.merge(other.setup);
    checkArgument(
        measures().equals(other.measures()),
        "results of different measures: %s",
        StudySetup.difference(measures(), other.measures()));
    checkArgument(
        !completed.overlaps(other.completed),
        "both have %s",
        Excerpt.of(completed.intersection(other.completed).toString(), MAX_SHOWN));
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
