package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HouseRulesArbitrary;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A person is asked to bet and to hit or stand, and asked again after an invalid answer. */
class HumanTest {

  private static final BlackjackView BET = view();

  /** King and Six of Spades' deck: the first hand of seed 0. */
  private static final BlackjackView DRAW = view("bet 5");

  private static final String BET_PROMPT = "Human player, please enter a bet from 5 to 100:\n";
  private static final String DRAW_PROMPT =
      "Human player, your total is 16; please enter hit or stand:\n";

  private static BlackjackView view(String... decisions) {
    return view(BlackjackRules.classic(100, 3), 0, decisions);
  }

  private static BlackjackView view(BlackjackRules rules, long seed, String... decisions) {
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed));
    for (String decision : decisions) {
      game.apply(BlackjackDecision.parse(decision));
    }
    return game.view(Seat.of(0));
  }

  @ParameterizedTest
  @CsvSource({"5", "6", "100", "007"})
  void a_person_is_asked_for_a_bet_within_the_limits(String word) {
    ScriptedConsole console = new ScriptedConsole(word);
    assertThat(new Human(console).decide(BET))
        .isEqualTo(BlackjackDecision.bet(Long.parseLong(word)));
    assertThat(console.printed()).isEqualTo(BET_PROMPT);
    assertThat(console.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"hit", "stand"})
  void a_person_sees_the_total_and_is_asked_to_hit_or_stand(String word) {
    ScriptedConsole console = new ScriptedConsole(word);
    assertThat(new Human(console).decide(DRAW).text()).isEqualTo(word);
    assertThat(console.printed()).isEqualTo(DRAW_PROMPT);
    assertThat(console.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"4", "101", "0", "-5", "five", "5.0", "9999999999999999999", "hit", "٥", "+7"})
  void a_bet_outside_the_limits_is_rejected_in_one_line_and_asked_again(String word) {
    ScriptedConsole console = new ScriptedConsole(word, "10");
    assertThat(new Human(console).decide(BET)).isEqualTo(BlackjackDecision.bet(10));
    assertThat(console.printed()).isEqualTo(BET_PROMPT + BET_PROMPT);
    assertThat(console.complaints())
        .containsExactly("\"" + word + "\" is not a bet; expected a whole number from 5 to 100");
  }

  @ParameterizedTest
  @CsvSource({"Hit", "h", "5"})
  void any_other_answer_than_hit_and_stand_is_rejected(String word) {
    ScriptedConsole console = new ScriptedConsole(word, "stand");
    assertThat(new Human(console).decide(DRAW)).isEqualTo(BlackjackDecision.stand());
    assertThat(console.printed()).isEqualTo(DRAW_PROMPT + DRAW_PROMPT);
    assertThat(console.complaints())
        .containsExactly("\"" + word + "\" is not an answer; expected hit or stand");
  }

  /** A house that asks for everything; seeds are chosen for what they deal. */
  private static BlackjackView casino(long seed, String... decisions) {
    BlackjackHouseRules house = BlackjackHouseRules.parse("strip, surrender early");
    return view(BlackjackRules.standard().withBankroll(100).withHouse(house), seed, decisions);
  }

  @ParameterizedTest
  @CsvSource({"decline, decline", "1, insure 1", "5, insure 5"})
  void a_person_is_asked_how_much_to_insure(String word, String decision) {
    ScriptedConsole console = new ScriptedConsole(word);
    assertThat(new Human(console).decide(casino(37, "bet 10")).text()).isEqualTo(decision);
    assertThat(console.printed())
        .isEqualTo("Human player, please enter an amount to insure from 1 to 5, or decline:\n");
  }

  @ParameterizedTest
  @CsvSource({"0", "6", "-1", "insure", "hit", "9999999999999999999"})
  void any_other_amount_to_insure_is_rejected(String word) {
    ScriptedConsole console = new ScriptedConsole(word, "2");
    assertThat(new Human(console).decide(casino(37, "bet 10")).text()).isEqualTo("insure 2");
    assertThat(console.complaints())
        .containsExactly(
            "\"" + word + "\" is not an answer; expected a whole number from 1 to 5, or decline");
  }

  @ParameterizedTest
  @CsvSource({"surrender", "decline"})
  void a_person_is_asked_to_surrender_before_the_dealer_looks(String word) {
    ScriptedConsole console = new ScriptedConsole("hit", word);
    assertThat(new Human(console).decide(casino(3, "bet 10")).text()).isEqualTo(word);
    assertThat(console.printed())
        .startsWith("Human player, your total is 20; please enter surrender or decline:\n");
    assertThat(console.complaints())
        .containsExactly("\"hit\" is not an answer; expected surrender or decline");
  }

  @ParameterizedTest
  @CsvSource({"hit", "stand", "double", "split"})
  void a_person_may_do_with_a_hand_what_the_house_allows(String word) {
    ScriptedConsole console = new ScriptedConsole("decline", word);
    assertThat(new Human(console).decide(casino(3, "bet 10", "decline")).text()).isEqualTo(word);
    assertThat(console.printed())
        .startsWith("Human player, your total is 20; please enter hit, stand, double");
    assertThat(console.complaints().get(0))
        .startsWith("\"decline\" is not an answer; expected hit, stand, double");
  }

  @Test
  void a_person_is_told_which_hand_of_a_split_is_asked_about() {
    ScriptedConsole console = new ScriptedConsole("stand");
    new Human(console).decide(casino(3, "bet 10", "decline", "split", "stand"));
    assertThat(console.printed())
        .startsWith("Human player, the total of your hand 2 is 20; please enter hit, stand");
  }

  @Test
  void input_that_ends_early_says_at_which_question() {
    assertThatThrownBy(() -> new Human(new ScriptedConsole()).decide(BET))
        .isInstanceOf(EndOfInputException.class)
        .hasMessage("input ended at \"" + BET_PROMPT.strip() + "\"");
  }

  @Test
  void a_person_needs_a_console_and_is_called_human() {
    PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> human =
        Registry.load().player(new BlackjackProvider(), "Human");
    SeatContext nobody = SeatContext.of(Seed.of(1), Seat.of(0));
    assertThatThrownBy(() -> human.create(nobody))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Human cannot play where there is no console");
    SeatContext context =
        new SeatContext("A", Seat.of(0), Seed.of(1), Optional.of(new ScriptedConsole("stand")));
    assertThat(human.create(context).name()).isEqualTo("Human");
    assertThat(human.create(context).decide(DRAW)).isEqualTo(BlackjackDecision.stand());
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_person_can_make_every_decision_of_any_house(@ForAll("houses") BlackjackHouseRules house) {
    new PlayerContract<>(
            new BlackjackProvider(),
            BlackjackRules.standard().withBankroll(200).withHands(10).withHouse(house),
            HumanTest::typist)
        .with(Samples.DEFAULT.withGames(1))
        .checkAll();
  }

  @Provide
  Arbitrary<BlackjackHouseRules> houses() {
    return HouseRulesArbitrary.any();
  }

  @Test
  void a_person_who_answers_legally_meets_the_contract_of_a_player() {
    new PlayerContract<>(
            new BlackjackProvider(), BlackjackRules.classic(100, 20), HumanTest::typist)
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  private static Player<BlackjackView, BlackjackDecision, BlackjackEvent> typist(
      SeatContext context) {
    Random random = new Random(context);
    return view -> {
      String text = random.decide(view).text();
      return new Human(new ScriptedConsole(text.replaceAll("^(bet|insure) ", ""))).decide(view);
    };
  }
}
