package dev.baize.beans.player;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Phase;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.Side;
import dev.baize.beans.kernel.Step;
import dev.baize.beans.kernel.Table;
import dev.baize.core.game.Seat;
import java.util.List;

/** Sets a table up as a seat sees it; where it cannot see, with the cards that it has not seen. */
final class Setting {

  private final BeansView view;
  private final Memory memory;
  private final int[] unseen = new int[Prices.BEANS];

  private Setting(BeansView view, Memory memory) {
    this.view = view;
    this.memory = memory;
  }

  /** The table of a view of the seat to act. */
  static Table of(BeansView view, Memory memory) {
    return new Setting(view, memory).table();
  }

  private Table table() {
    Table table =
        new Table(view.rules().openingDraw(), view.rules().finalSale(), new byte[Prices.CARDS]);
    table.toAct = view.seat().index();
    countUnseen();
    setPile(table);
    setArea(table);
    for (Bean bean : Bean.values()) {
      table.sold += (long) view.sold(bean) << (Byte.SIZE * bean.index());
    }
    setSide(table.sides[view.seat().index()], view.seat());
    setSide(table.sides[view.other().index()], view.other());
    setHidden(table);
    table.selling = view.phase() == Phase.SALE;
    table.step = step();
    table.ask();
    return table;
  }

  private int step() {
    return switch (view.phase()) {
      case LEFT_CARD -> Step.LEFT;
      case SALE -> memory.stepOfSale(view.tradeArea().isEmpty());
      case PLAY_AGAIN -> Step.AGAIN;
      case DISCARD -> Step.DISCARD;
      case DRAWN_CARD -> Step.DRAWN;
      case OVER -> Step.OVER;
    };
  }

  private void countUnseen() {
    for (Bean bean : Bean.values()) {
      unseen[bean.index()] =
          bean.count()
              - view.sold(bean)
              - view.length(view.seat(), bean)
              - view.length(view.other(), bean);
    }
    see(view.hand());
    see(view.tradeArea());
    see(memory.pile());
  }

  private void see(List<Bean> cards) {
    cards.forEach(card -> unseen[card.index()]--);
  }

  private void setPile(Table table) {
    for (Bean card : memory.pile()) {
      table.pile.add(card.index());
    }
  }

  private void setArea(Table table) {
    List<Bean> cards = view.tradeArea();
    byte[] filled = new byte[cards.size()];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = (byte) cards.get(i).index();
    }
    table.area.fill(filled);
    table.area.leave(memory.left());
  }

  private void setSide(Side side, Seat seat) {
    side.coins = view.coins(seat);
    side.places = view.places(seat);
    side.held = 0;
    side.hand = 0;
    for (Chain chain : view.chains(seat)) {
      for (int i = 0; i < chain.length(); i++) {
        side.chain(chain.bean().index());
      }
    }
    if (seat == view.seat()) {
      view.hand().forEach(card -> side.take(card.index()));
    }
  }

  private void setHidden(Table table) {
    Side other = table.sides[view.other().index()];
    table.next = table.deck.length - view.deckSize();
    int next = table.next;
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (int i = 0; i < unseen[bean]; i++) {
        if (other.held < view.handSize(view.other())) {
          other.take(bean);
        } else {
          table.deck[next++] = (byte) bean;
        }
      }
    }
  }
}
