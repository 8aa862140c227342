import org.jspecify.annotations.NullMarked;

/**
 * The card-game engine: everything that is independent of a particular game.
 *
 * @since 0.1.0
 */
@NullMarked
// The modules to which lines are exported are compiled after this one.
@SuppressWarnings("module")
module dev.baize.core {
  requires com.google.common;
  requires static transitive org.jspecify;
  requires org.slf4j;

  exports dev.baize.core.card;
  exports dev.baize.core.game;
  exports dev.baize.core.kit;
  exports dev.baize.core.lines to
      dev.baize.review,
      dev.baize.search,
      dev.baize.study,
      dev.baize.table,
      dev.baize.web;
  exports dev.baize.core.match;
  exports dev.baize.core.player;
  exports dev.baize.core.random;
  exports dev.baize.core.record;
  exports dev.baize.core.registry;
  exports dev.baize.core.shuffle;
  exports dev.baize.core.table;
  exports dev.baize.core.text to
      dev.baize.beans,
      dev.baize.blackjack,
      dev.baize.charts,
      dev.baize.cli,
      dev.baize.euchre,
      dev.baize.mcp,
      dev.baize.protocol,
      dev.baize.review,
      dev.baize.search,
      dev.baize.study,
      dev.baize.table,
      dev.baize.terminal,
      dev.baize.testing,
      dev.baize.web;

  uses dev.baize.core.registry.GameProvider;
  uses dev.baize.core.registry.PlayerFamily;
  uses dev.baize.core.registry.PlayerProvider;

  provides dev.baize.core.registry.PlayerFamily with
      dev.baize.core.registry.RandomFamily;
}
