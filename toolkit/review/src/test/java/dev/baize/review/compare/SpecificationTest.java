package dev.baize.review.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cases of the specifications, and the rules that their lines are about. */
class SpecificationTest {

  private static final EuchreSpecification EUCHRE = EuchreSpecification.of2024();
  private static final BlackjackSpecification BLACKJACK = new BlackjackSpecification();

  private static final List<String> EXAMPLE =
      List.of(
          "pack.in",
          "shuffle",
          "1",
          "Adi",
          "Simple",
          "Barbara",
          "Simple",
          "Chi-Chih",
          "Human",
          "Dabbala",
          "Simple");

  private static final String HAND =
      """
      ./euchre.exe pack.in shuffle 1 Adi Simple Barbara Simple Chi-Chih Human Dabbala Simple\s
      Hand 0
      Adi deals
      Jack of Diamonds turned up
      Barbara passes
      Human player Chi-Chih's hand: [0] Nine of Clubs
      Human player Chi-Chih, please enter a suit, or "pass":
      Chi-Chih passes
      Dabbala orders up Diamonds

      Jack of Spades led by Barbara
      King of Spades played by Chi-Chih
      Ace of Spades played by Dabbala
      Nine of Diamonds played by Adi
      Adi takes the trick

      Adi and Chi-Chih win the hand
      euchred!
      Adi and Chi-Chih have 2 points
      Barbara and Dabbala have 0 points

      Adi and Chi-Chih win!
      """;

  private static final String PASSES =
      """
      ./euchre.exe pack.in noshuffle 1
      Hand 0
      Adi deals
      Jack of Diamonds turned up
      Barbara passes
      Chi-Chih passes
      Dabbala passes
      Adi passes
      Barbara passes
      Chi-Chih passes
      Dabbala passes
      Adi orders up Hearts

      Jack of Spades led by Barbara
      Ten of Spades played by Adi
      """;

  private static final String SESSION =
      """
      Shuffling the deck
      cut at 39
      Hand 1 bankroll 100
      Player bets 5
      Player dealt King of Spades
      Dealer dealt Three of Diamonds
      Player dealt Six of Diamonds
      Player dealt Two of Clubs
      Player's total is 18
      Dealer's hole card is Four of Spades
      Dealer dealt Ten of Hearts
      Dealer's total is 17
      Player wins
      Player has 105 after 1 hands
      """;

  private static ReferenceRun.Result run(List<String> arguments, String out) {
    return new ReferenceRun.Result(
        new ProgramCase(arguments, List.of(), List.of()),
        new ProgramOutput(out, "", 0, ProgramOutput.Ending.EXITED),
        List.of());
  }

  private static List<ProgramCase> cases(Specification specification, long number) {
    return LongStream.range(0, number)
        .mapToObj(i -> specification.next(i, Seed.of(1).derive(i).generator()))
        .toList();
  }

  @Test
  void games_of_euchre_begin_with_the_example_and_grow() {
    List<ProgramCase> cases = cases(EUCHRE, 300);
    assertThat(cases.get(0).arguments().subList(1, 4)).containsExactly("noshuffle", "1", "Adi");
    assertThat(cases.subList(0, 5))
        .allSatisfy(
            each ->
                assertThat(each.arguments()).contains("noshuffle", "1").doesNotContain("Human"));
    assertThat(cases).anySatisfy(each -> assertThat(each.arguments()).contains("100", "Human"));
    assertThat(cases)
        .anySatisfy(each -> assertThat(each.arguments()).contains("shuffle", "Human"))
        .allSatisfy(
            each -> {
              assertThat(each.pack()).hasSize(24).doesNotHaveDuplicates();
              assertThat(each.arguments()).doesNotContain("");
            });
  }

  @Test
  void some_command_lines_of_euchre_are_wrong_in_every_way() {
    List<List<String>> all = cases(EUCHRE, 1000).stream().map(ProgramCase::arguments).toList();
    assertThat(all).anyMatch(List::isEmpty).anyMatch(words -> words.size() == 10);
    for (String wrong : List.of("mix", "0", "101", "Nobody", "missing.in")) {
      assertThat(all).anyMatch(words -> words.contains(wrong));
    }
  }

  @Test
  void sessions_of_blackjack_begin_with_the_example_and_reach_the_limits() {
    List<List<String>> all = cases(BLACKJACK, 500).stream().map(ProgramCase::arguments).toList();
    assertThat(all.get(0)).containsExactly("100", "3", "simple");
    assertThat(all)
        .anyMatch(words -> Integer.parseInt(words.get(0)) < 5)
        .anyMatch(words -> Integer.parseInt(words.get(1)) > 500)
        .anyMatch(words -> words.contains("counting"));
  }

  @Test
  void a_hand_of_a_game_can_be_dealt_alone() {
    List<String> pack = EUCHRE.next(0, Seed.of(0).generator()).pack();
    ReferenceRun.Result game =
        new ReferenceRun.Result(
            new ProgramCase(EXAMPLE, pack, List.of("pass", "2")),
            new ProgramOutput("x\nHand 0\nHand 1\ny\n", "", 0, ProgramOutput.Ending.EXITED),
            List.of(2, 4));
    ProgramCase alone = EUCHRE.simpler(game, 3).get(0);
    assertThat(alone.arguments())
        .containsExactly(
            "pack.in",
            "noshuffle",
            "1",
            "Barbara",
            "Simple",
            "Chi-Chih",
            "Human",
            "Dabbala",
            "Simple",
            "Adi",
            "Simple");
    assertThat(alone.input()).containsExactly("2");
    // Of 14 in-shuffles, card i is at 2¹⁴ (i + 1) - 1, modulo 25; of 6 cuts at 17, at i - 6.
    assertThat(alone.pack()).hasSize(24).doesNotHaveDuplicates().startsWith(pack.get(13));
    assertThat(EuchreSpecification.of2015().simpler(game, 3).get(0).pack())
        .hasSize(24)
        .startsWith(pack.get(6), pack.get(7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | | Output",
        "2 | Adi wins! | Output",
        "2 | Adi and Chi-Chih win! | End",
        "3 | Barbara deals | Setup",
        "4 | Nine of Spades turned up | Shuffle",
        "5 | Barbara orders up Diamonds | Making, round one",
        "6 | Human player Chi-Chih's hand: [1] Nine of Clubs | Human player",
        "7 | Chi-Chih? | Human player",
        "8 | Chi-Chih orders up Diamonds | Human player, making trump",
        "10 | Jack of Spades led by Barbara | Output",
        "11 | Nine of Spades led by Barbara | Leading tricks",
        "11 | Nine of Spades led by Dabbala | Trick taking",
        "12 | Nine of Clubs played by Chi-Chih | Human player",
        "13 | Nine of Spades played by Dabbala | Playing tricks",
        "15 | Dabbala takes the trick | Value of cards",
        "17 | Barbara and Dabbala win the hand | Scoring",
        "18 | march! | Scoring",
        "19 | Adi and Chi-Chih have 1 points | Scoring",
        "22 | Hand 1 | End",
        "23 | Hand 1 | Output"
      })
  void a_line_of_euchre_is_about_a_rule(int line, String actual, String rule) {
    String printed = actual == null ? "" : actual + "\n";
    assertThat(EUCHRE.rule(run(EXAMPLE, HAND), line - 1, printed)).startsWith(rule + ": ");
  }

  @Test
  void a_card_of_a_dealer_who_picked_up_is_about_the_discard_too() {
    String rule = EUCHRE.rule(run(EXAMPLE, HAND), 13, "Ten of Spades played by Adi\n");
    assertThat(rule).contains("Discarding: Adi, the dealer,");
    assertThat(EUCHRE.rule(run(EXAMPLE, PASSES), 14, "x\n")).doesNotContain("Discarding");
  }

  @ParameterizedTest
  @CsvSource({"8, upcard's colour", "11, the dealer must order up"})
  void after_four_passes_the_rule_is_that_of_round_two(int line, String rule) {
    assertThat(EUCHRE.rule(run(EXAMPLE, PASSES), line, "x\n"))
        .startsWith("Making, round two: ")
        .contains(rule);
  }

  @Test
  void the_rule_of_the_shuffle_is_that_of_the_edition() {
    assertThat(EUCHRE.rule(run(EXAMPLE, HAND), 3, "x\n")).contains("seven times");
    assertThat(EuchreSpecification.of2015().rule(run(EXAMPLE, HAND), 3, "x\n"))
        .contains("17 cards", "three times");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | x | Shuffle",
        "2 | cut at 38 | Shuffle",
        "3 | Hand 0 bankroll 100 | Bankroll",
        "3 | Player has 100 after 0 hands | End",
        "4 | Player bets 10 | Wager",
        "5 | Player dealt Two of Spades | Deal",
        "8 | Player dealt natural 21 | Natural",
        "8 | Player's total is 16 | Player's hand",
        "9 | Player dealt Two of Spades | Player's hand",
        "9 | Player's total is 19 | Total",
        "10 | Player busts | Bust",
        "11 | Dealer's total is 7 | Dealer",
        "12 | Dealer dealt Two of Spades | Dealer",
        "13 | Dealer wins | Result",
        "14 | Player has 100 after 1 hands | End",
        "15 | more | Output"
      })
  void a_line_of_blackjack_is_about_a_rule(int line, String actual, String rule) {
    ReferenceRun.Result session = run(List.of("100", "1", "simple"), SESSION);
    assertThat(BLACKJACK.rule(session, line - 1, actual + "\n")).startsWith(rule + ": ");
  }
}
