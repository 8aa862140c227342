package stranger;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import dev.baize.euchre.player.Simple;
import dev.baize.testing.GameContract;
import java.util.ArrayList;
import java.util.List;

/** Plays like Simple, but saves its high cards for tricks that they win. */
public class Thrifty implements EuchrePlayer {
  private final Simple simple = new Simple();

  @Override
  public Bid orderUp(EuchreView view) {
    return simple.orderUp(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return simple.discard(view);
  }

  @Override
  public Card lead(EuchreView view) {
    return simple.lead(view);
  }

  @Override
  public Card play(EuchreView view) {
    Trump trump = view.trump().orElseThrow();
    Trick trick = view.trick();
    Card best = trump.highest(view.legalCards());
    boolean needed = trick.winner(trump) != view.partner();
    boolean enough = trump.beats(best, trick.highest(trump), trick.suitLed(trump));
    return needed && enough ? best : trump.lowest(view.legalCards());
  }

  /** Finds this player as the command line does, and plays a game with it. */
  public static void main(String[] args) {
    Registry registry = Registry.load();
    EuchreProvider game = new EuchreProvider();
    Seed seed = Seed.of(2026);
    List<Player<EuchreView, EuchreDecision, EuchreEvent>> players = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      String name = seat % 2 == 0 ? "thrifty" : "simple";
      players.add(registry.player(game, name).create(SeatContext.of(seed, Seat.of(seat))));
    }
    if (!Match.of(EuchreRules.standard(), players, seed).play().wonBy(Seat.of(0))) {
      throw new IllegalStateException("Thrifty has always won this game");
    }
    checkGames();
  }

  /** Games of the kit in a module: in a package that is open to the engine, and in a closed one. */
  private static void checkGames() {
    new GameContract<>(new stranger.open.Toss()).checkAll();
    new GameContract<>(new stranger.closed.Toss()).checkAll();
    try {
      new stranger.closed.Toss(null);
    } catch (IllegalArgumentException e) {
      if (e.getMessage().contains("opens stranger.closed to dev.baize.core;")) {
        return;
      }
    }
    throw new IllegalStateException("a closed package cannot be read without a lookup");
  }
}
