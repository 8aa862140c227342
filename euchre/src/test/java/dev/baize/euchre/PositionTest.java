package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What holds in every position of any game, as the four seats see it. */
class PositionTest {

  private static final int TRIES = 60;

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void no_card_is_lost_or_in_two_places(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    int hand = -1;
    Set<Card> dealt = Set.of();
    while (!game.isOver()) {
      List<Card> out = cardsOut(game);
      assertThat(out).hasSize(21).doesNotHaveDuplicates();
      assertThat(EuchrePack.fresh().cards()).containsAll(out);
      int number = game.view(Seat.of(0)).handNumber();
      if (number != hand) {
        hand = number;
        dealt = Set.copyOf(out);
      }
      assertThat(out).as("the cards of hand %d", hand).containsExactlyInAnyOrderElementsOf(dealt);
      game.apply(chooser.choose(game.legal()));
    }
  }

  /** All cards but the three that nobody ever sees. */
  static List<Card> cardsOut(Game<EuchreView, EuchreDecision> game) {
    EuchreView any = game.view(Seat.of(0));
    List<Card> out = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      out.addAll(game.view(Seat.of(seat)).hand().toList());
    }
    any.tricks().forEach(trick -> out.addAll(trick.cards()));
    game.view(any.dealer()).discarded().ifPresent(out::add);
    if (!any.isUpcardPickedUp()) {
      out.add(any.upcard());
    }
    return out;
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void points_rise_only_when_a_hand_ends_by_one_or_two_or_what_lone_hands_count_for_one_side(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    EuchreView before = game.view(Seat.of(0));
    while (!game.isOver()) {
      game.apply(chooser.choose(game.legal()));
      EuchreView after = game.view(Seat.of(0));
      boolean handEnded = game.isOver() || after.handNumber() > before.handNumber();
      List<Integer> risen =
          List.of(
              after.points(Side.EVEN) - before.points(Side.EVEN),
              after.points(Side.ODD) - before.points(Side.ODD));
      if (handEnded) {
        assertThat(risen).isIn(scores(rules.house()));
      } else {
        assertThat(risen).containsExactly(0, 0);
      }
      before = after;
    }
  }

  /** What a hand can add to the points of both sides. */
  private static List<List<Integer>> scores(EuchreHouseRules house) {
    List<List<Integer>> scores =
        new ArrayList<>(List.of(List.of(1, 0), List.of(0, 1), List.of(2, 0), List.of(0, 2)));
    if (house.alone() != Alone.NO) {
      for (int points : List.of(house.loneMarch(), house.loneEuchred(), 4)) {
        scores.addAll(List.of(List.of(points, 0), List.of(0, points)));
      }
    }
    if (!house.dealerStuck()) {
      scores.add(List.of(0, 0));
    }
    return scores;
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void tricks_taken_are_the_tricks_complete_and_each_goes_to_its_highest_card(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      game.apply(chooser.choose(game.legal()));
      EuchreView view = game.view(Seat.of(0));
      int[] taken = new int[2];
      for (Trick trick : view.tricks()) {
        if (trick.cards().size() == trick.size()) {
          taken[trick.winner(view.trump().orElseThrow()).index() % 2]++;
        }
      }
      assertThat(view.tricksTaken(Side.EVEN)).isEqualTo(taken[0]);
      assertThat(view.tricksTaken(Side.ODD)).isEqualTo(taken[1]);
      int tricks = view.passes() == 8 ? 0 : 5;
      assertThat(view.phase() != Phase.OVER || taken[0] + taken[1] == tricks).isTrue();
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_stuck_dealer_may_not_pass_in_round_two_and_everybody_else_may(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      EuchreView view = game.view(game.toAct());
      boolean bids = view.phase() == Phase.ROUND_ONE || view.phase() == Phase.ROUND_TWO;
      boolean dealer = view.phase() == Phase.ROUND_TWO && view.dealer() == view.seat();
      boolean stuck = dealer && rules.house().dealerStuck();
      assertThat(view.mayPass()).isEqualTo(view.phase() == Phase.DEFENCE || (bids && !stuck));
      game.apply(chooser.choose(game.legal()));
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_game_that_nobody_listens_to_and_every_copy_go_the_same_way(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> followed = rules.start(Seed.of(seed), events::add);
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    Set<EuchreView> views = new HashSet<>();
    int turns = 0;
    while (!game.isOver()) {
      EuchreDecision decision = chooser.choose(game.legal());
      Game<EuchreView, EuchreDecision> copy = game.copy();
      game.apply(decision);
      followed.apply(decision);
      assertThat(copy.position()).isNotEqualTo(game.position());
      copy.apply(decision);
      assertThat(copy.position()).isEqualTo(game.position());
      assertThat(followed.position()).isEqualTo(game.position());
      for (int seat = 0; seat < 4; seat++) {
        EuchreView view = game.view(Seat.of(seat));
        assertThat(view).isEqualTo(copy.view(Seat.of(seat)));
        assertThat(view).hasSameHashCodeAs(copy.view(Seat.of(seat)));
        views.add(view);
      }
      turns++;
    }
    assertThat(views).hasSize(4 * turns);
  }
}
