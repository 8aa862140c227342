package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.testing.EqualsTester;
import dev.baize.core.random.Seed;
import java.util.BitSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SamplesTest {

  @Test
  void are_twenty_games_unless_told_otherwise() {
    assertThat(Samples.DEFAULT).isEqualTo(new Samples(20, Seed.of(1), 10_000));
    assertThat(Samples.DEFAULT.withGames(1).withSeed(Seed.of(2)))
        .isEqualTo(new Samples(1, Seed.of(2), 10_000));
  }

  @Test
  void are_equal_if_they_are_as_many() {
    new EqualsTester()
        .addEqualityGroup(Samples.DEFAULT, Samples.DEFAULT.withGames(20))
        .addEqualityGroup(Samples.DEFAULT.withGames(2))
        .testEquals();
  }

  @Test
  void that_check_nothing_are_refused() {
    assertThatThrownBy(() -> Samples.DEFAULT.withGames(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0 games of at most 10000 decisions");
    assertThatThrownBy(() -> new Samples(20, Seed.of(1), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("20 games of at most 0 decisions");
  }

  @Property
  void cuts_are_one_to_eight_positions_of_the_game(
      @ForAll long seed, @ForAll @IntRange(max = 1000) int decisions) {
    BitSet checkpoints = Samples.checkpoints(Seed.of(seed), decisions);
    assertThat(checkpoints.cardinality()).isBetween(1, 8);
    assertThat(checkpoints.length()).isBetween(1, decisions + 1);
  }
}
