package dev.baize.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.statistics.Sample;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Bins hold every observation, and have bounds that a person would choose. */
class BinTest {

  @Provide
  Arbitrary<List<Long>> values() {
    return Arbitraries.oneOf(
            Arbitraries.longs().between(-3, 3),
            Arbitraries.longs().between(-2000, 2000),
            Arbitraries.longs().between(1L << 62, (1L << 62) + 100_000_000_000_000_000L),
            Arbitraries.longs())
        .list()
        .ofMinSize(1)
        .ofMaxSize(50);
  }

  @Property
  void every_observation_is_in_one_bin(
      @ForAll("values") List<Long> values, @ForAll @IntRange(min = 4, max = 60) int most) {
    List<Bin> bins = Bin.equal(Samples.of(values), most);
    assertThat(bins).hasSizeBetween(1, most);
    assertThat(bins.stream().mapToLong(Bin::count).sum()).isEqualTo(values.size());
  }

  @Property
  void bins_reach_from_the_least_to_the_greatest_without_gaps(
      @ForAll("values") List<Long> values, @ForAll @IntRange(min = 4, max = 60) int most) {
    Sample sample = Samples.of(values);
    List<Bin> bins = Bin.equal(sample, most);
    Bin first = bins.get(0);
    Bin last = bins.get(bins.size() - 1);
    assertThat(sample.min()).isBetween(first.low(), first.high());
    assertThat(sample.max()).isBetween(last.low(), last.high());
    for (int i = 1; i < bins.size(); i++) {
      assertThat(bins.get(i).low()).isEqualTo(bins.get(i - 1).high() + 1);
    }
  }

  @Property
  void bars_of_values_with_a_common_step_stand_over_them(
      @ForAll @IntRange(max = 4) int offset,
      @ForAll @Size(min = 2) List<@IntRange(min = -20, max = 20) Integer> steps) {
    List<Long> values = steps.stream().map(each -> offset + 5L * each).toList();
    Sample sample = Samples.of(values);
    List<Bin> bins = Bin.equal(sample, 60);
    for (Bin bin : bins) {
      boolean isOfStep = bin.high() - bin.low() + 1 == 5;
      double middle = (bin.low() + bin.high()) / 2.0 + Bin.shift(sample, bins);
      assertThat(!isOfStep || bin.count() == 0 || values.contains(Math.round(middle))).isTrue();
    }
  }

  @Property
  void small_values_are_counted_where_they_are(
      @ForAll List<@LongRange(min = -1023, max = 1023) Long> values) {
    for (Bin bin : Bin.equal(Samples.of(values), 20)) {
      assertThat(bin.count())
          .isEqualTo(values.stream().filter(v -> bin.low() <= v && v <= bin.high()).count());
    }
  }

  @Test
  void bins_are_as_narrow_as_there_is_room() {
    assertThat(Bin.equal(Samples.of(List.of(-3L, 1L, 1L)), 5))
        .containsExactly(
            new Bin(-3, -3, 1),
            new Bin(-2, -2, 0),
            new Bin(-1, -1, 0),
            new Bin(0, 0, 0),
            new Bin(1, 1, 2));
    assertThat(Bin.equal(Samples.of(List.of(-3L, 1L, 1L)), 4))
        .containsExactly(new Bin(-4, -3, 1), new Bin(-2, -1, 0), new Bin(0, 1, 2));
    assertThat(Bin.equal(Samples.of(List.of(99L, 149L)), 4))
        .containsExactly(
            new Bin(80, 99, 1), new Bin(100, 119, 0), new Bin(120, 139, 0), new Bin(140, 159, 1));
  }

  @Test
  void bins_end_where_numbers_do() {
    assertThat(Bin.equal(Samples.of(List.of(Long.MIN_VALUE, Long.MAX_VALUE)), 4))
        .containsExactly(
            new Bin(Long.MIN_VALUE, -5_000_000_000_000_000_001L, 1),
            new Bin(-5_000_000_000_000_000_000L, -1, 0),
            new Bin(0, 4_999_999_999_999_999_999L, 0),
            new Bin(5_000_000_000_000_000_000L, Long.MAX_VALUE, 1));
  }

  @Test
  void nothing_has_no_bins() {
    assertThat(Bin.equal(Sample.EMPTY, 4)).isEmpty();
  }

  @Test
  void a_bin_is_called_by_its_bounds() {
    assertThat(new Bin(7, 7, 1).label()).isEqualTo("7");
    assertThat(new Bin(-20, -11, 1).label()).isEqualTo("-20 to -11");
  }
}
