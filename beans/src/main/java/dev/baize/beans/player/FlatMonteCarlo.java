package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Turn;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.PairedComparison;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * Compares decisions by playing on from them. What is unseen is dealt at random again and again; on
 * each deal every decision in question is tried, followed by a few turns in which both seats
 * {@linkplain RolloutPolicy decide at a glance}, and a {@linkplain Evaluator forecast}. A decision
 * that is clearly worse on the same deals is dropped, so that more deals are left for the rest.
 */
final class FlatMonteCarlo {

  private static final UniformShuffle SHUFFLE = new UniformShuffle();

  /** How many turns are played on, the present one included, before the forecast. */
  private static final int TURNS = 3;

  /** Decisions are first compared after so many deals, and then each time as many have come. */
  private static final int DEALS_BETWEEN_LOOKS = 32;

  /** How many standard errors worse a decision is that is dropped. */
  private static final double CLEARLY = 2.7;

  private final int budget;
  private final ChainValuation outlook;
  private final RolloutPolicy hunch;
  private final Evaluator forecast;
  private final RandomGenerator random;
  private final GameState root;
  private final GameState dealt;
  private final GameState played;
  private final int[] unseen;

  /** All that is legal: the decisions in question, then those that are idle. */
  private final int[] choices = new int[Choices.COUNT];

  private final double[] values = new double[Choices.COUNT];
  private final PairedComparison comparison;

  /** How many decisions are in question. */
  private int count;

  /**
   * A search from a table on.
   *
   * @param root the other seat's hand and the deck are any of the unseen cards
   * @param budget how many times it plays on at most
   */
  FlatMonteCarlo(
      GameState root, boolean openingDraw, boolean finalSale, int budget, RandomGenerator random) {
    this.root = root;
    this.budget = budget;
    this.random = random;
    this.outlook = new ChainValuation(openingDraw, finalSale);
    this.hunch = new RolloutPolicy(outlook, finalSale);
    this.forecast = new Evaluator(outlook);
    this.dealt = new GameState(root);
    this.dealt.deck = root.deck.clone();
    this.played = new GameState(root);
    this.unseen = unseen();
    list();
    this.comparison = new PairedComparison(count);
  }

  private int[] unseen() {
    SeatState other = root.seats[1 - root.toAct];
    int inDeck = root.deckSize();
    int[] cards = new int[inDeck + other.held];
    for (int i = 0; i < inDeck; i++) {
      cards[i] = root.deck[root.next + i];
    }
    for (int i = 0; i < other.held; i++) {
      cards[inDeck + i] = other.card(i);
    }
    return cards;
  }

  /** The decisions in question, that at a glance first: others must be better to be taken. */
  private void list() {
    int first = hunch.choose(root);
    choices[count++] = first;
    for (long legal = root.legal; legal != 0; legal &= legal - 1) {
      int choice = Long.numberOfTrailingZeros(legal);
      if (choice != first && !isIdle(choice)) {
        choices[count++] = choice;
      }
    }
    listIdle();
  }

  private void listIdle() {
    int all = count;
    for (long legal = root.legal; legal != 0; legal &= legal - 1) {
      int choice = Long.numberOfTrailingZeros(legal);
      if (choice != choices[0] && isIdle(choice)) {
        choices[all++] = choice;
      }
    }
  }

  /** Whether it discards a card that joins a chain, or does what another decision does as well. */
  private boolean isIdle(int choice) {
    if (choice < Choices.FROM_HAND || choice >= Choices.KEEP) {
      return false;
    }
    SeatState side = root.seats[root.toAct];
    int place = choice - Choices.FROM_HAND;
    int card = side.card(place);
    return side.length(card) > 0 || (place > 0 && side.card(place - 1) == card);
  }

  /** The place of the best decision among all that are legal. */
  int best() {
    int used = 0;
    while (comparison.remaining() > 1 && used < budget) {
      used += compare(comparison, count);
      if (comparison.samples() % DEALS_BETWEEN_LOOKS == 0) {
        comparison.drop(CLEARLY);
      }
    }
    return placeOf(comparison.best());
  }

  private int placeOf(int decision) {
    return Long.bitCount(root.legal & (Choices.set(choices[decision]) - 1));
  }

  /**
   * What is thought of all that is legal. What is idle is compared on a few deals of its own.
   *
   * @param legal the legal decisions by place
   */
  Advice<BeansDecision> advice(IntFunction<BeansDecision> legal) {
    best();
    int all = Long.bitCount(root.legal);
    PairedComparison few = new PairedComparison(all);
    while (few.samples() < DEALS_BETWEEN_LOOKS) {
      compare(few, all);
    }
    List<DecisionValue<BeansDecision>> estimates = new ArrayList<>();
    for (int i = 0; i < all; i++) {
      PairedComparison compared = i < count && comparison.samples() > 0 ? comparison : few;
      estimates.add(compared.value(legal.apply(placeOf(i)), i));
    }
    return Advice.recommending(
        comparison.best(),
        "chances to win",
        Math.max(comparison.samples(), few.samples()),
        estimates);
  }

  /** Plays on from so many decisions, but those that were dropped, on one deal; says how often. */
  private int compare(PairedComparison compared, int first) {
    deal();
    for (int i = 0; i < first; i++) {
      if (compared.contains(i)) {
        values[i] = playOn(choices[i]);
      }
    }
    compared.add(values);
    return compared.remaining();
  }

  private void deal() {
    SHUFFLE.shuffle(unseen, random);
    SeatState other = dealt.seats[1 - root.toAct];
    int held = other.held;
    other.held = 0;
    other.hand = 0;
    for (int i = 0; i < held; i++) {
      other.take(unseen[i]);
    }
    for (int i = held; i < unseen.length; i++) {
      dealt.deck[dealt.next + i - held] = (byte) unseen[i];
    }
  }

  private double playOn(int choice) {
    int seat = root.toAct;
    int until = root.turns + TURNS;
    played.set(dealt);
    Turn.apply(played, choice);
    while (!played.isOver() && played.turns < until) {
      Turn.apply(played, hunch.choose(played));
    }
    return played.isOver()
        ? Evaluator.end(played.seats[seat].coins - played.seats[1 - seat].coins)
        : forecast.win(played, seat);
  }
}
