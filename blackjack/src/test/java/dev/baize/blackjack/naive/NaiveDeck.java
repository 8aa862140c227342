package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.deck.Deck;
import dev.baize.core.random.MersenneTwister;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A deck as lists of cards. */
final class NaiveDeck {

  private final boolean uniform;
  private final Seed seed;
  private final RandomGenerator cuts;
  private List<Card> order = Deck.french().cards();
  private List<Card> left = order;
  private int shuffles;

  NaiveDeck(boolean uniform, long seed) {
    this.uniform = uniform;
    this.seed = Seed.of(seed);
    this.cuts = new MersenneTwister(Math.toIntExact(seed));
  }

  /** Shuffles and tells of it. */
  String shuffle() {
    StringBuilder told = new StringBuilder("Shuffling the deck\n");
    if (uniform) {
      RandomGenerator random = seed.derive("deal").derive(shuffles).generator();
      order = Deck.of(order).shuffled(new UniformShuffle(), random).cards();
    } else {
      for (int i = 0; i < 7; i++) {
        int cut = 13 + (int) (Integer.toUnsignedLong(cuts.nextInt()) % 27);
        told.append("cut at ").append(cut).append('\n');
        order = riffle(order.subList(0, cut), order.subList(cut, 52));
      }
    }
    shuffles++;
    left = new ArrayList<>(order);
    return told.toString();
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

  Card deal() {
    return left.remove(0);
  }

  int size() {
    return left.size();
  }
}
