package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class ChunkSizeTest {

  private static final long SHORT = 4_999_999;
  private static final long LONG = 50_000_001;

  private static ChunkSize doubled(int times) {
    ChunkSize size = new ChunkSize();
    for (int i = 0; i < times; i++) {
      size.adapt(size.games(), SHORT);
    }
    return size;
  }

  @Test
  void short_chunks_double_it_up_to_a_bound() {
    assertThat(new ChunkSize().games()).isEqualTo(1);
    assertThat(doubled(5).games()).isEqualTo(32);
    assertThat(doubled(100).games()).isEqualTo(1L << 30);
  }

  @Test
  void long_chunks_halve_it_down_to_a_game() {
    ChunkSize size = doubled(2);
    size.adapt(4, LONG);
    assertThat(size.games()).isEqualTo(2);
    size.adapt(2, LONG);
    size.adapt(1, LONG);
    assertThat(size.games()).isEqualTo(1);
  }

  @Property
  void chunks_of_5_to_50_milliseconds_leave_it(
      @ForAll @LongRange(min = 5_000_000, max = 50_000_000) long nanos) {
    ChunkSize size = doubled(3);
    size.adapt(8, nanos);
    assertThat(size.games()).isEqualTo(8);
  }

  @Test
  void a_chunk_of_another_size_tells_nothing_that_is_not_known() {
    ChunkSize size = doubled(3);
    size.adapt(4, SHORT);
    size.adapt(16, LONG);
    assertThat(size.games()).isEqualTo(8);
    size.adapt(9, SHORT);
    assertThat(size.games()).isEqualTo(16);
    size.adapt(3, LONG);
    assertThat(size.games()).isEqualTo(8);
  }
}
