package dev.baize.beans;

import dev.baize.beans.kernel.Side;
import dev.baize.beans.kernel.Table;
import dev.baize.beans.kernel.TradeArea;
import dev.baize.core.game.Seat;

/** Prints the whole position of a game, hidden cards included, as one line. */
final class PositionText {

  private PositionText() {}

  static String of(Table table) {
    StringBuilder text = new StringBuilder();
    text.append("turn ").append(table.turns).append(" of ").append(Seat.of(table.toAct));
    text.append(", ").append(Phase.of(table.step, table.selling));
    for (int seat = 0; seat < Table.SEATS; seat++) {
      append(text, Seat.of(seat), table.sides[seat]);
    }
    text.append(", trade area");
    TradeArea area = table.area;
    for (long rest = area.present(); rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      append(text, area.card(place));
      text.append(((area.pending() >>> place) & 1) == 0 ? "" : "?");
    }
    text.append(", discard pile");
    for (int place = 0; place < table.pile.size(); place++) {
      append(text, table.pile.card(place));
    }
    text.append(", deck");
    for (int i = table.next; i < table.deck.length; i++) {
      append(text, table.deck[i]);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Seat seat, Side side) {
    text.append(", ").append(seat).append(" has ").append(side.coins).append(" coins, hand");
    for (int i = 0; i < side.held; i++) {
      append(text, side.card(i));
    }
    for (int place = 0; place < side.places; place++) {
      int bean = Side.bean(side.slots, place);
      text.append(", ");
      text.append(bean < 0 ? "no chain" : new Chain(Bean.at(bean), side.length(bean)).toString());
    }
  }

  private static void append(StringBuilder text, int bean) {
    text.append(' ').append(Bean.at(bean).letter());
  }
}
