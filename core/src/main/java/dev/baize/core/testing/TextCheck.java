package dev.baize.core.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

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

  /** Not the text form of anything. */
  private static final String NONSENSE = "\u2205 nothing is written so";

  void run() {
    line("the text of rules", rules.text());
    roundTrip("the text of rules", rules, rules.text(), provider::rules);
    history.requireEqual("rules have one text", rules.text(), provider.rules(rules.text()).text());
    refusal("rules", provider::rules);
    refusal("a decision", provider::decision);
    different();
    universe.forEach(
        decision ->
            roundTrip("the text of a decision", decision, decision.text(), provider::decision));
  }

  private void different() {
    Map<String, D> written = new HashMap<>();
    for (D decision : universe) {
      String text = decision.text();
      line("the text of a decision", text);
      D other = written.put(text, decision);
      history.require(
          other == null,
          "different decisions have different texts",
          "another text for " + decision + " than for " + other,
          '"' + text + '"');
    }
  }

  private void line(String what, String text) {
    history.require(
        isLine(text),
        what + " is one line, trimmed and not empty",
        "such a line",
        '"' + text + '"');
  }

  static boolean isLine(String text) {
    return !text.isEmpty() && text.equals(text.strip()) && text.lines().count() == 1;
  }

  private <T> void roundTrip(
      String what, T written, String text, Function<String, ? extends T> read) {
    T back;
    try {
      back = read.apply(text);
    } catch (RuntimeException e) {
      throw history.violation(what + " can be read", '"' + text + '"', e);
    }
    history.require(
        written.equals(back) && written.hashCode() == back.hashCode(),
        what + " is read as what was written: \"" + text + '"',
        written,
        back);
  }

  private void refusal(String what, Consumer<String> read) {
    IllegalArgumentException e =
        history.requireThrows(
            "nonsense is not read as " + what,
            IllegalArgumentException.class,
            () -> read.accept(NONSENSE));
    history.require(
        String.valueOf(e.getMessage()).contains(NONSENSE),
        "the parser of " + what + " quotes what it rejects",
        NONSENSE,
        e);
  }
}
