package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.text.Excerpt;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A behavioral strategy for every seat (a strategy profile): the probability of each decision at
 * each view of the seat to act. Immutable.
 *
 * <p>Views are identified by a text: what their {@linkplain Rules#viewFormat format} writes, or
 * else their {@code toString}. Two strategies are equal if they have the same probabilities for the
 * same texts.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class Strategy<V extends View, D extends Decision> {

  private static final double TOLERANCE = 1e-9;

  private final Function<V, String> key;
  final Map<String, List<DecisionProbability<D>>> byKey;

  /** Copies the map, whose order is kept; the lists must be immutable. */
  Strategy(Function<V, String> key, Map<String, List<DecisionProbability<D>>> byKey) {
    byKey.forEach(Strategy::requireDistribution);
    this.key = key;
    this.byKey = Collections.unmodifiableMap(new LinkedHashMap<>(byKey));
  }

  /**
   * {@return a strategy}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param rules of the game, which say how views are written
   * @param probabilities those of all legal decisions, by view, in any order of views
   * @throws IllegalArgumentException if those of a view do not add up to 1, a decision is there
   *     twice, or two views have the same text
   */
  public static <V extends View, D extends Decision> Strategy<V, D> of(
      Rules<V, D, ?> rules, Map<V, List<DecisionProbability<D>>> probabilities) {
    Function<V, String> key = key(rules);
    Map<String, List<DecisionProbability<D>>> byKey = new LinkedHashMap<>();
    probabilities.forEach(
        (view, each) -> {
          String text = key.apply(view);
          checkArgument(
              byKey.put(text, List.copyOf(each)) == null, "two views are written as %s", text);
        });
    return new Strategy<>(key, byKey);
  }

  /**
   * Prints views: their fields if the rules have a format for views, or else the views themselves.
   * The text is required to be printable; that views do not share one is checked where all views
   * are known.
   */
  static <V extends View> Function<V, String> key(Rules<V, ?, ?> rules) {
    Function<V, String> text =
        rules
            .viewFormat()
            .<Function<V, String>>map(format -> view -> format.write(view).toString())
            .orElse(View::toString);
    return view -> Fields.requirePrintable("view", text.apply(view));
  }

  static <D extends Decision> void requireDistribution(
      String view, List<DecisionProbability<D>> each) {
    double sum = each.stream().mapToDouble(DecisionProbability::probability).sum();
    checkArgument(
        Math.abs(sum - 1) <= TOLERANCE,
        "%s: probabilities add up to %s; expected 1",
        Excerpt.quote(view),
        sum);
    checkArgument(
        each.stream().map(DecisionProbability::decision).distinct().count() == each.size(),
        "%s: a decision is there twice",
        Excerpt.quote(view));
  }

  /**
   * {@return the probability of each decision; empty if the strategy does not know the view, where
   * evaluations take all decisions as equally likely}
   *
   * @param view of the seat to act
   */
  public List<DecisionProbability<D>> at(V view) {
    return byKey.getOrDefault(key.apply(requireNonNull(view)), List.of());
  }

  /** A decision, drawn with its probability; empty if the strategy does not know the view. */
  Optional<D> draw(V view, RandomGenerator random) {
    List<DecisionProbability<D>> each = at(view);
    if (each.isEmpty()) {
      return Optional.empty();
    }
    double[] probabilities = each.stream().mapToDouble(DecisionProbability::probability).toArray();
    return Optional.of(each.get(draw(probabilities, random)).decision());
  }

  /** An index, drawn with its probability; never one with probability 0. */
  static int draw(double[] probabilities, RandomGenerator random) {
    double left = random.nextDouble();
    int last = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        last = i;
        left -= probabilities[i];
        if (left < 0) {
          return i;
        }
      }
    }
    return last;
  }

  /**
   * {@return a player that decides by this strategy on the views that it knows}
   *
   * @param <E> the events of the game
   * @param context where it sits; the source of its randomness
   * @param otherwise decides on all other views
   */
  public <E extends Event> Player<V, D, E> player(SeatContext context, Function<V, D> otherwise) {
    requireNonNull(context);
    requireNonNull(otherwise);
    return view -> draw(view, context.random(view)).orElseGet(() -> otherwise.apply(view));
  }

  /** {@return the number of views that it knows} */
  public int size() {
    return byKey.size();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Strategy<?, ?> that && byKey.equals(that.byKey);
  }

  @Override
  public int hashCode() {
    return byKey.hashCode();
  }

  /** What it does on each view, for debugging. */
  @Override
  public String toString() {
    return byKey.toString();
  }
}
