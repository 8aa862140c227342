import org.jspecify.annotations.NullMarked;

/**
 * Language models at the tables of any games, by the Model Context Protocol.
 *
 * @since 0.1.0
 */
@NullMarked
// The SDK and Reactor have no module declarations, but stable automatic names.
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"})
module dev.baize.mcp {
  requires com.fasterxml.jackson.databind;
  requires com.google.common;
  requires dev.baize.protocol;
  requires dev.baize.review;
  requires transitive dev.baize.table;
  requires io.modelcontextprotocol.sdk.mcp.core;
  requires io.modelcontextprotocol.sdk.mcp.json.jackson2;
  requires static org.jspecify;
  requires org.slf4j;
  requires reactor.core;

  exports dev.baize.mcp;
}
