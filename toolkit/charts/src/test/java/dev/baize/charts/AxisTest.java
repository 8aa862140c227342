package dev.baize.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;

/** Values on linear and logarithmic axes. */
class AxisTest {

  @Property
  void greater_values_are_never_before_others(
      @ForAll long one, @ForAll long two, @ForAll boolean logarithmic) {
    Assume.that(one <= two);
    Axis axis = Axis.of(one, two, logarithmic, 7);
    double first = axis.position(axis.place((double) one));
    assertThat(first).isBetween(0.0, 1.0);
    assertThat(axis.position(axis.place((double) two))).isBetween(first, 1.0);
    assertThat(axis.position(axis.place(one / 2.0 + two / 2.0))).isBetween(first, 1.0);
  }

  @Property
  void equal_ratios_are_equal_distances_on_a_logarithmic_axis(
      @ForAll @DoubleRange(min = 1e-9, max = 1e9) @Scale(9) double value,
      @ForAll @DoubleRange(min = 1.01, max = 1e3) double factor) {
    Axis axis = Axis.powers(Axis.Spacing.LOGARITHMIC, value, value * factor * factor);
    double first = axis.position(axis.place(value));
    double middle = axis.position(axis.place(value * factor));
    double last = axis.position(axis.place(value * factor * factor));
    assertThat(first).isBetween(0.0, 1.0);
    assertThat(last).isBetween(middle, 1.0);
    assertThat(middle - first).isCloseTo(last - middle, within(1e-9));
  }

  @Test
  void ticks_of_a_logarithmic_axis_are_powers_of_ten() {
    Axis axis = Axis.powers(Axis.Spacing.LOGARITHMIC, 0.004, 30);
    assertThat(axis.ticks().stream().map(axis::label))
        .containsExactly("0.001", "0.01", "0.1", "1", "10", "100");
  }

  @Property
  void a_tick_of_a_logarithmic_axis_is_a_power_of_ten_or_zero(@ForAll long one, @ForAll long two) {
    Axis axis = Axis.of(Math.min(one, two), Math.max(one, two), true, 7);
    assertThat(axis.ticks()).allMatch(tick -> axis.label(tick).matches("0|-?10*|-?10\\^[0-9]+"));
  }

  @Test
  void great_round_numbers_are_short_and_others_exact() {
    assertThat(Axis.number(9_000_000)).isEqualTo("9000000");
    assertThat(Axis.number(-10_000_000)).isEqualTo("-10^7");
    assertThat(Axis.number(2_500_000_000L)).isEqualTo("2.5×10^9");
    assertThat(Axis.number(10_000_001)).isEqualTo("10000001");
    assertThat(Axis.number(new BigDecimal("0.20"))).isEqualTo("0.20");
    assertThat(Axis.number(new BigDecimal("0.000001"))).isEqualTo("0.000001");
    assertThat(Axis.number(new BigDecimal("1e-12"))).isEqualTo("10^-12");
    assertThat(Axis.rounded(999_999_999)).isEqualTo("999999999");
    assertThat(Axis.rounded(1_234_567_890_123L)).isEqualTo("1.235×10^12");
  }
}
