package dev.baize.protocol.host;

import dev.baize.core.game.Rules;
import dev.baize.core.player.Place;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a program is told when a match begins. */
final class BeginLine {

  private BeginLine() {}

  static Map<String, Object> of(Place place, Rules<?, ?, ?> rules) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("seat", place.seat().index());
    facts.put("seats", rules.seats());
    facts.put("rules", rules.text());
    facts.put("seed", Long.toString(place.seed().value()));
    return facts;
  }
}
