package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.Story;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AcquaintanceTest {

  private static final Seat OWN = Seat.of(1);

  /** What seat 1 has learned in some hands of a company. */
  private static Acquaintance after(int hands, Company company, long seed) {
    Acquaintance acquaintance = new Acquaintance(OWN);
    Story.of(EuchreRules.standard(), seed, company::decide).hands().stream()
        .limit(hands)
        .flatMap(hand -> hand.events().stream())
        .filter(event -> event.visibleTo(OWN))
        .forEach(acquaintance::observe);
    return acquaintance;
  }

  @Test
  void strangersAreTakenForExpertsTenToOne() {
    Acquaintance acquaintance = new Acquaintance(OWN);
    assertThat(acquaintance.simple(Seat.of(0))).isCloseTo(1 / 11.0, within(1e-12));
    assertThat(acquaintance.simple(OWN)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0b0000, 0b0001, 0b0101, 0b1000, 0b1100, 0b1101})
  void whoDecidesAsSimpleIsKnownAfterAFewHands(int simple) {
    for (int seed = 0; seed < 20; seed++) {
      Acquaintance acquaintance = after(4, new Company(simple), seed);
      for (int seat = 0; seat < 4; seat++) {
        boolean expected = (simple & (1 << seat)) != 0;
        assertThat(acquaintance.simple(Seat.of(seat)) > 0.5)
            .as("seat %d of seed %d", seat, seed)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void nothingIsEverCertain() {
    Acquaintance experts = after(20, new Company(0), 1);
    Acquaintance simples = after(20, new Company(0b1111), 1);
    for (int seat : new int[] {0, 2, 3}) {
      assertThat(experts.simple(Seat.of(seat))).isCloseTo(1 / 101.0, within(1e-12));
      assertThat(simples.simple(Seat.of(seat))).isCloseTo(100 / 101.0, within(1e-12));
    }
    assertThat(simples.simple(OWN)).isZero();
  }

  @Test
  void companyIsImaginedAsOftenAsItIsLikely() {
    Acquaintance acquaintance = after(1, new Company(0b0101), 3);
    RandomGenerator random = Seed.of(3).generator();
    int[] simple = new int[4];
    int draws = 40_000;
    for (int i = 0; i < draws; i++) {
      int bits = acquaintance.imagine(random).simple();
      for (int seat = 0; seat < 4; seat++) {
        simple[seat] += (bits >> seat) & 1;
      }
    }
    for (int seat = 0; seat < 4; seat++) {
      assertThat(simple[seat] / (double) draws)
          .isCloseTo(acquaintance.simple(Seat.of(seat)), within(0.01));
    }
  }
}
