package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HouseRulesArbitrary;
import dev.baize.blackjack.Phase;
import dev.baize.core.card.Rank;
import dev.baize.core.random.Seed;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A person who counts cards asks for the count, or is asked for it. */
class CountTrainerTest {

  private static SeatedPerson sit() {
    BlackjackRules rules =
        BlackjackRules.standard().withBankroll(1000).withHouse(BlackjackHouseRules.parse("strip"));
    return new SeatedPerson(rules, 36);
  }

  /** King, King and Queen against an Eight, and a Five: a running count of -2. */
  private static SeatedPerson sitWithFiveCardsSeen() {
    return sit().type("10", "split", "split");
  }

  @ParameterizedTest
  @CsvSource({
    "count, hilo, -2, -0.3",
    "Count  hilo, hilo, -2, -0.3",
    "count ko, ko, -22, -0.4",
    "count omega2, omega2, -4, -0.7",
    "count zen, zen, -4, -0.7",
    "count halves, halves, -1.5, -0.3"
  })
  void count_tells_the_running_and_the_true_count(
      String line, String name, String running, String average) {
    assertThat(sitWithFiveCardsSeen().reply(line))
        .isEqualTo(
            "The running count (%s) is %s, with 5.9 decks unseen; the true count is %s."
                .formatted(name, running, average));
  }

  @Test
  void the_count_of_a_full_shoe_is_nothing() {
    assertThat(sit().reply("count"))
        .isEqualTo("The running count (hilo) is 0, with 6.0 decks unseen; the true count is 0.");
  }

  @Test
  void where_every_card_was_seen_there_is_no_true_count() {
    BlackjackHouseRules house = BlackjackHouseRules.parse("classic, reshuffle below 0");
    SeatedPerson person = new SeatedPerson(BlackjackRules.standard().withHouse(house), 60);
    for (int decision = 0; decision < 47; decision++) {
      boolean bets = person.view().phase() == Phase.BET;
      person.type(bets ? "5" : person.view().total() < 17 ? "hit" : "stand");
    }
    assertThat(person.reply("count"))
        .isEqualTo("The running count (hilo) is 0, and every card was seen.");
  }

  @Test
  void a_count_that_was_chosen_stays() {
    SeatedPerson person = sitWithFiveCardsSeen();
    person.reply("count omega2");
    assertThat(person.reply("count")).contains("(omega2) is -4");
  }

  @ParameterizedTest
  @CsvSource({"count -2, Right.", "count -2.0, Right.", "count 2, Not 2.", "count +1, Not +1."})
  void a_number_is_checked(String line, String verdict) {
    assertThat(sitWithFiveCardsSeen().reply(line))
        .startsWith(verdict + " The running count (hilo) is -2, ");
  }

  @Test
  void on_request_the_count_is_asked_before_every_bet_and_the_cards_seen_are_not_shown() {
    SeatedPerson person = sit();
    assertThat(person.reply("count on"))
        .isEqualTo("Before every bet you are asked for the running count; count off ends that.");
    assertThat(person.question().prompt()).isEqualTo("Running count (hilo), or Enter");
    assertThat(person.picture()).contains("Seen: not shown while you count\n");
    assertThat(person.reply("0")).startsWith("Right. ");
    assertThat(person.question().prompt()).startsWith("Bet 5 to ");
    assertThat(person.reply("25")).isEmpty();
    person.type("25", "stand");
    assertThat(person.question().prompt()).startsWith("Running count");
    assertThat(person.reply("")).startsWith("The running count (hilo) is ");
    assertThat(person.question().prompt()).startsWith("Bet 5 to ");
    assertThat(person.reply("count off")).isEqualTo("You are not asked for the count any more.");
    assertThat(person.type("25", "stand").question().prompt()).startsWith("Bet 5 to ");
    assertThat(person.picture()).doesNotContain("not shown");
  }

  @Test
  void a_table_that_replaces_another_goes_on_asking() {
    SeatedPerson person = sit();
    person.reply("count on");
    SeatedPerson again = sit();
    again.table().continueFrom(person.table());
    assertThat(again.question().prompt()).isEqualTo("Running count (hilo), or Enter");
  }

  @Test
  void in_the_middle_of_a_hand_numbers_are_not_taken_for_the_count() {
    SeatedPerson person = sitWithFiveCardsSeen();
    person.reply("count on");
    assertThat(person.reply("3")).isEmpty();
    assertThat(person.reply("")).isEmpty();
    assertThat(person.question().prompt()).isEqualTo("First hand");
  }

  @ParameterizedTest
  @ValueSource(strings = {"10000", "10,000", "1.25", "-"})
  void a_number_that_is_no_count_is_not_taken_for_a_bet(String line) {
    SeatedPerson person = sit();
    person.reply("count on");
    assertThat(person.reply(line))
        .startsWith('"' + line + "\" is not understood; count takes a number such as -3 or 1.5, ");
    assertThat(person.question().prompt()).startsWith("Running count");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hint", "HINT", "", "count", "count omega2"})
  void whoever_has_the_count_told_is_not_asked_for_it_again(String line) {
    SeatedPerson person = sit();
    person.reply("count on");
    assertThat(person.reply(line)).startsWith("The running count (");
    assertThat(person.question().prompt()).startsWith("Bet 5 to ");
  }

  @Test
  void a_hint_is_not_for_the_table_unless_it_asks_for_the_count() {
    SeatedPerson person = sit();
    assertThat(person.reply("hint")).isEmpty();
    person.reply("count on");
    person.reply("0");
    assertThat(person.reply("hint")).isEmpty();
  }

  @Test
  void a_bet_may_be_placed_without_the_count() {
    SeatedPerson person = sit();
    person.reply("count on");
    assertThat(person.reply("all")).isEmpty();
    assertThat(person.question().read("all")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"count x", "count 12345", "count 1.2", "count on off"})
  void anything_else_about_the_count_is_refused_in_one_line(String line) {
    assertThat(sit().reply(line))
        .isEqualTo(
            "\""
                + line
                + "\" is not understood; count takes a number such as -3 or 1.5, on, off, hilo, ko,"
                + " omega2, zen, halves, or nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hit", "5", "counting"})
  void what_is_not_about_the_count_is_left_to_the_game(String line) {
    assertThat(sit().reply(line)).isEmpty();
  }

  @Property(tries = 30, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_count_is_that_of_the_cards_seen_card_by_card(
      @ForAll("houses") BlackjackHouseRules house, @ForAll long seed) {
    BlackjackRules rules = BlackjackRules.standard().withHands(20).withHouse(house);
    SeatedPerson person = new SeatedPerson(rules, seed);
    RandomGenerator random = Seed.of(seed).derive("answers").generator();
    while (!person.game().isOver()) {
      assertThat(person.reply("count " + hiLo(person.view())))
          .startsWith("Right. ")
          .doesNotContain("NaN");
      assertThat(person.reply("count " + (hiLo(person.view()) + 1))).startsWith("Not ");
      var legal = person.game().legal();
      person.type(legal.get(random.nextInt(legal.size())).text().replaceAll("[a-z]+ ", ""));
    }
  }

  @Provide
  Arbitrary<BlackjackHouseRules> houses() {
    return HouseRulesArbitrary.neverReshuffled();
  }

  private static long hiLo(BlackjackView view) {
    return view.exposed().stream()
        .map(card -> card.rank())
        .mapToLong(
            rank -> rank.compareTo(Rank.SIX) <= 0 ? 1 : rank.compareTo(Rank.TEN) >= 0 ? -1 : 0)
        .sum();
  }
}
