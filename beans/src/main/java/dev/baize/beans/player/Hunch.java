package dev.baize.beans.player;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.Side;
import dev.baize.beans.kernel.Step;
import dev.baize.beans.kernel.Table;

/**
 * Decides at a glance for either seat, to play games out: by what chains are {@linkplain Outlook
 * worth}, to oneself and to the other. The numbers were found by playing variants of it against
 * each other.
 */
final class Hunch {

  /** With fewer cards in the deck, no third chain is bought. */
  private static final int ENOUGH_FOR_THIRD = 66;

  /** How much the worth of a card to the other counts against leaving it. */
  private static final double ENVY = 0.8;

  /** What it may cost to chain a card of the trade area rather than to leave it. */
  private static final double GENEROSITY = 0.15;

  /** What must be gained by playing another card. */
  private static final double RELUCTANCE = -0.1;

  /** The same where the last chains are sold at the end of the game: there is no hurry. */
  private static final double RELUCTANCE_WITH_FINAL_SALE = 0.15;

  /** How much worth a card that is discarded may have for being one place nearer to the front. */
  private static final double NEARNESS = 0.2;

  private final Outlook outlook;
  private final double reluctance;
  private double gainOfSale;

  Hunch(Outlook outlook, boolean finalSale) {
    this.outlook = outlook;
    this.reluctance = finalSale ? RELUCTANCE_WITH_FINAL_SALE : RELUCTANCE;
  }

  /** One of the legal {@link Choices}. */
  int choose(Table table) {
    Side side = table.sides[table.toAct];
    if (side.mayBuy() && table.deck.length - table.next >= ENOUGH_FOR_THIRD) {
      return Choices.BUY;
    }
    if (table.selling) {
      outlook.lookWithin(table);
      return Choices.SELL + bestSale(table, side);
    }
    if (table.step == Step.DISCARD) {
      outlook.lookWithin(table);
      return discard(side);
    }
    int card = table.card();
    boolean joins = side.length(card) > 0;
    return switch (table.step) {
      case Step.AGAIN ->
          joins || playsAgain(table, side, card) ? Choices.PLAY + card : Choices.STOP;
      case Step.LEFT ->
          (joins || takesLeft(table, side, card) ? Choices.CHAIN : Choices.DISCARD) + card;
      default -> (joins || takesDrawn(table, side, card) ? Choices.CHAIN : Choices.LEAVE) + card;
    };
  }

  private boolean playsAgain(Table table, Side side, int card) {
    outlook.lookWithin(table);
    outlook.forget(card);
    return gain(table, side, card, 1) > reluctance;
  }

  private boolean takesLeft(Table table, Side side, int card) {
    outlook.lookWithin(table);
    return gain(table, side, card, table.area.pending(card)) > 0;
  }

  private boolean takesDrawn(Table table, Side side, int card) {
    outlook.lookWithin(table);
    double gain = gain(table, side, card, table.area.pending(card));
    return gain + ENVY * gainOfOther(table, card) > -GENEROSITY;
  }

  /** What is gained by a new chain of so many cards, for which another may have to be sold. */
  private double gain(Table table, Side side, int bean, int cards) {
    double worth = outlook.worth(bean, cards);
    if (side.hasRoom(bean)) {
      return worth;
    }
    bestSale(table, side);
    return worth + gainOfSale;
  }

  private int bestSale(Table table, Side side) {
    int best = 0;
    gainOfSale = Double.NEGATIVE_INFINITY;
    for (int kinds = side.kinds; kinds != 0; kinds &= kinds - 1) {
      int bean = Integer.numberOfTrailingZeros(kinds);
      int length = side.length(bean) + table.area.pending(bean);
      double gain = side.price(bean) - outlook.worth(bean, length);
      if (gain > gainOfSale) {
        gainOfSale = gain;
        best = bean;
      }
    }
    return best;
  }

  private double gainOfOther(Table table, int bean) {
    Side other = table.sides[1 - table.toAct];
    int length = other.length(bean);
    if (length > 0) {
      return outlook.worthToOther(bean, length + 1) - outlook.worthToOther(bean, length);
    }
    return other.hasRoom(bean) ? outlook.worthToOther(bean, 1) : 0;
  }

  private int discard(Side side) {
    int least = Choices.KEEP;
    double leastWorth = Double.POSITIVE_INFINITY;
    int seen = side.kinds;
    for (int place = 0; place < side.held; place++) {
      int card = side.card(place);
      if (((seen >>> card) & 1) == 0) {
        seen |= 1 << card;
        double worth = outlook.worth(card, 1) + NEARNESS * place;
        if (worth < leastWorth) {
          leastWorth = worth;
          least = Choices.FROM_HAND + place;
        }
      }
    }
    return least;
  }
}
