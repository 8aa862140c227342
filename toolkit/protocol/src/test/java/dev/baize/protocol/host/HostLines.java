package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.protocol.process.ScriptedPeer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What the host says to a program that has all seats of a match and decides at random. */
public final class HostLines {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final List<byte[]> lines = new ArrayList<>();
  private final String hello;
  private final Random random;

  private HostLines(String hello, long seed) {
    this.hello = hello;
    this.random = new Random(seed);
  }

  /**
   * The lines, with their ends.
   *
   * @param hello what the program says of itself, apart from the type, the version and that it
   *     plays many matches at the same time; ends with a comma unless empty
   */
  public static <V extends View, D extends Decision, E extends Event> List<byte[]> of(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, String hello, long seed) {
    HostLines program = new HostLines(hello, seed);
    BotHost host =
        new BotHost(
            new BotCommand("Ivy", List.of("ivy")),
            () -> new ScriptedPeer(program::answer),
            "test",
            report -> {});
    PlayerProvider<V, D, E> ivy = host.player(game);
    List<Player<V, D, E>> players = new ArrayList<>();
    for (int i = 0; i < rules.seats(); i++) {
      players.add(ivy.create(SeatContext.of(Seed.of(seed), Seat.of(i)).with(rules)));
    }
    Match.of(rules, players, Seed.of(seed)).play();
    program.lines.add("{\"type\":\"goodbye\"}\n".getBytes(UTF_8));
    return program.lines;
  }

  private byte[] answer(byte[] line) {
    lines.add(line);
    JsonNode told = tree(line);
    String answer =
        switch (told.path("type").asText()) {
          case "hello" ->
              "{" + hello + "\"type\":\"hello\",\"protocol\":1,\"simultaneous\":1000}\n";
          case "setup" -> "{\"type\":\"ready\"}\n";
          case "decide" -> {
            JsonNode legal = told.path("legal");
            yield "{\"type\":\"decision\",\"question\":%s,\"decision\":%s}\n"
                .formatted(told.path("question"), legal.path(random.nextInt(legal.size())));
          }
          default -> "";
        };
    return answer.getBytes(UTF_8);
  }

  private static JsonNode tree(byte[] line) {
    try {
      return MAPPER.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
