package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardCounterTest {
  private static final long MINIMUM = 10;
  private static final int NEVER = -20;

  private static BlackjackRules session(String house, long hands) {
    return BlackjackRules.standard()
        .withBankroll(10_000_000)
        .withHands(hands)
        .withMinimum(MINIMUM)
        .withHouse(BlackjackHouseRules.parse(house));
  }

  private static void play(
      BlackjackPlayer player,
      BlackjackRules rules,
      BiConsumer<BlackjackView, BlackjackDecision> watcher) {
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(1));
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = player.decide(view);
      watcher.accept(view, decision);
      game.apply(decision);
    }
  }

  private static List<BlackjackDecision> decisions(BlackjackPlayer player, BlackjackRules rules) {
    List<BlackjackDecision> decisions = new ArrayList<>();
    play(player, rules, (view, decision) -> decisions.add(decision));
    return decisions;
  }

  /** What a player decides with hands that a condition picks, by the Hi-Lo count, rounded down. */
  private static Map<Integer, Set<String>> byCount(
      BlackjackPlayer player, BlackjackRules rules, Predicate<BlackjackView> condition) {
    Map<Integer, Set<String>> decisions = new TreeMap<>();
    play(
        player,
        rules,
        (view, decision) -> {
          if (condition.test(view)) {
            int count = (int) Math.floor(trueCount(view));
            decisions.computeIfAbsent(count, added -> new TreeSet<>()).add(decision.text());
          }
        });
    return decisions;
  }

  private static int running(BlackjackView view, int highestLow) {
    int count = 0;
    for (Card card : view.exposed()) {
      int value = HandValue.points(card.rank());
      count += value == 1 || value == 10 ? -1 : value <= highestLow ? 1 : 0;
    }
    return count;
  }

  private static double trueCount(BlackjackView view) {
    int unseen = 52 * view.house().decks() - view.exposed().size();
    return running(view, 6) * 52.0 / unseen;
  }

  private static boolean isHard16Against10(BlackjackView view) {
    return view.phase() == Phase.PLAY
        && view.legal().size() == 2
        && view.hand().toString().equals("16")
        && HandValue.points(view.upcard().rank()) == 10;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "strip", "european", "single, surrender early"})
  void without_a_spread_and_index_plays_it_is_basic(String house) {
    BlackjackRules rules = session(house, 3000);
    List<BlackjackDecision> basic = decisions(new Basic(), rules);
    assertThat(decisions(new HiLo(1, TrueCountRounding.FLOOR, 0, NEVER), rules)).isEqualTo(basic);
    assertThat(decisions(new KO(1, 0, NEVER), rules)).isEqualTo(basic);
  }

  @Test
  void in_another_house_it_plays_by_the_card_of_that_house() {
    BlackjackRules other = session("single, double none", 500);
    for (Supplier<BlackjackPlayer> players :
        List.<Supplier<BlackjackPlayer>>of(
            Basic::new,
            () -> new HiLo(8, TrueCountRounding.FLOOR, 0, NEVER),
            () -> new KO(8, 0, NEVER))) {
      BlackjackPlayer player = players.get();
      assertThat(decisions(player, session("strip", 500))).contains(BlackjackDecision.doubleDown());
      assertThat(decisions(player, other)).isEqualTo(decisions(players.get(), other));
    }
  }

  @Test
  void it_draws_when_it_would_hit() {
    for (BlackjackPlayer player :
        List.of(new Basic(), new HiLo(8, TrueCountRounding.FLOOR, 0, NEVER), new Exact(2))) {
      play(
          player,
          session("classic", 50),
          (view, decision) -> {
            if (view.phase() == Phase.PLAY) {
              assertThat(player.draw(view)).isEqualTo(decision.equals(BlackjackDecision.hit()));
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "strip"})
  void a_count_of_0_for_every_card_wins_what_basic_does(String house) {
    BlackjackRules rules = session(house, 3000);
    CardCount tags = CardCount.of("rounded to 0", 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    CardCounter zero = new CardCounter(tags, TrueCountRounding.EXACT, 12, 0, NEVER) {};
    assertThat(decisions(zero, rules)).isEqualTo(decisions(new Basic(), rules));
  }

  @Test
  void its_bet_rises_in_even_steps_from_a_true_count_of_1_to_one_of_5() {
    Map<Integer, Set<String>> bets =
        byCount(
            new HiLo(9, TrueCountRounding.FLOOR, 0, NEVER),
            session("strip", 20_000),
            view -> view.phase() == Phase.BET);
    assertThat(bets.get(-2)).containsExactly("bet 10");
    assertThat(bets.get(1)).containsExactly("bet 10");
    assertThat(bets.get(2)).containsExactly("bet 30");
    assertThat(bets.get(3)).containsExactly("bet 50");
    assertThat(bets.get(4)).containsExactly("bet 70");
    assertThat(bets.get(5)).containsExactly("bet 90");
    assertThat(bets.get(6)).containsExactly("bet 90");
  }

  @Test
  void with_the_exact_count_it_bets_the_whole_minimums_on_the_way() {
    play(
        new HiLo(9, TrueCountRounding.EXACT, 0, NEVER),
        session("strip", 5000),
        (view, decision) -> {
          if (view.phase() == Phase.BET) {
            double steps = Math.max(0, Math.min(8, 2 * (trueCount(view) - 1)));
            assertThat(decision)
                .isEqualTo(BlackjackDecision.bet(MINIMUM * (1 + (long) Math.floor(steps))));
          }
        });
  }

  @Test
  void below_the_count_at_which_it_would_leave_it_bets_the_minimum() {
    Map<Integer, Set<String>> bets =
        byCount(
            new HiLo(9, TrueCountRounding.FLOOR, 0, 4),
            session("strip", 20_000),
            view -> view.phase() == Phase.BET);
    assertThat(bets.get(3)).containsExactly("bet 10");
    assertThat(bets.get(4)).containsExactly("bet 70");
  }

  @Test
  void it_bets_no_more_than_it_has() {
    BlackjackRules poor = session("strip", 3000).withBankroll(25);
    int[] most = {0};
    for (int seed = 0; seed < 300; seed++) {
      HiLo player = new HiLo(1000, TrueCountRounding.FLOOR, 0, NEVER);
      Game<BlackjackView, BlackjackDecision> game = poor.start(Seed.of(seed));
      while (!game.isOver()) {
        BlackjackView view = game.view(Seat.of(0));
        BlackjackDecision decision = player.decide(view);
        if (decision.equals(BlackjackDecision.bet(view.bankroll()))) {
          most[0]++;
        }
        game.apply(decision);
      }
    }
    assertThat(most[0]).isPositive();
  }

  @Test
  void the_bet_by_a_running_count_rises_from_the_key_count_to_the_pivot() {
    Map<Integer, Set<String>> bets = new TreeMap<>();
    play(
        new KO(10, 0, -50),
        session("strip", 20_000),
        (view, decision) -> {
          if (view.phase() == Phase.BET) {
            int count = running(view, 7) - 20;
            bets.computeIfAbsent(count, added -> new TreeSet<>()).add(decision.text());
          }
        });
    assertThat(bets.get(-20)).containsExactly("bet 10");
    assertThat(bets.get(-5)).containsExactly("bet 10");
    assertThat(bets.get(-4)).containsExactly("bet 20");
    assertThat(bets.get(3)).containsExactly("bet 90");
    assertThat(bets.get(4)).containsExactly("bet 100");
    assertThat(bets.get(6)).containsExactly("bet 100");
  }

  @Test
  void it_stands_with_16_against_a_ten_from_a_true_count_of_0() {
    BlackjackRules rules = session("strip", 20_000);
    Map<Integer, Set<String>> decisions =
        byCount(
            new HiLo(1, TrueCountRounding.FLOOR, 18, NEVER),
            rules,
            CardCounterTest::isHard16Against10);
    assertThat(decisions.keySet()).contains(-2, -1, 0, 1);
    decisions.forEach(
        (count, made) -> assertThat(made).containsExactly(count < 0 ? "hit" : "stand"));
  }

  @Test
  void it_insures_from_a_true_count_of_3() {
    Map<Integer, Set<String>> decisions =
        byCount(
            new HiLo(1, TrueCountRounding.FLOOR, 1, NEVER),
            session("strip", 20_000),
            view -> view.phase() == Phase.INSURE);
    assertThat(decisions.keySet()).contains(1, 2, 3, 4);
    decisions.forEach(
        (count, made) -> assertThat(made).containsExactly(count < 3 ? "decline" : "insure 5"));
  }

  @Test
  void it_gives_hands_up_early_by_the_count() {
    Map<Integer, Set<String>> decisions =
        byCount(
            new HiLo(1, TrueCountRounding.FLOOR, 1000, NEVER),
            session("strip, surrender early", 40_000),
            view ->
                view.phase() == Phase.SURRENDER
                    && view.hand().toString().equals("13")
                    && HandValue.points(view.upcard().rank()) == 10);
    assertThat(decisions.get(-4)).containsExactly("decline");
    assertThat(decisions.get(4)).containsExactly("surrender");
  }

  @Test
  void numbers_out_of_range_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new HiLo(0, TrueCountRounding.FLOOR, 0, NEVER))
        .withMessage("spread 0: expected 1 to 1000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new KO(1, -1, NEVER))
        .withMessage("indices -1: expected 0 to 1000");
  }
}
