package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Difference;
import dev.baize.core.random.Seed;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class ExactTest {

  private static void play(
      String house,
      long hands,
      Exact player,
      BiConsumer<BlackjackView, BlackjackDecision> watcher) {
    // An even minimum, half of which surrender costs.
    BlackjackRules rules =
        new BlackjackRules(
            1_000_000, hands, 4, DeckShuffle.UNIFORM, BlackjackHouseRules.parse(house));
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(3));
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = player.decide(view);
      watcher.accept(view, decision);
      game.apply(decision);
    }
  }

  private static Composition unseen(BlackjackView view) {
    int[] counts = {4, 4, 4, 4, 4, 4, 4, 4, 4, 16};
    for (Card card : view.exposed()) {
      counts[HandValue.points(card.rank()) - 1]--;
    }
    return Composition.of(counts);
  }

  private static Composition beforeTheHand(BlackjackView view) {
    int[] counts = new int[10];
    for (int value = 1; value <= 10; value++) {
      counts[value - 1] = unseen(view).count(value);
    }
    view.cards().forEach(card -> counts[HandValue.points(card.rank()) - 1]++);
    counts[HandValue.points(view.upcard().rank()) - 1]++;
    return Composition.of(counts);
  }

  @Test
  void it_plays_hands_that_are_no_pairs_as_is_best_for_the_cards_that_are_left() {
    Set<Choice> made = EnumSet.noneOf(Choice.class);
    play(
        "single, surrender late",
        60,
        new Exact(),
        (view, decision) -> {
          if (view.phase() == Phase.PLAY && view.hands().size() == 1 && !view.isPair()) {
            BlackjackHouseRules house = view.house();
            Choice best =
                ExactAnalysis.of(house, beforeTheHand(view), StrategyClass.CDZ, 1)
                    .choice(
                        HandValue.points(view.upcard().rank()),
                        view.cards().stream()
                            .mapToInt(card -> HandValue.points(card.rank()))
                            .toArray());
            made.add(best);
            assertThat(decision).isEqualTo(HouseStrategy.decision(best));
          }
        });
    assertThat(made).contains(Choice.HIT, Choice.STAND, Choice.DOUBLE);
  }

  @Test
  void it_insures_if_that_pays() {
    Set<Boolean> pays = new TreeSet<>();
    play(
        "single",
        800,
        new Exact(),
        (view, decision) -> {
          if (view.phase() == Phase.INSURE) {
            Composition unseen = unseen(view);
            boolean worth = 3 * unseen.count(10) > unseen.size();
            pays.add(worth);
            assertThat(decision)
                .isEqualTo(
                    worth
                        ? BlackjackDecision.insure(view.mostInsurance())
                        : BlackjackDecision.decline());
          }
        });
    assertThat(pays).containsExactly(false, true);
  }

  @Test
  void an_insurance_is_worth_what_it_wins_in_wagers() {
    Exact exact = new Exact();
    play(
        "single",
        200,
        exact,
        (view, decision) -> {
          if (view.phase() == Phase.INSURE) {
            Composition unseen = unseen(view);
            double perUnit = 3.0 * unseen.count(10) / unseen.size() - 1;
            for (DecisionValue<BlackjackDecision> each : exact.advise(view).values()) {
              double amount =
                  each.decision() instanceof BlackjackDecision.Insure insure ? insure.amount() : 0;
              assertThat(each.value()).isCloseTo(perUnit * amount / view.wager(), within(1e-9));
            }
          }
        });
  }

  @Test
  void before_it_gives_up_it_counts_on_doubles_and_splits_that_it_can_pay_for() {
    int better = 0;
    for (int seed = 0; seed < 400; seed++) {
      OptionalDouble rich = unsurrendered(100, seed);
      assertThat(unsurrendered(20, seed)).isEqualTo(rich);
      if (rich.isPresent()) {
        double poor = unsurrendered(19, seed).orElseThrow();
        assertThat(poor).isLessThanOrEqualTo(rich.getAsDouble());
        better += poor < rich.getAsDouble() ? 1 : 0;
      }
    }
    assertThat(better).isPositive();
  }

  /** What a hand with a wager of 10 is worth if it is not given up early, where that is asked. */
  private static OptionalDouble unsurrendered(long bankroll, long seed) {
    Game<BlackjackView, BlackjackDecision> game =
        BlackjackRules.parse("strip, surrender early, insurance no")
            .withBankroll(bankroll)
            .start(Seed.of(seed));
    game.apply(BlackjackDecision.bet(10));
    if (game.isOver() || game.view(Seat.of(0)).phase() != Phase.SURRENDER) {
      return OptionalDouble.empty();
    }
    return new Exact(2)
        .advise(game.view(Seat.of(0))).values().stream()
            .filter(each -> each.decision().equals(BlackjackDecision.decline()))
            .mapToDouble(DecisionValue::value)
            .findFirst();
  }

  @Test
  void it_gives_up_early_what_is_worth_less_than_half() {
    Set<String> made = new TreeSet<>();
    play(
        "strip, surrender early",
        1500,
        new Exact(),
        (view, decision) -> {
          if (view.phase() == Phase.SURRENDER
              && (view.total() == 16 || view.total() == 20)
              && !view.isPair()
              && !view.isSoft()) {
            made.add(view.total() + " " + decision.text());
          }
        });
    assertThat(made).containsExactly("16 surrender");
  }

  @Test
  void it_advises_on_every_decision_with_its_value_in_wagers() {
    Exact exact = new Exact();
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    play(
        "strip, decks 1, reshuffle below 20, surrender early",
        150,
        exact,
        (view, decision) -> {
          Advice<BlackjackDecision> advice = exact.advise(view);
          phases.add(view.phase());
          assertThat(advice.best()).isEqualTo(decision);
          assertThat(advice.samples()).isZero();
          assertThat(advice.unit())
              .isEqualTo(view.phase() == Phase.BET ? "minimum bets" : "wagers");
          assertThat(advice.values()).hasSameSizeAs(view.legal());
        });
    assertThat(phases).contains(Phase.BET, Phase.INSURE, Phase.SURRENDER, Phase.PLAY);
  }

  @Test
  void part_of_the_most_insurance_is_worth_that_part() {
    Exact exact = new Exact();
    Set<Long> parts = new TreeSet<>();
    play(
        "single",
        200,
        exact,
        (view, decision) -> {
          if (view.phase() == Phase.INSURE) {
            BlackjackDecision none = BlackjackDecision.decline();
            BlackjackDecision most = BlackjackDecision.insure(view.mostInsurance());
            double all = exact.compare(view, most, none).get(0).value();
            for (long amount = 1; amount <= view.mostInsurance(); amount++) {
              parts.add(amount);
              Difference part = exact.compare(view, BlackjackDecision.insure(amount), none).get(0);
              assertThat(part.value())
                  .isCloseTo(all * amount / view.mostInsurance(), within(1e-12));
            }
          }
        });
    assertThat(parts).contains(1L, 2L);
  }

  private static List<DecisionValue<BlackjackDecision>> bets(String rules) {
    Game<BlackjackView, BlackjackDecision> game = BlackjackRules.parse(rules).start(Seed.of(1));
    Advice<BlackjackDecision> advice = new Exact().advise(game.view(Seat.of(0)));
    assertThat(advice.best()).isEqualTo(advice.values().get(0).decision());
    return advice.values();
  }

  private static DecisionValue<BlackjackDecision> worth(long bet, double value) {
    return new DecisionValue<>(BlackjackDecision.bet(bet), value, 0);
  }

  @Test
  void a_bet_is_worth_what_the_next_hand_is() {
    double expected =
        ExactAnalysis.of(
                BlackjackHouseRules.parse("single"), Composition.fullDeck(), StrategyClass.CDZ, 1)
            .expected();
    assertThat(bets("single")).startsWith(worth(10, expected), worth(20, 2 * expected));
  }

  @Test
  void a_bet_is_worth_what_is_really_paid() {
    BlackjackHouseRules strip = BlackjackHouseRules.parse("strip");
    ExactAnalysis exact = ExactAnalysis.of(strip, Composition.decks(6), StrategyClass.CDZ, 1);
    double paid = exact.expectedRoundedDown(5);
    assertThat(paid).isBetween(-0.009, -0.008);
    assertThat(bets("strip, minimum 5"))
        .startsWith(worth(5, paid), worth(10, 2 * exact.expected()));
  }

  @Test
  void nothing_is_left_to_double_or_split_a_bet_of_all_money() {
    BlackjackHouseRules without =
        BlackjackHouseRules.parse(
            "single, double none, double after split no, hands 1, insurance no");
    double expected =
        ExactAnalysis.of(without, Composition.fullDeck(), StrategyClass.CDZ, 1).expected();
    assertThat(bets("single, bankroll 50")).contains(worth(50, 5 * expected));
  }

  /** Worth more than half of the wager to hit, but less than what is lost of an odd one. */
  @Test
  void it_knows_that_surrender_costs_more_than_half_of_an_odd_wager() {
    Set<String> made = new TreeSet<>();
    for (long minimum : new long[] {4, 5}) {
      BlackjackRules rules =
          new BlackjackRules(
              100_000, 2000, minimum, DeckShuffle.UNIFORM, BlackjackHouseRules.parse("strip"));
      Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(3));
      while (!game.isOver()) {
        BlackjackView view = game.view(Seat.of(0));
        BlackjackDecision decision = new Exact(2).decide(view);
        if (view.phase() == Phase.PLAY
            && view.legal().contains(BlackjackDecision.surrender())
            && view.upcard().rank() == Rank.TEN
            && view.total() == 16
            && !view.isSoft()
            && !view.isPair()) {
          made.add(minimum + " " + decision.text());
        }
        game.apply(decision);
      }
    }
    assertThat(made).containsExactly("4 surrender", "5 hit", "5 stand");
  }

  @Test
  void it_looks_ahead_to_two_hands_of_a_split_at_least() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Exact(1))
        .withMessage("depth 1: expected 2 to 4");
  }
}
