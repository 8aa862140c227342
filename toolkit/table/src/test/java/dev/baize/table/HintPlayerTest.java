package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class HintPlayerTest {

  private static final BlackjackView VIEW =
      BlackjackRules.standard().start(Seed.of(1)).view(Seat.of(0));

  private static final GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> TABLE =
      PlainTable.unlessProvided(new BlackjackProvider())
          .table()
          .apply(new Speech(Seat.of(0), List.of("Player")));

  private static final Question<BlackjackDecision> QUESTION = TABLE.ask(VIEW, List.of());

  private static DecisionValue<BlackjackDecision> estimate(int bet, double value) {
    return new DecisionValue<>(BlackjackDecision.bet(bet), value, value == 0 ? 0 : 0.125);
  }

  /** Would bet 7. */
  private record Judge(long samples, String unit)
      implements Player<BlackjackView, BlackjackDecision, BlackjackEvent>,
          Advisor<BlackjackView, BlackjackDecision> {

    @Override
    public BlackjackDecision decide(BlackjackView view) {
      return advise(view).best();
    }

    @Override
    public Advice<BlackjackDecision> advise(BlackjackView view) {
      return new Advice<>(
          unit,
          samples,
          List.of(
              estimate(7, 0.25),
              estimate(6, 0),
              estimate(8, -0.5),
              estimate(9, -1),
              estimate(10, -2),
              estimate(11, -3)));
    }
  }

  private static List<String> hint(
      Player<BlackjackView, BlackjackDecision, BlackjackEvent> player) {
    return hint(new HintPlayer<>("Ann", Theme.LETTERS, () -> player));
  }

  private static List<String> hint(
      HintPlayer<BlackjackView, BlackjackDecision, BlackjackEvent> player) {
    return player.hint(VIEW, QUESTION, List.of()).stream().map(StyledText::plain).toList();
  }

  @Test
  void a_player_decides_in_place_of_the_person_until_it_fails() {
    boolean[] sane = {true};
    HintPlayer<BlackjackView, BlackjackDecision, BlackjackEvent> player =
        new HintPlayer<>(
            "Ann", Theme.LETTERS, () -> view -> BlackjackDecision.bet(sane[0] ? 10 : 7));
    Predicate<BlackjackDecision> isLegal = BlackjackDecision.bet(10)::equals;
    assertThat(player.decide(VIEW, isLegal)).contains(BlackjackDecision.bet(10));
    sane[0] = false;
    assertThat(player.decide(VIEW, isLegal)).isEmpty();
    sane[0] = true;
    assertThat(player.decide(VIEW, isLegal)).isEmpty();
    assertThat(hint(player).get(0)).contains("bet 7 is against the rules");
  }

  @Test
  void a_player_says_what_it_would_do() {
    assertThat(hint(view -> BlackjackDecision.bet(view.bankroll())))
        .containsExactly("Ann would bet 1000.");
  }

  @Test
  void an_advisor_says_what_the_best_decisions_are_worth() {
    assertThat(hint(new Judge(0, "wagers")))
        .containsExactly(
            "Ann would bet 7.",
            "Worth, in wagers, exactly:",
            "+0.250  bet 7",
            "+0.000  bet 6",
            "-0.500  bet 8",
            "-1.000  bet 9",
            "...");
  }

  @Test
  void five_decisions_are_judged_in_as_many_lines_as_there_are() {
    List<DecisionValue<BlackjackDecision>> five =
        List.of(estimate(1, 5), estimate(2, 4), estimate(3, 3), estimate(4, 2), estimate(5, 1));
    assertThat(hint(new Fixed(new Advice<>("wagers", 0, five))))
        .hasSize(7)
        .endsWith("+1.000  bet 5");
  }

  @Test
  void chances_are_in_per_cent_and_signs_are_those_of_the_terminal() {
    Judge judge = new Judge(200, "chances to win");
    assertThat(hint(new HintPlayer<>("Ann", Theme.SYMBOLS, () -> judge)))
        .contains(" 25.0 % ± 12.5  bet 7", "  0.0 % ± 0.0  bet 6")
        .endsWith("…");
  }

  @Test
  void what_looks_better_than_the_recommended_answer_is_explained() {
    Advice<BlackjackDecision> advice =
        new Advice<>("wagers", 100, List.of(estimate(7, 0.25), estimate(6, 0.5)));
    assertThat(hint(new Fixed(advice)))
        .endsWith("+0.250 +/- 0.125  bet 7", "+0.500 +/- 0.125  bet 6  (not clearly better)");
  }

  @Test
  void exact_values_are_not_called_unclear() {
    Advice<BlackjackDecision> advice =
        new Advice<>(
            "wagers",
            0,
            List.of(
                new DecisionValue<>(BlackjackDecision.bet(7), 0.25, 0),
                new DecisionValue<>(BlackjackDecision.bet(6), 0.5, 0)));
    assertThat(hint(new Fixed(advice))).endsWith("+0.250  bet 7", "+0.500  bet 6");
  }

  /** Always says the same. */
  private record Fixed(Advice<BlackjackDecision> advice)
      implements Player<BlackjackView, BlackjackDecision, BlackjackEvent>,
          Advisor<BlackjackView, BlackjackDecision> {

    @Override
    public BlackjackDecision decide(BlackjackView view) {
      return advice.best();
    }

    @Override
    public Advice<BlackjackDecision> advise(BlackjackView view) {
      return advice;
    }
  }

  @Test
  void it_says_what_its_numbers_are_averages_of_and_how_sure_they_are() {
    assertThat(hint(new Judge(200, "wagers")))
        .contains(
            "Worth, in wagers, on average of 200 imagined deals:",
            "+0.250 +/- 0.125  bet 7",
            "+0.000 +/- 0.000  bet 6");
  }

  @Test
  void a_player_that_fails_has_no_hint_and_says_why() {
    Player<BlackjackView, BlackjackDecision, BlackjackEvent> failing =
        view -> {
          throw new IllegalStateException("no idea\nat all");
        };
    assertThat(hint(failing))
        .containsExactly(
            "Ann has no hint: it threw java.lang.IllegalStateException: no idea\\u000Aat all.");
    assertThat(
            hint(
                view -> {
                  throw new StackOverflowError();
                }))
        .containsExactly("Ann has no hint: it threw java.lang.StackOverflowError.");
    assertThat(
            hint(
                view -> {
                  throw new PlayerFailedException("ended with exit status 3", null);
                }))
        .containsExactly("Ann has no hint: it ended with exit status 3.");
  }

  @Test
  void a_player_that_failed_to_follow_the_game_is_not_asked_any_more() {
    HintPlayer<BlackjackView, BlackjackDecision, BlackjackEvent> player =
        new HintPlayer<>("Ann", Theme.LETTERS, Deaf::new);
    assertThat(hint(player)).containsExactly("Ann would bet 7.");
    player.observe(new BlackjackEvent.Shuffled());
    assertThat(hint(player))
        .containsExactly("Ann has no hint: it threw java.lang.IllegalStateException: deaf.");
  }

  @Test
  void a_player_that_cannot_be_made_has_no_hint() {
    HintPlayer<BlackjackView, BlackjackDecision, BlackjackEvent> player =
        new HintPlayer<>(
            "Ann",
            Theme.LETTERS,
            () -> {
              throw new IllegalStateException("no licence");
            });
    player.observe(new BlackjackEvent.Shuffled());
    assertThat(hint(player))
        .containsExactly("Ann has no hint: it threw java.lang.IllegalStateException: no licence.");
  }

  private static final class Deaf
      implements Player<BlackjackView, BlackjackDecision, BlackjackEvent> {

    @Override
    public BlackjackDecision decide(BlackjackView view) {
      return BlackjackDecision.bet(7);
    }

    @Override
    public void observe(BlackjackEvent event) {
      throw new IllegalStateException("deaf");
    }
  }
}
