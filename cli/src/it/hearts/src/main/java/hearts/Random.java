package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;

/** Plays any legal card, each equally likely. */
public final class Random implements HeartsPlayer {
  private final Place place;

  Random(Place place) {
    this.place = place;
  }

  @Override
  public Card play(HeartsView view) {
    CardSet legal = view.legalCards();
    return legal.get(place.random(view).nextInt(legal.size()));
  }

  /** Registers this player. */
  public static final class Provider implements PlayerProvider<HeartsView, Play, HeartsEvent> {
    @Override
    public String game() {
      return Hearts.NAME;
    }

    @Override
    public String name() {
      return "Random";
    }

    @Override
    public String description() {
      return "any legal card, each equally likely";
    }

    @Override
    public Random create(Place place) {
      return new Random(place);
    }
  }
}
