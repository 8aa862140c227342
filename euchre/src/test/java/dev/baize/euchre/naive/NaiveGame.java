package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game of euchre; players 0 and 2 are side 0, players 1 and 3 are side 1. */
public final class NaiveGame {

  private final EuchreRules rules;
  private final Seed seed;
  private final int[] points = new int[2];
  private List<Card> pack;
  private NaiveHand hand;
  private long turn;

  /** A game in which the first hand is dealt. */
  public NaiveGame(EuchreRules rules, Seed seed) {
    this.rules = rules;
    this.seed = seed;
    points[0] = rules.house().startOfEven();
    points[1] = rules.house().startOfOdd();
    pack = NaiveShuffle.shuffled(rules.shuffle(), rules.pack().cards(), seed, 0);
    hand = new NaiveHand(0, pack, rules.house());
  }

  private NaiveGame(NaiveGame other) {
    rules = other.rules;
    seed = other.seed;
    points[0] = other.points[0];
    points[1] = other.points[1];
    pack = other.pack;
    hand = other.hand.copy();
    turn = other.turn;
  }

  /** An independent game in the same position. */
  public NaiveGame copy() {
    return new NaiveGame(this);
  }

  NaiveHand hand() {
    return hand;
  }

  /** The number of the player who decides next. */
  public int toAct() {
    return hand.toAct();
  }

  /** The question that the player is asked. */
  public Phase phase() {
    return hand.phase();
  }

  /** The legal decisions of the player. */
  public List<EuchreDecision> legal() {
    return hand.legal();
  }

  /** Whether a side has the points to win, or the last deal is played. */
  public boolean isOver() {
    if (rules.house().deals() > 0) {
      return hand.phase() == Phase.OVER && hand.number + 1 == rules.house().deals();
    }
    return points[0] >= rules.pointsToWin() || points[1] >= rules.pointsToWin();
  }

  /** Carries out a legal decision. */
  public void apply(EuchreDecision decision) {
    hand.apply(decision);
    turn++;
    if (hand.phase() == Phase.OVER) {
      score();
      if (!isOver()) {
        int number = hand.number + 1;
        pack = NaiveShuffle.shuffled(rules.shuffle(), pack, seed, number);
        hand = new NaiveHand(number, pack, rules.house());
      }
    }
  }

  /**
   * The makers get 1 point for 3 or 4 tricks and 2 for all 5, or alone what the house says, usually
   * 4; the others 2 for 3 or more, or what the house says, usually 2, too, from a lone maker; and 4
   * at least if one of them defended alone; nobody anything for a hand that nobody made.
   */
  private void score() {
    if (hand.isThrownIn()) {
      return;
    }
    int makers = hand.maker().orElseThrow() % 2;
    switch (tricks(makers)) {
      case 5 -> points[makers] += hand.isMakerAlone() ? rules.house().loneMarch() : 2;
      case 3, 4 -> points[makers] += 1;
      default -> {
        int euchre = hand.isMakerAlone() ? rules.house().loneEuchred() : 2;
        points[1 - makers] += hand.loneDefender().isPresent() ? Math.max(4, euchre) : euchre;
      }
    }
  }

  private int tricks(int side) {
    int tricks = 0;
    for (Trick trick : hand.tricks) {
      if (trick.cards().size() == trick.size() && hand.winner(trick) % 2 == side) {
        tricks++;
      }
    }
    return tricks;
  }

  /** How the game ended. */
  public Outcome outcome() {
    long even = points[0];
    long odd = points[1];
    List<Seat> winners = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      if (points[seat % 2] >= points[1 - seat % 2]) {
        winners.add(Seat.of(seat));
      }
    }
    return new Outcome(List.of(even, odd, even, odd), winners);
  }

  /** What every player sees. */
  public TableFacts table() {
    List<Trick> tricks = new ArrayList<>(hand.tricks);
    if (phase() == Phase.LEAD) {
      tricks.add(new Trick(Seat.of(hand.leader()), List.of(), hand.sittingOut()));
    }
    return new TableFacts(
        turn,
        phase(),
        hand.number,
        Seat.of(hand.dealer),
        hand.upcard,
        hand.passes(),
        hand.trump(),
        hand.maker().map(Seat::of),
        tricks,
        List.of(tricks(0), tricks(1)),
        List.of(points[0], points[1]),
        rules.pointsToWin(),
        rules.house(),
        hand.isMakerAlone(),
        hand.loneDefender().map(Seat::of),
        hand.sittingOut(),
        hand.isPickedUp());
  }

  /** What one player sees in addition. */
  public SeatFacts seat(int seat) {
    boolean asked = !isOver() && seat == toAct();
    return new SeatFacts(
        Seat.of(seat),
        asked,
        NaiveHand.sorted(hand.hands.get(seat)),
        asked ? legal() : List.of(),
        seat == hand.dealer ? hand.discarded : Optional.empty(),
        asked && phase() == Phase.FOLLOW && !hand.following().isEmpty());
  }
}
