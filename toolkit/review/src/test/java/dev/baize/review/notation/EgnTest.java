package dev.baize.review.notation;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.OpenDeal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EgnTest {

  private static Egn read(String name) throws IOException {
    return Egn.parse(Files.bytes(name + ".egn"), name);
  }

  private static Egn parse(String text) {
    return Egn.parse(text.getBytes(StandardCharsets.UTF_8), "game");
  }

  private static Game<?, ?> replay(MatchRecord record) {
    return RecordedMatch.of(MatchRecord.parse(record.text()), new EuchreProvider()).replay();
  }

  private static Map<String, ?> json(String text) {
    return JsonText.parse(text.getBytes(StandardCharsets.UTF_8), "").root();
  }

  private static List<?> deals(Egn egn) {
    return (List<?>) requireNonNull(json(egn.text()).get("deals"));
  }

  @ParameterizedTest
  @CsvSource({
    "comeback, 9, 11, 9, true",
    "dealer-discards, 12, 10, 9, true",
    "finals-left-of-loner, 13, 8, 10, true",
    "finals-annotated, 13, 8, 10, true",
    "hustle-annotated, 11, 10, 7, true",
    "league-1, 11, 10, 3, true",
    "league-2, 12, 8, 10, true",
    "one-deal-all-cards, 1, 0, 1, false",
    "timings, 1, 0, 2, false",
    "two-hands-from-a-score, 2, 10, 9, true",
    "unfinished-deal, 1, 0, 0, false"
  })
  void a_real_game_replays_to_its_score(String name, int deals, long even, long odd, boolean over)
      throws IOException {
    MatchRecord record = read(name).record();
    Game<?, ?> end = replay(record);
    assertThat(record.header().deals()).hasSize(deals);
    assertThat(end.scores()).containsExactly(even, odd, even, odd);
    assertThat(end.isOver()).isEqualTo(over);
    assertThat(record.header().names()).containsExactly("Ann", "Bob", "Cat", "Dan");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "comeback",
        "dealer-discards",
        "finals-left-of-loner",
        "finals-annotated",
        "hustle-annotated",
        "league-1",
        "league-2",
        "one-deal-all-cards",
        "timings",
        "two-hands-from-a-score",
        "unfinished-deal"
      })
  void a_real_game_is_written_as_a_record_and_back_to_the_same_game(String name)
      throws IOException {
    Egn egn = read(name);
    MatchRecord record = MatchRecord.parse(egn.annotatedRecord().text());
    Egn again = Egn.of(record);
    assertThat(again.record()).isEqualTo(egn.record());
    assertThat(json(again.text())).isEqualTo(json(egn.text()));
    assertThat(record.header().withNotes(List.of())).isEqualTo(egn.record().header());
    // Written anew, it is the same game.
    Egn anew = Egn.of(egn.record());
    assertThat(Egn.parse(anew.text().getBytes(StandardCharsets.UTF_8), name).record())
        .isEqualTo(egn.record());
    assertThat(egn.text()).isEqualTo(Files.text(name + ".egn"));
  }

  @Test
  void an_unfinished_deal_stops_after_its_last_trick() throws IOException {
    MatchRecord record = read("unfinished-deal").record();
    assertThat(record.decisions())
        .containsExactly(
            "pass",
            "pass",
            "pass",
            "order up Diamonds",
            "discard Nine of Spades",
            "play Ace of Clubs",
            "play Ten of Clubs",
            "play Nine of Clubs",
            "play King of Clubs");
    OpenDeal deal = OpenDeal.parse(record.header().deals().get(0));
    assertThat(deal.filledIn().size()).isEqualTo(15);
    assertThat(FilledIn.of(record.header()).byHand().get(0).keySet())
        .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
  }

  @Test
  void all_cards_of_a_deal_may_be_known() throws IOException {
    Header header = read("one-deal-all-cards").record().header();
    assertThat(FilledIn.of(header).byHand()).containsExactly(Map.of());
    assertThat(FilledIn.of(header).text(header.names())).isEmpty();
  }

  @Test
  void the_cards_of_who_sits_out_are_filled_in_and_told() throws IOException {
    Header header = read("two-hands-from-a-score").record().header();
    Map<Seat, CardSet> first = FilledIn.of(header).byHand().get(0);
    assertThat(first.keySet()).containsExactly(Seat.of(0));
    assertThat(requireNonNull(first.get(Seat.of(0))).size()).isEqualTo(5);
    assertThat(FilledIn.of(header).text(header.names()))
        .contains("hand 1 ", " of Ann", "hand 2 ", " of Bob");
  }

  @Test
  void a_dealer_that_does_not_play_the_upcard_has_discarded_it() {
    String deal = FIVE_TRICKS.replace("\"Order\"", "\"Pass\", \"Pass\", \"Pass\", \"Order\"");
    assertThat(parse(game("", deal)).record().decisions()).contains("discard Nine of Spades");
  }

  @Test
  void a_discard_that_is_filled_in_is_no_trump_and_low_where_another_card_will_do() {
    String seen =
        FIVE_TRICKS
            .replace("\"Order\"", "\"Pass\", \"Pass\", \"Pass\", \"Order\"")
            .replace("\"9h\"]", "\"9s\"]");
    // Seen by nobody: 9h, which is the lowest, Jh, Ad and Kd.
    MatchRecord record = parse(game("", seen)).record();
    assertThat(record.decisions()).contains("discard Nine of Hearts");
    assertThat(FilledIn.of(record.header()).text(record.header().names()))
        .isEqualTo("cards that nobody saw are filled in: hand 1 9H of Dan");
  }

  private static final String FIVE_TRICKS =
      """
      {"dealNumber": 0, "initialState": {"dealer": 3, "upCard": "9s"}, "phases": [
      {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Order"], "isAlone": false},
      {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [
      ["Js", "Ts", "Qs", "9h"],
      ["Jc", "9c", "9d", "Th"],
      ["As", "Tc", "Td", "Qh"],
      ["Ks", "Qc", "Qd", "Kh"],
      ["Ac", "Kc", "Jd", "Ah"]]}]}""";

  private static String game(String ruleset, String... deals) {
    return """
    {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": {
    "players": ["Ann", {"name": "Bob", "playerIds": []}, "Cat", "Dan"], "initialScore": [0, 0],
    "ruleset": {"std": true, "canadian": false%s}}, "deals": [
    %s]}
    """
        .formatted(ruleset, String.join(",\n", deals));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "allow_no_trump",
        "joker",
        "farmers",
        "partners_best",
        "go_under",
        "fast_break",
        "four_trick_tokens",
        "moon"
      })
  void a_rule_that_is_not_played_here_is_refused_by_its_name(String rule) {
    String text = game(", \"" + rule + "\": true", FIVE_TRICKS);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(text))
        .withMessageStartingWith("game:1: ")
        .withMessageContaining(rule);
    assertThat(parse(text.replace(rule + "\": true", rule + "\": false")).record()).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({
    "'\"num_players\": 2', num_players 2",
    "'\"min_rank\": 7', min_rank 7",
    "'\"winning_score\": 0', winning_score 0",
    "'\"winning_score\": 5, \"num_deals\": 3', winning_score 5",
    "'\"loner_lead\": \"RIGHT\"', loner_lead RIGHT",
    "'\"loner_march_score\": \"many\"', loner_march_score many"
  })
  void a_setting_that_makes_no_sense_here_is_named(String setting, String named) {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(game(", " + setting, FIVE_TRICKS)))
        .withMessageContaining(named);
  }

  @Test
  void rules_that_we_play_become_our_rules() {
    String ruleset =
        ", \"loner_lead\": \"LEFT_OF_LONER\", \"loner_march_score\": 5,"
            + " \"loner_euchred_score\": 3, \"num_deals\": 8, \"defend_alone\": true";
    Egn egn = parse(game(ruleset, FIVE_TRICKS).replace("\"std\": true", "\"std\": false"));
    assertThat(egn.record().header().rules())
        .isEqualTo(
            "points 0, shuffle uniform, alone both, dealer stuck no, lone lead left, lone march 5,"
                + " lone euchred 3, deals 8, dealer 3");
    assertThat(json(Egn.of(egn.record()).text()).get("metadata"))
        .extracting("ruleset")
        .isEqualTo(
            Map.of(
                "std",
                false,
                "canadian",
                false,
                "loner_lead",
                "LEFT_OF_LONER",
                "num_deals",
                8,
                "loner_march_score",
                5,
                "loner_euchred_score",
                3,
                "defend_alone",
                true));
  }

  @ParameterizedTest
  @CsvSource({
    "Ts, Xs, 7, 'deal 1, trick 1', Xs",
    "Ts, 8s, 7, 'deal 1, trick 1', 8s",
    "Ts, B, 7, 'deal 1, trick 1', joker",
    "Th, Ts, 8, 'deal 1, trick 2', 10S is played twice",
    "Td, Tc, 9, 'deal 1, trick 3', 10C",
    "9c, 9h, 8, 'deal 1, trick 2', 9H",
    "Order, n, 5, 'deal 1, call 1', no trump",
    "Order, s, 5, 'deal 1, call 1', Order",
    "EUCHRE_BIDDING, FARMING, 5, deal 1, FARMING",
    "'\"dealer\": 3', '\"dealer\": 5', 1, metadata, dealer 5"
  })
  void what_cannot_be_is_named_by_line_deal_and_trick(
      String part, String other, int line, String where, String problem) {
    String text = game("", FIVE_TRICKS.replace(part, other));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(text))
        .withMessageStartingWith("game:" + line + ": " + where + ": ")
        .withMessageContaining(problem);
  }

  @Test
  void a_card_that_does_not_follow_suit_is_refused_by_the_name_of_who_plays_it() {
    String revoke =
        FIVE_TRICKS
            .replace("\"Js\", \"Ts\", \"Qs\"", "\"Js\", \"9c\", \"Qs\"")
            .replace("\"Jc\", \"9c\"", "\"Jc\", \"Ts\"");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(game("", revoke)))
        .withMessageStartingWith("game:7: deal 1, trick 1: ")
        .withMessageContaining("Bob may not \"play Nine of Clubs\"");
  }

  @Test
  void a_deal_that_follows_an_unfinished_one_is_refused() {
    String second = FIVE_TRICKS.replace("\"dealer\": 3", "\"dealer\": 0");
    String unfinished = FIVE_TRICKS.replace(",\n[\"Ac\", \"Kc\", \"Jd\", \"Ah\"]", "");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(game("", unfinished, second)))
        .withMessageContaining("deal 1 is not over");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse(game(", \"winning_score\": 2", FIVE_TRICKS, second)))
        .withMessageContaining("the game ended with deal 1");
  }

  @Test
  void no_json_is_refused_by_its_line() {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse("{\n\"fileType\": }"))
        .withMessageStartingWith("game:2: no JSON: ");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse("[]"))
        .withMessageStartingWith("game:1: ");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> parse("{\"fileType\": \"PGN\"}"))
        .withMessageStartingWith("game:1: ")
        .withMessageContaining("PGN");
  }

  @Test
  void a_comment_is_added_beside_those_that_are_there() throws IOException {
    Egn egn = read("finals-annotated");
    List<String> decisions = egn.record().decisions();
    int order = decisions.indexOf("order up Clubs");
    assertThat(decisions.get(order + 1))
        .isEqualTo("discard " + decisions.get(order + 1).substring(8));
    Egn annotated =
        egn.annotated(order, "[?!] Ours.")
            .annotated(order + 1, "Of the discard.")
            .annotated(order + 2, "[??] Of the lead.");
    assertThat(annotated.record()).isEqualTo(egn.record());
    List<?> deals = deals(annotated);
    assertThat(deals.get(0).toString())
        .contains("callAnnotations={3=[[?!] Ours., Of the discard.]}")
        .contains("playAnnotations={0=[[??] Of the lead.]}");
    assertThat(deals.subList(1, deals.size()).toString())
        .isEqualTo(deals(egn).subList(1, deals.size()).toString());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> egn.annotated(decisions.size(), "Of nothing."));
  }

  @Test
  void a_game_that_went_on_as_a_record_is_written_anew() {
    Egn egn =
        parse(
            game("", FIVE_TRICKS.replace(",\n[\"Ac\", \"Kc\", \"Jd\", \"Ah\"]", ""))
                .replace("\"players\"", "\"title\": \"Late\", \"players\""));
    MatchRecord record = egn.annotatedRecord();
    assertThat(Egn.of(record).text()).contains("Late");
    Egn longer = Egn.of(record.plus(List.of("play Jack of Hearts")));
    assertThat(longer.text()).doesNotContain("Late").contains("[ \"Jh\" ]");
  }

  @Test
  void a_record_of_another_game_is_no_egn() {
    MatchRecord record =
        MatchRecord.of(
            new Header(
                "beans", "", Seed.of(1), Collections.nCopies(2, new Participant("Human", "Ann"))));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> Egn.of(record))
        .withMessageContaining("beans");
  }
}
