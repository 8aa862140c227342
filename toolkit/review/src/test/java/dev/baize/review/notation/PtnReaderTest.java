package dev.baize.review.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Game;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.euchre.EuchreProvider;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PtnReaderTest {

  static final String HAND =
      """
      % PTN ---------------------------
      [Event "Cards: Practice Euchre - Play to 7, 9-Ace, stick-the-dealer"]
      [GameCode "Euchre"]
      [GameOptionsJson "{\\"stickTheDealer\\":true,\\"noWatching\\":true}"]
      [GameScores "S:6 5 6 5"]
      [West "Bob (Auto)"]
      [North "Cat"]
      [East "Dan"]
      [South "Ann"]
      [Dealer "E"]
      [Deal "E:.AKQT9.. AKJ...AJ T...KQT9 Q..QJT9."]
      [Undealt "S9HJDADK"]
      [Declarer "S"]
      [Contract "♠"]
      [Auction "S"]
      ♠ - - -
      [CardsAdded "E:S9"]
      [CardsRemoved "E:S9"]
      [Play "S"]
      SJ ST SQ H9
      CJ C9 D9 HT
      SA CT DT HQ
      SK CQ DQ HK
      CA CK DJ HA
      """;

  private static MatchRecord read(String text) {
    return PtnReader.read(text.getBytes(StandardCharsets.UTF_8), "hand.ptn");
  }

  private static Game<?, ?> replay(MatchRecord record) {
    return RecordedMatch.of(MatchRecord.parse(record.text()), new EuchreProvider()).replay();
  }

  private static void refused(String text, int line, String problem) {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> read(text))
        .withMessageStartingWith("hand.ptn:" + line + ": ")
        .withMessageContaining(problem);
  }

  @Test
  void a_hand_begins_at_the_score_before_it_and_is_replayed() {
    MatchRecord record = read(HAND);
    assertThat(record.header().rules())
        .isEqualTo("points 7, shuffle uniform, alone makers, start 4:5, dealer 3");
    assertThat(record.header().names()).containsExactly("Ann", "Bob (Auto)", "Cat", "Dan");
    assertThat(record.header().deals())
        .containsExactly(
            "dealer 3, up 9S, 0: JS JC KS AS AC, 1: 9C 10S 10C QC KC, 2: 9D 10D JD QS QD,"
                + " 3: 9H 10H QH KH AH");
    assertThat(record.decisions())
        .startsWith(
            "order up Spades",
            "discard Nine of Spades",
            "play Jack of Spades",
            "play Ten of Spades",
            "play Queen of Spades",
            "play Nine of Hearts")
        .hasSize(22);
    assertThat(replay(record).scores()).containsExactly(6L, 5L, 6L, 5L);
  }

  @Test
  void cards_are_in_columns_by_seat_whoever_leads() {
    String other =
        HAND.replace("S9HJDADK", "S9HJDADK")
            .replace("CJ C9 D9 HT", "CA C9 D9 HT")
            .replace("CA CK DJ HA", "CJ CK DJ HA")
            .replace("[Play \"S\"]", "[Play \"W\"]")
            .replaceAll("(?m)^(\\w\\w) (\\w\\w \\w\\w \\w\\w)$", "$2 $1");
    assertThat(read(other).decisions())
        .containsSequence(
            "play Ace of Clubs",
            "play Nine of Clubs",
            "play Nine of Diamonds",
            "play Ten of Hearts");
  }

  @Test
  void who_plays_alone_has_a_partner_without_cards() {
    String alone =
        HAND.replace("♠ - - -", "♠alone - - -")
            .replace("S:6 5 6 5", "S:4 5 4 5")
            .replaceAll("(?m)^(\\w\\w \\w\\w) \\w\\w (\\w\\w)$", "$1 - $2");
    MatchRecord record = read(alone);
    assertThat(record.decisions()).startsWith("order up Spades alone").hasSize(17);
    assertThat(replay(record).scores()).containsExactly(4L, 5L, 4L, 5L);
    assertThat(record.header().rules()).contains("start 0:5");
  }

  @Test
  void a_hand_may_stop_in_the_middle_of_a_trick() {
    String text = HAND.substring(0, HAND.indexOf("SA CT")).replace("CJ C9 D9 HT", "CJ C9 - -");
    MatchRecord record = read(text);
    assertThat(record.decisions()).hasSize(8).endsWith("play Nine of Clubs");
    assertThat(record.header().rules()).contains("start 6:5");
  }

  @Test
  void a_hand_that_was_not_seen_is_filled_in() {
    MatchRecord record =
        read(HAND.replace("[CardsRemoved \"E:S9\"]\n", "").replace("E:.AKQT9..", "E:-"));
    assertThat(replay(record).scores()).containsExactly(6L, 5L, 6L, 5L);
    assertThat(FilledIn.of(record.header()).text(record.header().names())).isEmpty();
  }

  @Test
  void old_reports_leave_quotes_and_brackets_as_they_are() {
    String old =
        HAND.replace("\\\"", "\"")
            .replace("[Dealer", "[LocalDateTime \"1/2/2024 9:07 PM PST\"\n[Dealer");
    assertThat(read(old)).isEqualTo(read(HAND));
  }

  @ParameterizedTest
  @CsvSource({
    "noWatching, allowNotrump, 4, allowNotrump",
    "noWatching, goUnder, 4, goUnder",
    "noWatching, callForBest, 4, callForBest",
    "noWatching, aloneTake5, 4, aloneTake5",
    "'\"Euchre\"', '\"Pinochle\"', 3, Pinochle",
    "♠ - - -, NT - - -, 15, NT",
    "♠ - - -, 5♠ - - -, 15, 5♠",
    "♠ - - -, ♥ - - -, 19, 'Ann may not \"order up Hearts\"'",
    "'[CardsAdded \"E:S9', '[CardsAdded \"N:S9', 17, N:S9",
    "'[CardsRemoved \"E:S9', '[CardsPassed \"E:S9', 18, E:S9",
    "S9HJDADK, S9HJDADKDQ, 12, 5 cards",
    "S9HJDADK, S9HJDADQ, 11, Queen of Diamonds",
    "S:6 5 6 5, S:1 5 1 5, 5, less than",
    "S:6 5 6 5, six all, 5, six all",
    "'[Dealer \"E\"]', '[Dealer \"X\"]', 10, X",
    "SJ ST SQ H9, SJ ST SQ CK, 19, KC is played twice"
  })
  void what_is_not_played_here_is_refused_by_name(
      String part, String other, int line, String problem) {
    String text = HAND.replace(part, other);
    assertThat(text).isNotEqualTo(HAND);
    refused(text, line, problem);
  }

  @Test
  void a_card_in_the_column_of_another_is_refused() {
    refused(HAND.replace("SJ ST SQ H9", "SJ - SQ H9"), 19, "out of turn");
  }

  @Test
  void one_hand_is_read_at_a_time() {
    refused(HAND + HAND, 26, "one hand");
  }

  @Test
  void what_is_no_tag_is_refused_by_its_line() {
    refused("Euchre\n", 1, "Euchre");
    refused("[GameCode \"Euchre\"]\n", 1, "[Dealer] is missing");
  }
}
