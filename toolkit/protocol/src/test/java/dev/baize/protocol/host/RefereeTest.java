package dev.baize.protocol.host;

import static dev.baize.protocol.host.Learner.HELLO;
import static dev.baize.protocol.host.Learner.READY;
import static dev.baize.protocol.host.Learner.asking;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.toy.HighCard;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.process.ScriptedPeer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program can ask of a referee, in which order it is told, and what is refused. */
class RefereeTest {

  /** A match after two decisions; seat 1 has taken the first trick. */
  private static final String RECORD =
      "baize record 1\\ngame: HighCard\\nrules: 2 seats, 1 rounds\\nseed: 1\\nplayer: - -\\n"
          + "player: - -\\n\\nplay Five of Clubs\\nplay Eight of Spades\\n";

  private static final String ENDED =
      RECORD
          + "play Nine of Spades\\nplay Jack of Hearts\\nplay Ace of Clubs\\nplay Jack of Spades\\n";

  private static String play(int request, String more) {
    return "{\"type\":\"play\",\"request\":" + request + more + "}\n";
  }

  private static String about(String type, String record, String more) {
    return "{\"type\":\"" + type + "\",\"request\":3,\"record\":\"" + record + "\"" + more + "}\n";
  }

  private static Map<String, Object> fields(String line) throws Exception {
    return Json.parse(line.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void a_match_is_begun_asked_about_ended_and_answered_with_its_record() throws Exception {
    Learner learner = asking(play(9, ",\"seed\":\"1\""), "-", "Random");
    assertThat(learner.types())
        .containsExactly("begin", "decide", "decide", "decide", "end", "played");
    assertThat(learner.lines().get(0))
        .isEqualTo(
            "{\"type\":\"begin\",\"match\":0,\"request\":9,\"seat\":0,\"seats\":2,"
                + "\"rules\":\"2 seats, 1 rounds\",\"seed\":\""
                + fields(learner.lines().get(0)).get("seed")
                + "\"}");
    assertThat(learner.lines().get(1))
        .startsWith("{\"type\":\"decide\",\"match\":0,\"question\":0,\"view\":{\"seat\":0,")
        .contains("\"legal\":[\"play ", "\"numbers\":[")
        .doesNotContain("events", "array", "time_ms", "advice");
    Map<String, Object> played = fields(learner.last());
    MatchRecord record = MatchRecord.parse((String) requireNonNull(played.get("record")));
    assertThat(record.header().names()).containsExactly("-", "Random");
    assertThat(record.header().seed().value()).isEqualTo(1);
    assertThat(played).containsEntry("request", 9L);
    assertThat(RecordedMatch.of(record, new HighCard()).replay().outcome().scores())
        .isEqualTo(played.get("scores"));
    assertThat(fields(learner.lines().get(4)).get("scores")).isEqualTo(played.get("scores"));
  }

  @Test
  void matches_without_a_seed_are_those_of_a_simulation_and_all_others_count_for_none()
      throws Exception {
    Learner learner =
        asking(
            play(1, "") + play(2, ",\"seed\":\"8\"") + play(3, ",\"rules\":\"?\"") + play(4, ""),
            "Random");
    assertThat(learner.types()).containsExactly("played", "played", "refusal", "played");
    List<Long> seeds = new ArrayList<>();
    for (int i : new int[] {0, 1, 3}) {
      String record = (String) requireNonNull(fields(learner.lines().get(i)).get("record"));
      seeds.add(MatchRecord.parse(record).header().seed().value());
    }
    assertThat(seeds)
        .containsExactly(
            Seed.of(5).derive("game").derive(0).value(),
            8L,
            Seed.of(5).derive("game").derive(1).value());
  }

  @Test
  void several_seats_of_one_match_have_numbers_of_their_own() {
    Learner learner = asking(play(0, ",\"rules\":\"3 seats, 1 rounds\""), "-");
    assertThat(learner.types())
        .containsExactly(
            "begin", "begin", "begin", "decide", "decide", "decide", "decide", "decide", "decide",
            "decide", "decide", "decide", "end", "end", "end", "played");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(learner.lines().get(seat))
          .startsWith("{\"type\":\"begin\",\"match\":" + seat + ",\"request\":0,\"seat\":" + seat);
      assertThat(learner.lines().get(12 + seat))
          .startsWith("{\"type\":\"end\",\"match\":" + seat + ",\"scores\":[");
    }
    for (String line : learner.lines().subList(3, 12)) {
      assertThat(line).containsPattern("\"match\":(\\d),.*\"seat\":\\1,");
    }
  }

  @Test
  void a_program_that_wants_events_and_arrays_is_told_what_each_seat_may_see() {
    String hello = HELLO.replace("1}", "1,\"events\":true,\"array\":true}");
    Learner learner = Learner.talking(hello, play(1, ",\"record\":\"" + RECORD + "\""), "-");
    assertThat(learner.types())
        .containsExactly(
            "begin", "begin", "decide", "decide", "decide", "decide", "end", "end", "played");
    assertThat(learner.lines().get(2))
        .contains("\"match\":1", "\"array\":[", "\"events\":[", "seat 1")
        .contains("Five of Clubs", "Eight of Spades");
    assertThat(learner.last()).contains("\\nplay Five of Clubs\\nplay Eight of Spades\\nplay ");
  }

  @Test
  void several_matches_are_played_at_once_if_hello_says_so_and_no_more() {
    String requests = play(1, "") + play(2, "") + play(3, "");
    String hello = HELLO.replace("1}", "1,\"simultaneous\":2}");
    Learner learner = Learner.talking(hello, requests, "-", "Random");
    assertThat(learner.types().subList(0, 5))
        .containsExactly("begin", "decide", "begin", "decide", "refusal");
    assertThat(learner.lines().get(4))
        .isEqualTo(
            "{\"type\":\"refusal\",\"request\":3,\"message\":\"as many matches are under way as"
                + " hello says in simultaneous: 2\"}");
    assertThat(learner.types()).filteredOn("played"::equals).hasSize(2);
    assertThat(asking(requests, "-").types()).filteredOn("refusal"::equals).hasSize(2);
  }

  @Test
  void a_match_under_way_keeps_the_number_of_its_request_to_itself() {
    String hello = HELLO.replace("1}", "1,\"simultaneous\":2}");
    Learner learner =
        Learner.talking(hello, play(1, "") + play(1, "") + play(2, ""), "-", "Random");
    assertThat(learner.types().subList(0, 5))
        .containsExactly("begin", "decide", "refusal", "begin", "decide");
    assertThat(learner.lines().get(2))
        .isEqualTo(
            "{\"type\":\"refusal\",\"request\":1,\"message\":\"there is a match under way that was"
                + " begun by request 1\"}");
  }

  @Test
  void a_match_that_is_given_up_ends_for_each_seat_and_can_be_gone_on_with() throws Exception {
    String stop = "{\"type\":\"stop\",\"request\":2,\"match\":1}\n";
    Learner learner =
        asking(play(1, ",\"record\":\"" + RECORD + "\"") + stop + stop + play(3, ""), "-");
    assertThat(learner.types().subList(0, 9))
        .containsExactly(
            "begin", "begin", "decide", "end", "end", "played", "stopped", "refusal", "begin");
    assertThat(learner.lines().get(3)).isEqualTo("{\"type\":\"end\",\"match\":0}");
    assertThat(fields(learner.lines().get(5)))
        .isEqualTo(Map.of("type", "played", "request", 1L, "record", RECORD.replace("\\n", "\n")));
    assertThat(learner.lines().get(6)).isEqualTo("{\"type\":\"stopped\",\"request\":2}");
    assertThat(learner.lines().get(7)).contains("field match is 1; expected a match under way");
  }

  @Test
  void what_is_legal_is_answered() {
    assertThat(asking(about("legal", RECORD, ""), "-").last())
        .startsWith("{\"type\":\"legal\",\"request\":3,\"seat\":1,\"legal\":[\"play ");
    assertThat(asking(about("legal", ENDED, ""), "-").last())
        .isEqualTo("{\"type\":\"legal\",\"request\":3,\"legal\":[],\"numbers\":[]}");
  }

  @Test
  void a_decision_leads_to_another_position() {
    assertThat(asking(about("apply", RECORD, ",\"decision\":\"play Nine of Spades\""), "-").last())
        .isEqualTo(
            "{\"type\":\"position\",\"request\":3,\"record\":\""
                + RECORD
                + "play Nine of Spades\\n\",\"seat\":0,\"ended\":false}");
    String before = ENDED.substring(0, ENDED.indexOf("play Jack of Spades"));
    assertThat(asking(about("apply", before, ",\"decision\":\"play Jack of Spades\""), "-").last())
        .isEqualTo(
            "{\"type\":\"position\",\"request\":3,\"record\":\"" + ENDED + "\",\"ended\":true}");
  }

  @Test
  void a_decision_may_be_given_by_its_number() throws Exception {
    List<?> numbers =
        (List<?>)
            requireNonNull(fields(asking(about("legal", RECORD, ""), "-").last()).get("numbers"));
    List<?> legal =
        (List<?>)
            requireNonNull(fields(asking(about("legal", RECORD, ""), "-").last()).get("legal"));
    assertThat(asking(about("apply", RECORD, ",\"number\":" + numbers.get(1)), "-").last())
        .contains(RECORD + legal.get(1) + "\\n");
  }

  @Test
  void what_any_seat_may_know_is_answered() {
    assertThat(asking(about("view", RECORD, ",\"seat\":0"), "-").last())
        .startsWith("{\"type\":\"view\",\"request\":3,\"seat\":0,\"view\":{\"seat\":0,\"turn\":2,")
        .contains("\"hand\":[\"Jack of Hearts\",\"Ace of Clubs\"]", "\"array\":[");
  }

  @Test
  void how_a_match_has_ended_is_answered() {
    assertThat(asking(about("outcome", RECORD, ""), "-").last())
        .isEqualTo("{\"type\":\"outcome\",\"request\":3,\"ended\":false}");
    assertThat(asking(about("outcome", ENDED, ""), "-").last())
        .isEqualTo(
            "{\"type\":\"outcome\",\"request\":3,\"ended\":true,\"scores\":[2,1],\"winners\":[0]}");
  }

  @Test
  void a_player_advises_as_if_it_had_played_from_the_beginning() {
    assertThat(asking(about("advice", RECORD, ",\"player\":\"advising\""), "-").last())
        .startsWith("{\"type\":\"advice\",\"request\":3,\"seat\":1,\"decision\":\"play ")
        // Its cards, two that were played, and who took the trick.
        .contains("\"unit\":\"events\",\"samples\":7,\"values\":[{", "\"value\":4.0,\"error\":0.5");
  }

  @Test
  void requests_are_answered_while_a_question_is_open() {
    Learner learner =
        asking(play(1, "") + about("outcome", ENDED, "") + about("legal", RECORD, ""), "-");
    assertThat(learner.types().subList(0, 6))
        .containsExactly("begin", "begin", "decide", "outcome", "legal", "decide");
    assertThat(learner.types()).endsWith("played");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"type\":\"play\",\"request\":3,\"rules\":\"5 seats\"`|\"5 seats\": expected rules such as \"4 seats, 2 rounds\"",
        "`\"type\":\"play\",\"request\":3,\"rules\":7`|field rules is 7; expected a text",
        "`\"type\":\"play\",\"request\":3,\"seed\":\"x\"`|field seed is \"x\"; expected a text with a whole number of 64 bits",
        "`\"type\":\"play\",\"request\":3,\"seed\":\"٣\"`|field seed is \"٣\"; expected a text with a whole number",
        "`\"type\":\"play\",\"request\":3,\"seed\":\"+3\"`|field seed is \"+3\"; expected a text with a whole number",
        "`\"type\":\"play\",\"request\":3,\"seed\":\"0003\"`|field seed is \"0003\"; expected a text with a whole number",
        "`\"type\":\"play\",\"request\":3,\"seed\":\"-0\"`|field seed is \"-0\"; expected a text with a whole number",
        "`\"type\":\"play\",\"request\":3,\"record\":\"baize\"`|the record, line 1",
        "`\"type\":\"play\",\"request\":3,\"record\":\"RECORD\",\"seed\":\"1\"`|a record has rules and a seed; expected no fields rules and seed beside it",
        "`\"type\":\"legal\",\"request\":3`|field record is missing; expected a text",
        "`\"type\":\"legal\",\"request\":3,\"record\":\"RECORDplay Five of Clubs\\n\"`|the record, line 10: seat 1 may not \"play Five of Clubs\" there; legal: ",
        "`\"type\":\"apply\",\"request\":3,\"record\":\"RECORD\",\"decision\":\"sing\"`|\"sing\": expected \"play CARD\"",
        "`\"type\":\"apply\",\"request\":3,\"record\":\"RECORD\",\"decision\":\"play Five of Clubs\"`|seat 1 may not \"play Five of Clubs\"; legal: play ",
        "`\"type\":\"apply\",\"request\":3,\"record\":\"RECORD\",\"number\":52`|field number is 52; expected a whole number from 0 to 51",
        "`\"type\":\"apply\",\"request\":3,\"record\":\"ENDED\",\"number\":1`|nobody decides there: the match has ended",
        "`\"type\":\"view\",\"request\":3,\"record\":\"RECORD\",\"seat\":2`|field seat is 2; expected a whole number from 0 to 1",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"RECORD\",\"player\":\"Nobody\"`|no highcard player \"Nobody\"; there are: ",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"RECORD\",\"player\":\"Random:x=1\"`|highcard player Random: it has no settings, but there is \"x=1\"",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"RECORD\",\"player\":\"Random\"`|Random values no decisions",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"RECORD\",\"player\":\"Absent\"`|Absent cannot play at seat 1: java.lang.IllegalStateException: not here",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"RECORD\",\"player\":\"Person\"`|Person cannot play where there is no console",
        "`\"type\":\"advice\",\"request\":3,\"record\":\"ENDED\",\"player\":\"Advising\"`|nobody decides there: the match has ended",
        "`\"type\":\"stop\",\"request\":3,\"match\":0`|field match is 0; expected a match under way",
        "`\"type\":\"view\",\"request\":3,\"record\":\"RECORD\",\"seat\":100000000000000000000`|field seat is 1.0E20; expected a whole number from 0 to 1",
        "`\"type\":\"sing\",\"request\":3`|field type is \"sing\"; expected decision, play, stop, legal, apply, view, outcome, advice or goodbye"
      })
  void what_is_wrong_with_a_request_is_said_and_the_conversation_goes_on(
      String request, String reason) throws Exception {
    String line = request.replace("RECORD", RECORD).replace("ENDED", ENDED);
    Learner learner = asking("{" + line + "}\n" + about("outcome", ENDED, ""), "-");
    assertThat(learner.types()).containsExactly("refusal", "outcome");
    Map<String, Object> refusal = fields(learner.lines().get(0));
    assertThat(refusal).containsEntry("request", 3L);
    assertThat((String) refusal.get("message")).startsWith(reason).hasLineCount(1);
  }

  @Test
  void a_request_without_a_number_is_refused_without_one() {
    assertThat(asking("{\"type\":\"play\",\"seed\":\"1\"}\n", "-").last())
        .startsWith("{\"type\":\"refusal\",\"message\":\"field request is missing; expected");
  }

  @Test
  void an_answer_that_would_be_too_long_is_refused() {
    BotConnection connection = new BotConnection(new ScriptedPeer(line -> new byte[0]));
    connection.answer("position", 3, Map.of("record", "x".repeat(1 << 20)));
    assertThat(connection.report("-", "").conversation())
        .containsExactly(
            "> {\"type\":\"refusal\",\"request\":3,\"message\":\"the answer has more than 1 MiB\"}");
  }

  @Test
  void a_player_that_fails_ends_its_match_and_not_the_conversation() {
    Learner learner = asking(play(4, "") + about("outcome", ENDED, ""), "-", "Failing");
    assertThat(learner.types()).containsExactly("begin", "decide", "outcome", "end", "refusal");
    assertThat(learner.lines().get(3)).isEqualTo("{\"type\":\"end\",\"match\":0}");
    assertThat(learner.last())
        .startsWith(
            "{\"type\":\"refusal\",\"request\":4,\"message\":\"Failing at seat 1 threw"
                + " java.lang.IllegalStateException: no idea; position: ");
    assertThat(learner.reports).isEmpty();
  }

  private static Learner answering(String answer) {
    return Learner.run(
        line ->
            switch (Learner.type(line)) {
              case "hello" -> HELLO;
              case "setup" -> READY + play(1, "");
              case "decide" -> answer + "\n" + about("outcome", ENDED, "");
              default -> "";
            },
        Duration.ZERO,
        "-",
        "Random");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "no JSON|sent a malformed line: no JSON: Unrecognized token 'no'",
        "{}|sent a malformed line: field type is missing; expected a text: \"{}\"",
        "`{\"type\":\"decision\"}`|sent a malformed line: field question is missing; expected",
        "`{\"type\":\"decision\",\"question\":0}`|sent a malformed line: field decision is missing; expected",
        "`{\"type\":\"decision\",\"question\":0,\"decision\":\"sing\"}`|sent a malformed line: \"sing\": expected",
        "`{\"type\":\"decision\",\"question\":4,\"number\":1}`|was asked question 0 and answered 4",
        "`{\"type\":\"decision\",\"question\":0,\"decision\":\"play Two of Clubs\"}`|answered \"play Two of Clubs\", which is against the rules",
        "`{\"type\":\"error\",\"message\":\"no idea\"}`|gave up: no idea"
      })
  void a_program_that_fails_while_it_is_to_decide_is_told_and_blamed(
      String answer, String failure) {
    Learner learner = answering(answer);
    assertThat(learner.failure)
        .hasMessageStartingWith("- at seat 0 " + failure)
        .hasMessageContaining("; position: ");
    assertThat(learner.types()).containsExactly("begin", "decide", "error");
    assertThat(learner.reports).hasSize(1);
    assertThat(learner.reports.get(0).player()).isEqualTo("-");
    assertThat(learner.reports.get(0).failure()).startsWith("at seat 0 " + failure);
  }

  @Test
  void a_line_of_more_than_a_mebibyte_is_a_failure() {
    assertThat(answering(" ".repeat((1 << 20) + 1)).failure)
        .hasMessageStartingWith("- at seat 0 sent a line of more than 1 MiB");
  }

  @Test
  void an_answer_to_no_question_is_a_failure() {
    Learner learner = asking("{\"type\":\"decision\",\"question\":2,\"number\":1}\n", "-");
    assertThat(learner.failure).hasMessage("answered question 2, and none was open");
    assertThat(learner.lines())
        .containsExactly(
            "{\"type\":\"error\",\"message\":\"- answered question 2, and none was open\"}");
  }

  @Test
  void a_program_that_plays_other_games_is_refused() {
    String hello = HELLO.replace("1}", "1,\"games\":[\"euchre\"]}");
    assertThat(Learner.talking(hello, "", "-").failure).hasMessage("does not play HighCard");
  }

  @Test
  void the_settings_that_a_program_declares_have_their_defaults() {
    List<String> told = new ArrayList<>();
    Learner.run(
        line -> {
          told.add(line.fields().toString());
          return Learner.type(line).equals("hello")
              ? HELLO.replace(
                  "1}",
                  "1,\"settings\":[{\"name\":\"fast\",\"help\":\"whether it hurries\","
                      + "\"kind\":\"flag\",\"default\":true}]}")
              : "";
        },
        Duration.ZERO,
        "-");
    assertThat(told.get(1))
        .isEqualTo("{type=setup, game=HighCard, decisions=52, settings={fast=true}}");
  }

  @Test
  void nothing_is_read_after_a_goodbye_and_the_end_of_the_lines_is_one() {
    Learner learner =
        Learner.run(
            line ->
                switch (Learner.type(line)) {
                  case "hello" -> HELLO;
                  case "setup" -> READY + play(1, "") + "{\"type\":\"goodbye\"}\nno JSON\n";
                  default -> "";
                },
            Duration.ZERO,
            "-");
    assertThat(learner.types()).containsExactly("begin", "begin", "decide");
    assertThat(learner.failure).isNull();
    assertThat(Learner.run(line -> "", Duration.ZERO, "-").failure).isNull();
  }

  @Test
  void a_limit_is_told_and_kept() {
    Learner learner =
        Learner.run(
            line ->
                switch (Learner.type(line)) {
                  case "hello" -> HELLO;
                  case "setup" -> READY + play(1, "");
                  case "decide" -> {
                    if (Long.valueOf(2).equals(line.fields().get("question"))) {
                      waitForEver();
                    }
                    yield Learner.first(line);
                  }
                  default -> "";
                },
            Duration.ofMillis(300),
            "-");
    assertThat(learner.lines().get(2)).endsWith("\"time_ms\":300}");
    assertThat(learner.failure).hasMessageContaining(" did not answer within 300 ms; position: ");
    assertThat(learner.types()).endsWith("error");
  }

  private static void waitForEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void players_that_cannot_sit_down_are_refused_before_anything_is_said() {
    List<FailureReport> none = new ArrayList<>();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Learner.referee(none, "-", "Person"))
        .withMessage("no seat for Person: Person cannot play where there is no console");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Learner.referee(none, "-", "-", "-"))
        .withMessage("3 players for 2 seats; expected 1 or 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Learner.referee(none, "Nobody"))
        .withMessageStartingWith("no highcard player \"Nobody\"");
    assertThatExceptionOfType(PlayerCreationException.class)
        .isThrownBy(() -> Learner.referee(none, "Absent"))
        .withMessageContaining("Absent cannot play at seat 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Learner.referee(none, "-").limit(Duration.ofNanos(1)))
        .withMessage("PT0.000000001S; expected a millisecond or more");
  }

  @Test
  void rules_for_other_seats_than_the_players_have_are_refused() {
    Learner learner = asking(play(3, ",\"rules\":\"3 seats, 1 rounds\""), "-", "Random");
    assertThat(learner.last()).contains("\"message\":\"2 players for 3 seats; expected 1 or 3\"");
  }
}
