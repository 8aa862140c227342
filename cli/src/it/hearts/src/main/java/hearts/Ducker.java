package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
import java.util.Collections;
import java.util.Comparator;

/** Plays the highest card that does not take the trick, and throws hearts on other tricks. */
public final class Ducker implements HeartsPlayer {
  @Override
  public Card play(HeartsView view) {
    CardSet legal = view.legalCards();
    if (view.trick().isEmpty()) {
      return legal.lowest();
    }
    CardSet led = CardSet.suit(view.trick().get(0).suit());
    if (legal.intersection(led).isEmpty()) {
      CardSet hearts = legal.intersection(CardSet.suit(Suit.HEARTS));
      return hearts.isEmpty() ? legal.highest() : hearts.highest();
    }
    Card highest = Collections.max(view.trick().stream().filter(led::contains).toList());
    return legal.stream()
        .filter(card -> card.compareTo(highest) < 0)
        .max(Comparator.naturalOrder())
        .orElse(legal.lowest());
  }

  /** Registers this player. */
  public static final class Provider implements PlayerProvider<HeartsView, Play, HeartsEvent> {
    @Override
    public String game() {
      return Hearts.NAME;
    }

    @Override
    public String name() {
      return "Ducker";
    }

    @Override
    public String description() {
      return "takes no trick that it can duck, and throws hearts on others";
    }

    @Override
    public Ducker create(Place place) {
      return new Ducker();
    }
  }
}
