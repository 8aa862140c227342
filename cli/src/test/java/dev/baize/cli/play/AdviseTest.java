package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Advice on one position, from the command line. */
class AdviseTest {

  private static final String QUESTION =
      "Dealer on my left turned the J♦, two passes, I hold 9♦ A♦ K♦ A♠ 9♣, score 6 to 8: order up,"
          + " alone, or pass?";

  @TempDir private Path folder;

  private static Run advise(String... words) {
    return Run.of(Stream.concat(Stream.of("advise"), Stream.of(words)).toArray(String[]::new));
  }

  /** The view of the seat to act in a new game of these rules. */
  private static <V extends View> String view(Rules<V, ?, ?> rules, long seed) {
    Game<V, ?> game = rules.start(Seed.of(seed));
    V view = game.view(game.toAct());
    return new String(Json.line(rules.viewFormat().orElseThrow().write(view).asMap()), UTF_8);
  }

  @Test
  void a_question_of_euchre_is_answered_with_every_decision_the_recommended_one_first() {
    Run run = advise("euchre", QUESTION);
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("You and North 6 : 8 West and East", "West (dealer)", "J♦ turned up")
        .containsPattern("\nMaster would [^\n]*\\.\n\nWorth, in chances to win, on average of")
        .containsPattern("[0-9.]+ % ± [0-9.]+ +pass\n")
        .containsPattern("[0-9.]+ % ± [0-9.]+ +order up diamonds ♦\n")
        .containsPattern("[0-9.]+ % ± [0-9.]+ +order up diamonds ♦ alone\n");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(advise("euchre", QUESTION)).isEqualTo(run);
  }

  @Test
  void blackjack_is_exact() {
    Run run = advise("blackjack", "10", "6", "against", "10,", "seen", "5", "5", "6");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("Dealer", "shows 10", "16, bet 10")
        .contains(
            """
            Exact would surrender.

            Worth, in wagers, exactly:
            -0.500  surrender
            -0.544  hit
            -0.544  stand
            -1.087  double
            """);
  }

  @Test
  void the_minimum_bet_is_explained_where_higher_ones_are_worth_more() {
    Run good = advise("blackjack", "seen 2 3 4 5 6 2 3 4 5 6", "--rules", "single");
    assertThat(good.out())
        .contains("Exact would bet 10.\n", "+0.072  bet 10\n+24.927  bet 10000\n")
        .contains("\n\nThe unseen cards are good for you")
        .contains("Exact always bets the minimum");
    Run bad = advise("blackjack", "seen A A 10 10 10", "--rules", "single");
    assertThat(bad.out()).contains("Exact would bet 10.\n").endsWith("bet 10000\n");
  }

  @Test
  void no_line_is_wider_than_a_terminal() {
    Run run = advise("euchre", QUESTION, "--judge", "Thinker:iterations=1000");
    assertThat(run.out()).containsPattern("Worth, in score of the hand");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          euchre | dealer left, up JD, two passes, hold 9D AD KD AS 9C, score 6 to 8 \
          | dealer=left | upcard=Jd | bids=pass,pass | hand=9d Ad Kd As 9c | score=6-8
          blackjack | 10 6 against 10, seen 5 5 6, bankroll 300 \
          | hand=10 6 | upcard=10 | seen=5 5 6 | bankroll=300 |
          beans | hand Blue Chili, chains Red 3 soy 1, other hand 5, top Stink, area Red Green, drawn Red, deck 54 \
          | hand=Blue Chili | chains=Red 3 soy 1 | other-hand=5 | top=Stink area=Red Green | drawn=Red deck=54
          """)
  void what_a_seat_knows_may_be_given_by_names_with_values(
      String game, String sentence, String a, String b, String c, String d, @Nullable String e) {
    String judge = "Thinker:iterations=4";
    Run named =
        e == null
            ? advise(game, a, b, c, d, "--judge", judge)
            : advise(game, a, b, c, d, e, "--judge", judge);
    assertThat(named.status()).isZero();
    assertThat(named).isEqualTo(advise(game, sentence, "--judge", judge));
  }

  @Test
  void a_judge_without_values_names_its_decision_alone() {
    Run run = advise("euchre", QUESTION, "--judge", "Simple", "--format", "csv");
    assertThat(run.out())
        .isEqualTo(
            """
            decision,words,value,error
            order up Diamonds,order up diamonds ♦,,
            pass,pass,,
            order up Diamonds alone,order up diamonds ♦ alone,,
            """);
    assertThat(advise("euchre", QUESTION, "--judge", "Simple").out())
        .endsWith("\n\nSimple would order up diamonds ♦.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "blackjack", "beans"})
  void the_json_of_a_position_is_a_position(String game) throws Exception {
    String words =
        switch (game) {
          case "euchre" -> QUESTION;
          case "blackjack" -> "8 8 against 6";
          default -> "hand Blue Chili, other hand 5, top Stink, area Red Green, drawn Red, deck 54";
        };
    Run described = advise(game, words, "--format", "json");
    assertThat(described.status()).isZero();
    Map<String, Object> told = Json.parse(described.out().getBytes(UTF_8));
    assertThat(told).containsEntry("game", game).containsKeys("view", "decisions", "samples");
    // The report of a position has its view in a field, as a question of the protocol does.
    assertThat(advise(game, described.out(), "--format", "json")).isEqualTo(described);
    Run input = Run.as("baize", described.out(), "advise", game, "-", "--format", "json");
    assertThat(input).isEqualTo(described);
  }

  @Test
  void a_recorded_decision_is_judged_with_what_its_seat_was_shown() throws IOException {
    Path file = folder.resolve("game.baize");
    Run.of("match", "euchre", "Expert", "--seed", "3", "--record", file.toString());
    Run run = advise(file.toString(), "--at", "2.1", "--judge", "Master:samples=50");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("Hand 2", "\nMaster:samples=50 would ");
    Run last = advise(file.toString(), "--at", "2.900");
    assertThat(last.status()).isEqualTo(2);
    assertThat(last.err()).contains("\"2.900\" is no decision of the game; the last one is ");
    assertThat(advise(file.toString(), "--at", "2").err()).contains("such as 3.7");
    assertThat(advise(file.toString(), "pass", "--at", "2.1").status()).isEqualTo(2);
    assertThat(Files.readString(file)).contains("game: euchre");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          euchre | dealer left, up JD, hold 9D AD KD AS JD | the Jack of Diamonds was turned up
          euchre | dealer left, up JD, hold 9D AD KD AS | the hand has 4 cards
          blackjack | 10 6 5 5 against 10 | bust
          beans | drawn Red, deck 54 | "other hand" is missing
          beans | {"seat":0} | field phase is missing
          euchre | {"seat": | no JSON
          chess | e4 | no game "chess"
          """)
  void an_impossible_position_is_refused_in_one_line(String game, String words, String wrong) {
    Run run = advise(game, words);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).contains(wrong);
  }

  @Test
  void a_view_that_the_cards_contradict_is_refused() {
    Rules<?, ?, ?> rules = Registry.load().game("euchre").rules("american");
    String view = view(rules, 1);
    assertThat(advise("euchre", view).status()).isZero();
    assertThat(advise("euchre", view.replace("\"to_act\":1", "\"to_act\":2")).err())
        .contains("to_act");
    assertThat(advise("euchre", view.replace("\"points_to_win\":10", "\"points_to_win\":5")).err())
        .contains("points_to_win is 5; expected 10");
  }

  @Test
  void other_rules_ask_other_questions() {
    Run run = advise("euchre", QUESTION, "--rules", "classic", "--judge", "Simple");
    assertThat(run.out()).endsWith("\nSimple would order up diamonds ♦.\n");
    assertThat(
            advise("euchre", QUESTION, "--rules", "classic", "--judge", "Simple", "--format", "csv")
                .out())
        .doesNotContain("alone");
    assertThat(advise("euchre", QUESTION, "--judge", "Human").err()).contains("hints");
    assertThat(advise("euchre").err()).contains("no position");
  }
}
