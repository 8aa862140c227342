package dev.baize.beans.naive;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Phase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** All ways for the hidden cards to lie that fit a view, found by putting one after the other. */
public final class NaiveLayouts {

  private static final String SEPARATOR = "|";

  private final int inHand;
  private final int inDeck;
  private final List<String> ofTurn;
  private final List<Bean> unseen = new ArrayList<>();
  private final Set<String> found = new HashSet<>();

  private NaiveLayouts(BeansView view, boolean isLaidOut) {
    boolean isFrontOpen =
        view.phase() == Phase.SALE && !view.isToAct() && view.tradeArea().isEmpty();
    for (Bean bean : Bean.values()) {
      for (int i = 0; i < bean.count() - view.sold(bean); i++) {
        unseen.add(bean);
      }
      for (int i = 0; i < view.chainLength(view.seat(), bean); i++) {
        unseen.remove(bean);
      }
      for (int i = 0; i < view.chainLength(view.other(), bean); i++) {
        unseen.remove(bean);
      }
    }
    view.hand().forEach(unseen::remove);
    view.tradeArea().forEach(unseen::remove);
    view.topOfPile().ifPresent(unseen::remove);
    if (isFrontOpen) {
      unseen.remove(view.card().orElseThrow());
    }
    this.inHand = view.handSize(view.other()) - (isFrontOpen ? 1 : 0);
    this.inDeck = view.deckSize();
    this.ofTurn = ofTurn(view, isLaidOut);
  }

  /**
   * What the view does not tell of the turn: how many cards of the trade area were left, and
   * whether a chain is to be sold for the second card of the hand.
   */
  private static List<String> ofTurn(BeansView view, boolean isLaidOut) {
    List<Bean> area = view.tradeArea();
    if (isLaidOut && view.card().isPresent()) {
      return IntStream.range(0, area.size())
          .filter(i -> area.get(i) == view.card().get())
          .mapToObj(i -> i + " left")
          .toList();
    }
    return view.phase() == Phase.SALE && area.isEmpty()
        ? List.of("0 left, first", "0 left, second")
        : List.of("0 left");
  }

  /**
   * The layouts as texts: the letters of the beans in the other hand from the front, those in the
   * deck from the top, those in the discard pile below its top from the bottom, then the turn.
   *
   * @param isLaidOut whether cards have been laid out in this turn
   */
  public static Set<String> of(BeansView view, boolean isLaidOut) {
    NaiveLayouts layouts = new NaiveLayouts(view, isLaidOut);
    layouts.put("", 0);
    return layouts.found;
  }

  private void put(String before, int count) {
    String cards = before;
    cards += count == inHand ? SEPARATOR : "";
    cards += count == inHand + inDeck ? SEPARATOR : "";
    if (unseen.isEmpty()) {
      for (String turn : ofTurn) {
        found.add(cards + SEPARATOR + turn);
      }
      return;
    }
    for (Bean bean : Set.copyOf(unseen)) {
      unseen.remove(bean);
      put(cards + bean.letter(), count + 1);
      unseen.add(bean);
    }
  }
}
