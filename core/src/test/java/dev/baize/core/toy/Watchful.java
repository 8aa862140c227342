package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.toy.HighCardEvent.Played;
import java.util.Collections;
import java.util.Comparator;

/**
 * Takes a trick as cheaply as it can. It leads its highest card only if it has watched all higher
 * ones being played, and else plays its lowest.
 */
public final class Watchful implements HighCardPlayer {

  private CardSet played = CardSet.none();

  @Override
  public void observe(HighCardEvent event) {
    if (event instanceof Played play) {
      played = played.with(play.card());
    }
  }

  @Override
  public Card play(HighCardView view) {
    CardSet hand = view.hand();
    if (view.trick().isEmpty()) {
      Card highest = hand.highest();
      return CardSet.all().minus(played).highest() == highest ? highest : hand.lowest();
    }
    Card toBeat = Collections.max(view.trick());
    return hand.stream()
        .filter(card -> card.compareTo(toBeat) > 0)
        .min(Comparator.naturalOrder())
        .orElseGet(hand::lowest);
  }
}
