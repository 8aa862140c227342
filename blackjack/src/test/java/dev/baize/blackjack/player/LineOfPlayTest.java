package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandResult;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Lines of play against hands played by the rules. */
class LineOfPlayTest {

  /** The cards of a hand in the order in which they were dealt, and how it went. */
  private static final class Recorder {
    final List<Card> dealt = new ArrayList<>();
    HandResult result = HandResult.PUSH;

    void record(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.PlayerDealt player) {
        dealt.add(player.card());
      } else if (event instanceof BlackjackEvent.DealerDealt dealer) {
        dealt.add(dealer.card());
      } else if (event instanceof BlackjackEvent.HoleDealt hole) {
        dealt.add(hole.card());
      } else if (event instanceof BlackjackEvent.HandSettled settled) {
        result = settled.result();
      }
    }
  }

  @Property(tries = 300, seed = "21")
  void a_line_ends_as_the_rules_end_the_hand(
      @ForAll long seed, @ForAll @IntRange(max = 4) int wanted) {
    Recorder recorder = new Recorder();
    Game<BlackjackView, BlackjackDecision> game =
        BlackjackRules.standard().withHands(1).start(Seed.of(seed), recorder::record);
    game.apply(BlackjackDecision.bet(5));
    int hits = 0;
    while (!game.isOver()) {
      boolean draws = hits < wanted;
      hits += draws ? 1 : 0;
      game.apply(draws ? BlackjackDecision.hit() : BlackjackDecision.stand());
    }
    int start = 3;
    int[] order = new int[start + recorder.dealt.size()];
    for (int i = 0; i < recorder.dealt.size(); i++) {
      order[start + i] = recorder.dealt.get(i).index();
    }
    int[] deck = java.util.Arrays.copyOf(order, 52);
    DeckPlan.LineOfPlay line = DeckPlan.LineOfPlay.of(deck, start).get(hits);
    assertThat(line).isEqualTo(new DeckPlan.LineOfPlay(hits, recorder.result, order.length));
    assertThat(game.view(Seat.of(0)).handsPlayed()).isOne();
  }
}
