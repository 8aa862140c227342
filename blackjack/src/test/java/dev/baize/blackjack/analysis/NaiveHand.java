package dev.baize.blackjack.analysis;

import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.Arrays;

/**
 * The value of a hand by enumerating all orders of the cards, the hole card included: slow, and
 * independent of the methods of the analysis.
 */
final class NaiveHand {

  /** Decides by the player's cards, the up card, and what standing and hitting are worth. */
  interface Chooser {
    boolean hits(int[] cards, int up, double stand, double hit);
  }

  private final int[] left = new int[11];
  private final double natural;
  private final Chooser chooser;

  private NaiveHand(Composition composition, double natural, Chooser chooser) {
    for (int value = 1; value <= 10; value++) {
      left[value] = composition.count(value);
    }
    this.natural = natural;
    this.chooser = chooser;
  }

  static double best(Composition composition, double natural) {
    return play(composition, natural, (cards, up, stand, hit) -> hit > stand);
  }

  static double play(Composition composition, double natural, Chooser chooser) {
    return new NaiveHand(composition, natural, chooser).deal();
  }

  /** The probabilities of 17, 18, 19, 20, 21 and a bust. */
  static double[] dealer(Composition composition, int up) {
    NaiveHand hand = new NaiveHand(composition.without(up), 0, (cards, card, s, h) -> false);
    double[] chances = new double[6];
    hand.dealer(new int[] {up}, 1, chances);
    return chances;
  }

  static int total(int... cards) {
    int total = Arrays.stream(cards).sum();
    boolean ace = Arrays.stream(cards).anyMatch(card -> card == 1);
    return ace && total <= 11 ? total + 10 : total;
  }

  /** The value of the cards as the rules define it. */
  static HandValue value(int... cards) {
    HandValue value = HandValue.empty();
    for (int card : cards) {
      value = value.plus(Card.of(rank(card), Suit.SPADES));
    }
    return value;
  }

  static Rank rank(int card) {
    return card == 1 ? Rank.ACE : Rank.at(card - 2);
  }

  private int size() {
    return Arrays.stream(left).sum();
  }

  private static int[] with(int[] cards, int card) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    return more;
  }

  private double deal() {
    double sum = 0;
    for (int first = 1; first <= 10; first++) {
      for (int up = 1; up <= 10; up++) {
        for (int second = 1; second <= 10; second++) {
          double chance = take(first) * take(up) * take(second);
          if (chance > 0) {
            sum += chance * dealt(up, first, second);
          }
          left[first]++;
          left[up]++;
          left[second]++;
        }
      }
    }
    return sum;
  }

  /** Takes a card out, even if none is left, and returns the probability that it comes next. */
  private double take(int card) {
    double chance = (double) Math.max(0, left[card]) / size();
    left[card]--;
    return chance;
  }

  private double dealt(int up, int first, int second) {
    if (total(first, second) == 21) {
      return natural;
    }
    double[] holes = new double[11];
    for (int hole = 1; hole <= 10; hole++) {
      holes[hole] = (double) left[hole] / size();
    }
    return player(new int[] {first, second}, up, holes);
  }

  /**
   * The value of a hand, weighted by {@code holes}: for each card, the joint probability that the
   * cards seen came and that this one is the hole card.
   */
  private double player(int[] cards, int up, double[] holes) {
    if (total(cards) > 21) {
      return -Arrays.stream(holes).sum();
    }
    double stand = 0;
    for (int hole = 1; hole <= 10; hole++) {
      if (holes[hole] > 0) {
        left[hole]--;
        stand += holes[hole] * settle(total(cards), up, hole);
        left[hole]++;
      }
    }
    double hit = 0;
    for (int card = 1; card <= 10; card++) {
      double[] then = new double[11];
      for (int hole = 1; hole <= 10; hole++) {
        int beside = left[card] - (hole == card ? 1 : 0);
        then[hole] = beside > 0 ? holes[hole] * beside / (size() - 1) : 0;
      }
      if (Arrays.stream(then).sum() > 0) {
        left[card]--;
        hit += player(with(cards, card), up, then);
        left[card]++;
      }
    }
    return chooser.hits(cards, up, stand, hit) ? hit : stand;
  }

  private double settle(int player, int up, int hole) {
    double[] chances = new double[6];
    dealer(new int[] {up, hole}, 1, chances);
    double value = chances[5];
    for (int i = 0; i < 5; i++) {
      value += Integer.signum(player - (17 + i)) * chances[i];
    }
    return value;
  }

  private void dealer(int[] cards, double chance, double[] chances) {
    int total = total(cards);
    if (total >= 17 && cards.length > 1) {
      chances[Math.min(total, 22) - 17] += chance;
      return;
    }
    int size = size();
    for (int card = 1; card <= 10; card++) {
      if (left[card] > 0) {
        double next = chance * left[card] / size;
        left[card]--;
        dealer(with(cards, card), next, chances);
        left[card]++;
      }
    }
  }
}
