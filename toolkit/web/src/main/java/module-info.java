import org.jspecify.annotations.NullMarked;

/**
 * People at the tables of any games, in their browsers.
 *
 * @since 0.1.0
 */
@NullMarked
module dev.baize.web {
  requires com.google.common;
  requires dev.baize.review;
  requires transitive dev.baize.table;
  requires org.eclipse.jetty.server;
  requires static org.jspecify;
  requires org.slf4j;

  exports dev.baize.web;
}
