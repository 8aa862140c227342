package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;

/** Writes views of bean trading, and reads them back by way of a game without hidden cards. */
final class BeansViewFormat implements ViewFormat<BeansView, BeansDecision> {

  private final boolean openingDraw;
  private final boolean finalSale;

  BeansViewFormat(boolean openingDraw, boolean finalSale) {
    this.openingDraw = openingDraw;
    this.finalSale = finalSale;
  }

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
    return ViewFields.builder()
        .put("bean", chain.bean().toString())
        .put("length", chain.length())
        .put("coins", chain.coins())
        .build();
  }

  private static List<ViewFields> sold(BeansView view) {
    return List.of(Bean.values()).stream()
        .filter(bean -> view.sold(bean) > 0)
        .map(
            bean ->
                ViewFields.builder()
                    .put("bean", bean.toString())
                    .put("cards", view.sold(bean))
                    .build())
        .toList();
  }

  @Override
  public List<BeansDecision> legal(BeansView view) {
    return view.legal();
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
    return ViewArray.LENGTH;
  }

  @Override
  public int[] array(BeansView view) {
    return ViewArray.of(view);
  }
}
