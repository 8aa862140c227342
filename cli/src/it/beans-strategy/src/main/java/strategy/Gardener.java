package strategy;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansPlayer;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.study.tournament.Pairing;
import dev.baize.study.tournament.Tournament;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Lets chains grow, and sells the one that pays most where it must. */
public class Gardener implements BeansPlayer {
  @Override
  public boolean buyThirdChain(BeansView view) {
    return view.deckSize() > 60;
  }

  @Override
  public boolean chainLeft(BeansView view) {
    return grows(view, view.card().orElseThrow());
  }

  @Override
  public boolean chainDrawn(BeansView view) {
    return grows(view, view.card().orElseThrow());
  }

  @Override
  public boolean playAgain(BeansView view) {
    return grows(view, view.card().orElseThrow());
  }

  @Override
  public Bean sell(BeansView view) {
    return view.chains(view.seat()).stream()
        .max(Comparator.comparingInt(Chain::coins))
        .orElseThrow()
        .bean();
  }

  @Override
  public OptionalInt discard(BeansView view) {
    List<Bean> hand = view.hand();
    for (int place = 0; place < hand.size(); place++) {
      if (!grows(view, hand.get(place))) {
        return OptionalInt.of(place);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean grows(BeansView view, Bean bean) {
    return view.chainLength(view.seat(), bean) > 0;
  }

  /** Finds both players by name and plays them against each other. */
  public static void main(String[] args) {
    Registry registry = Registry.load();
    BeansProvider game = new BeansProvider();
    var players =
        List.of(
            Entrant.of(registry.player(game, "gardener")),
            Entrant.of(registry.player(game, "random")));
    var tournament = new Tournament<>(game, game.rules(), players, Seed.of(1));
    Pairing pairing = tournament.play(200).pairing(0, 1);
    System.out.println("Gardener wins %d, Random %d".formatted(pairing.wins(), pairing.losses()));
  }
}
