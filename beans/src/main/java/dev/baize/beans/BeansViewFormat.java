package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;

/** Writes views of bean trading, and reads them back by way of a game without hidden cards. */
record BeansViewFormat(boolean openingDraw, boolean finalSale)
    implements ViewFormat<BeansView, BeansDecision> {

  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final List<Bean> ALL = List.of(Bean.values());
  private static final int BEANS = ALL.size();
  private static final int TO_ACT = PHASES.size();
  private static final int CARD = TO_ACT + 1;
  private static final int HAND = CARD + BEANS;
  private static final int CHAINS = HAND + SeatState.MAX_HELD * BEANS;
  private static final int OTHER_CHAINS = CHAINS + BEANS;
  private static final int AREA = OTHER_CHAINS + BEANS;
  private static final int TOP = AREA + BEANS;
  private static final int SOLD = TOP + BEANS;
  private static final int COUNTS = SOLD + BEANS;
  private static final int LENGTH = COUNTS + 6;

  @Override
  public List<String> columns() {
    return List.of(
        ("seat turn phase to_act card hand chains chain_limit coins other_hand_size"
                + " other_chains other_chain_limit other_coins trade_area top_of_pile deck_size"
                + " sold")
            .split(" ", -1));
  }

  @Override
  public ViewFields write(BeansView view) {
    ViewFields.Builder fields =
        ViewFields.builder()
            .put("seat", view.seat().index())
            .put("turn", view.turn())
            .put("phase", view.phase().text())
            .put("to_act", view.toAct());
    view.card().ifPresent(card -> fields.put("card", card.toString()));
    fields.texts("hand", view.hand());
    writeSeat(view, view.seat(), "", fields);
    fields.put("other_hand_size", view.handSize(view.other()));
    writeSeat(view, view.other(), "other_", fields);
    fields.texts("trade_area", view.tradeArea());
    view.topOfPile().ifPresent(card -> fields.put("top_of_pile", card.toString()));
    return fields.put("deck_size", view.deckSize()).put("sold", sold(view)).build();
  }

  private static void writeSeat(
      BeansView view, Seat seat, String prefix, ViewFields.Builder fields) {
    fields
        .put(prefix + "chains", view.chains(seat).stream().map(BeansViewFormat::write).toList())
        .put(prefix + "chain_limit", view.chainLimit(seat))
        .put(prefix + "coins", view.coins(seat));
  }

  private static ViewFields write(Chain chain) {
    return of(chain.bean()).put("length", chain.length()).put("coins", chain.coins()).build();
  }

  private static List<ViewFields> sold(BeansView view) {
    return ALL.stream()
        .filter(bean -> view.sold(bean) > 0)
        .map(bean -> of(bean).put("cards", view.sold(bean)).build())
        .toList();
  }

  private static ViewFields.Builder of(Bean bean) {
    return ViewFields.builder().put("bean", bean.toString());
  }

  @Override
  public List<BeansDecision> legal(BeansView view) {
    return view.legal();
  }

  @Override
  public int choices(BeansView view) {
    return view.choices();
  }

  @Override
  public BeansDecision choice(BeansView view, int index) {
    return view.choice(index);
  }

  @Override
  public BeansView read(ViewFields fields, List<BeansDecision> legal) {
    GameState state = new StateReader(fields, openingDraw, finalSale).state();
    for (BeansDecision decision : legal) {
      state.legal |= Choices.set(decision.number);
    }
    int seat = fields.number("seat", 0, GameState.SEATS - 1);
    return new BeansView(state, seat, fields.number("turn", 0, Integer.MAX_VALUE));
  }

  @Override
  public int arrayLength() {
    return LENGTH;
  }

  /**
   * The observation tensor: a view as a vector of 229 small integers. Where something is given for
   * each bean, the beans are in their order: Blue, Chili, Stink, Green, soy, black, Red, garden. In
   * this order:
   *
   * <ul>
   *   <li>6: whether each {@link Phase} is the current one, in their order
   *   <li>whether the seat is to act
   *   <li>8: whether the card that the question is about is of each bean
   *   <li>21 × 8, for each place of the seat's hand from the front: whether its card is of each
   *       bean
   *   <li>8: the length of the seat's chain of each bean
   *   <li>8: the length of the other seat's chain of each bean
   *   <li>8: how many cards of each bean are in the trade area
   *   <li>8: whether the top card of the discard pile is of each bean
   *   <li>8: how many cards of each bean have been sold
   *   <li>the chain limits of the seat and of the other; their coins; how many cards the other has
   *       in hand; how many are left in the deck
   * </ul>
   */
  @Override
  public void fill(int[] array, BeansView view) {
    array[PHASES.indexOf(view.phase())] = 1;
    array[TO_ACT] = view.isToAct() ? 1 : 0;
    if (view.card != GameState.NONE) {
      array[CARD + view.card] = 1;
    }
    for (int place = 0; place < view.handSize(view.seat()); place++) {
      array[HAND + place * BEANS + SeatState.card(view.hand, place)] = 1;
    }
    for (Bean bean : ALL) {
      array[CHAINS + bean.index()] = view.chainLength(view.seat(), bean);
      array[OTHER_CHAINS + bean.index()] = view.chainLength(view.other(), bean);
      array[SOLD + bean.index()] = view.sold(bean);
    }
    for (long rest = view.inArea; rest != 0; rest &= rest - 1) {
      array[AREA + view.inArea(rest)]++;
    }
    if (view.top != GameState.NONE) {
      array[TOP + view.top] = 1;
    }
    array[COUNTS] = view.chainLimit(view.seat());
    array[COUNTS + 1] = view.chainLimit(view.other());
    array[COUNTS + 2] = view.coins(view.seat());
    array[COUNTS + 3] = view.coins(view.other());
    array[COUNTS + 4] = view.handSize(view.other());
    array[COUNTS + 5] = view.deckSize();
  }
}
