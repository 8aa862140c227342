package strategy;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.card.Rank;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.study.tournament.Pairing;
import dev.baize.study.tournament.Tournament;
import java.util.List;

/** Wagers as little as it may, and lets the dealer go over 21 where that is likely. */
public class Cautious implements BlackjackPlayer {
  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  @Override
  public boolean draw(BlackjackView view) {
    boolean weakDealer = view.upcard().rank().compareTo(Rank.SEVEN) < 0;
    return view.total() < (weakDealer ? 12 : 17);
  }

  /** Finds both players by name and plays them against each other. */
  public static void main(String[] args) {
    Registry registry = Registry.load();
    BlackjackProvider game = new BlackjackProvider();
    var players =
        List.of(
            Entrant.of(registry.player(game, "cautious")),
            Entrant.of(registry.player(game, "random")));
    var tournament = new Tournament<>(game, game.rules(), players, Seed.of(1));
    Pairing pairing = tournament.play(200).pairing(0, 1);
    System.out.println("Cautious wins %d, Random %d".formatted(pairing.wins(), pairing.losses()));
  }
}
