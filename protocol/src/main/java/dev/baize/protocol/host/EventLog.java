package dev.baize.protocol.host;

import dev.baize.core.game.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The events that a seat has observed, and of which its program has been told up to some point. */
final class EventLog {

  private final List<String> events = new ArrayList<>();
  private int told;

  void add(Event event) {
    events.add(event.text());
  }

  /** Lets the program be told of all events anew. */
  void tellAgain() {
    told = 0;
  }

  /** The texts of the events of which the program has not been told. */
  List<String> untold() {
    return List.copyOf(events.subList(told, events.size()));
  }

  /** Tells of them in a line, if there are any. */
  void writeUntold(Map<String, Object> fields) {
    if (told < events.size()) {
      fields.put("events", untold());
      told = events.size();
    }
  }
}
