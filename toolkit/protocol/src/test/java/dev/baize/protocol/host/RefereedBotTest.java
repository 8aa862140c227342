package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import dev.baize.protocol.bot.BotServer;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A player of Baize that a referee hosts plays what it plays among players of one process. */
class RefereedBotTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final HighCard GAME = new HighCard();
  private static final byte[] GOODBYE = "{\"type\":\"goodbye\"}\n".getBytes(UTF_8);

  static Stream<PlayerProvider<HighCardView, Play, HighCardEvent>> players() {
    return Stream.of(new RandomProvider(), new WatchfulProvider());
  }

  @ParameterizedTest
  @MethodSource("players")
  void the_same_matches_are_played(PlayerProvider<HighCardView, Play, HighCardEvent> player)
      throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(refereed(player, seed)).isEqualTo(inThisProcess(player, seed).text());
    }
  }

  /** The record of a match with the player at seats 1 and 3. */
  private static MatchRecord inThisProcess(
      PlayerProvider<HighCardView, Play, HighCardEvent> player, long seed) {
    Entrant<HighCardView, Play, HighCardEvent> own = Entrant.of("-", player::create);
    Entrant<HighCardView, Play, HighCardEvent> other = Entrant.of(new RandomProvider());
    List<Entrant<HighCardView, Play, HighCardEvent>> all = List.of(other, own, other, own);
    MatchRecord beginning =
        MatchRecord.of(
            new Header(
                GAME.name(),
                RULES.text(),
                Seed.of(seed),
                all.stream().map(each -> new Participant(each.name(), each.name())).toList()));
    RefereedMatch.DecisionLog log = new RefereedMatch.DecisionLog(beginning, new ArrayList<>());
    Match.builder(RULES, Entrant.seat(all, RULES, Seed.of(seed), seat -> {}), Seed.of(seed))
        .listener(log)
        .build()
        .play();
    return log.record();
  }

  private static String refereed(
      PlayerProvider<HighCardView, Play, HighCardEvent> player, long seed) throws Exception {
    PipedInputStream toPlayer = new PipedInputStream(1 << 16);
    PipedInputStream toReferee = new PipedInputStream(1 << 16);
    try (OutputStream host = new PipedOutputStream(toPlayer);
        OutputStream program = new PipedOutputStream(toReferee)) {
      Lines asking =
          new Lines(
              program,
              ProtocolSchema.PROGRAM,
              line -> {
                if (line.isOfType("ready")) {
                  program.write(
                      ("{\"type\":\"play\",\"request\":0,\"seed\":\"" + seed + "\"}\n")
                          .getBytes(UTF_8));
                }
              });
      List<Line> played = new ArrayList<>();
      Lines telling =
          new Lines(
              host,
              ProtocolSchema.REFEREE,
              line -> {
                if (line.isOfType("played")) {
                  played.add(line);
                  program.write(GOODBYE);
                  program.flush();
                }
              });
      CompletableFuture<Void> server =
          CompletableFuture.runAsync(() -> serve(player, toPlayer, asking));
      Learner.referee(RULES, new ArrayList<>(), "Random", "-", "Random", "-")
          .serve(toReferee, telling);
      host.write(GOODBYE);
      host.flush();
      server.join();
      return played.get(0).text("record");
    }
  }

  private static void serve(
      PlayerProvider<HighCardView, Play, HighCardEvent> player, InputStream in, OutputStream out) {
    try {
      new BotServer(GAME, player).serve(in, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Does something when a line has passed. */
  private interface Passed {
    void line(Line line) throws IOException;
  }

  /** A stream of lines as a schema says, which are looked at when they have passed. */
  private static final class Lines extends FilterOutputStream {

    private final ProtocolSchema schema;
    private final Passed passed;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Lines(OutputStream out, ProtocolSchema schema, Passed passed) {
      super(out);
      this.schema = schema;
      this.passed = passed;
    }

    @Override
    public void write(int next) throws IOException {
      out.write(next);
      if (next == '\n') {
        schema.requireValid(line.toString(UTF_8));
        Line whole = new Line(Json.parse(line.toByteArray()));
        line.reset();
        passed.line(whole);
      } else {
        line.write(next);
      }
    }
  }
}
