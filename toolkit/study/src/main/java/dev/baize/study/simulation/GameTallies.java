package dev.baize.study.simulation;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.TallySheet;
import java.util.ArrayList;
import java.util.List;

/**
 * The observations of games: the score and the win of each seat and the number of decisions, and
 * then the measures that the rules declare.
 */
final class GameTallies {

  private final int seats;
  private final TallySheet always;
  private final TallySheet declared;

  GameTallies(int seats, int declared) {
    this.seats = seats;
    this.always = new TallySheet(2 * seats + 1);
    this.declared = new TallySheet(declared);
  }

  /** The tally of the game in progress for the measures that its rules declare. */
  TallySheet declared() {
    return declared;
  }

  /** Ends the game in progress. */
  void end(Outcome outcome, long decisions) {
    for (int i = 0; i < seats; i++) {
      always.add(i, outcome.scores().get(i));
      always.add(seats + i, outcome.wonBy(Seat.of(i)) ? 1 : 0);
    }
    always.add(2 * seats, decisions);
    always.endGame();
    declared.endGame();
  }

  void join(GameTallies next) {
    always.join(next.always);
    declared.join(next.declared);
  }

  List<Sample> samples() {
    List<Sample> samples = new ArrayList<>(always.samples());
    samples.addAll(declared.samples());
    return samples;
  }
}
