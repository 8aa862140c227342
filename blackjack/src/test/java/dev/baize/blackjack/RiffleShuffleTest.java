package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RiffleShuffleTest {

  @ParameterizedTest
  @CsvSource({"0, 39 22 33 37 38 37 38", "7, 22 26 29 24 26 28 21"})
  void the_cuts_are_those_of_the_specification(long seed, String cuts) {
    List<BlackjackEvent> events = new ArrayList<>();
    new RiffleShuffle(Seed.of(seed)).shuffle(IntStream.range(0, 52).toArray(), events::add);
    assertThat(events)
        .extracting(event -> "" + ((BlackjackEvent.Cut) event).cut())
        .containsExactly(cuts.split(" ", -1));
  }
}
