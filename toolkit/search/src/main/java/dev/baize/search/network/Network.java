package dev.baize.search.network;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * A network that decides in a game: it turns the {@linkplain ViewFormat#array array} of a view into
 * a number for each of the numbered decisions, the greater the better. The same view gets the same
 * decision on every machine. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Network<V extends View, D extends Decision, E extends Event> {

  private static final int MAX_BYTES = 1 << 26;

  private final Rules<V, D, E> rules;
  private final Perceptron perceptron;
  private final Map<D, Integer> numbers = new HashMap<>();

  private Network(String game, Rules<V, D, E> rules, List<D> decisions, Tensors tensors) {
    String name = tensors.metadata().getOrDefault("game", "none");
    checkArgument(
        name.equals('"' + game + '"'),
        "a network for the game %s; expected one for \"%s\"",
        Excerpt.of(name, 60),
        game);
    this.rules = rules;
    decisions.forEach(decision -> numbers.put(decision, numbers.size()));
    this.perceptron = new Perceptron(tensors.byName(), format(rules).arrayLength());
    checkArgument(
        perceptron.outputs() == numbers.size(),
        "%s outputs; expected %s, one for each decision of %s",
        perceptron.outputs(),
        numbers.size(),
        game);
  }

  /**
   * Reads a network.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param in a file of safetensors, of at most 64 MiB
   * @param name the name of the file, for messages
   * @param game the name of the game in which it decides
   * @param rules any rules of the game, whose views have arrays
   * @param decisions those of the game, by their numbers
   * @return the network
   * @throws IllegalArgumentException if the file is anything else; the message is one line
   * @throws IOException if the stream cannot be read
   */
  public static <V extends View, D extends Decision, E extends Event> Network<V, D, E> read(
      InputStream in, String name, String game, Rules<V, D, E> rules, List<D> decisions)
      throws IOException {
    requireNonNull(name);
    requireNonNull(game);
    requireNonNull(rules);
    requireNonNull(decisions);
    byte[] file = in.readNBytes(MAX_BYTES + 1);
    try {
      checkArgument(file.length <= MAX_BYTES, "expected %s bytes at most", MAX_BYTES);
      return new Network<>(game, rules, decisions, Tensors.parse(file));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
    }
  }

  private static <V extends View, D extends Decision> ViewFormat<V, D> format(
      Rules<V, D, ?> rules) {
    return rules.viewFormat().orElseThrow(() -> new IllegalArgumentException("no arrays"));
  }

  /**
   * {@return a player that makes the decision with the greatest number, or draws one}
   *
   * @param context where it sits; the source of its randomness
   * @param draws whether decisions are drawn with probabilities, the softmax of their numbers
   */
  @SuppressWarnings("unchecked") // The rules of a match are those of the game of its players.
  public Player<V, D, E> player(SeatContext context, boolean draws) {
    ViewFormat<V, D> format =
        format(context.rules().map(known -> (Rules<V, D, E>) known).orElse(rules));
    int[] array = new int[format.arrayLength()];
    float[][] memory = perceptron.memory();
    float[] values = new float[numbers.size()];
    return view -> {
      int choices = format.choices(view);
      if (choices == 1) {
        return format.choice(view, 0);
      }
      Arrays.fill(array, 0);
      format.fill(array, view);
      float[] outputs = perceptron.apply(array, memory);
      for (int i = 0; i < choices; i++) {
        values[i] = outputs[requireNonNull(numbers.get(format.choice(view, i)))];
      }
      int best = best(values, choices);
      return format.choice(view, draws ? drawn(values, choices, best, context.random(view)) : best);
    };
  }

  /** The index of the first value of some that is the greatest. */
  private static int best(float[] values, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }

  /** An index drawn with the probabilities of the softmax of some values. */
  private static int drawn(float[] values, int count, int best, RandomGenerator random) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += exponential(values[i], values[best]);
    }
    double drawn = sum * random.nextDouble();
    int index = 0;
    double upTo = exponential(values[0], values[best]);
    while (index < count - 1 && upTo <= drawn) {
      index++;
      upTo += exponential(values[index], values[best]);
    }
    return index;
  }

  /** The same on every machine, which {@code Math.exp} may not be. */
  private static double exponential(float value, float greatest) {
    return StrictMath.exp((double) value - greatest);
  }
}
