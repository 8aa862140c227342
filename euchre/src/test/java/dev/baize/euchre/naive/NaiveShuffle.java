package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.euchre.DealShuffle;
import java.util.ArrayList;
import java.util.List;

/** The shuffles of the two editions, card by card. */
final class NaiveShuffle {

  private NaiveShuffle() {}

  static List<Card> shuffled(DealShuffle how, List<Card> pack, Seed seed, int hand) {
    return switch (how) {
      case NONE -> pack;
      case IN_SHUFFLE -> inShuffledSevenTimes(pack);
      case ONE_HANDED -> cutThreeTimes(pack);
      case UNIFORM ->
          new Deck<>(pack)
              .shuffled(new UniformShuffle(), seed.derive("deal").derive(hand).generator())
              .cards();
    };
  }

  /** The card at position 12 goes to 0, the one at 0 to 1, the one at 13 to 2, and so on. */
  private static List<Card> inShuffledSevenTimes(List<Card> pack) {
    List<Card> cards = pack;
    for (int time = 1; time <= 7; time++) {
      List<Card> shuffled = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        shuffled.add(cards.get(12 + i));
        shuffled.add(cards.get(i));
      }
      cards = shuffled;
    }
    return cards;
  }

  /** Cards 0 to 16 and 17 to 23 change places. */
  private static List<Card> cutThreeTimes(List<Card> pack) {
    List<Card> cards = pack;
    for (int time = 1; time <= 3; time++) {
      List<Card> cut = new ArrayList<>(cards.subList(17, 24));
      cut.addAll(cards.subList(0, 17));
      cards = cut;
    }
    return cards;
  }
}
