import org.jspecify.annotations.NullMarked;

/**
 * The table of any game in a terminal.
 *
 * @since 0.1.0
 */
@NullMarked
// JLine has no module declarations, but a stable automatic name.
@SuppressWarnings("requires-automatic")
module dev.baize.terminal {
  requires com.google.common;
  requires transitive dev.baize.table;
  requires java.logging;
  requires static transitive org.jspecify;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires org.slf4j;

  exports dev.baize.terminal;
}
