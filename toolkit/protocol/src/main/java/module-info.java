import org.jspecify.annotations.NullMarked;

/**
 * Players in other processes, in any language.
 *
 * @since 0.1.0
 */
@NullMarked
// The command line is compiled later.
@SuppressWarnings("module")
module dev.baize.protocol {
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires transitive dev.baize.core;
  requires static org.jspecify;
  requires org.slf4j;

  exports dev.baize.protocol.bot;
  exports dev.baize.protocol.host;
  exports dev.baize.protocol.line to
      dev.baize.cli,
      dev.baize.mcp;
  exports dev.baize.protocol.process to
      dev.baize.cli;
}
