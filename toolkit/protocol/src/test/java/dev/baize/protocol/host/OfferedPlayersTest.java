package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import dev.baize.protocol.bot.BotServer;
import dev.baize.protocol.process.Peer;
import dev.baize.protocol.process.ScriptedPeer;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A program that offers several players under their own names. */
class OfferedPlayersTest {

  private static final HighCard GAME = new HighCard();
  private static final HighCardRules RULES = HighCardRules.table();
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final List<PlayerProvider<HighCardView, Play, HighCardEvent>> PLAYERS =
      List.of(
          new RandomProvider(),
          new WatchfulProvider(),
          new StrangeProvider(StrangeProvider.FAILING),
          new StrangeProvider(StrangeProvider.ABSENT));

  private final List<FailureReport> reports = new ArrayList<>();
  private int started;

  /** The players that a program offers. */
  private List<PlayerProvider<HighCardView, Play, HighCardEvent>> offered(Supplier<Peer> program) {
    BotHost host =
        new BotHost(
            new BotCommand("all", List.of("all")),
            () -> {
              started++;
              return program.get();
            },
            "test",
            reports::add);
    return List.copyOf(host.players(GAME));
  }

  private static Outcome play(
      List<PlayerProvider<HighCardView, Play, HighCardEvent>> providers, long seed) {
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int i = 0; i < RULES.seats(); i++) {
      SeatContext context = SeatContext.of(Seed.of(seed), Seat.of(i)).with(RULES);
      players.add(providers.get(i % providers.size()).create(context));
    }
    return Match.of(RULES, players, Seed.of(seed)).play();
  }

  /**
   * The players of Baize, which are told all lines again with each, so that no thread is needed.
   */
  private static Peer served() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    int[] said = {0};
    return new ScriptedPeer(
        line -> {
          ProtocolSchema.HOST.requireAllValid(new String(line, UTF_8));
          told.writeBytes(line);
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          try {
            new BotServer(new Registry(List.of(GAME), PLAYERS), player -> true)
                .serve(new ByteArrayInputStream(told.toByteArray()), out);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          } catch (RuntimeException e) {
            assertThat(out.toString(UTF_8)).contains("\"error\"");
          }
          ProtocolSchema.PLAYER.requireAllValid(out.toString(UTF_8));
          byte[] more = Arrays.copyOfRange(out.toByteArray(), said[0], out.size());
          said[0] = out.size();
          return more;
        });
  }

  @Test
  void they_play_as_they_do_in_this_process_and_share_one_of_their_own() {
    List<PlayerProvider<HighCardView, Play, HighCardEvent>> offered =
        offered(OfferedPlayersTest::served);
    assertThat(offered)
        .extracting(PlayerProvider::name)
        .containsExactly("Absent", "Failing", "Random", "Watchful");
    for (long seed = 0; seed < 3; seed++) {
      assertThat(play(offered.subList(2, 4), seed)).isEqualTo(play(PLAYERS.subList(0, 2), seed));
    }
    assertThat(started).isEqualTo(1);
    assertThat(reports).isEmpty();
  }

  @Test
  void one_that_fails_is_named() {
    List<PlayerProvider<HighCardView, Play, HighCardEvent>> offered =
        offered(OfferedPlayersTest::served);
    for (String failure :
        List.of(
            "Absent cannot play at seat 1: java.lang.IllegalStateException: not here",
            "Failing threw java.lang.IllegalStateException: no idea")) {
      PlayerProvider<HighCardView, Play, HighCardEvent> failing = offered.get(reports.size());
      assertThatExceptionOfType(MatchStoppedException.class)
          .isThrownBy(() -> play(List.of(offered.get(2), failing), 1))
          .withMessageStartingWith(failing.name() + " at seat 1 gave up: " + failure);
      assertThat(reports).last().extracting(FailureReport::player).isEqualTo(failing.name());
    }
  }

  /** A program that ends when a match of Bad has ended. */
  private static Peer fragile() {
    Set<String> ofBad = new HashSet<>();
    boolean[] ended = {false};
    return new ScriptedPeer(
        line -> {
          JsonNode told = tree(line);
          String match = told.path("match").asText();
          String answer = "";
          switch (told.path("type").asText()) {
            case "hello" ->
                answer =
                    "{\"type\":\"hello\",\"protocol\":1,\"simultaneous\":9,\"players\":["
                        + "{\"name\":\"Good\",\"description\":\"good\"},"
                        + "{\"name\":\"Bad\",\"description\":\"bad\"}]}\n";
            case "setup" -> answer = "{\"type\":\"ready\"}\n";
            case "begin" -> {
              if (told.path("player").asText().equals("Bad")) {
                ofBad.add(match);
              }
            }
            case "decide" ->
                answer =
                    "{\"type\":\"decision\",\"question\":%s,\"decision\":%s}\n"
                        .formatted(told.path("question"), told.path("legal").path(0));
            default -> ended[0] = ended[0] || ofBad.contains(match);
          }
          return ended[0] ? new byte[0] : answer.getBytes(UTF_8);
        });
  }

  private static JsonNode tree(byte[] line) {
    try {
      return MAPPER.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void one_is_not_blamed_for_what_another_did_to_their_process() {
    List<PlayerProvider<HighCardView, Play, HighCardEvent>> offered =
        offered(OfferedPlayersTest::fragile);
    Outcome outcome = play(offered, 5);
    assertThat(play(List.of(offered.get(0)), 5)).isEqualTo(outcome);
    assertThat(started).isEqualTo(2);
    assertThat(reports).isEmpty();
  }
}
