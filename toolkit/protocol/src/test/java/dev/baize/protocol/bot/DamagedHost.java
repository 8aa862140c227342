package dev.baize.protocol.bot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Printable;
import dev.baize.protocol.shared.Damage;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * A host says something to a player of Baize, and one of its lines is damaged. The player answers
 * what it would have answered, but to the damaged line, or refuses it in a line.
 */
public final class DamagedHost<V extends View, D extends Decision, E extends Event> {

  private static final String QUESTION = "question";
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final GameProvider<V, D, E> game;
  private final PlayerProvider<V, D, E> player;
  private final List<byte[]> lines;
  private final boolean remembers;

  /** The same lines as JSON. */
  private final List<JsonNode> trees;

  /** The answers to the undamaged lines, by question. */
  private final Map<String, JsonNode> answers;

  /**
   * A conversation.
   *
   * @param lines of the host, with their ends
   * @param remembers whether answers may depend on what was said before the question
   */
  public DamagedHost(
      GameProvider<V, D, E> game,
      PlayerProvider<V, D, E> player,
      List<byte[]> lines,
      boolean remembers)
      throws IOException {
    this.game = game;
    this.player = player;
    this.lines = lines;
    this.remembers = remembers;
    this.trees = lines.stream().map(DamagedHost::tree).toList();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    serve(lines, out);
    this.answers = answers(out);
  }

  private void serve(List<byte[]> said, ByteArrayOutputStream out) throws IOException {
    ByteArrayOutputStream in = new ByteArrayOutputStream();
    said.forEach(in::writeBytes);
    new BotServer(game, player).serve(new ByteArrayInputStream(in.toByteArray()), out);
  }

  private static Map<String, JsonNode> answers(ByteArrayOutputStream out) throws IOException {
    Map<String, JsonNode> answers = new HashMap<>();
    for (String line : out.toString(UTF_8).lines().toList()) {
      JsonNode answer = MAPPER.readTree(line);
      if (answer.path("type").asText().equals("decision")) {
        answers.putIfAbsent(answer.path(QUESTION).asText(), answer);
      }
    }
    return answers;
  }

  /** The number of questions that are answered if nothing is damaged. */
  public int questions() {
    return answers.size();
  }

  /** Damages one line, and fails unless the outcome is as documented. */
  public void check(Random random) throws IOException {
    int damaged = random.nextInt(lines.size());
    List<byte[]> said = new ArrayList<>(lines);
    said.set(damaged, Damage.any(random).to(lines.get(damaged), lines, random));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      serve(said, out);
    } catch (IllegalArgumentException | PlayerFailedException e) {
      assertThat(e.getMessage()).isNotBlank();
      String last = out.toString(UTF_8).lines().reduce((first, second) -> second).orElseThrow();
      JsonNode error = MAPPER.readTree(last);
      assertThat(error.path("type").asText()).isEqualTo("error");
      String message = error.path("message").asText();
      assertThat(message).isNotBlank().isEqualTo(Printable.line(message));
    }
    ProtocolSchema.PLAYER.requireAllValid(out.toString(UTF_8));
    requireSameAnswers(answers(out), damaged, said);
  }

  private void requireSameAnswers(Map<String, JsonNode> given, int damaged, List<byte[]> said) {
    boolean question = trees.get(damaged).has(QUESTION);
    for (int i = 0; i < lines.size(); i++) {
      JsonNode line = trees.get(i);
      JsonNode answer = given.get(line.path(QUESTION).asText());
      if (answer == null) {
        continue;
      }
      if (i == damaged) {
        requireLegal(answer, line, tree(said.get(i)));
      } else if (question && !remembers) {
        assertThat(answer).isEqualTo(answers.get(line.path(QUESTION).asText()));
      }
    }
  }

  /** If the view is intact, the decision is a legal one of the line, or of the undamaged one. */
  private static void requireLegal(JsonNode answer, JsonNode line, JsonNode damage) {
    if (damage.path("view").equals(line.path("view"))) {
      Set<String> legal = new HashSet<>();
      line.path("legal").forEach(text -> legal.add(text.asText()));
      damage.path("legal").forEach(text -> legal.add(text.asText()));
      assertThat(legal).contains(answer.path("decision").asText());
    }
  }

  private static JsonNode tree(byte[] line) {
    try {
      return MAPPER.readTree(line);
    } catch (IOException e) {
      return MAPPER.missingNode();
    }
  }
}
