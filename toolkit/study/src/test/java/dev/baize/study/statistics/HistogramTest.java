package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Histograms count every value, and know where the middle is. */
class HistogramTest {

  private static Histogram of(List<Long> values) {
    Counts counts = new Counts();
    values.forEach(counts::add);
    return new Histogram(counts.buckets());
  }

  @Property
  void every_value_is_counted_in_its_bucket(@ForAll List<Long> values) {
    Histogram histogram = of(values);
    assertThat(histogram.total()).isEqualTo(values.size());
    for (Bucket bucket : histogram.buckets()) {
      assertThat(bucket.count())
          .isEqualTo(values.stream().filter(v -> bucket.low() <= v && v <= bucket.high()).count());
    }
  }

  @Property
  void it_is_made_again_of_its_buckets(@ForAll List<Long> values) {
    Histogram histogram = of(values);
    assertThat(new Histogram(histogram.buckets()))
        .isEqualTo(histogram)
        .hasSameHashCodeAs(histogram);
  }

  @Property
  void a_quantile_lies_in_the_bucket_of_the_value_in_its_place(
      @ForAll @NotEmpty List<Long> values, @ForAll @IntRange(max = 1000) int thousandths) {
    List<Long> sorted = values.stream().sorted().toList();
    int place = Math.max((thousandths * values.size() + 999) / 1000 - 1, 0);
    Bucket bucket = of(values).quantile(thousandths / 1000.0);
    assertThat(sorted.get(place)).isBetween(bucket.low(), bucket.high());
  }

  @Test
  void the_median_of_few_values_is_one_of_them() {
    Histogram histogram = of(List.of(1L, 2L, 3L, 1000L));
    assertThat(histogram.quantile(0.5)).isEqualTo(new Bucket(2, 2, 1));
    assertThat(histogram.quantile(0.500001)).isEqualTo(new Bucket(3, 3, 1));
    assertThat(histogram.quantile(0)).isEqualTo(new Bucket(1, 1, 1));
    assertThat(histogram.quantile(1)).isEqualTo(new Bucket(1000, 1000, 1));
  }

  @Test
  void the_middle_of_a_bucket_stands_for_it() {
    assertThat(new Bucket(Long.MIN_VALUE, Long.MIN_VALUE, 1).middle()).isEqualTo(Long.MIN_VALUE);
    assertThat(new Bucket(2048, 2051, 1).middle()).isEqualTo(2049);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.001, 1.001, Double.NaN})
  void a_quantile_is_of_a_part(double part) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(List.of(1L)).quantile(part))
        .withMessageContaining("part " + part);
  }

  @Test
  void nothing_has_no_quantile() {
    assertThatIllegalStateException().isThrownBy(() -> of(List.of()).quantile(0.5));
  }

  @Test
  void only_whole_ascending_buckets_make_a_histogram() {
    assertRefused(new Bucket(1, 1, 0));
    assertRefused(new Bucket(1, 2, 1));
    assertRefused(new Bucket(2049, 2051, 1));
    assertRefused(new Bucket(1, 1, 1), new Bucket(1, 1, 1));
    assertRefused(new Bucket(2, 2, 1), new Bucket(1, 1, 1));
  }

  private static void assertRefused(Bucket... buckets) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Histogram(List.of(buckets)))
        .withMessageContaining("expected");
  }

  @Test
  void histograms_differ_where_a_value_does() {
    assertThat(of(List.of(1L, 2L))).isNotEqualTo(of(List.of(2L, 3L)));
    assertThat(of(List.of(1L, 2L))).isNotEqualTo(of(List.of(1L, 3L)));
  }
}
