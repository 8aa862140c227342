package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.Phase;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random makes every legal decision at times. */
class RandomTest {

  private static Random random(long seed) {
    return new Random(SeatContext.of(Seed.of(seed), Seat.of(0)));
  }

  @Test
  void every_wager_within_the_limits_is_bet_sometimes_and_no_other() {
    BlackjackView view = BlackjackRules.classic(9, 1).start(Seed.of(0)).view(Seat.of(0));
    Set<Long> bets = new TreeSet<>();
    for (int seed = 0; seed < 200; seed++) {
      bets.add(random(seed).bet(view));
    }
    assertThat(bets).containsExactly(5L, 6L, 7L, 8L, 9L);
  }

  @Test
  void to_hit_and_to_stand_are_equally_likely_and_the_same_when_asked_again() {
    Game<BlackjackView, BlackjackDecision> game = BlackjackRules.classic(9, 1).start(Seed.of(0));
    game.apply(BlackjackDecision.bet(5));
    BlackjackView view = game.view(Seat.of(0));
    int hits = 0;
    for (int seed = 0; seed < 1000; seed++) {
      hits += random(seed).draw(view) ? 1 : 0;
      assertThat(random(seed).draw(view)).isEqualTo(random(seed).draw(view));
    }
    assertThat(hits).isBetween(430, 570);
  }

  @Test
  void it_bets_any_part_of_a_large_bankroll() {
    BlackjackView view =
        BlackjackRules.classic(BlackjackRules.BANK - 1, 1).start(Seed.of(0)).view(Seat.of(0));
    assertThat(random(1).bet(view)).isBetween(5L, BlackjackRules.BANK - 1);
  }

  /** The view in which the first question after a bet is that of a phase. */
  private static BlackjackView question(String house, Phase phase) {
    BlackjackRules rules = BlackjackRules.standard().withHouse(BlackjackHouseRules.parse(house));
    for (int seed = 0; true; seed++) {
      Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed));
      game.apply(BlackjackDecision.bet(10));
      if (!game.isOver() && game.view(Seat.of(0)).phase() == phase) {
        return game.view(Seat.of(0));
      }
    }
  }

  @Test
  void every_insurance_up_to_half_of_the_wager_is_taken_sometimes() {
    BlackjackView view = question("strip", Phase.INSURE);
    Set<Long> amounts = new TreeSet<>();
    for (int seed = 0; seed < 200; seed++) {
      amounts.add(random(seed).insure(view));
    }
    assertThat(amounts).containsExactly(0L, 1L, 2L, 3L, 4L, 5L);
  }

  @Test
  void early_surrender_and_every_play_are_chosen_sometimes() {
    BlackjackView asked = question("strip, surrender early, insurance no", Phase.SURRENDER);
    BlackjackView played = question("strip", Phase.PLAY);
    Set<Boolean> surrenders = new TreeSet<>();
    Set<String> plays = new TreeSet<>();
    for (int seed = 0; seed < 200; seed++) {
      surrenders.add(random(seed).surrender(asked));
      plays.add(random(seed).play(played).text());
    }
    assertThat(surrenders).containsExactly(false, true);
    assertThat(plays)
        .isEqualTo(new TreeSet<>(played.legal().stream().map(BlackjackDecision::text).toList()))
        .hasSizeGreaterThan(2);
  }
}
