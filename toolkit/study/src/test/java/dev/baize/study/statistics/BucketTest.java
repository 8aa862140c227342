package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Buckets cover all values, in order, and are narrow. */
class BucketTest {

  private static final int LAST = 28159;

  @Property
  void a_value_lies_in_its_bucket(@ForAll long value) {
    int number = Bucket.number(value);
    assertThat(value).isBetween(Bucket.least(number), Bucket.greatest(number));
  }

  @Property
  void small_values_have_a_bucket_of_their_own(
      @ForAll @LongRange(min = -1023, max = 1023) long value) {
    assertThat(Bucket.isExact(value)).isTrue();
    assertThat(Bucket.number(value)).isEqualTo((int) value);
    assertThat(Bucket.least((int) value)).isEqualTo(value);
    assertThat(Bucket.greatest((int) value)).isEqualTo(value);
  }

  @Property
  void buckets_are_narrow(@ForAll long value) {
    int number = Bucket.number(value);
    double width = (double) Bucket.greatest(number) - Bucket.least(number);
    assertThat(width).isLessThanOrEqualTo(Math.abs((double) value) / 512);
  }

  @Property
  void bounds_of_buckets_meet(@ForAll @IntRange(min = -LAST, max = LAST - 1) int number) {
    long high = Bucket.greatest(number);
    assertThat(Bucket.least(number + 1)).isEqualTo(high + 1);
    assertThat(Bucket.number(high)).isEqualTo(number);
    assertThat(Bucket.number(high + 1)).isEqualTo(number + 1);
  }

  @Test
  void the_outermost_buckets_end_where_longs_end() {
    assertThat(Bucket.number(Long.MAX_VALUE)).isEqualTo(LAST);
    assertThat(Bucket.greatest(LAST)).isEqualTo(Long.MAX_VALUE);
    assertThat(Bucket.number(Long.MIN_VALUE)).isEqualTo(-LAST - 1);
    assertThat(Bucket.least(-LAST - 1)).isEqualTo(Long.MIN_VALUE);
    assertThat(Bucket.greatest(-LAST - 1)).isEqualTo(Long.MIN_VALUE);
  }
}
