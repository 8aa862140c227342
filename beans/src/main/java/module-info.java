import dev.baize.beans.BeansProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The rules and players of the bean trading game.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.beans {
  requires static org.jspecify;
  requires transitive dev.baize.core;
  requires dev.baize.search;

  exports dev.baize.beans;
  exports dev.baize.beans.player;

  provides dev.baize.core.registry.GameProvider with
      BeansProvider;
}
