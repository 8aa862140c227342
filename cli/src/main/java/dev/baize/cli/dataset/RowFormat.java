package dev.baize.cli.dataset;

import dev.baize.protocol.line.Json;
import java.util.Map;

/** How rows are written, each a decision. */
interface RowFormat {

  /** JSON objects, one a line. */
  RowFormat JSON = Json::line;

  /** What precedes the first row; empty by default. */
  default byte[] top() {
    return new byte[0];
  }

  /**
   * A row.
   *
   * @param fields by the names of {@link Field}
   */
  byte[] row(Map<String, Object> fields);
}
