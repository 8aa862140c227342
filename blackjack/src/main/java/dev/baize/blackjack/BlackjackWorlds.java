package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.WorldSampler;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Samples the sessions consistent with the player's view. */
final class BlackjackWorlds implements WorldSampler<BlackjackView, BlackjackDecision> {

  private final SessionState known;
  private final HiddenCards hidden;

  BlackjackWorlds(BlackjackView view) {
    this.known = view.known();
    this.hidden = new HiddenCards(known, unseen(view));
  }

  private static int[] unseen(BlackjackView view) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < view.house().decks(); i++) {
      cards.addAll(Deck.french().cards());
    }
    view.exposed().forEach(cards::remove);
    return cards.stream().mapToInt(PackedCard::of).toArray();
  }

  @Override
  public BlackjackGame draw(RandomGenerator random) {
    return new BlackjackGame(known, hidden.redealt(random));
  }
}
