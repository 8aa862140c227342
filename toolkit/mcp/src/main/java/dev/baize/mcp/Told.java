package dev.baize.mcp;

import dev.baize.core.table.Report;
import java.util.List;
import java.util.Map;

/** What a tool tells, as text and for programs. */
record Told(String text, Map<String, ?> values) implements Report {

  @Override
  public List<? extends Map<String, ?>> rows() {
    return List.of(values);
  }
}
