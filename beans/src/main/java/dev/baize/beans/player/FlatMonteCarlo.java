package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Turn;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Difference;
import dev.baize.search.PairedComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * Flat Monte Carlo search. The unseen cards are dealt at random many times; on each deal every
 * candidate decision is tried, followed by a rollout of a few turns by a {@linkplain RolloutPolicy
 * fixed policy} for both seats, and the outcome is {@linkplain Evaluator evaluated}. A candidate
 * that is significantly worse than another on the same deals is dropped, which leaves more deals
 * for the rest.
 */
final class FlatMonteCarlo {

  private static final String UNIT = "chances to win";

  /** The number of turns in a rollout, the current one included. */
  private static final int TURNS = 3;

  /** Candidates may be dropped each time this many deals have been added. */
  private static final int DEALS_BETWEEN_LOOKS = 32;

  /** A candidate is dropped if it is this many standard errors worse. */
  private static final double SIGNIFICANT = 2.7;

  private final int budget;
  private final ChainValuation valuation;
  private final RolloutPolicy policy;
  private final Evaluator evaluator;
  private final RandomGenerator random;
  private final GameState root;
  private final GameState dealt;
  private final GameState played;
  private final HiddenCards hidden;

  /** All legal decisions: the candidates, then the pruned ones. */
  private final int[] choices = new int[Choices.COUNT];

  private final double[] values = new double[Choices.COUNT];
  private final int count;
  private final PairedComparison comparison;

  /**
   * A search for the seat to act, whose hidden cards may lie in any order; no deal is started after
   * {@code budget} rollouts.
   */
  FlatMonteCarlo(GameState root, int budget, RandomGenerator random) {
    this.root = root;
    this.budget = budget;
    this.random = random;
    this.valuation = new ChainValuation(root.openingDraw, root.finalSale);
    this.policy = new RolloutPolicy(valuation, root.finalSale);
    this.evaluator = new Evaluator(valuation);
    this.dealt = new GameState(root);
    this.dealt.deck = root.deck.clone();
    this.played = new GameState(root);
    this.hidden = new HiddenCards(root, root.toAct, false);
    // The policy's own decision is the first: another must be better to replace it.
    this.choices[0] = policy.choose(root);
    this.count = list(1, false);
    list(count, true);
    this.comparison = new PairedComparison(count);
  }

  /** Lists the other decisions that are pruned, or those that are not; returns where they end. */
  private int list(int from, boolean pruned) {
    int end = from;
    for (long legal = root.legal; legal != 0; legal &= legal - 1) {
      int choice = Long.numberOfTrailingZeros(legal);
      if (choice != choices[0] && isPruned(choice) == pruned) {
        choices[end++] = choice;
      }
    }
    return end;
  }

  /** Whether a decision discards a card that fits a chain, or the bean of the card before it. */
  private boolean isPruned(int choice) {
    if (choice < Choices.FROM_HAND || choice >= Choices.KEEP) {
      return false;
    }
    SeatState actor = root.actor();
    int place = choice - Choices.FROM_HAND;
    int card = actor.card(place);
    return actor.length(card) > 0 || (place > 0 && actor.card(place - 1) == card);
  }

  /** The place of the best decision among the legal ones. */
  int best() {
    int used = 0;
    while (comparison.remaining() > 1 && used < budget) {
      used += compare(comparison, count);
      if (comparison.samples() % DEALS_BETWEEN_LOOKS == 0) {
        comparison.drop(SIGNIFICANT);
      }
    }
    return placeOf(comparison.best());
  }

  private int placeOf(int decision) {
    return Long.bitCount(root.legal & (Choices.set(choices[decision]) - 1));
  }

  /** The values of all legal decisions; the pruned ones are compared on a few deals. */
  Advice<BeansDecision> advice(IntFunction<BeansDecision> legal) {
    best();
    int all = Long.bitCount(root.legal);
    PairedComparison few = new PairedComparison(all);
    while (few.samples() < DEALS_BETWEEN_LOOKS) {
      compare(few, all);
    }
    List<DecisionValue<BeansDecision>> decisionValues = new ArrayList<>();
    for (int i = 0; i < all; i++) {
      PairedComparison compared = i < count && comparison.samples() > 0 ? comparison : few;
      decisionValues.add(compared.value(legal.apply(placeOf(i)), i));
    }
    return Advice.recommending(
        comparison.best(), UNIT, Math.max(comparison.samples(), few.samples()), decisionValues);
  }

  /** By how much one decision is better than another, by their places among the legal ones. */
  Difference difference(int one, int other) {
    int first = Choices.nth(root.legal, one);
    int second = Choices.nth(root.legal, other);
    double[] differences = new double[Math.max(2, budget / 2)];
    for (int i = 0; i < differences.length; i++) {
      hidden.deal(dealt, random);
      differences[i] = rollOut(first) - rollOut(second);
    }
    return Difference.mean(UNIT, differences);
  }

  /** Tries the first decisions, except those dropped, on one deal; returns the rollouts. */
  private int compare(PairedComparison compared, int first) {
    hidden.deal(dealt, random);
    for (int i = 0; i < first; i++) {
      if (compared.contains(i)) {
        values[i] = rollOut(choices[i]);
      }
    }
    compared.add(values);
    return compared.remaining();
  }

  private double rollOut(int choice) {
    int seat = root.toAct;
    int until = root.turns + TURNS;
    played.set(dealt);
    Turn.apply(played, choice);
    while (!played.isOver() && played.turns < until) {
      Turn.apply(played, policy.choose(played));
    }
    return played.isOver()
        ? Evaluator.valueOfLead(played.seats[seat].coins() - played.seats[1 - seat].coins())
        : evaluator.winProbability(played, seat);
  }
}
