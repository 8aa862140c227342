package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Cards;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SolverTest {

  private final Solver solver = new Solver();

  @Test
  void a_thousand_deals_take_these_nodes() {
    SplittableRandom random = new SplittableRandom(1);
    long ofTricks = 0;
    long ofCards = 0;
    for (int i = 0; i < 1000; i++) {
      OpenPosition deal = RandomPositions.beforeTrick(5, random);
      solver.tricks(deal, Side.EVEN);
      ofTricks += solver.nodes();
      solver.solve(deal);
      ofCards += solver.nodes();
    }
    assertThat(ofTricks).isEqualTo(266997);
    assertThat(ofCards).isEqualTo(603107);
  }

  @Test
  void nothing_is_left_after_the_last_trick() {
    OpenPosition over =
        new OpenPosition(
            Trump.of(Suit.HEARTS),
            List.of(CardSet.none(), CardSet.none(), CardSet.none(), CardSet.none()),
            new Trick(Seat.of(1), List.of(), Set.of()));
    assertThat(solver.tricks(over, Side.EVEN)).isZero();
    assertThat(solver.solve(over)).isEqualTo(new Solution(Side.ODD, 0, 0, Map.of()));
  }

  @Test
  void nothing_is_left_of_a_lone_hand_either() {
    OpenPosition over =
        new OpenPosition(
            Trump.of(Suit.HEARTS),
            List.of(CardSet.none(), CardSet.none(), CardSet.none(), CardSet.none()),
            new Trick(Seat.of(1), List.of(), Set.of(Seat.of(3))));
    assertThat(solver.solve(over)).isEqualTo(new Solution(Side.ODD, 0, 0, Map.of()));
  }

  @Test
  void a_thousand_lone_hands_take_these_nodes() {
    SplittableRandom random = new SplittableRandom(1);
    long nodes = 0;
    for (int i = 0; i < 1000; i++) {
      solver.tricks(RandomPositions.beforeTrick(5, Set.of(Seat.of(i % 4)), random), Side.EVEN);
      nodes += solver.nodes();
    }
    assertThat(nodes).isEqualTo(110411);
  }

  @Test
  void without_a_partner_who_holds_the_ace_its_suit_is_lost() {
    assertThat(solver.tricks(withPartner("AH AS", Set.of()), Side.EVEN)).isEqualTo(2);
    assertThat(solver.tricks(withPartner("", Set.of(Seat.of(2))), Side.EVEN)).isEqualTo(1);
  }

  /** Seat 0 leads the best heart left or loses a spade; only spades of seat 1 are in its way. */
  private static OpenPosition withPartner(String partner, Set<Seat> sittingOut) {
    return new OpenPosition(
        Trump.of(Suit.CLUBS),
        List.of(Cards.set("KH 9S"), Cards.set("QH QS"), Cards.set(partner), Cards.set("9D TD")),
        new Trick(Seat.of(0), List.of(), sittingOut));
  }

  @Test
  void a_trump_that_must_fall_is_drawn_before_the_aces_are_led() {
    OpenPosition position =
        new OpenPosition(
            Trump.of(Suit.CLUBS),
            List.of(
                Cards.set("JC AH AD"),
                Cards.set("9C KS QS"),
                Cards.set("9H TH 9D"),
                Cards.set("KH KD TD")),
            new Trick(Seat.of(0), List.of(), Set.of()));
    assertThat(solver.solve(position).cards())
        .containsExactly(
            Map.entry(Cards.card("JC"), 3),
            Map.entry(Cards.card("AH"), 2),
            Map.entry(Cards.card("AD"), 2));
  }
}
