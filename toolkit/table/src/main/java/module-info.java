import org.jspecify.annotations.NullMarked;

/**
 * A person at the table of any game, whatever shows it.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.table {
  requires com.google.common;
  requires transitive dev.baize.core;
  requires static transitive org.jspecify;
  requires org.slf4j;

  exports dev.baize.table;
}
