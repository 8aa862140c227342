package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.List;

/**
 * Every decision that can be expressed: a pass, 8 orders, a lone defence, 52 discards and 52 plays.
 */
public final class AllDecisions {

  /** In no particular order. */
  public static final List<EuchreDecision> LIST = all();

  private AllDecisions() {}

  private static List<EuchreDecision> all() {
    List<EuchreDecision> all = new ArrayList<>();
    all.add(EuchreDecision.pass());
    all.add(EuchreDecision.defendAlone());
    for (Suit suit : Suit.values()) {
      all.add(EuchreDecision.orderUp(suit));
      all.add(EuchreDecision.orderUpAlone(suit));
    }
    for (Card card : CardSet.all()) {
      all.add(EuchreDecision.discard(card));
      all.add(EuchreDecision.play(card));
    }
    return List.copyOf(all);
  }
}
