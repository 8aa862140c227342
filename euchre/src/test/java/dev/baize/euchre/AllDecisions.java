package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.List;

/** Every decision that can be expressed: a pass, 4 orders, 52 discards and 52 plays. */
public final class AllDecisions {

  /** In no particular order. */
  public static final List<EuchreDecision> LIST = all();

  private AllDecisions() {}

  private static List<EuchreDecision> all() {
    List<EuchreDecision> all = new ArrayList<>();
    all.add(EuchreDecision.pass());
    for (Suit suit : Suit.values()) {
      all.add(EuchreDecision.orderUp(suit));
    }
    for (Card card : CardSet.all()) {
      all.add(EuchreDecision.discard(card));
      all.add(EuchreDecision.play(card));
    }
    return List.copyOf(all);
  }
}
