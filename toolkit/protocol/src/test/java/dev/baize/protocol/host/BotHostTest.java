package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.IllegalAnswerException;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.ScriptedPeer;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that play, and all that can go wrong with them. */
class BotHostTest {

  private static final HighCardRules RULES = HighCardRules.table();

  /** The ways to misbehave that the schema refuses, too. */
  private static final Set<String> MALFORMED =
      Set.of("malformed", "array", "missing", "long", "shouts");

  /** The ways to answer with no legal decision, which is more than to fail. */
  private static final Set<String> ILLEGAL = Set.of("illegal", "no-number", "spaced", "unreadable");

  @TempDir private Path folder;

  private final List<FailureReport> reports = new ArrayList<>();

  @AfterEach
  void all_lines_of_the_host_were_as_the_schema_says() throws IOException {
    ProtocolSchema.HOST.recorded(folder).forEach(ProtocolSchema.HOST::requireValid);
  }

  private BotHost host(String how) {
    return AwaitedHost.of("Ivy", folder, how, reports::add);
  }

  private static Outcome play(BotHost host, long seed) {
    return play(host, seed, ivy -> ivy);
  }

  private static Outcome play(
      BotHost host, long seed, UnaryOperator<Player<HighCardView, Play, HighCardEvent>> change) {
    PlayerProvider<HighCardView, Play, HighCardEvent> ivy = host.player(new HighCard());
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int i = 0; i < RULES.seats(); i++) {
      players.add(change.apply(ivy.create(SeatContext.of(Seed.of(seed), Seat.of(i)).with(RULES))));
    }
    return Match.of(RULES, players, Seed.of(seed)).play();
  }

  private static Outcome playFirstLegal(long seed) {
    Player<HighCardView, Play, HighCardEvent> first =
        view -> RULES.viewFormat().orElseThrow().legal(view).get(0);
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int i = 0; i < RULES.seats(); i++) {
      players.add(first);
    }
    return Match.of(RULES, players, Seed.of(seed)).play();
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "number", "events", "many", "floods"})
  void a_program_plays_the_same_games_as_a_player_in_this_process(String how) throws IOException {
    try (BotHost host = host(how)) {
      for (long seed = 0; seed < 5; seed++) {
        assertThat(play(host, seed)).isEqualTo(playFirstLegal(seed));
      }
    }
    assertThat(reports).isEmpty();
    assertThat(ProtocolSchema.HOST.recorded(folder))
        .isNotEmpty()
        .allSatisfy(ProtocolSchema.HOST::requireValid);
    assertThat(ProtocolSchema.PLAYER.recorded(folder))
        .isNotEmpty()
        .allSatisfy(ProtocolSchema.PLAYER::requireValid);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "malformed|sent a malformed line: no JSON: Unrecognized token 'I'",
        "array|sent a malformed line: expected a JSON object: \"[1]\"",
        "missing|sent a malformed line: field question is missing; expected a whole number from 0",
        "unexpected|sent a malformed line: field type is \"ready\"; expected \"decision\"",
        "long|sent a line of more than 1 MiB",
        "other|was asked question 1 and answered 6",
        "unreadable|sent a malformed line: \"sing\": expected \"play CARD\"",
        "no-number|sent a malformed line: field number is 52; expected a whole number from 0 to 51",
        "illegal|answered \"play ",
        "crash|ended with exit status 3; the last line of its standard error is \"out of luck\"",
        "gives-up|gave up: no idea",
        "spaced|sent a malformed line: \"sing\": expected \"play CARD\"",
        "shouts|gave up: \\u001B[2Jno\\u000Aidea",
        "closes|closed its output; there is nothing on its standard error",
        "chatters|was asked question 2 and answered 1"
      })
  void a_program_that_misbehaves_stops_the_match_and_is_blamed(String how, String failure)
      throws IOException {
    try (BotHost host = host(how)) {
      assertThatExceptionOfType(MatchStoppedException.class)
          .isThrownBy(() -> play(host, 1))
          .withMessageContaining("Ivy at seat ")
          .withMessageContaining(failure)
          .matches(
              stopped ->
                  stopped.getCause() instanceof IllegalAnswerException == ILLEGAL.contains(how));
    }
    assertThat(reports).hasSize(1);
    assertThat(reports.get(0).player()).isEqualTo("Ivy");
    assertThat(reports.get(0).failure()).startsWith(failure);
    assertThat(reports.get(0).conversation().get(0)).startsWith("> {\"type\":\"hello\"");
    assertThat(linesAgainstTheSchema()).hasSizeLessThanOrEqualTo(MALFORMED.contains(how) ? 1 : 0);
    ProtocolSchema.HOST.recorded(folder).forEach(ProtocolSchema.HOST::requireValid);
  }

  @Test
  void an_illegal_answer_is_quoted_with_the_legal_ones_wherever_a_program_is_asked() {
    HighCardView view = RULES.start(Seed.of(1)).view(Seat.of(0));
    List<Play> legal = RULES.viewFormat().orElseThrow().legal(view);
    String texts = legal.stream().map(Play::text).collect(Collectors.joining(", "));
    try (BotHost host = host("illegal")) {
      Player<HighCardView, Play, HighCardEvent> ivy =
          host.player(new HighCard()).create(SeatContext.of(Seed.of(1), Seat.of(0)).with(RULES));
      assertThat(ivy.decide(view)).isEqualTo(legal.get(0));
      assertThatExceptionOfType(IllegalAnswerException.class)
          .isThrownBy(() -> ivy.decide(view))
          .withMessageStartingWith("answered \"play ")
          .withMessageEndingWith(", which is against the rules; legal: " + texts);
    }
    assertThat(reports).hasSize(1);
  }

  /** Of the program. A line that has made the host end it may be missing. */
  private List<String> linesAgainstTheSchema() throws IOException {
    return ProtocolSchema.PLAYER.recorded(folder).stream()
        .filter(line -> !ProtocolSchema.PLAYER.errors(line).isEmpty())
        .toList();
  }

  @Test
  void a_program_that_does_not_answer_in_time_is_killed() {
    try (BotHost host = host("silent")) {
      host.limit(Duration.ofMillis(300));
      assertThatExceptionOfType(MatchStoppedException.class)
          .isThrownBy(() -> play(host, 1))
          .withMessageContaining("did not answer within 300 ms");
    }
  }

  @Test
  void a_program_has_thirty_seconds_for_hello_as_many_for_ready_and_what_was_set_for_a_decision() {
    ScriptedPeer peer = new ScriptedPeer(BotHostTest::greeting);
    BotCommand command = new BotCommand("Ivy", List.of("ivy"));
    try (BotHost host = new BotHost(command, () -> peer, "test", reports::add)) {
      host.limit(Duration.ofMillis(300));
      assertThatExceptionOfType(MatchStoppedException.class).isThrownBy(() -> play(host, 1));
    }
    assertThat(peer.limits())
        .containsExactly(
            new Limit(Duration.ofSeconds(30), "was not ready"),
            new Limit(Duration.ofSeconds(30), "was not ready"),
            new Limit(Duration.ofMillis(300), "did not answer"));
  }

  /** What a program says that ends when it is to decide. */
  private static byte[] greeting(byte[] line) {
    String told = new String(line, UTF_8);
    if (told.contains("\"hello\"")) {
      return Learner.HELLO.getBytes(UTF_8);
    }
    return told.contains("\"setup\"") ? Learner.READY.getBytes(UTF_8) : new byte[0];
  }

  @Test
  void a_program_that_cannot_be_run_is_named() {
    assertThatExceptionOfType(PlayerFailedException.class)
        .isThrownBy(
            () -> new BotHost(new BotCommand("Ivy", List.of("no-such-bot")), "test", reports::add))
        .withMessage("did not start: \"no-such-bot\" cannot be run: not found");
  }

  @Test
  void a_program_of_a_later_version_is_refused() {
    assertThatExceptionOfType(PlayerFailedException.class)
        .isThrownBy(() -> host("newer"))
        .withMessageStartingWith(
            "sent a malformed line: field protocol is 2; expected a whole number from 1 to 1");
  }

  @Test
  void a_program_that_writes_utf_16_is_refused_at_once() {
    assertThatExceptionOfType(PlayerFailedException.class)
        .isThrownBy(() -> host("wide"))
        .withMessageStartingWith("sent a malformed line: no JSON in UTF-8: ")
        .withMessageContaining("UTF-16");
  }

  @Test
  void all_processes_end_with_the_host() {
    BotHost host = host("first");
    play(host, 1);
    assertThat(ProcessHandle.current().descendants()).isNotEmpty();
    host.close();
    allProcessesHaveEnded();
  }

  private static void allProcessesHaveEnded() {
    ProcessHandle.current().descendants().forEach(child -> child.onExit().join());
  }

  @Test
  void a_malformed_line_is_quoted_as_it_was_sent() {
    try (BotHost host = host("spaced")) {
      assertThatExceptionOfType(MatchStoppedException.class)
          .isThrownBy(() -> play(host, 1))
          .withMessageContaining("\"{ \"type\": \"decision\", \"question\": 1, ");
    }
  }

  @Test
  void a_host_that_is_closed_by_another_thread_stops_a_match_in_which_it_is_waited_for()
      throws InterruptedException {
    BotHost host = host("silent");
    CountDownLatch asked = new CountDownLatch(RULES.seats() + 1);
    CompletableFuture<Outcome> match =
        CompletableFuture.supplyAsync(() -> play(host, 1, ivy -> counting(ivy, asked)));
    asked.await();
    host.close();
    host.close();
    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(match::join)
        .withMessageContaining("cannot play any more: it was closed");
    assertThat(reports).isEmpty();
    allProcessesHaveEnded();
  }

  private static Player<HighCardView, Play, HighCardEvent> counting(
      Player<HighCardView, Play, HighCardEvent> player, CountDownLatch decisions) {
    return view -> {
      decisions.countDown();
      return player.decide(view);
    };
  }

  @Test
  void a_host_that_is_closed_starts_no_more_processes() {
    BotHost host = host("first");
    Player<HighCardView, Play, HighCardEvent> player =
        host.player(new HighCard()).create(SeatContext.of(Seed.of(1), Seat.of(0)).with(RULES));
    for (int i = 0; i < 2; i++) {
      assertThatExceptionOfType(MatchStoppedException.class)
          .isThrownBy(() -> play(host, 1, ivy -> closing(player, host)))
          .withMessageContaining("cannot play any more: it was closed");
    }
    assertThat(reports).isEmpty();
    allProcessesHaveEnded();
  }

  private static Player<HighCardView, Play, HighCardEvent> closing(
      Player<HighCardView, Play, HighCardEvent> player, BotHost host) {
    return view -> {
      player.decide(view);
      host.close();
      return player.decide(view);
    };
  }

  @Test
  void a_process_whose_thread_has_ended_in_the_middle_of_a_match_gives_it_up()
      throws InterruptedException {
    try (BotHost host = host("one-by-one")) {
      Thread other =
          new Thread(
              () ->
                  assertThatExceptionOfType(MatchStoppedException.class)
                      .isThrownBy(() -> play(host, 1, BotHostTest::failing)));
      other.start();
      other.join();
      assertThat(play(host, 1)).isEqualTo(playFirstLegal(1));
    }
    assertThat(reports).isEmpty();
  }

  private static Player<HighCardView, Play, HighCardEvent> failing(
      Player<HighCardView, Play, HighCardEvent> player) {
    return view -> {
      player.decide(view);
      throw new IllegalStateException("no idea");
    };
  }

  @Test
  void a_time_below_a_millisecond_is_refused() {
    try (BotHost host = host("first")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> host.limit(Duration.ofNanos(1)))
          .withMessage("PT0.000000001S; expected a millisecond or more");
    }
  }
}
