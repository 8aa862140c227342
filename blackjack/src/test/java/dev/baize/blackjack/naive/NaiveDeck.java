package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.MersenneTwister;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** A deck, or several, as lists of cards. */
public final class NaiveDeck {

  private final boolean uniform;

  /** How many cards of a uniform shuffle are drawn only when they are needed. */
  private final int rest;

  private final Seed seed;
  private final RandomGenerator cuts;
  private List<Card> order;
  private List<Card> left;
  private int shuffles;

  /** For uniform shuffles: the cards not drawn yet, and those drawn, in the order of the draws. */
  private final List<Card> pile = new ArrayList<>();

  private final List<Card> chosen = new ArrayList<>();
  private RandomGenerator last = Seed.of(0).generator();

  NaiveDeck(boolean uniform, long seed) {
    this(uniform, 1, 8, seed);
  }

  /** Decks that are shuffled uniformly. */
  public NaiveDeck(int decks, int rest, long seed) {
    this(true, decks, rest, seed);
  }

  private NaiveDeck(boolean uniform, int decks, int rest, long seed) {
    this.uniform = uniform;
    this.rest = rest;
    this.seed = Seed.of(seed);
    for (int i = 0; i < decks; i++) {
      pile.addAll(Deck.french().cards());
    }
    order = List.copyOf(pile);
    left = order;
    Collections.reverse(pile);
    this.cuts = new MersenneTwister(Math.toIntExact(seed));
  }

  /** Shuffles, and returns the lines that announce it. */
  public String shuffle() {
    StringBuilder printed = new StringBuilder("Shuffling the deck\n");
    if (uniform) {
      Seed shuffle = seed.derive("deal").derive(shuffles + 1);
      Collections.reverse(chosen);
      pile.addAll(chosen);
      chosen.clear();
      choose(shuffle.generator(), Math.max(rest, 1));
      if (pile.size() < rest) {
        pile.add(chosen.remove(chosen.size() - 1));
      }
      last = shuffle.derive("rest").generator();
      order = chosen;
    } else {
      for (int i = 0; i < 7; i++) {
        int cut = 13 + (int) (Integer.toUnsignedLong(cuts.nextInt()) % 27);
        printed.append("cut at ").append(cut).append('\n');
        order = riffle(order.subList(0, cut), order.subList(cut, 52));
      }
    }
    shuffles++;
    left = new ArrayList<>(order);
    return printed.toString();
  }

  /** Draws pairs of cards, each with one random number, until no more than some are left. */
  private void choose(RandomGenerator random, int most) {
    while (pile.size() > most) {
      int size = pile.size();
      long pairs = size * (size - 1L);
      long product = (random.nextLong() >>> 32) * pairs;
      if (product % (1L << 32) >= (1L << 32) % pairs) {
        int pair = (int) (product / (1L << 32));
        choose(pair / (size - 1));
        choose(pair % (size - 1));
      }
    }
  }

  private void choose(int place) {
    Collections.swap(pile, place, pile.size() - 1);
    chosen.add(pile.remove(pile.size() - 1));
  }

  private static List<Card> riffle(List<Card> left, List<Card> right) {
    List<Card> riffled = new ArrayList<>();
    for (int i = 0; i < 52; i++) {
      if (i < right.size()) {
        riffled.add(right.get(i));
      }
      if (i < left.size()) {
        riffled.add(left.get(i));
      }
    }
    return riffled;
  }

  /** Deals the next card. */
  public Card deal() {
    if (left.isEmpty()) {
      int dealt = chosen.size();
      choose(last, 1);
      chosen.addAll(pile);
      pile.clear();
      left.addAll(chosen.subList(dealt, chosen.size()));
    }
    return left.remove(0);
  }

  int size() {
    return uniform && !pile.isEmpty() ? left.size() + pile.size() : left.size();
  }
}
