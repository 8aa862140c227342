import org.jspecify.annotations.NullMarked;

/**
 * Search in games with hidden cards, and exact solutions of small ones.
 *
 * @since 0.1.0
 */
@NullMarked
// The module of euchre is compiled after this one.
@SuppressWarnings("module")
module dev.baize.search {
  requires com.google.common;
  requires transitive dev.baize.core;
  requires static transitive org.jspecify;

  exports dev.baize.search;
  exports dev.baize.search.network to
      dev.baize.euchre;
  exports dev.baize.search.solve;

  provides dev.baize.core.registry.PlayerFamily with
      dev.baize.search.ThinkerFamily,
      dev.baize.search.network.NetworkFamily;
}
