package dev.baize.beans;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records and transcripts of whole games, one for each setting of the rules, byte for byte. */
class GoldenTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"standard", "final-sale", "no-opening-draw", "no-opening-draw-final-sale"})
  void a_record_replays_to_its_transcript(String name) throws IOException {
    StringBuilder out = new StringBuilder();
    record(name).transcript(out).replay();
    assertThat(out.toString()).isEqualTo(text(name + ".transcript"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"standard", "final-sale", "no-opening-draw", "no-opening-draw-final-sale"})
  void its_players_play_the_same_game_again(String name) throws IOException {
    MatchRecord record = record(name).record();
    RecordedMatch<BeansView, BeansDecision, BeansEvent> match =
        RecordedMatch.of(MatchRecord.parse(header(record)), new BeansProvider());
    List<String> decisions = new ArrayList<>();
    Match<?, ?, ?> played =
        match
            .listen(new Decisions(decisions))
            .resume(Registry.load(), seat -> Optional.empty(), Map.of());
    played.play();
    assertThat(decisions).isEqualTo(record.decisions());
  }

  private static String header(MatchRecord record) {
    return MatchRecord.of(record.header()).text();
  }

  private static RecordedMatch<BeansView, BeansDecision, BeansEvent> record(String name)
      throws IOException {
    return RecordedMatch.of(MatchRecord.parse(text(name + ".baize")), new BeansProvider());
  }

  private static String text(String file) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(GoldenTest.class.getResourceAsStream("/golden/" + file), file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** Records the decisions. */
  private record Decisions(List<String> texts) implements Listener<BeansDecision, BeansEvent> {

    @Override
    public void decided(Seat seat, BeansDecision decision) {
      texts.add(decision.text());
    }
  }
}
