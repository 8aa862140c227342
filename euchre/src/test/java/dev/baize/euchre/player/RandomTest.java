package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RandomTest {

  private static final int SEEDS = 3000;

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "AH 9S KH TS JS")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  private static Random seated(long seed, Seat seat) {
    return new Random(SeatContext.of(Seed.of(seed), seat));
  }

  /** Over many seeds, every legal decision occurs about equally often, and no other occurs. */
  private static void assertAllAlike(String... decisions) {
    Game<EuchreView, EuchreDecision> game = DEAL.after(decisions);
    Map<EuchreDecision, Integer> counts = new HashMap<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      EuchreDecision decision = seated(seed, game.toAct()).decide(game.view(game.toAct()));
      counts.merge(decision, 1, Integer::sum);
    }
    assertThat(counts).containsOnlyKeys(game.legal());
    int mean = SEEDS / game.legal().size();
    double sixDeviations = 6 * Math.sqrt(mean);
    assertThat(counts.values())
        .allSatisfy(count -> assertThat(Math.abs(count - mean)).isLessThan((int) sixDeviations));
  }

  @Test
  void every_legal_decision_is_as_likely_as_any_other() {
    assertAllAlike();
    assertAllAlike("pass", "pass", "pass", "pass");
    assertAllAlike("pass", "pass", "pass", "pass", "pass", "pass", "pass");
    assertAllAlike("order up Diamonds");
    assertAllAlike("order up Diamonds", "discard Nine of Hearts");
    assertAllAlike("order up Diamonds", "discard Nine of Hearts", "play King of Hearts");
    assertAllAlike(
        "order up Diamonds",
        "discard Nine of Hearts",
        "play King of Hearts",
        "play Nine of Clubs",
        "play Queen of Hearts");
  }

  private static List<EuchreDecision> playedBy(long seed, int seats, EuchreRules rules) {
    List<Random> players = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      players.add(seated(seed, Seat.of(seat % seats)));
    }
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    List<EuchreDecision> decisions = new ArrayList<>();
    while (!game.isOver()) {
      EuchreDecision decision = players.get(game.toAct().index()).decide(game.view(game.toAct()));
      decisions.add(decision);
      game.apply(decision);
    }
    return decisions;
  }

  @Test
  void the_same_places_decide_the_same_game() {
    EuchreRules rules = EuchreRules.standard();
    assertThat(playedBy(5, 4, rules)).isEqualTo(playedBy(5, 4, rules));
    assertThat(playedBy(5, 4, rules)).isNotEqualTo(playedBy(6, 4, rules));
    assertThat(playedBy(5, 4, rules)).isNotEqualTo(playedBy(5, 1, rules));
  }

  @Test
  void the_same_turn_is_decided_the_same_however_often_it_is_asked() {
    EuchreView view = DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts");
    Random random = seated(9, view.seat());
    EuchreDecision decision = random.decide(view);
    for (int i = 0; i < 20; i++) {
      assertThat(random.decide(view)).isEqualTo(decision);
    }
  }

  @Test
  void two_seats_decide_differently() {
    EuchreView view = DEAL.viewAfter("order up Diamonds", "discard Nine of Hearts");
    int same = 0;
    for (int seed = 0; seed < 100; seed++) {
      if (seated(seed, Seat.of(1)).decide(view).equals(seated(seed, Seat.of(2)).decide(view))) {
        same++;
      }
    }
    assertThat(same).isBetween(5, 40);
  }

  @Test
  void two_turns_are_decided_independently() {
    EuchreView early = DEAL.viewAfter();
    EuchreView late = DEAL.viewAfter("pass", "pass", "pass", "pass");
    int same = 0;
    for (int seed = 0; seed < 200; seed++) {
      boolean first = seated(seed, Seat.of(1)).decide(early).equals(EuchreDecision.pass());
      boolean second = seated(seed, Seat.of(1)).decide(late).equals(EuchreDecision.pass());
      if (first == second) {
        same++;
      }
    }
    assertThat(same).isBetween(60, 140);
  }
}
