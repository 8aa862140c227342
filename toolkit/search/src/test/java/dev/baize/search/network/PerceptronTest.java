package dev.baize.search.network;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import dev.baize.search.network.Tensors.Tensor;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PerceptronTest {

  private static FloatBuffer values(Map<String, Tensor> tensors, String name) {
    return requireNonNull(tensors.get(name)).values();
  }

  /** A layer as a textbook has it, in double precision. */
  private static double[] linear(Map<String, Tensor> tensors, String prefix, double[] inputs) {
    FloatBuffer weights = values(tensors, prefix + "weight");
    FloatBuffer biases = values(tensors, prefix + "bias");
    double[] outputs = new double[biases.limit()];
    for (int j = 0; j < outputs.length; j++) {
      outputs[j] = biases.get(j);
      for (int i = 0; i < inputs.length; i++) {
        outputs[j] += (double) weights.get(j * inputs.length + i) * inputs[i];
      }
    }
    return outputs;
  }

  private static double[] rectified(double[] values) {
    double[] positive = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      positive[i] = values[i] > 0 ? values[i] : 0;
    }
    return positive;
  }

  /** A layer, a residual block and a layer. */
  private static double[] naive(Map<String, Tensor> tensors, double[] inputs) {
    double[] first = rectified(linear(tensors, "0.", inputs));
    double[] block = linear(tensors, "7.outer.", rectified(linear(tensors, "7.inner.", first)));
    double[] sum = new double[first.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = first[i] + block[i];
    }
    return linear(tensors, "10.", rectified(sum));
  }

  private static int[] inputs(int length, RandomGenerator random) {
    return random.ints(length, -2, 3).toArray();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void outputs_are_those_of_the_textbook(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 9) int inputs,
      @ForAll @IntRange(min = 1, max = 40) int width,
      @ForAll @IntRange(min = 1, max = 40) int inner) {
    byte[] file =
        NetworkFile.of("any", seed)
            .linear("10.", width, 5)
            .linear("7.outer.", inner, width)
            .linear("0.", inputs, width)
            .linear("7.inner.", width, inner)
            .bytes();
    Map<String, Tensor> tensors = Tensors.parse(file).byName();
    Perceptron perceptron = new Perceptron(tensors, inputs);
    float[][] memory = perceptron.memory();
    RandomGenerator random = Seed.of(seed).generator();
    for (int view = 0; view < 3; view++) {
      int[] array = inputs(inputs, random);
      double[] expected = naive(tensors, Arrays.stream(array).asDoubleStream().toArray());
      float[] found = perceptron.apply(array, memory);
      for (int i = 0; i < expected.length; i++) {
        assertThat((double) found[i])
            .isCloseTo(expected[i], within(1e-3 + 1e-5 * Math.abs(expected[i])));
      }
    }
    assertThat(perceptron.outputs()).isEqualTo(5);
  }
}
