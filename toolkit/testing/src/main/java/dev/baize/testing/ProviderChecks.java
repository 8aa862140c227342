package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Sets;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Checks of what a game says of itself. {@link GameContract.Check} says what each promises. */
record ProviderChecks(
    History history,
    GameProvider<View, Decision, Event> provider,
    Rules<View, Decision, Event> rules) {

  private static final double TOLERANCE = 1e-9;

  /**
   * Checks a parser of texts: the text of a value is parsed to an equal value, and any other text
   * is rejected.
   *
   * @param what the kind of value that is written, with an article
   */
  record TextForm<T>(History history, String what, Function<String, ? extends T> parser) {

    private static final String NONSENSE = "\u2205 nothing is written so";

    T parse(String text) {
      String promise = "the text of " + what + " can be read";
      return history.answer(promise, '"' + text + '"', () -> parser.apply(text));
    }

    void requireParsed(T value, String text) {
      T parsed = parse(text);
      boolean same = value.equals(parsed) && value.hashCode() == parsed.hashCode();
      String promise = "the text of " + what + " is read as what was written: \"" + text + '"';
      history.require(same, promise, value, parsed);
    }

    void requireNonsenseRejected() {
      IllegalArgumentException e =
          history.requireThrows(
              "nonsense is not read as " + what,
              IllegalArgumentException.class,
              () -> requireNonNull(parser.apply(NONSENSE)));
      String promise = "the parser of " + what + " quotes what it rejects";
      history.require(String.valueOf(e.getMessage()).contains(NONSENSE), promise, NONSENSE, e);
    }
  }

  void texts(Set<Decision> seen) {
    TextForm<Rules<View, Decision, Event>> ofRules =
        new TextForm<>(history, "rules", provider::rules);
    history.requireLine("the text of rules", rules.text());
    ofRules.requireParsed(rules, rules.text());
    history.requireEqual("rules have one text", rules.text(), provider.rules(rules.text()).text());
    provider.presets().forEach(preset -> ofRules.requireParsed(ofRules.parse(preset), preset));
    ofRules.requireNonsenseRejected();
    TextForm<Decision> ofDecisions = new TextForm<>(history, "a decision", provider::decision);
    ofDecisions.requireNonsenseRejected();
    Map<String, Decision> written = new LinkedHashMap<>();
    for (Decision decision : seen) {
      String text = decision.text();
      history.requireLine("the text of a decision", text);
      Decision other = written.put(text, decision);
      String promise = "different decisions have different texts";
      String expected = "another text for " + decision + " than for " + other;
      history.require(other == null, promise, expected, '"' + text + '"');
    }
    written.forEach((text, decision) -> ofDecisions.requireParsed(decision, text));
  }

  static void numbering(
      History history,
      List<? extends Decision> numbered,
      List<? extends Decision> again,
      Set<Decision> seen) {
    history.requireEqual("a game always numbers its decisions alike", numbered, again);
    Set<Decision> different = new HashSet<>(numbered);
    history.requireEqual("no decision has two numbers", numbered.size(), different.size());
    Set<Decision> missing = numbered.isEmpty() ? Set.of() : Sets.difference(seen, different);
    history.requireEqual(
        "a game that numbers decisions numbers all that can be legal", Set.of(), missing);
  }

  void chanceOutcomes(List<SampleGame> samples) {
    List<ChanceOutcome<View, Decision>> outcomes = rules.chanceOutcomes();
    if (outcomes.isEmpty()) {
      return;
    }
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    history.require(
        Math.abs(sum - 1) <= TOLERANCE, "the probabilities of chance outcomes add up to 1", 1, sum);
    Set<List<View>> starts =
        outcomes.stream().map(outcome -> views(outcome.game())).collect(Collectors.toSet());
    for (SampleGame sample : samples) {
      List<View> views = views(sample.start(null));
      String promise = "every game starts like one of the chance outcomes";
      String expected = "an outcome that looks the same to all seats";
      sample.history(0).require(starts.contains(views), promise, expected, views);
    }
    SampleGame first = samples.get(0);
    RandomGenerator random = first.random("chance outcomes");
    for (ChanceOutcome<View, Decision> outcome : outcomes) {
      Game<View, Decision> game = outcome.game();
      first.playOut(first.history(0), game, random);
      first.requireOver(history, "a chance outcome can be played to its end", game);
    }
  }

  private List<View> views(Game<View, Decision> game) {
    return Samples.seats(rules).stream().map(game::view).toList();
  }
}
