package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.TradeArea;
import dev.baize.core.game.Seat;

/** Prints the complete position of a game, hidden cards included, as one line. */
final class PositionText {

  private PositionText() {}

  static String of(GameState state) {
    StringBuilder text = new StringBuilder();
    text.append("turn ").append(state.turns).append(" of ").append(Seat.of(state.toAct));
    text.append(", ").append(Phase.of(state.step, state.selling));
    for (int seat = 0; seat < GameState.SEATS; seat++) {
      append(text, Seat.of(seat), state.seats[seat]);
    }
    text.append(", trade area");
    TradeArea area = state.area;
    for (long rest = area.present(); rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      append(text, area.card(place));
      text.append(((area.pending() >>> place) & 1) == 0 ? "" : "?");
    }
    text.append(", discard pile");
    for (int place = 0; place < state.pile.size(); place++) {
      append(text, state.pile.card(place));
    }
    text.append(", deck");
    for (int i = state.next; i < state.deck.length; i++) {
      append(text, state.deck[i]);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Seat seat, SeatState state) {
    text.append(", ").append(seat).append(" has ").append(state.coins).append(" coins, hand");
    for (int i = 0; i < state.held; i++) {
      append(text, state.card(i));
    }
    for (int slot = 0; slot < state.chainLimit; slot++) {
      int bean = SeatState.bean(state.slots, slot);
      text.append(", ");
      text.append(bean < 0 ? "no chain" : new Chain(Bean.at(bean), state.length(bean)).toString());
    }
  }

  private static void append(StringBuilder text, int bean) {
    text.append(' ').append(Bean.at(bean).letter());
  }
}
