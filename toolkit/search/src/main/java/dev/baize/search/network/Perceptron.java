package dev.baize.search.network;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.text.Excerpt;
import dev.baize.search.network.Tensors.Tensor;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A multilayer perceptron: linear layers and residual blocks, with a rectifier after each but the
 * last. Terms are added in the order of the inputs, so outputs are the same on every machine.
 * Immutable.
 */
final class Perceptron {

  private static final Pattern NAME =
      Pattern.compile("([0-9]{1,4})\\.(?:inner\\.|outer\\.)?(?:weight|bias)");

  private static final class Linear {

    private final int inputs;

    /** Those of the first input to all outputs, then those of the second, and so on. */
    private final float[] weights;

    private final float[] biases;

    Linear(int inputs, FloatBuffer given, FloatBuffer bias) {
      this.inputs = inputs;
      this.weights = new float[given.limit()];
      this.biases = new float[bias.limit()];
      bias.get(0, biases);
      for (int i = 0; i < weights.length; i++) {
        weights[i] = given.get(i % biases.length * inputs + i / biases.length);
      }
    }

    int outputs() {
      return biases.length;
    }

    /** Most inputs are 0: cards that are elsewhere, and what a rectifier has cut off. */
    void apply(float[] from, float[] to) {
      System.arraycopy(biases, 0, to, 0, biases.length);
      for (int i = 0; i < inputs; i++) {
        if (from[i] != 0) {
          add(from[i], weights, i * biases.length, to, biases.length);
        }
      }
    }
  }

  /** A layer or, with two of them, a block that adds its input to its output. */
  private record Step(Linear first, @Nullable Linear second) {}

  private final List<Step> steps = new ArrayList<>();
  private final int outputs;
  private final int widest;

  /** The steps that tensors describe, in the order of their numbers. */
  Perceptron(Map<String, Tensor> tensors, int inputs) {
    Map<String, Tensor> unread = new HashMap<>(tensors);
    int width = inputs;
    int most = inputs;
    for (int number : numbers(tensors.keySet())) {
      boolean isBlock = !tensors.containsKey(number + ".weight");
      Linear first = linear(number + (isBlock ? ".inner." : "."), unread, width);
      Linear second = isBlock ? linear(number + ".outer.", unread, first.outputs()) : null;
      checkArgument(
          second == null || second.outputs() == width,
          "step %s adds its input to its output, but they have different lengths",
          number);
      steps.add(new Step(first, second));
      width = isBlock ? width : first.outputs();
      most = Math.max(most, first.outputs());
    }
    checkArgument(unread.isEmpty(), "tensors %s are of no step", unread.keySet());
    this.outputs = width;
    this.widest = most;
  }

  private static Set<Integer> numbers(Set<String> names) {
    Set<Integer> numbers = new TreeSet<>();
    for (String name : names) {
      Matcher matcher = NAME.matcher(name);
      checkArgument(
          matcher.matches(),
          "tensor %s: expected a name such as 0.weight, 0.bias or 2.inner.weight",
          Excerpt.quote(name));
      numbers.add(Integer.valueOf(matcher.group(1)));
    }
    return numbers;
  }

  private static Linear linear(String prefix, Map<String, Tensor> unread, int inputs) {
    Tensor given = take(prefix + "weight", unread);
    Tensor bias = take(prefix + "bias", unread);
    int outputs = bias.values().limit();
    checkArgument(
        bias.shape().equals(List.of(outputs)) && given.shape().equals(List.of(outputs, inputs)),
        "tensors %sweight and %sbias: shapes %s and %s; expected [N, %s] and [N]",
        prefix,
        prefix,
        given.shape(),
        bias.shape(),
        inputs);
    return new Linear(inputs, given.values(), bias.values());
  }

  private static Tensor take(String name, Map<String, Tensor> unread) {
    Tensor tensor = unread.remove(name);
    if (tensor == null) {
      throw new IllegalArgumentException("there is no tensor " + name);
    }
    return tensor;
  }

  int outputs() {
    return outputs;
  }

  /** Memory for {@link #apply}, which allocates none. */
  float[][] memory() {
    return new float[3][widest];
  }

  /** The array of the memory that begins with the outputs. */
  float[] apply(int[] inputs, float[][] memory) {
    float[] from = memory[0];
    float[] to = memory[1];
    for (int i = 0; i < inputs.length; i++) {
      from[i] = inputs[i];
    }
    for (int i = 0; i < steps.size(); i++) {
      Linear first = steps.get(i).first;
      Linear second = steps.get(i).second;
      if (second == null) {
        first.apply(from, to);
      } else {
        first.apply(from, memory[2]);
        rectify(memory[2]);
        second.apply(memory[2], to);
        add(1, from, 0, to, second.outputs());
      }
      if (i < steps.size() - 1) {
        rectify(to);
      }
      float[] free = from;
      from = to;
      to = free;
    }
    return from;
  }

  private static void add(float factor, float[] terms, int start, float[] sums, int count) {
    for (int i = 0; i < count; i++) {
      sums[i] += factor * terms[start + i];
    }
  }

  private static void rectify(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(0, values[i]);
    }
  }
}
