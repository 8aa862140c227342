package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** The text in which strategies are kept in files: see {@link dev.baize.search.solve}. */
public final class StrategyFile {

  static final String KIND = "strategy";
  private static final String ALGORITHM = "algorithm: ";
  private static final String ITERATIONS = "iterations: ";
  private static final String EXPLOITABILITY = "exploitability: ";
  private static final String VIEW = "view: ";

  /** Stands for an exploitability that was not computed. */
  private static final String UNKNOWN = "unknown";

  /** Separates a view and its decisions; it is in neither, since it is not printable. */
  private static final char SEPARATOR = '\t';

  private StrategyFile() {}

  /**
   * {@return a strategy, and how it was found, as text} {@link #parse} turns it into an equal
   * value.
   *
   * @param solved the strategy
   */
  public static String text(SolvedGame<?, ?> solved) {
    ResultPrinter printer = new ResultPrinter();
    printer.line(ResultPrinter.GAME, solved.game());
    printer.line(ResultPrinter.RULES, solved.rules());
    printer.line(ALGORITHM, solved.algorithm());
    printer.line(ITERATIONS, solved.iterations());
    OptionalDouble exploitability = solved.exploitability();
    printer.line(
        EXPLOITABILITY,
        exploitability.isPresent() ? ShortestDecimal.print(exploitability.getAsDouble()) : UNKNOWN);
    solved.strategy().byKey.forEach((view, each) -> printer.line(VIEW, line(view, each)));
    return printer.whole(KIND);
  }

  private static String line(String view, List<? extends DecisionProbability<?>> each) {
    StringBuilder line = new StringBuilder(view);
    for (DecisionProbability<?> one : each) {
      line.append(SEPARATOR)
          .append(ShortestDecimal.print(one.probability()))
          .append(' ')
          .append(Fields.requirePrintable("decision", one.decision().text()));
    }
    return line.toString();
  }

  /**
   * Reads a strategy from a file.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param file contains what {@link #text} returned
   * @param provider the game that it is a strategy for
   * @return the strategy
   * @throws MalformedFileException if the file is not a strategy for that game, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static <V extends View, D extends Decision> SolvedGame<V, D> read(
      Path file, GameProvider<V, D, ?> provider) throws IOException {
    return reader(provider).read(file);
  }

  /**
   * Parses a strategy.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param text what {@link #text} returned
   * @param provider the game that it is a strategy for
   * @return the strategy
   * @throws MalformedFileException if the text is not a strategy for that game, or was damaged
   */
  public static <V extends View, D extends Decision> SolvedGame<V, D> parse(
      String text, GameProvider<V, D, ?> provider) {
    return reader(provider).parse(text);
  }

  private static <V extends View, D extends Decision> FormatReader<SolvedGame<V, D>> reader(
      GameProvider<V, D, ?> provider) {
    requireNonNull(provider);
    return new FormatReader<>(
        KIND,
        false,
        MalformedFileException::new,
        (bytes, source) -> new Reader<V, D>(new ResultParser(bytes, source), provider).whole());
  }

  private static final class Reader<V extends View, D extends Decision> {

    private final ResultParser lines;
    private final GameProvider<V, D, ?> provider;
    private final Map<String, List<DecisionProbability<D>>> byKey = new LinkedHashMap<>();

    Reader(ResultParser lines, GameProvider<V, D, ?> provider) {
      this.lines = lines;
      this.provider = provider;
    }

    SolvedGame<V, D> whole() {
      String game = lines.take(ResultPrinter.GAME, this::requireGame);
      Rules<V, D, ?> rules = lines.take(ResultPrinter.RULES, this::rules);
      String algorithm = lines.take(ALGORITHM, text -> Fields.requireName("algorithm", text));
      long iterations =
          lines.take(
              ITERATIONS, text -> Fields.requireNumber("iterations", text, 0, Long.MAX_VALUE));
      OptionalDouble exploitability = lines.take(EXPLOITABILITY, Reader::exploitability);
      while (lines.isAt(VIEW)) {
        lines.take(VIEW, this::add);
      }
      lines.expect(VIEW, ResultPrinter.CHECKSUM);
      lines.requireChecksum();
      return new SolvedGame<>(
          game,
          rules.text(),
          algorithm,
          iterations,
          exploitability,
          new Strategy<>(Strategy.key(rules), byKey));
    }

    private String requireGame(String text) {
      checkArgument(
          text.equals(provider.name()),
          "a strategy for the game %s; expected one for %s",
          Excerpt.quote(text),
          provider.name());
      return text;
    }

    private Rules<V, D, ?> rules(String text) {
      Rules<V, D, ?> rules = provider.rules(Fields.requireRules(text));
      requireCanonical("rules", text, rules.text());
      return rules;
    }

    private static OptionalDouble exploitability(String text) {
      return text.equals(UNKNOWN)
          ? OptionalDouble.empty()
          : OptionalDouble.of(ShortestDecimal.parse("exploitability", text));
    }

    /** Adds a line; returns its view. */
    private String add(String line) {
      List<String> parts = Splitter.on(SEPARATOR).splitToList(line);
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
      checkArgument(
          space >= 0, "%s: expected a probability, a space and a decision", Excerpt.quote(part));
      double probability = ShortestDecimal.parse("probability", part.substring(0, space));
      String text = part.substring(space + 1);
      D decision = provider.decision(text);
      requireCanonical("decision", text, decision.text());
      return new DecisionProbability<>(decision, probability);
    }

    private static void requireCanonical(String what, String text, String canonical) {
      checkArgument(
          text.equals(canonical), "%s %s: expected %s", what, Excerpt.quote(text), canonical);
    }
  }
}
