package dev.baize.testing;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Checks of what a game says of itself, apart from any sample game.
 *
 * @param history an empty history
 * @param provider the game
 * @param rules its rules
 */
record ProviderChecks<V extends View, D extends Decision, E extends Event>(
    History history, GameProvider<V, D, E> provider, Rules<V, D, E> rules) {

  private static final double TOLERANCE = 1e-9;

  /**
   * Rules and decisions have one text form each, which is parsed to an equal value.
   *
   * @param universe the decisions to print and parse
   */
  void texts(Set<D> universe) {
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
    Map<String, D> written = new HashMap<>();
    for (D decision : universe) {
      String text = decision.text();
      ofDecisions.requireLine(text);
      D other = written.put(text, decision);
      history.require(
          other == null,
          "different decisions have different texts",
          "another text for " + decision + " than for " + other,
          '"' + text + '"');
    }
    universe.forEach(decision -> ofDecisions.requireRead(decision, decision.text()));
  }

  /**
   * A game that numbers its decisions gives each of them one number, always the same.
   *
   * @param numbered the decisions by number
   * @param again the same, asked for again
   * @param universe all decisions that were seen
   */
  void numbering(List<D> numbered, List<D> again, Set<D> universe) {
    history.requireEqual("a game always numbers its decisions alike", numbered, again);
    Set<D> different = new HashSet<>(numbered);
    history.require(
        different.size() == numbered.size(),
        "no decision has two numbers",
        "different decisions",
        numbered);
    for (D decision : numbered.isEmpty() ? Set.<D>of() : universe) {
      history.require(
          different.contains(decision),
          "a game that numbers decisions numbers all that can be legal",
          "a number for \"" + decision.text() + '"',
          "none");
    }
  }

  /**
   * The chance outcomes that rules list are all that there are, and can be played.
   *
   * @param samples games that start like one of them
   * @param maxDecisions the bound on the length of a game
   */
  void chanceOutcomes(List<SampleGame<V, D, E>> samples, int maxDecisions) {
    List<ChanceOutcome<V, D>> outcomes = rules.chanceOutcomes();
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    history.require(
        Math.abs(sum - 1) <= TOLERANCE, "the probabilities of chance outcomes add up to 1", 1, sum);
    Set<List<V>> starts = new HashSet<>();
    outcomes.forEach(outcome -> starts.add(views(outcome.game())));
    for (SampleGame<V, D, E> sample : samples) {
      List<V> views = views(sample.start(null));
      sample
          .history(0)
          .require(
              starts.contains(views),
              "every game starts like one of the chance outcomes",
              "an outcome that looks the same to all seats",
              views);
    }
    SampleGame<V, D, E> first = samples.get(0);
    RandomGenerator random = first.random("chance outcomes");
    for (ChanceOutcome<V, D> outcome : outcomes) {
      Game<V, D> game = outcome.game();
      first.playOut(first.history(0), game, random);
      history.require(
          game.isOver(),
          "a chance outcome can be played to its end",
          "the end within " + maxDecisions + " decisions",
          game.position());
    }
  }

  private List<V> views(Game<V, D> game) {
    return Samples.seats(rules).stream().map(game::view).toList();
  }
}
