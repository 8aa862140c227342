package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.RoundFailedException;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A tournament in parts that are looked at in turn.
 *
 * @param names who plays what, and how
 */
record TestedParts(TournamentNames names) implements StudyParts<TestedPart> {

  private static final long serialVersionUID = 1L;

  @Override
  public String description() {
    return "sequential test of " + names;
  }

  @Override
  public Study study() {
    return names.tournament().study();
  }

  @Override
  public String unit() {
    return "round";
  }

  @Override
  public long multiple() {
    return SequentialTest.ROUNDS_BETWEEN_LOOKS;
  }

  @Override
  public boolean endsEarly() {
    return true;
  }

  @Override
  public TestedPart play(GameRange part, Progress progress) throws GameFailure {
    List<List<Long>> looks = new ArrayList<>();
    try {
      return new TestedPart(names.tournament().playPart(part, progress, looks::add), looks);
    } catch (RoundFailedException e) {
      throw new GameFailure(e.round(), e.seats(), e);
    }
  }

  @Override
  public String text(TestedPart part) {
    return TestedPartText.print(part);
  }

  @Override
  public TestedPart parse(String text) {
    return part(text);
  }

  /** The part of any sequential test with this text. */
  static TestedPart part(String text) {
    TestedPart part = TestedPartText.parse(text);
    requireLooks(part.looks(), part.rounds());
    return part;
  }

  /** Only the rounds have a checksum. */
  private static void requireLooks(List<List<Long>> looks, TournamentResult rounds) {
    long games = rounds.completed().games();
    long expected = games / SequentialTest.ROUNDS_BETWEEN_LOOKS;
    boolean ends = games % SequentialTest.ROUNDS_BETWEEN_LOOKS == 0 && !looks.isEmpty();
    if (looks.size() != expected
        || (ends && !looks.get(looks.size() - 1).equals(rounds.pairing(0, 1).roundScores()))) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "line 1: looks that are not those of its %d rounds", games));
    }
  }

  @Override
  public Study study(TestedPart part) {
    return part.rounds().study();
  }

  @Override
  public GameSet completed(TestedPart part) {
    return part.rounds().completed();
  }
}
