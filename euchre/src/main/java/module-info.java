import dev.baize.euchre.EuchreProvider;
import org.jspecify.annotations.NullMarked;

/**
 * The rules and players of euchre.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.euchre {
  requires static org.jspecify;
  requires transitive dev.baize.core;
  requires dev.baize.search;

  exports dev.baize.euchre;
  exports dev.baize.euchre.analysis;
  exports dev.baize.euchre.player;

  provides dev.baize.core.registry.GameProvider with
      EuchreProvider;
}
