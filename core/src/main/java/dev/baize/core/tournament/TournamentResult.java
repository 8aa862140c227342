package dev.baize.core.tournament;

import dev.baize.core.simulation.GameSet;
import dev.baize.core.simulation.Study;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a tournament found, exactly. Immutable; results of parts of a tournament {@linkplain #merge
 * merge}, in any order, into the result of the whole.
 */
public final class TournamentResult {

  private final Study study;
  private final GameSet asked;
  private final GameSet rounds;
  private final Optional<SequentialTest> test;
  private final Crosstable table;

  /** The table belongs to the result from now on. */
  TournamentResult(
      Study study, GameSet asked, GameSet rounds, Optional<SequentialTest> test, Crosstable table) {
    this.study = study;
    this.asked = asked;
    this.rounds = rounds;
    this.test = test;
    this.table = table;
  }

  /** What was played by whom; the players in the order in which they are numbered from 0. */
  public Study study() {
    return study;
  }

  /** The rounds that were to be played; at most, if there was a test. */
  public GameSet asked() {
    return asked;
  }

  /** The rounds that were played, and that everything is about. */
  public GameSet rounds() {
    return rounds;
  }

  /** The test of the first player against the second that was to end the tournament, if any. */
  public Optional<SequentialTest> test() {
    return test;
  }

  /** What the {@link #test} says now, if there was one. */
  public Optional<Verdict> verdict() {
    return test.map(t -> t.verdict(table.scores()[0]));
  }

  /** Whether all rounds were played that were to be, or a test is decided. */
  public boolean isComplete() {
    return rounds.equals(asked) || verdict().filter(v -> v != Verdict.UNDECIDED).isPresent();
  }

  /**
   * How a player did against another.
   *
   * @param first the number of the player, from 0
   * @param second the number of its opponent
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws IllegalArgumentException if they are the same
   */
  public Pairing pairing(int first, int second) {
    if (first == second) {
      throw new IllegalArgumentException("player %d against itself".formatted(first));
    }
    return first < second ? table.pairing(first, second) : table.pairing(second, first).mirrored();
  }

  /** All pairings in which the first player has the lower number, ascending. */
  public List<Pairing> pairings() {
    List<Pairing> pairings = new ArrayList<>();
    for (int first = 0; first < table.players(); first++) {
      for (int second = first + 1; second < table.players(); second++) {
        pairings.add(pairing(first, second));
      }
    }
    return List.copyOf(pairings);
  }

  /** All players from the highest rating to the lowest; of equals, the lower number first. */
  public List<Standing> standings() {
    return new Ratings(table)
        .standings().stream()
            .sorted(Comparator.comparingDouble((Standing s) -> s.rating().value()).reversed())
            .toList();
  }

  /**
   * The result of the rounds of both.
   *
   * @throws IllegalArgumentException if they are of different tournaments, a round is in both, or
   *     one was ended by a sequential test, which cannot be put together from parts
   */
  public TournamentResult merge(TournamentResult other) {
    study.requireSame(other.study);
    if (test.isPresent() || other.test.isPresent()) {
      throw new IllegalArgumentException("results of a sequential test cannot be merged");
    }
    if (rounds.overlaps(other.rounds)) {
      throw new IllegalArgumentException(
          "results with rounds in common: %s; and %s".formatted(rounds, other.rounds));
    }
    Crosstable both = new Crosstable(table.players(), table.games());
    both.add(table);
    both.add(other.table);
    return new TournamentResult(
        study, asked.plus(other.asked), rounds.plus(other.rounds), test, both);
  }

  /** The counts beneath, not copied. */
  Crosstable table() {
    return table;
  }
}
