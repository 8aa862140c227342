package dev.baize.beans;

import dev.baize.beans.table.Side;
import dev.baize.beans.table.Table;
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
    for (int i = 0; i < table.area.length; i++) {
      if (((table.inArea >>> i) & 1) != 0) {
        text.append(' ').append(Bean.at(table.area[i]).letter());
        text.append(((table.pending >>> i) & 1) == 0 ? "" : "?");
      }
    }
    text.append(", discard pile");
    append(text, table.pile, 0, table.piled);
    text.append(", deck");
    append(text, table.deck, table.next, table.deck.length);
    return text.toString();
  }

  private static void append(StringBuilder text, Seat seat, Side side) {
    text.append(", ").append(seat).append(" has ").append(side.coins).append(" coins, hand");
    for (int i = 0; i < side.held; i++) {
      text.append(' ').append(Bean.at(side.card(i)).letter());
    }
    for (int place = 0; place < side.places; place++) {
      int bean = Side.bean(side.slots, place);
      text.append(", ");
      text.append(bean < 0 ? "no chain" : new Chain(Bean.at(bean), side.length(bean)).toString());
    }
  }

  private static void append(StringBuilder text, byte[] cards, int from, int to) {
    for (int i = from; i < to; i++) {
      text.append(' ').append(Bean.at(cards[i]).letter());
    }
  }
}
