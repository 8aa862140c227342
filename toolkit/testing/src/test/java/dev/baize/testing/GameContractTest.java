package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GameContractTest {

  private static final HighCard HIGH_CARD = new HighCard();

  @Test
  void a_sound_game_keeps_every_promise() {
    Verdict.of(new GameContract<>(HIGH_CARD)).isGood();
    Verdict.of(new GameContract<>(HIGH_CARD, HighCardRules.duel())).isGood();
    new GameContract<>(HIGH_CARD, HighCardRules.table()).checkAll();
  }

  @Test
  void a_sound_game_in_a_wrapper_without_a_fault_keeps_every_promise() {
    FaultyHighCard.verdictOn(GameContractTest::wrapped).isGood();
  }

  private static Game<HighCardView, Play> wrapped(Game<HighCardView, Play> game) {
    return new FaultyGame(game, GameContractTest::wrapped);
  }

  @Test
  void all_checks_together_find_the_fault_of_one() {
    FaultyHighCard faulty =
        new FaultyHighCard(
            (rules, seed, events) -> rules.start(events == null ? seed : seed.derive(1), events));
    assertThatThrownBy(() -> new GameContract<>(faulty).checkAll())
        .isInstanceOf(ContractViolation.class);
  }

  @Test
  void a_game_that_is_longer_than_the_bound_does_not_end() {
    Samples shorter = new Samples(20, Seed.of(1), 23);
    Verdict.of(new GameContract<>(HIGH_CARD).with(shorter))
        .isFailureOf("within 23 decisions", "TERMINATION");
    new GameContract<>(HIGH_CARD)
        .with(new Samples(20, Seed.of(1), 24))
        .check(GameContract.Check.TERMINATION);
  }

  @Test
  void a_game_that_never_ends_is_found() {
    FaultyHighCard endless =
        new FaultyHighCard(
            (rules, seed, events) ->
                Faults.apply(GameContractTest::applyUnlessLast).apply(rules.start(seed, events)));
    Verdict.of(new GameContract<>(endless).with(new Samples(3, Seed.of(1), 40)))
        .isFailureOf("random legal play ends", "TERMINATION", "VIEWS");
  }

  private static void applyUnlessLast(Game<HighCardView, Play> game, Play decision) {
    boolean last = game.view(Seat.of(0)).turn() == 23;
    if (!last || !game.isLegal(decision)) {
      game.apply(decision);
    }
  }

  @Test
  void an_exception_of_the_game_is_found_and_becomes_the_cause() {
    RuntimeException failure = new IllegalStateException("lost a card");
    FaultyHighCard faulty =
        new FaultyHighCard(
            (rules, seed, events) -> {
              throw failure;
            });
    assertThatThrownBy(() -> new GameContract<>(faulty).check(GameContract.Check.TERMINATION))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("nothing fails while all play by the rules")
        .hasCause(failure);
  }

  @Test
  void a_message_tells_enough_to_see_the_fault_again() {
    Samples samples = new Samples(20, Seed.of(7), 5);
    GameContract<?, ?, ?> contract = new GameContract<>(HIGH_CARD).with(samples);
    assertThatThrownBy(() -> contract.check(GameContract.Check.TERMINATION))
        .isInstanceOf(ContractViolation.class)
        .message()
        .startsWith("HighCard: broken promise: random legal play ends")
        .contains("\n  expected: the end of the game within 5 decisions")
        .contains("\n  rules: 4 seats, 2 rounds\n")
        .satisfies(GameContractTest::replays);
  }

  /** Plays what the message says and comes to the position that it tells. */
  private static void replays(String message) {
    Matcher matcher =
        Pattern.compile(
                "found: (?<position>.*)\n.*\n  seed: (?<seed>.*)\n  decisions before: 5\n(?<all>(?s:.*))")
            .matcher(message);
    assertThat(matcher.find()).isTrue();
    Game<HighCardView, Play> game =
        HIGH_CARD.rules().start(Seed.of(Long.parseLong(matcher.group("seed"))));
    matcher.group("all").lines().map(String::strip).map(HIGH_CARD::decision).forEach(game::apply);
    assertThat(game.position()).isEqualTo(matcher.group("position"));
  }
}
