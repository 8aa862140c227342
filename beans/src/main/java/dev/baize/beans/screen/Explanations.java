package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Display;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Explains the rules of bean trading that apply to a decision. */
final class Explanations {

  private static final int MAX_COINS = 4;

  private final Speech speech;

  Explanations(Speech speech) {
    this.speech = speech;
  }

  List<StyledText> of(BeansView view) {
    List<String> sentences = new ArrayList<>();
    String card = view.card().map(Bean::toString).orElse("");
    String other = speech.name(view.other());
    sentences.add(
        switch (view.phase()) {
          case LEFT_CARD ->
              other
                  + " left this "
                  + card
                  + " in the trade area. Chain it, or put it on the discard pile; it cannot stay.";
          case SALE ->
              "You have no chain of "
                  + card
                  + " and no free place, so one of your chains must be sold whole, even for"
                  + " nothing, to make room for it.";
          case PLAY_AGAIN ->
              "You have played the front card of your hand, as you must. You may play the next one, "
                  + card
                  + ", too, and no more; keep or stop leaves it in your hand.";
          case DISCARD ->
              "You may throw any one card from your hand onto the discard pile. Three cards "
                  + "are then laid out in the trade area, and the top of the pile joins them as "
                  + "long as it matches one of them.";
          case DRAWN_CARD ->
              "Chain this "
                  + card
                  + ", or leave it: then "
                  + other
                  + " has to chain or discard it. After the last card you draw two to the back of"
                  + " your hand.";
          case OVER -> throw new IllegalStateException("the game is over");
        });
    view.card().ifPresent(bean -> sentences.add(room(bean, view) + prices(bean)));
    if (view.mayBuyThirdChain()) {
      sentences.add("You may buy a third chain for 3 coins, once, whenever it is your decision.");
    }
    sentences.add(
        "Your hand is never sorted. Whoever has the most coins when the deck runs out "
            + "wins; chains "
            + (view.finalSale()
                ? "on the table are sold then."
                : "on the table are worth nothing then."));
    return sentences.stream().map(StyledText::of).toList();
  }

  private static String room(Bean bean, BeansView view) {
    int length = view.chainLength(view.seat(), bean);
    if (length > 0) {
      return "It would make your chain of " + length + " one longer. ";
    }
    int free = view.chainLimit(view.seat()) - view.chains(view.seat()).size();
    return free > 0
        ? "It would begin a chain in a free place. "
        : "You have no chain for it, so another chain would be sold to make room. ";
  }

  /** Such as {@code 3 garden sell for 2 coins.} */
  private static String prices(Bean bean) {
    List<String> prices = new ArrayList<>();
    for (int coins = 1; coins <= MAX_COINS; coins++) {
      OptionalInt cards = bean.cardsPerCoin(coins);
      if (cards.isPresent()) {
        prices.add(cards.getAsInt() + " for " + Display.coins(coins));
      }
    }
    return "Chains of " + bean + " sell at " + String.join(", ", prices) + ".";
  }
}
