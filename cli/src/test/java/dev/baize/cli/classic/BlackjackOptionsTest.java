package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arguments and options of blackjack, right and wrong. */
class BlackjackOptionsTest {

  private static final String USAGE =
      "Usage: blackjack <bankroll> <hands> [simple|counting|competitor]\n";
  private static final String SEE = "; see baize blackjack --help\n";

  private static Run run(String line) {
    return Run.as("./blackjack", "", line.isEmpty() ? new String[0] : line.split(" ", -1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "100",
        "100 3",
        "100 3 simple more",
        "-1 3 simple",
        "100 -3 simple",
        "1000000000000000001 3 simple",
        "99999999999999999999 3 simple",
        "100 99999999999999999999 simple",
        "ten 3 simple",
        "100 3.0 simple",
        " 3 simple",
        "100 3 Simplest",
        "100 3 ",
      })
  void wrong_arguments_print_the_usage_line(String line) {
    assertThat(run(line)).isEqualTo(new Run(1, USAGE, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 3 simple                   | 0 after 0 hands",
        "100 0 Simple                 | 100 after 0 hands",
        "1000000000000000000 1 SIMPLE | 1000000000000000000 after 0 hands",
        "4 9223372036854775807 random | 4 after 0 hands",
      })
  void a_session_without_a_hand_shuffles_and_ends(String line, String end) {
    Run run = run(line.strip());
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("Shuffling the deck\ncut at 39\n");
    assertThat(run.out()).endsWith("cut at 38\nPlayer has " + end + "\n").hasLineCount(9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--shuffle pile  | Invalid value for option '--shuffle': no shuffle \"pile\"; there are:"
            + " riffle, uniform",
        "--minimum 0     | --minimum 0: expected 1 to 1000000000000000",
        "--minimum five  | Invalid value for option '--minimum': \"five\" is not a "
            + "whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6",
        "--seed x        | Invalid value for option '--seed': \"x\" is not a seed; "
            + "expected a signed 64-bit number",
        "--sed 5         | Unknown option: '--sed' (is it --seed?)",
        "--demo          | Unknown option: '--demo'",
      })
  void a_wrong_option_is_one_line(String option, String reason) {
    assertThat(run("100 3 simple " + option)).isEqualTo(new Run(2, "", "baize: " + reason + SEE));
  }

  @Test
  void wrong_arguments_with_options_print_the_usage_line_too() {
    assertThat(run("-1 3 simple --seed 1")).isEqualTo(new Run(1, USAGE, ""));
  }

  @Test
  void the_minimum_is_what_simple_bets() {
    assertThat(run("100 1 simple --minimum 20").out()).contains("\nPlayer bets 20\n");
    assertThat(run("100 1 simple --minimum 101").out()).endsWith("Player has 100 after 0 hands\n");
  }

  @Test
  void a_uniform_shuffle_announces_no_cuts_and_depends_on_the_seed() {
    Run run = run("100 3 simple --shuffle uniform --seed 4");
    assertThat(run.out()).startsWith("Shuffling the deck\nHand 1 bankroll 100\n");
    assertThat(run("100 3 simple --shuffle uniform --seed 4")).isEqualTo(run);
    assertThat(run("100 3 simple --shuffle uniform --seed 5")).isNotEqualTo(run);
    assertThat(run("100 3 random --shuffle uniform --seed 4").out()).startsWith("Shuffling");
  }

  @Test
  void a_seed_of_more_than_32_bits_is_another_seed() {
    List<String> seeds = List.of("1", "4294967297", "-1", "4294967295");
    assertThat(seeds.stream().map(seed -> run("100 9 simple --seed " + seed).out()).distinct())
        .hasSize(seeds.size());
  }

  @Test
  void a_person_is_asked_for_bets_and_hits() {
    Run run = Run.as("./blackjack", "3 5 hit 500 10 stand", "100", "2", "human");
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .isEqualTo(
            """
            "3" is not a bet; expected a whole number from 5 to 100
            "500" is not a bet; expected a whole number from 5 to 95
            """);
    assertThat(run.out())
        .contains(
            """
            Hand 1 bankroll 100
            Human player, please enter a bet from 5 to 100:
            Human player, please enter a bet from 5 to 100:
            Player bets 5
            Player dealt King of Spades
            Dealer dealt Three of Diamonds
            Player dealt Six of Diamonds
            Human player, your total is 16; please enter hit or stand:
            """);
    Run ended = Run.as("./blackjack", "5", "100", "2", "human");
    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err())
        .isEqualTo(
            "baize: input ended at \"Human player, your total is 16; please enter hit or"
                + " stand:\"\n");
  }

  @Test
  void a_name_with_a_path_and_an_ending_is_the_classic_program_too() {
    assertThat(Run.as("/a b/blackjack.exe", "", "100", "3", "simple"))
        .isEqualTo(Run.of("blackjack", "100", "3", "simple"));
  }

  @Test
  void the_help_says_what_the_arguments_and_options_are() {
    assertThat(Run.of("blackjack", "--help").out())
        .startsWith("Usage: baize blackjack [OPTIONS] BANKROLL HANDS PLAYER\n")
        .contains("--minimum=N", "--record=FILE", "--seed=N", "--shuffle=HOW");
  }

  @Test
  void simulate_and_tournament_play_blackjack() {
    Run run = Run.of("simulate", "blackjack", "simple", "--games", "20", "--threads", "1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("result of a hand", "bankroll after 1000 hands");
  }
}
