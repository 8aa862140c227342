package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.lines.Source;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** Reads what {@link StrategyText} prints, and nothing else. */
final class StrategyReader<V extends View, D extends Decision> {

  private final ResultParser lines;
  private final GameProvider<V, D, ?> provider;
  private final Map<String, List<DecisionProbability<D>>> byKey = new LinkedHashMap<>();

  private StrategyReader(ResultParser lines, GameProvider<V, D, ?> provider) {
    this.lines = lines;
    this.provider = provider;
  }

  static <V extends View, D extends Decision> SolvedGame<V, D> read(
      InputStream in, Source source, GameProvider<V, D, ?> provider) throws IOException {
    StrategyText.FIRST.read(in, source);
    ResultParser lines = new ResultParser(in.readAllBytes(), source, "the strategy");
    return new StrategyReader<>(lines, provider).whole();
  }

  private SolvedGame<V, D> whole() {
    String game = lines.take(ResultPrinter.GAME, this::requireGame);
    Rules<V, D, ?> rules = lines.take(ResultPrinter.RULES, this::rules);
    String algorithm =
        lines.take(StrategyText.ALGORITHM, text -> Fields.requireName("algorithm", text));
    long iterations =
        lines.take(
            StrategyText.ITERATIONS,
            text -> Fields.requireNumber("iterations", text, 0, Long.MAX_VALUE));
    OptionalDouble exploitability =
        lines.take(StrategyText.EXPLOITABILITY, StrategyReader::exploitability);
    while (lines.isAt(StrategyText.VIEW)) {
      lines.take(StrategyText.VIEW, this::add);
    }
    lines.expect(StrategyText.VIEW, ResultPrinter.CHECKSUM);
    lines.requireChecksum();
    return new SolvedGame<>(
        game,
        rules.text(),
        algorithm,
        iterations,
        exploitability,
        new Strategy<>(ViewKey.of(rules), byKey));
  }

  private String requireGame(String text) {
    if (!text.equals(provider.name())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a strategy for the game %s; expected one for %s",
              Excerpt.quote(text),
              provider.name()));
    }
    return text;
  }

  private Rules<V, D, ?> rules(String text) {
    Rules<V, D, ?> rules = provider.rules(Fields.requireRules(text));
    if (!rules.text().equals(text)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "rules %s: expected %s", Excerpt.quote(text), rules.text()));
    }
    return rules;
  }

  private static OptionalDouble exploitability(String text) {
    return text.equals(StrategyText.UNKNOWN)
        ? OptionalDouble.empty()
        : OptionalDouble.of(ShortestDecimal.parse("exploitability", text));
  }

  /** Adds a line; returns its view. */
  private String add(String line) {
    List<String> parts = Splitter.on(StrategyText.SEPARATOR).splitToList(line);
    String view = Fields.requirePrintable("view", parts.get(0));
    List<DecisionProbability<D>> each = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      each.add(decision(part));
    }
    checkArgument(each.size() > 0, "%s: expected decisions after tabs", Excerpt.quote(view));
    Strategy.requireDistribution(view, each);
    checkArgument(
        byKey.put(view, List.copyOf(each)) == null,
        "the view %s is there twice",
        Excerpt.quote(view));
    return view;
  }

  private DecisionProbability<D> decision(String part) {
    int space = part.indexOf(' ');
    if (space < 0) {
      throw new IllegalArgumentException(
          Excerpt.quote(part) + ": expected a probability, a space and a decision");
    }
    double probability = ShortestDecimal.parse("probability", part.substring(0, space));
    String text = part.substring(space + 1);
    D decision = provider.decision(text);
    if (!decision.text().equals(text)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "decision %s: expected %s", Excerpt.quote(text), decision.text()));
    }
    return new DecisionProbability<>(decision, probability);
  }
}
