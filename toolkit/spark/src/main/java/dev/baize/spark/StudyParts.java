package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A study that is played in parts, on the driver and, serialized, on executors; the parts may be
 * those of a sequential test.
 */
record StudyParts<R extends StudyResult<R>>(StudyNames names, boolean tested)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  static <R extends StudyResult<R>> StudyParts<R> of(RegistrySource source, Study<R> study) {
    return new StudyParts<>(StudyNames.of(source, study), false);
  }

  static StudyParts<TournamentResult> ofTest(
      RegistrySource source, Tournament<?, ?, ?> tournament) {
    return new StudyParts<>(StudyNames.of(source, tournament), true);
  }

  /** What is played, for people: one line. */
  String description() {
    String kind = names.onFailure() == null ? "simulation" : "tournament";
    return (tested ? "sequential test" : kind) + " of " + names;
  }

  @SuppressWarnings("unchecked") // The names of a study lead to a study with the same results.
  Study<R> study() {
    return (Study<R>) names.study();
  }

  StudySetup setup() {
    return study().setup();
  }

  /** The number of games of which the length of each part is a multiple. */
  long multiple() {
    return tested ? SequentialTest.ROUNDS_BETWEEN_LOOKS : 1;
  }

  /**
   * Plays a part in this process, on one thread.
   *
   * @throws dev.baize.study.simulation.GameFailedException if a player or the game fails
   */
  @SuppressWarnings("unchecked") // A tournament alone can be tested.
  Part<R> play(GameRange part, Progress progress) {
    Study<R> study = study();
    if (!tested) {
      return new Part<>(study.play(part, 1, progress), null);
    }
    List<List<Long>> looks = new ArrayList<>();
    TournamentResult rounds = ((Tournament<?, ?, ?>) study).playPart(part, progress, looks::add);
    return (Part<R>) new Part<>(rounds, looks);
  }

  /** The part with this text. */
  @SuppressWarnings("unchecked") // A tournament alone can be tested.
  Part<R> parse(String text) {
    return tested ? (Part<R>) Part.parseTested(text) : Part.parse(text, study()::parse);
  }

  /** Whether a text is that of a part of any study. */
  static boolean isPart(String text) {
    return Stream.<Consumer<String>>of(
            SimulationResult::parse, TournamentResult::parse, Part::parseTested)
        .anyMatch(parser -> parses(parser, text));
  }

  private static boolean parses(Consumer<String> parser, String text) {
    try {
      parser.accept(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
