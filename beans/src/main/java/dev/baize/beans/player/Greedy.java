package dev.baize.beans.player;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansPlayer;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.core.game.Seat;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * Follows rules of thumb: a chain is worth what it will sell for once the cards in hand and a few
 * of the unseen ones have joined it, and a card is chained if that is worth more than the chain
 * that must be sold for it.
 */
public final class Greedy implements BeansPlayer {

  /** The share of the unseen cards of a bean that it expects to get in each of its turns. */
  private static final double HOPE = 0.01;

  /** Extra coins that a discarded card may be worth for each place that it is nearer the front. */
  private static final double NEARNESS = 0.15;

  /** With fewer cards than this in the deck, a third chain no longer pays for itself. */
  private static final int ENOUGH_FOR_THIRD = 60;

  /** Cards drawn in a turn, the opening draw not included. */
  private static final int DRAWN_IN_TURN = 5;

  /** About how many cards are still to be drawn in the current turn. */
  private static final int DRAWN_BEFORE_END = 3;

  /** A Greedy player, which is stateless. */
  public Greedy() {}

  @Override
  public boolean buyThirdChain(BeansView view) {
    return view.deckSize() >= ENOUGH_FOR_THIRD;
  }

  @Override
  public boolean chainLeft(BeansView view) {
    Bean card = view.card().orElseThrow();
    return pays(view, card, Collections.frequency(view.tradeArea(), card));
  }

  @Override
  public boolean chainDrawn(BeansView view) {
    return chainLeft(view);
  }

  @Override
  public boolean playAgain(BeansView view) {
    return pays(view, view.card().orElseThrow(), 0);
  }

  /** Whether it pays to chain {@code cards} cards of a bean, those in hand not counted. */
  private static boolean pays(BeansView view, Bean bean, int cards) {
    List<Chain> chains = view.chains(view.seat());
    if (view.chainLength(view.seat(), bean) > 0) {
      return true;
    }
    boolean room = chains.size() < view.chainLimit(view.seat());
    return worth(view, bean, cards) + (room ? 0 : gain(view, bestSale(view))) > 0;
  }

  @Override
  public Bean sell(BeansView view) {
    return bestSale(view).bean();
  }

  private static Chain bestSale(BeansView view) {
    List<Chain> chains = view.chains(view.seat());
    Chain best = chains.get(0);
    for (Chain chain : chains) {
      best = gain(view, chain) > gain(view, best) ? chain : best;
    }
    return best;
  }

  /** What is gained by selling a chain now, in coins. */
  private static double gain(BeansView view, Chain chain) {
    return chain.coins() - worth(view, chain.bean(), chain.length());
  }

  @Override
  public OptionalInt discard(BeansView view) {
    List<Bean> hand = view.hand();
    OptionalInt least = OptionalInt.empty();
    double leastWorth = Double.MAX_VALUE;
    for (int place = 0; place < hand.size(); place++) {
      Bean card = hand.get(place);
      double worth = worth(view, card, 0) + NEARNESS * place;
      if (view.chainLength(view.seat(), card) == 0 && worth < leastWorth) {
        least = OptionalInt.of(place);
        leastWorth = worth;
      }
    }
    return least;
  }

  /** The coins to be expected from a chain of this length. */
  private static double worth(BeansView view, Bean bean, int length) {
    int turns = ownTurnsAfterThis(view);
    if (turns == 0) {
      return view.finalSale() ? bean.coins(length) : 0;
    }
    int inHand = Collections.frequency(view.hand(), bean);
    int unseen = bean.count() - view.sold(bean) - inHand;
    for (int seat = 0; seat < 2; seat++) {
      unseen -= view.chainLength(Seat.of(seat), bean);
    }
    double hoped = length + Math.min(inHand, turns) + HOPE * turns * unseen;
    int whole = (int) hoped;
    int now = bean.coins(Math.min(whole, bean.count()));
    int next = bean.coins(Math.min(whole + 1, bean.count()));
    return now + (hoped - whole) * (next - now);
  }

  private static int ownTurnsAfterThis(BeansView view) {
    int both = 2 * (DRAWN_IN_TURN + (view.openingDraw() ? 1 : 0));
    return (view.deckSize() - DRAWN_BEFORE_END) / both;
  }
}
