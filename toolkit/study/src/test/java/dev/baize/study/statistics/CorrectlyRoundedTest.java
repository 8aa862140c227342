package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Results are the doubles that are nearest to the exact ones. */
class CorrectlyRoundedTest {

  private static final MathContext FINE = new MathContext(400);

  @Provide
  Arbitrary<BigInteger> wide() {
    return Arbitraries.bigIntegers()
        .between(BigInteger.TWO.pow(500).negate(), BigInteger.TWO.pow(500));
  }

  @Property
  void a_quotient_is_rounded_once(
      @ForAll("wide") BigInteger dividend, @ForAll("wide") BigInteger divisor) {
    BigInteger positive = divisor.abs().add(BigInteger.ONE);
    BigDecimal exact = new BigDecimal(dividend).divide(new BigDecimal(positive), FINE);
    assertThat(CorrectlyRounded.quotient(dividend, positive)).isEqualTo(exact.doubleValue());
  }

  @Property
  void a_root_is_rounded_once(
      @ForAll("wide") BigInteger dividend, @ForAll("wide") BigInteger divisor) {
    BigInteger positive = divisor.abs().add(BigInteger.ONE);
    BigDecimal exact = new BigDecimal(dividend.abs()).divide(new BigDecimal(positive), FINE);
    assertThat(CorrectlyRounded.sqrt(dividend.abs(), positive))
        .isEqualTo(exact.sqrt(FINE).doubleValue());
  }

  /** Between two doubles, a bit far below the last decides. */
  @Test
  void what_lies_just_above_the_middle_of_two_doubles_is_rounded_up() {
    BigInteger scale = BigInteger.TWO.pow(200);
    BigInteger middle = BigInteger.TWO.pow(53).add(BigInteger.ONE).multiply(scale);
    assertThat(CorrectlyRounded.quotient(middle, scale)).isEqualTo(0x1p53);
    assertThat(CorrectlyRounded.quotient(middle.add(BigInteger.ONE), scale)).isEqualTo(0x1p53 + 2);
    assertThat(CorrectlyRounded.quotient(middle.negate().subtract(BigInteger.ONE), scale))
        .isEqualTo(-0x1p53 - 2);
    assertThat(CorrectlyRounded.sqrt(middle.pow(2), scale.pow(2))).isEqualTo(0x1p53);
    assertThat(CorrectlyRounded.sqrt(middle.pow(2).add(BigInteger.ONE), scale.pow(2)))
        .isEqualTo(0x1p53 + 2);
  }
}
