package dev.baize.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The ticks of an axis are round numbers around all that is on it. */
class AxisScaleTest {

  private static void hold(Axis scale, double low, double high, int most) {
    List<BigDecimal> ticks = scale.ticks();
    assertThat(ticks).hasSizeBetween(2, most).isSorted().doesNotHaveDuplicates();
    assertThat(scale.low()).isEqualTo(ticks.get(0).doubleValue()).isLessThanOrEqualTo(low);
    assertThat(scale.high())
        .isEqualTo(ticks.get(ticks.size() - 1).doubleValue())
        .isGreaterThanOrEqualTo(high);
    assertThat(scale.step().stripTrailingZeros().unscaledValue().intValue()).isIn(1, 2, 5);
  }

  @Property
  void ticks_ascend_and_cover_the_range(
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double low,
      @ForAll @DoubleRange(min = 0, max = 1e4) double size,
      @ForAll @IntRange(min = 4, max = 12) int most) {
    hold(Axis.covering(low, low + size, most), low, low + size, most);
  }

  @Property
  void whole_numbers_have_whole_ticks(
      @ForAll long one, @ForAll long two, @ForAll @IntRange(min = 4, max = 12) int most) {
    double low = (double) Math.min(one, two);
    double high = (double) Math.max(one, two);
    Axis scale = Axis.of(Math.min(one, two), Math.max(one, two), false, most);
    hold(scale, low, high, most);
    assertThat(scale.ticks()).allMatch(tick -> tick.stripTrailingZeros().scale() <= 0);
  }

  @Property
  void positions_ascend_from_zero_to_one(
      @ForAll @DoubleRange(min = -100, max = 100) double low,
      @ForAll @DoubleRange(min = 0, max = 100) double size) {
    Axis scale = Axis.covering(low, low + size, 5);
    assertThat(scale.position(scale.low())).isZero();
    assertThat(scale.position(scale.high())).isEqualTo(1);
    assertThat(scale.position(low)).isBetween(0.0, scale.position(low + size));
  }

  @Test
  void there_are_as_many_ticks_as_there_may_be() {
    assertThat(Axis.covering(0, 1, 6).ticks())
        .map(BigDecimal::toPlainString)
        .containsExactly("0.0", "0.2", "0.4", "0.6", "0.8", "1.0");
    assertThat(Axis.of(0, 1, false, 6).ticks())
        .map(BigDecimal::toPlainString)
        .containsExactly("0", "1");
    assertThat(Axis.covering(-230, 110, 5).ticks())
        .map(BigDecimal::toPlainString)
        .containsExactly("-400", "-200", "0", "200");
  }

  @Test
  void a_single_value_has_room_on_either_side() {
    assertThat(Axis.of(3, 3, false, 7).ticks())
        .map(BigDecimal::toPlainString)
        .containsExactly("2", "3", "4");
    long number = 1_000_000_000_000_000_000L;
    Axis great = Axis.of(number, number, false, 7);
    assertThat(great.position((double) number)).isBetween(0.1, 0.9);
  }
}
