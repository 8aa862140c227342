import dev.baize.blackjack.BlackjackProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The rules and players of blackjack.
 *
 * @since 0.1.0
 */
@NullMarked
// The command line is compiled after this module.
@SuppressWarnings("module")
module dev.baize.blackjack {
  requires static org.jspecify;
  requires transitive dev.baize.core;

  exports dev.baize.blackjack;
  exports dev.baize.blackjack.analysis;
  exports dev.baize.blackjack.counting;
  exports dev.baize.blackjack.player;
  exports dev.baize.blackjack.report to
      dev.baize.cli;

  provides dev.baize.core.registry.GameProvider with
      BlackjackProvider;
}
