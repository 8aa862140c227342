package dev.baize.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyzeEuchreTest {

  private static final String DEAL =
      "dealer 0, up AS, 0: 9C 9D 10S JD AH, 1: 10H 10D JS QS AC, 2: 9H 10C JC QH KC,"
          + " 3: JH QC QD KD AD";

  private static Run run(String... words) {
    return Run.of(
        Stream.concat(Stream.of("analyze", "euchre"), Stream.of(words)).toArray(String[]::new));
  }

  @Test
  void each_trump_each_lone_seat_and_each_lead_has_its_worth() {
    assertThat(run(DEAL))
        .isEqualTo(
            new Run(
                0,
                """
                seat 0  9C 9D 10S JD AH, dealer
                seat 1  10H 10D JS QS AC
                seat 2  9H 10C JC QH KC
                seat 3  JH QC QD KD AD
                upcard  AS

                Tricks of each side if all see all cards and play their best; points of a
                side that makes trump

                trump     discard  0 and 2  1 and 3  0 and 2 make it  1 and 3 make it
                Spades    9C             1        4               -2               +1
                Hearts    -              2        3               -2               +1
                Clubs     -              4        1               +1               -2
                Diamonds  -              1        4               -2               +1

                Points of a seat that makes trump and plays alone

                trump     seat 0  seat 1  seat 2  seat 3
                Spades        -2      -2      -2      -2
                Hearts        -2      -2      -2      -2
                Clubs         -2      -2      +1      -2
                Diamonds      -2      -2      -2      +1

                Tricks of seats 1 and 3 by the card that seat 1 leads; * for the best

                trump     10H  10D  JS  QS  AC
                Spades      2    2  *4   2   2
                Hearts     *3   *3  *3  *3   2
                Clubs      *1   *1  *1  *1  *1
                Diamonds   *4   *4  *4  *4  *4
                """,
                ""));
  }

  @Test
  void the_deal_may_be_several_words_and_in_any_case() {
    assertThat(run(DEAL.toLowerCase(Locale.ROOT).split(" "))).isEqualTo(run(DEAL));
  }

  @Test
  void a_seed_deals_as_the_demonstration_does() {
    String demo = Run.of("euchre", "--demo", "--seed", "7").out();
    List<String> upcards =
        demo.lines().filter(line -> line.endsWith(" turned up")).limit(3).toList();
    assertThat(upcards).hasSize(3);
    for (int hand = 0; hand < upcards.size(); hand++) {
      Run run = run("--seed", "7", "--hand", Integer.toString(hand), "--format", "json");
      assertThat(run.out())
          .contains("\"deal\":\"dealer " + hand + ", up " + code(upcards.get(hand)));
      assertThat(run.err()).isEmpty();
    }
    assertThat(run("--seed", "7")).isEqualTo(run("--seed", "7", "--hand", "0"));
  }

  /** Of a line such as {@code Jack of Diamonds turned up}. */
  private static String code(String line) {
    return CardCode.of(Card.parse(line.replace(" turned up", "")));
  }

  @Test
  void every_line_fits_a_terminal() {
    for (int seed = 0; seed < 50; seed++) {
      assertThat(run("--seed", Integer.toString(seed)).out().lines())
          .allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void a_program_reads_it_as_json_or_csv() {
    assertThat(run(DEAL, "--format", "json").out())
        .startsWith("{\"game\":\"euchre\",\"deal\":\"" + DEAL + "\",\"trumps\":[")
        .contains(
            """
            {"trump":"Spades","discard":"9C","evenTricks":1,"oddTricks":4,"evenPoints":-2,\
            "oddPoints":1,"leads":[{"lead":"10H","evenTricks":3,"oddTricks":2,"evenPoints":1,\
            "oddPoints":-2},""",
            """
            "alone":[{"seat":0,"discard":"9D","tricks":1,"points":-2},\
            {"seat":1,"discard":"9C","tricks":2,"points":-2},\
            {"seat":2,"discard":null,"tricks":0,"points":-2},""",
            "{\"trump\":\"Hearts\",\"discard\":null,\"evenTricks\":2,");
    assertThat(run(DEAL, "--format", "csv").out())
        .startsWith(
            """
            trump,discard,lead,evenTricks,oddTricks,evenPoints,oddPoints,\
            aloneTricks0,alonePoints0,aloneTricks1,alonePoints1,\
            aloneTricks2,alonePoints2,aloneTricks3,alonePoints3
            Spades,9C,10H,3,2,1,-2,1,-2,2,-2,0,-2,0,-2
            Spades,9C,10D,3,2,1,-2,1,-2,2,-2,0,-2,0,-2
            Spades,9C,JS,1,4,-2,1,1,-2,2,-2,0,-2,0,-2
            """)
        .contains("\nHearts,,AC,3,2,1,-2,1,-2,2,-2,1,-2,1,-2\n")
        .hasLineCount(21);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                   | no deal; expected DEAL or --seed
          --hand 3             | --hand is a hand of a game; expected --seed with it
          --seed 1 up JD       | --seed deals the cards, but there is also "up JD"
          --seed 1 --hand 19   | hand 19: expected 0 to 18
          --seed 1 --hand x    | Invalid value for option '--hand': "x" is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6
          dealer 3, up JD      | "0" is missing; expected a deal, such as "dealer 3, up JD, 0: 9S 10S JS QS KS, 1: five cards, 2: five cards, 3: five cards"
          dealer 3, up XD      | "0" is missing; expected a deal, such as "dealer 3, up JD, 0: 9S 10S JS QS KS, 1: five cards, 2: five cards, 3: five cards"
          """)
  void what_is_not_understood_is_one_line(String words, String message) {
    Run run = words.isEmpty() ? run() : run(words.split(" "));
    assertThat(run)
        .isEqualTo(new Run(2, "", "baize: " + message + "; see baize analyze euchre --help\n"));
  }

  @Test
  void a_card_dealt_twice_is_named() {
    assertThat(run(DEAL.replace("KD", "AH")))
        .isEqualTo(
            new Run(
                2, "", "baize: {Ace of Hearts} is dealt twice; see baize analyze euchre --help\n"));
  }

  @Test
  void its_help_says_how_the_upcard_enters() {
    assertThat(run("--help").out())
        .startsWith("Usage: baize analyze euchre [OPTIONS] DEAL\n")
        .contains(
            "dealer has picked the upcard up", "the upcard stays", "--hand=K", "\nExamples:\n");
    assertThat(run("--help").out().lines()).allMatch(line -> line.length() <= 80);
  }
}
