package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class GameRangeTest {

  @Property
  void parts_follow_each_other_and_their_sizes_differ_by_one_at_most(
      @ForAll @LongRange(max = 1_000_000) long from,
      @ForAll @LongRange(max = 1_000_000) long count,
      @ForAll @IntRange(min = 1, max = 50) int parts) {
    GameRange whole = new GameRange(from, from + count);
    List<Long> sizes = new ArrayList<>();
    long next = from;
    for (int i = 0; i < parts; i++) {
      GameRange part = whole.part(i, parts);
      assertThat(part.from()).isEqualTo(next);
      next = part.to();
      sizes.add(part.to() - part.from());
    }
    assertThat(next).isEqualTo(from + count);
    assertThat(sizes)
        .allMatch(size -> size == count / parts || size == (count + parts - 1) / parts);
  }

  @Test
  void a_part_that_is_not_there_is_refused() {
    GameRange range = new GameRange(0, 10);
    for (int part : List.of(-1, 3)) {
      assertThatThrownBy(() -> range.part(part, 3))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no part " + part + " of 3; expected 0 to 2");
    }
  }
}
