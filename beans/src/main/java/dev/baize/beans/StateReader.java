package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.Progress;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.core.game.ViewFields;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Reads the position from the fields of a view. Cards that the view does not show are arbitrary,
 * and so is the step among those that look the same to its seat.
 */
final class StateReader {

  private static final int LAST_SEAT = GameState.SEATS - 1;
  private static final int FEWEST_CHAINS = 2;
  private static final int MAX_COINS = 255;
  private static final int MAX_IN_AREA = 63;

  private final ViewFields fields;
  private final GameState state;
  private final Phase phase;
  private final SeatState own;
  private final SeatState other;
  private final List<Bean> hand;
  private final List<Bean> area;

  StateReader(ViewFields fields, boolean openingDraw, boolean finalSale) {
    this.fields = fields;
    this.state = new GameState(openingDraw, finalSale, Prices.CARDS);
    this.phase = fields.parse("phase", Phase::parse);
    this.own = state.seats[fields.number("seat", 0, LAST_SEAT)];
    this.other = state.seats[1 - fields.number("seat", 0, LAST_SEAT)];
    this.hand = cards("hand", SeatState.MAX_HELD);
    this.area = cards("trade_area", MAX_IN_AREA);
  }

  private List<Bean> cards(String name, int most) {
    List<Bean> cards = fields.parseAll(name, Bean::parse);
    if (cards.size() > most) {
      throw wrong("field %s has %d cards; expected at most %d", name, cards.size(), most);
    }
    return cards;
  }

  /** The position, in which nothing is legal. */
  GameState state() {
    state.setToAct(fields.number("to_act", 0, LAST_SEAT));
    state.next = Prices.CARDS - fields.number("deck_size", 0, Prices.CARDS);
    hand.forEach(card -> own.take(card.index()));
    readSeat("", own);
    other.keep(fields.number("other_hand_size", 0, SeatState.MAX_HELD));
    readSeat("other_", other);
    state.area.fill(area.stream().mapToInt(Bean::index).toArray());
    readSold();
    if (fields.has("top_of_pile")) {
      state.pile.add(fields.parse("top_of_pile", Bean::parse).index());
    }
    readQuestion();
    state.card = phase.isAboutCard(isAsked()) ? card().index() : GameState.NONE;
    requireProgress();
    requireCards();
    return state;
  }

  /** The cards that are seen must be of the deck, and others fill the hidden places. */
  private void requireCards() {
    boolean front = phase == Phase.SALE && state.step == Step.PLAY && !isAsked();
    List<Bean> single = new ArrayList<>(hand);
    single.addAll(area);
    if (fields.has("top_of_pile")) {
      single.add(fields.parse("top_of_pile", Bean::parse));
    }
    if (front) {
      single.add(card());
    }
    int unseen = 0;
    for (Bean bean : Bean.values()) {
      int seen =
          Collections.frequency(single, bean)
              + own.length(bean.index())
              + other.length(bean.index())
              + SeatState.length(state.sold, bean.index());
      if (seen > bean.count()) {
        throw wrong("fields have %d %s in all; expected at most %d", seen, bean, bean.count());
      }
      unseen += bean.count() - seen;
    }
    int hidden = state.deckSize() + other.held() - (front ? 1 : 0);
    if (unseen < hidden || (unseen > hidden && !fields.has("top_of_pile"))) {
      throw wrong(
          "fields leave %d cards unseen; expected %d%s: those of the deck and of the other hand",
          unseen, hidden, fields.has("top_of_pile") ? " or more" : "");
    }
  }

  /** Every turn draws the same number of cards, until the deck runs out. */
  private void requireProgress() {
    int deck = state.deckSize();
    boolean mayBeLaidOut = phase == Phase.DRAWN_CARD || phase == Phase.SALE;
    boolean mayBeBefore = phase != Phase.DRAWN_CARD;
    if (deck == 0 || phase == Phase.OVER) {
      return;
    }
    if (!(mayBeLaidOut && Progress.isPossible(state.openingDraw, deck, true))
        && !(mayBeBefore && Progress.isPossible(state.openingDraw, deck, false))) {
      throw wrong(
          "field deck_size is %d; expected another: turns draw the same number, and the question is"
              + " %s",
          deck, phase.text());
    }
    int expected = (Progress.of(state.openingDraw, deck).turns() + 1) % GameState.SEATS;
    if (state.toAct != expected) {
      throw wrong("field to_act is %d; expected %d with that deck_size", state.toAct, expected);
    }
  }

  private void readSeat(String prefix, SeatState seat) {
    int coins = fields.number(prefix + "coins", 0, MAX_COINS);
    seat.set(fields.number(prefix + "chain_limit", FEWEST_CHAINS, SeatState.MAX_CHAINS), coins);
    for (ViewFields chain : fields.groups(prefix + "chains")) {
      Bean bean = chain.parse("bean", Bean::parse);
      int length = chain.number("length", 1, bean.count());
      if (seat.length(bean.index()) > 0 || !seat.hasRoom(bean.index())) {
        throw wrong(
            "field %schains: no room for %s; expected at most %d chains, each of another bean",
            prefix, bean, seat.chainLimit());
      }
      seat.chain(bean.index(), length);
    }
  }

  private void readSold() {
    for (ViewFields sold : fields.groups("sold")) {
      Bean bean = sold.parse("bean", Bean::parse);
      int cards = sold.number("cards", 1, bean.count());
      if (SeatState.length(state.sold, bean.index()) > 0) {
        throw wrong("field sold has %s twice; expected once", bean);
      }
      state.addSold(bean.index(), cards);
    }
  }

  private void readQuestion() {
    switch (phase) {
      case LEFT_CARD -> ofArea(Step.LEFT, card());
      case DRAWN_CARD -> ofArea(Step.DRAWN, card());
      case PLAY_AGAIN -> {
        state.step = Step.AGAIN;
        if (isAsked()) {
          ofHand(card());
        }
      }
      case SALE -> readSale(card());
      case DISCARD -> state.step = Step.DISCARD;
      case OVER -> state.step = Step.OVER;
    }
  }

  private Bean card() {
    return fields.parse("card", Bean::parse);
  }

  private boolean isAsked() {
    return state.actor() == own;
  }

  /** The card may be in the trade area or in a hand; the view is the same. */
  private void readSale(Bean card) {
    state.selling = true;
    if (area.contains(card)) {
      ofArea(Step.LEFT, card);
      return;
    }
    state.step = Step.PLAY;
    if (isAsked()) {
      ofHand(card);
    } else {
      other.hand = card.index();
    }
  }

  private void ofArea(int step, Bean card) {
    state.step = step;
    if (!area.contains(card)) {
      throw wrong("field card is %s; expected a card of the trade_area", card);
    }
    state.area.leave(area.indexOf(card));
  }

  private void ofHand(Bean card) {
    if (hand.isEmpty() || hand.get(0) != card) {
      throw wrong("field card is %s; expected the first of the hand", card);
    }
  }

  private static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(String.format(Locale.ROOT, message, values));
  }
}
