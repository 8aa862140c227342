package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Coin;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.LeducAction;
import dev.baize.core.toy.LeducRules;
import dev.baize.core.toy.LeducView;
import dev.baize.core.toy.Moved;
import dev.baize.core.toy.Nim;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.PenniesRules;
import dev.baize.core.toy.PenniesView;
import dev.baize.core.toy.TicTacToeRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SequenceFormTest {

  private static final KuhnRules RULES = new KuhnRules();
  private static final SequenceForm<KuhnView, KuhnAction> KUHN =
      SequenceForm.of(RULES, Utility.SCORE, 55);
  private static final SequenceForm<LeducView, LeducAction> LEDUC =
      SequenceForm.of(new LeducRules(), Utility.SCORE, 10_000);

  /** A strategy with any probabilities, some of them 0. */
  static <V extends View, D extends Decision> Strategy<V, D> random(
      SequenceForm<V, D> form, long seed) {
    RandomGenerator random = Seed.of(seed).generator();
    InformationSets sets = form.sets;
    double[] weights = random.doubles(sets.sequences()).map(w -> Math.max(w - 0.2, 0)).toArray();
    double[] probabilities = new double[sets.sequences()];
    sets.normalize(weights, probabilities);
    return form.strategy(probabilities);
  }

  /** What a game is worth to seat 0, from its rules alone. */
  private static double value(
      Game<KuhnView, KuhnAction> game, Strategy<KuhnView, KuhnAction> strategy) {
    if (game.isOver()) {
      return game.outcome().score(Seat.of(0));
    }
    double value = 0;
    for (DecisionProbability<KuhnAction> one : strategy.at(game.view(game.toAct()))) {
      Game<KuhnView, KuhnAction> next = game.copy();
      next.apply(one.decision());
      value += one.probability() * value(next, strategy);
    }
    return value;
  }

  private static double value(Strategy<KuhnView, KuhnAction> strategy) {
    double value = 0;
    for (ChanceOutcome<KuhnView, KuhnAction> outcome : RULES.chanceOutcomes()) {
      value += outcome.probability() * value(outcome.game(), strategy);
    }
    return value;
  }

  /** The best of all pure strategies of a seat against what the other does. */
  private static double bestOfAll(Strategy<KuhnView, KuhnAction> strategy, int seat) {
    List<KuhnView> own =
        KUHN.informationSets().stream().filter(view -> view.seat().index() == seat).toList();
    double best = Double.NEGATIVE_INFINITY;
    for (int pure = 0; pure < 1 << own.size(); pure++) {
      Map<KuhnView, List<DecisionProbability<KuhnAction>>> map = new LinkedHashMap<>();
      KUHN.informationSets().forEach(view -> map.put(view, strategy.at(view)));
      for (int i = 0; i < own.size(); i++) {
        KuhnAction action = (pure >> i & 1) == 0 ? KuhnAction.PASS : KuhnAction.BET;
        map.put(own.get(i), List.of(new DecisionProbability<>(action, 1)));
      }
      double value = value(Strategy.of(RULES, map));
      best = Math.max(best, seat == 0 ? value : -value);
    }
    return best;
  }

  private static <V extends View, D extends Decision> double valueOfBestResponse(
      SequenceForm<V, D> form, Strategy<V, D> strategy, int seat) {
    double value = form.value(form.bestResponse(strategy, Seat.of(seat)));
    return seat == 0 ? value : -value;
  }

  @Test
  void the_sizes_of_games_are_known() {
    assertThat(KUHN.positions()).isEqualTo(6 * 9);
    assertThat(KUHN.informationSets()).hasSize(12).doesNotHaveDuplicates();
    assertThat(LEDUC.informationSets()).hasSize(288);
  }

  @Test
  void best_responses_to_the_uniform_player_are_the_best_of_all_pure_strategies() {
    Strategy<KuhnView, KuhnAction> uniform = KUHN.uniformStrategy();
    for (int seat = 0; seat < 2; seat++) {
      assertThat(valueOfBestResponse(KUHN, uniform, seat))
          .isCloseTo(bestOfAll(uniform, seat), within(1e-12));
    }
    assertThat(KUHN.exploitability(uniform)).isCloseTo(0.4583333333, within(1e-9));
  }

  @Property(tries = 10)
  void best_responses_are_the_best_of_all_pure_strategies(@ForAll long seed) {
    Strategy<KuhnView, KuhnAction> any = random(KUHN, seed);
    for (int seat = 0; seat < 2; seat++) {
      assertThat(valueOfBestResponse(KUHN, any, seat))
          .isCloseTo(bestOfAll(any, seat), within(1e-12));
    }
  }

  @Property(tries = 100)
  void values_are_those_of_the_game(@ForAll long seed) {
    Strategy<KuhnView, KuhnAction> any = random(KUHN, seed);
    assertThat(KUHN.value(any)).isCloseTo(value(any), within(1e-12));
  }

  @Property(tries = 100)
  void no_strategy_does_better_than_a_best_response(@ForAll long seed) {
    Strategy<LeducView, LeducAction> any = random(LEDUC, seed);
    double value = LEDUC.value(any);
    double first = valueOfBestResponse(LEDUC, any, 0);
    double second = valueOfBestResponse(LEDUC, any, 1);
    assertThat(first).isGreaterThanOrEqualTo(value - 1e-12);
    assertThat(second).isGreaterThanOrEqualTo(-value - 1e-12);
    assertThat(LEDUC.exploitability(any))
        .isGreaterThanOrEqualTo(0)
        .isCloseTo((first + second) / 2, within(1e-12));
  }

  @Test
  void a_strategy_that_does_not_know_a_view_is_uniform_there() {
    Strategy<KuhnView, KuhnAction> none = Strategy.of(RULES, Map.of());
    assertThat(KUHN.value(none)).isEqualTo(KUHN.value(KUHN.uniformStrategy()));
    assertThat(none.at(KUHN.informationSets().get(0))).isEmpty();
    assertThat(none.size()).isZero();
  }

  @Test
  void a_strategy_for_another_game_is_refused() {
    List<DecisionProbability<KuhnAction>> nothing = new ArrayList<>();
    nothing.add(new DecisionProbability<>(KuhnAction.BET, 0.4));
    KuhnView view = KUHN.informationSets().get(0);
    assertThatThrownBy(() -> Strategy.of(RULES, Map.of(view, nothing)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("probabilities add up to 0.4; expected 1");
    nothing.add(new DecisionProbability<>(KuhnAction.BET, 0.6));
    assertThatThrownBy(() -> Strategy.of(RULES, Map.of(view, nothing)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a decision is there twice");
  }

  @Test
  void a_seat_that_is_not_there_cannot_respond() {
    assertThatThrownBy(() -> KUHN.bestResponse(KUHN.uniformStrategy(), Seat.of(2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no seat 2; expected seat 0 or 1");
  }

  @Test
  void games_that_have_no_sequence_form_are_refused() {
    assertThatThrownBy(() -> SequenceForm.of(RULES, Utility.SCORE, 53))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("three cards: more than 53 positions; expected a smaller game");
    assertThatThrownBy(() -> SequenceForm.of(HighCardRules.duel(), Utility.SCORE, 53))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 seats, 8 rounds: expected a game that lists the outcomes of chance");
    assertThatThrownBy(() -> SequenceForm.of(new TicTacToeRules(), Utility.WIN, 1_000_000))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("seat 0 forgets what it saw or decided (no perfect recall)");
    assertThatThrownBy(() -> SequenceForm.of(new Nim().rules("piles 1 1 1"), Utility.WIN, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no perfect recall");
    assertThat(SequenceForm.of(NimRules.of(3), Utility.WIN, 100).positions()).isEqualTo(8);
  }

  /** Kuhn poker that lists these chance outcomes. */
  private static Rules<KuhnView, KuhnAction, Moved<KuhnAction>> listing(
      List<ChanceOutcome<KuhnView, KuhnAction>> outcomes) {
    return new Rules<>() {

      @Override
      public int seats() {
        return 2;
      }

      @Override
      public Game<KuhnView, KuhnAction> start(
          Seed seed, @Nullable Consumer<? super Moved<KuhnAction>> events) {
        return RULES.start(seed, events);
      }

      @Override
      public List<ChanceOutcome<KuhnView, KuhnAction>> chanceOutcomes() {
        return outcomes;
      }

      @Override
      public String text() {
        return "listed";
      }
    };
  }

  @Test
  void chance_outcomes_that_are_not_all_are_refused() {
    var rules = listing(RULES.chanceOutcomes().subList(0, 3));
    assertThatThrownBy(() -> SequenceForm.of(rules, Utility.SCORE, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("listed: the probabilities of chance outcomes add up to 0.5; expected 1");
  }

  @Test
  void games_of_chance_outcomes_are_not_changed() {
    Game<KuhnView, KuhnAction> game = RULES.chanceOutcomes().get(0).game();
    ChanceOutcome<KuhnView, KuhnAction> half = new ChanceOutcome<>(0.5, game);
    String before = game.position();
    assertThat(SequenceForm.of(listing(List.of(half, half)), Utility.SCORE, 100).positions())
        .isEqualTo(18);
    assertThat(game.position()).isEqualTo(before);
  }

  @Test
  void hidden_decisions_are_part_of_it() {
    SequenceForm<PenniesView, Coin> pennies =
        SequenceForm.of(new PenniesRules(), Utility.SCORE, 100);
    assertThat(pennies.informationSets()).hasSize(2);
    assertThat(pennies.exploitability(pennies.uniformStrategy())).isZero();
  }

  @Test
  void a_bound_that_allows_no_position_is_refused() {
    assertThatThrownBy(() -> SequenceForm.of(RULES, Utility.SCORE, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 positions at most; expected 1 or more");
  }
}
