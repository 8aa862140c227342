import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.player.BasicProvider;
import dev.baize.blackjack.player.CompetitorProvider;
import dev.baize.blackjack.player.CountingProvider;
import dev.baize.blackjack.player.ExactProvider;
import dev.baize.blackjack.player.HiLoProvider;
import dev.baize.blackjack.player.HumanProvider;
import dev.baize.blackjack.player.KOProvider;
import dev.baize.blackjack.player.RandomProvider;
import dev.baize.blackjack.player.SimpleProvider;
import dev.baize.blackjack.player.TrackerProvider;
import dev.baize.blackjack.screen.BlackjackTableProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The rules and players of blackjack.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.blackjack {
  requires static org.jspecify;
  requires transitive dev.baize.core;

  exports dev.baize.blackjack;
  exports dev.baize.blackjack.analysis;
  exports dev.baize.blackjack.counting;
  exports dev.baize.blackjack.player;

  provides dev.baize.core.registry.GameProvider with
      BlackjackProvider;
  provides dev.baize.core.registry.PlayerProvider with
      BasicProvider,
      CompetitorProvider,
      CountingProvider,
      ExactProvider,
      HiLoProvider,
      HumanProvider,
      KOProvider,
      RandomProvider,
      SimpleProvider,
      TrackerProvider;
  provides dev.baize.core.table.TableProvider with
      BlackjackTableProvider;
}
