package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Outcome;
import dev.baize.study.statistics.Ratio;
import dev.baize.study.statistics.RatioAccumulator;
import java.util.List;
import java.util.Optional;

/**
 * By how much the first player of each pair has outscored the second, as exact sums over rounds: of
 * the scores of its seats minus those of the other seats, and of hands. Rounds in which a game of
 * the pair was forfeited are left out.
 */
final class Margins {

  private final RatioAccumulator[] pairs;

  /** The seats of a game; 0 while there are no rounds. */
  private int seats;

  /** No rounds of a number of pairs. */
  Margins(int pairs) {
    this.pairs = new RatioAccumulator[pairs];
    for (int pair = 0; pair < pairs; pair++) {
      this.pairs[pair] = new RatioAccumulator();
    }
  }

  /** Adds a round of a pair; the seats of the first player in each game are bit masks. */
  void add(int pair, long[] seatings, List<Played> games) {
    long margin = 0;
    long hands = 0;
    for (int i = 0; i < seatings.length; i++) {
      Played game = games.get(i);
      if (game.isForfeited()) {
        return;
      }
      hands += game.hands();
      List<Long> scores = game.outcome().scores();
      seats = scores.size();
      for (int seat = 0; seat < seats; seat++) {
        boolean first = ((seatings[i] >>> seat) & 1) == 1;
        long score = scores.get(seat);
        margin = first ? Math.addExact(margin, score) : Math.subtractExact(margin, score);
      }
    }
    pairs[pair].add(margin, hands);
  }

  /** Adds other rounds of a pair. */
  void add(int pair, Margin other) {
    requireSeats(other.seats());
    pairs[pair].join(other.rounds());
  }

  /** Adds other rounds of the same pairs. */
  void add(Margins other) {
    if (other.seats != 0) {
      requireSeats(other.seats);
      for (int pair = 0; pair < pairs.length; pair++) {
        pairs[pair].join(other.pairs[pair]);
      }
    }
  }

  private void requireSeats(int seatsOfGame) {
    checkArgument(
        seats == 0 || seats == seatsOfGame,
        "margins of games with %s and %s seats",
        seats,
        seatsOfGame);
    seats = seatsOfGame;
  }

  /** The margin of a pair; empty if there are no rounds of it. */
  Optional<Margin> of(int pair, int first, int second) {
    Ratio rounds = pairs[pair].ratio();
    return rounds.games().games() == 0
        ? Optional.empty()
        : Optional.of(new Margin(first, second, seats, rounds));
  }

  /** A game of a round that has ended; it has no hands if it was forfeited. */
  record Played(Outcome outcome, long hands) {

    boolean isForfeited() {
      return hands == 0;
    }
  }
}
