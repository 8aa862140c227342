package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Buckets cover all values, in order, and are narrow. */
class BucketsTest {

  private static final int LAST = 28159;

  @Property
  void a_value_lies_in_its_bucket(@ForAll long value) {
    int number = Buckets.number(value);
    assertThat(value).isBetween(Buckets.low(number), Buckets.high(number));
  }

  @Property
  void small_values_have_a_bucket_of_their_own(
      @ForAll @LongRange(min = -1023, max = 1023) long value) {
    assertThat(Buckets.isExact(value)).isTrue();
    assertThat(Buckets.number(value)).isEqualTo((int) value);
    assertThat(Buckets.low((int) value)).isEqualTo(value);
    assertThat(Buckets.high((int) value)).isEqualTo(value);
  }

  @Property
  void buckets_are_narrow(@ForAll long value) {
    int number = Buckets.number(value);
    double width = (double) Buckets.high(number) - Buckets.low(number);
    assertThat(width).isLessThanOrEqualTo(Math.abs((double) value) / 512);
  }

  @Property
  void bounds_of_buckets_meet(@ForAll @IntRange(min = -LAST, max = LAST - 1) int number) {
    long high = Buckets.high(number);
    assertThat(Buckets.low(number + 1)).isEqualTo(high + 1);
    assertThat(Buckets.number(high)).isEqualTo(number);
    assertThat(Buckets.number(high + 1)).isEqualTo(number + 1);
  }

  @Test
  void the_outermost_buckets_end_where_longs_end() {
    assertThat(Buckets.number(Long.MAX_VALUE)).isEqualTo(LAST);
    assertThat(Buckets.high(LAST)).isEqualTo(Long.MAX_VALUE);
    assertThat(Buckets.number(Long.MIN_VALUE)).isEqualTo(-LAST - 1);
    assertThat(Buckets.low(-LAST - 1)).isEqualTo(Long.MIN_VALUE);
    assertThat(Buckets.high(-LAST - 1)).isEqualTo(Long.MIN_VALUE);
  }
}
