import org.jspecify.annotations.NullMarked;

/**
 * Checks that games and players keep the promises of their interfaces.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.testing {
  requires com.google.common;
  requires transitive dev.baize.core;
  requires static transitive org.jspecify;
  requires org.slf4j;

  exports dev.baize.testing;
}
