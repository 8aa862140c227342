import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.player.CountingProvider;
import dev.baize.blackjack.player.HumanProvider;
import dev.baize.blackjack.player.RandomProvider;
import dev.baize.blackjack.player.SimpleProvider;
import org.jspecify.annotations.NullMarked;

/** The rules and players of blackjack. */
@NullMarked
module dev.baize.blackjack {
  requires static org.jspecify;
  requires transitive dev.baize.core;

  exports dev.baize.blackjack;
  exports dev.baize.blackjack.player;

  provides dev.baize.core.registry.GameProvider with
      BlackjackProvider;
  provides dev.baize.core.registry.PlayerProvider with
      CountingProvider,
      HumanProvider,
      RandomProvider,
      SimpleProvider;
}
