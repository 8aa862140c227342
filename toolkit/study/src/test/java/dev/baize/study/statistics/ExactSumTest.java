package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Wide sums are the sums that {@link BigInteger} has. */
class ExactSumTest {

  @Property
  void a_sum_of_values_and_products_is_exact(
      @ForAll List<Long> values, @ForAll List<Long> factors) {
    ExactSum sum = new ExactSum();
    BigInteger expected = BigInteger.ZERO;
    for (int i = 0; i < values.size(); i++) {
      BigInteger value = BigInteger.valueOf(values.get(i));
      sum.add(values.get(i));
      expected = expected.add(value);
      if (i < factors.size()) {
        sum.addProduct(values.get(i), factors.get(i));
        expected = expected.add(value.multiply(BigInteger.valueOf(factors.get(i))));
      }
      assertThat(sum.value()).isEqualTo(expected);
    }
  }

  @Property
  void a_sum_of_sums_is_the_sum_of_all(@ForAll List<List<Long>> parts) {
    ExactSum total = new ExactSum();
    BigInteger expected = BigInteger.ZERO;
    for (List<Long> part : parts) {
      ExactSum sum = new ExactSum();
      for (long value : part) {
        sum.addProduct(value, value);
        sum.add(value);
        BigInteger exact = BigInteger.valueOf(value);
        expected = expected.add(exact.pow(2)).add(exact);
      }
      total.add(sum.value());
    }
    assertThat(total.value()).isEqualTo(expected);
  }

  @Test
  void sums_carry_from_word_to_word_both_ways() {
    ExactSum sum = new ExactSum();
    sum.add(-1);
    assertThat(sum.value()).isEqualTo(-1);
    sum.add(1);
    assertThat(sum.value()).isZero();
    sum.addProduct(Long.MAX_VALUE, Long.MAX_VALUE);
    sum.addProduct(Long.MIN_VALUE, Long.MAX_VALUE);
    assertThat(sum.value()).isEqualTo(-Long.MAX_VALUE);
  }

  /**
   * Doubled 62 times, a square of the least long is as many of them as a long can count, almost.
   */
  @Test
  void as_many_of_the_greatest_squares_fit_as_a_long_counts() {
    ExactSum sum = new ExactSum();
    sum.addProduct(Long.MIN_VALUE, Long.MIN_VALUE);
    for (int doubling = 0; doubling < 62; doubling++) {
      ExactSum same = new ExactSum();
      same.add(sum.value());
      sum.add(same.value());
    }
    assertThat(sum.value()).isEqualTo(BigInteger.TWO.pow(126 + 62));
  }
}
