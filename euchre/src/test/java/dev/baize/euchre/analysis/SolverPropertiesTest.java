package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SolverPropertiesTest {

  private final Solver solver = new Solver();

  @Provide
  Arbitrary<OpenPosition> positions() {
    return RandomPositions.arbitrary(1, 5);
  }

  @Property(tries = 500)
  void the_sides_share_the_tricks_that_are_left(@ForAll("positions") OpenPosition position) {
    int even = solver.tricks(position, Side.EVEN);
    int odd = solver.tricks(position, Side.ODD);
    Solution solution = solver.solve(position);
    assertThat(even + odd).isEqualTo(position.tricksLeft());
    assertThat(solution.tricks(Side.EVEN)).isEqualTo(even);
    assertThat(solution.tricks(Side.ODD)).isEqualTo(odd);
    assertThat(solution.tricksLeft()).isEqualTo(position.tricksLeft());
  }

  @Property(tries = 500)
  void a_position_is_worth_what_its_best_cards_are(@ForAll("positions") OpenPosition position) {
    Solution solution = solver.solve(position);
    assertThat(solution.side()).isEqualTo(Side.of(position.toAct()));
    assertThat(solution.cards().keySet()).containsExactlyElementsOf(position.legalCards());
    assertThat(Collections.max(solution.cards().values())).isEqualTo(solution.tricks());
    solution
        .cards()
        .forEach(
            (card, tricks) ->
                assertThat(solution.best().contains(card)).isEqualTo(tricks == solution.tricks()));
  }

  @Property(tries = 200)
  void best_cards_keep_the_value_to_the_end(
      @ForAll("positions") OpenPosition start, @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    OpenPosition position = start;
    int even = solver.tricks(start, Side.EVEN);
    int taken = 0;
    while (position.tricksLeft() > 0) {
      int left = position.tricksLeft();
      Card card = RandomPositions.any(solver.solve(position).best(), random);
      position = position.play(card);
      boolean complete = position.tricksLeft() < left;
      taken += complete && Side.of(position.toAct()) == Side.EVEN ? 1 : 0;
      assertThat(taken + solver.tricks(position, Side.EVEN)).isEqualTo(even);
    }
  }

  @Property(tries = 300)
  void neighbours_in_a_hand_are_worth_the_same(@ForAll("positions") OpenPosition position) {
    CardSet elsewhere = CardSet.none();
    for (CardSet hand : position.hands()) {
      elsewhere = elsewhere.union(hand);
    }
    elsewhere = elsewhere.minus(position.hands().get(position.toAct().index()));
    elsewhere = elsewhere.union(CardSet.of(position.trick().cards().toArray(Card[]::new)));
    Map<Card, Integer> cards = solver.solve(position).cards();
    for (Card low : cards.keySet()) {
      for (Card high : cards.keySet()) {
        if (isBelow(low, high, position.trump())
            && elsewhere.stream()
                .noneMatch(
                    card ->
                        isBelow(low, card, position.trump())
                            && isBelow(card, high, position.trump()))) {
          assertThat(cards.get(low)).isEqualTo(cards.get(high));
        }
      }
    }
  }

  /** Of two cards of one suit. */
  private static boolean isBelow(Card low, Card high, Trump trump) {
    Suit suit = trump.effectiveSuit(low);
    return trump.effectiveSuit(high) == suit && trump.beats(high, low, suit);
  }

  @Property(tries = 200)
  void names_of_suits_do_not_matter_as_long_as_colours_are_kept(
      @ForAll("positions") OpenPosition position) {
    int tricks = solver.tricks(position, Side.EVEN);
    for (Suit spades : Suit.values()) {
      for (Suit hearts : Suit.values()) {
        if (hearts != spades && hearts != next(spades)) {
          List<Suit> names = List.of(spades, hearts, next(spades), next(hearts));
          assertThat(solver.tricks(renamed(position, names), Side.EVEN)).isEqualTo(tricks);
        }
      }
    }
  }

  /** The other suit of the same colour. */
  private static Suit next(Suit suit) {
    return Trump.of(suit).leftBower().suit();
  }

  private static OpenPosition renamed(OpenPosition position, List<Suit> names) {
    return new OpenPosition(
        Trump.of(names.get(position.trump().suit().index())),
        position.hands().stream()
            .map(
                hand ->
                    hand.stream().map(card -> renamed(card, names)).collect(CardSet.collector()))
            .toList(),
        new Trick(
            position.trick().leader(),
            position.trick().cards().stream().map(card -> renamed(card, names)).toList(),
            position.trick().sittingOut()));
  }

  private static Card renamed(Card card, List<Suit> names) {
    return Card.of(card.rank(), names.get(card.suit().index()));
  }

  @Property(tries = 200)
  void what_it_was_asked_before_does_not_matter(@ForAll("positions") OpenPosition position) {
    Solver fresh = new Solver();
    assertThat(solver.solve(position)).isEqualTo(fresh.solve(position));
    assertThat(solver.nodes()).isEqualTo(fresh.nodes());
    assertThat(solver.tricks(position, Side.ODD)).isEqualTo(fresh.tricks(position, Side.ODD));
    assertThat(solver.nodes()).isEqualTo(fresh.nodes());
  }
}
