package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EventLog;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentModelTest {

  private static final Seat OWN = Seat.of(1);

  /** What seat 1 has learned after some hands of a strategy profile. */
  private static OpponentModel after(int hands, StrategyProfile profile, long seed) {
    OpponentModel model = new OpponentModel(OWN);
    EventLog.of(EuchreRules.standard(), seed, profile::decide).hands().stream()
        .limit(hands)
        .flatMap(hand -> hand.events().stream())
        .filter(event -> event.visibleTo(OWN))
        .forEach(model::observe);
    model.learn(EuchreHouseRules.classic());
    return model;
  }

  @Test
  void before_the_first_hand_a_seat_is_expert_at_ten_to_one() {
    OpponentModel model = new OpponentModel(OWN);
    assertThat(model.probabilityOfSimple(Seat.of(0))).isCloseTo(1 / 11.0, within(1e-12));
    assertThat(model.probabilityOfSimple(OWN)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0b0000, 0b0001, 0b0101, 0b1000, 0b1100, 0b1101})
  void a_seat_that_plays_like_simple_is_known_after_a_few_hands(int simple) {
    for (int seed = 0; seed < 20; seed++) {
      OpponentModel model = after(4, new StrategyProfile(simple), seed);
      for (int seat = 0; seat < 4; seat++) {
        boolean expected = (simple & (1 << seat)) != 0;
        assertThat(model.probabilityOfSimple(Seat.of(seat)) > 0.5)
            .as("seat %d of seed %d", seat, seed)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void hands_teach_it_once() {
    OpponentModel model = after(4, new StrategyProfile(0b0001), 1);
    double learned = model.probabilityOfSimple(Seat.of(0));
    model.learn(EuchreHouseRules.classic());
    assertThat(model.probabilityOfSimple(Seat.of(0))).isEqualTo(learned).isGreaterThan(0.5);
  }

  @Test
  void nothing_is_ever_certain() {
    OpponentModel experts = after(20, new StrategyProfile(0), 1);
    OpponentModel simples = after(20, new StrategyProfile(0b1111), 1);
    for (int seat : new int[] {0, 2, 3}) {
      assertThat(experts.probabilityOfSimple(Seat.of(seat))).isCloseTo(1 / 101.0, within(1e-12));
      assertThat(simples.probabilityOfSimple(Seat.of(seat))).isCloseTo(100 / 101.0, within(1e-12));
    }
    assertThat(simples.probabilityOfSimple(OWN)).isZero();
  }

  @Test
  void profiles_are_sampled_by_their_probability() {
    OpponentModel model = after(1, new StrategyProfile(0b0101), 3);
    RandomGenerator random = Seed.of(3).generator();
    int[] simple = new int[4];
    int draws = 40_000;
    for (int i = 0; i < draws; i++) {
      int bits = model.sampleProfile(random).simple();
      for (int seat = 0; seat < 4; seat++) {
        simple[seat] += (bits >> seat) & 1;
      }
    }
    for (int seat = 0; seat < 4; seat++) {
      assertThat(simple[seat] / (double) draws)
          .isCloseTo(model.probabilityOfSimple(Seat.of(seat)), within(0.01));
    }
  }
}
