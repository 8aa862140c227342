package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Rules and decisions have one text form each, which is parsed to an equal value.
 *
 * @param history an empty history
 * @param provider parses the texts
 * @param rules the rules to print and parse
 * @param universe the decisions to print and parse
 */
record TextCheck<V extends View, D extends Decision, E extends Event>(
    History history, GameProvider<V, D, E> provider, Rules<V, D, E> rules, Set<D> universe) {

  void run() {
    TextForm<Rules<V, D, E>> ofRules = new TextForm<>(history, "rules", provider::rules);
    TextForm<D> ofDecisions = new TextForm<>(history, "a decision", provider::decision);
    ofRules.requireLine(rules.text());
    ofRules.requireRead(rules, rules.text());
    history.requireEqual("rules have one text", rules.text(), provider.rules(rules.text()).text());
    provider
        .presets()
        .forEach(preset -> ofRules.requireRead(ofRules.requireReadable(preset), preset));
    ofRules.requireRefusal();
    ofDecisions.requireRefusal();
    different(ofDecisions);
    universe.forEach(decision -> ofDecisions.requireRead(decision, decision.text()));
  }

  private void different(TextForm<D> form) {
    Map<String, D> written = new HashMap<>();
    for (D decision : universe) {
      String text = decision.text();
      form.requireLine(text);
      D other = written.put(text, decision);
      history.require(
          other == null,
          "different decisions have different texts",
          "another text for " + decision + " than for " + other,
          '"' + text + '"');
    }
  }
}
