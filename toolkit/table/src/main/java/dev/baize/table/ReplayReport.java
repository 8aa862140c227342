package dev.baize.table;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A recorded game, or one hand of it: as its transcript for people, as steps for programs. */
public final class ReplayReport implements Report {

  private final Replay<?, ?, ?> replay;
  private final OptionalLong hand;

  private ReplayReport(Replay<?, ?, ?> replay, OptionalLong hand) {
    this.replay = replay;
    this.hand = hand;
  }

  /**
   * {@return the report of a whole record}
   *
   * @param record of any registered game
   * @param games the registry in which the game is looked up
   * @throws dev.baize.core.registry.MissingProviderException if the game is not registered
   * @throws dev.baize.core.record.MalformedFileException if it is not a record of that game
   */
  public static ReplayReport of(MatchRecord record, Registry games) {
    RecordedMatch.of(record, games);
    GameProvider<?, ?, ?> game = games.game(record.header().game());
    return new ReplayReport(new Replay<>(record, game), OptionalLong.empty());
  }

  /**
   * {@return the report of a single hand}
   *
   * @param number of the hand, from 1
   * @throws IllegalArgumentException if the game has no such hand; says which there are
   */
  public ReplayReport ofHand(long number) {
    long hands = replay.hands;
    if (hands == 0) {
      throw new IllegalArgumentException(replay.header().game() + " is not played in hands");
    }
    if (number < 1 || number > hands) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "there is no hand %d; there %s",
              number,
              hands == 1 ? "is one, hand 1" : "are hands 1 to " + hands));
    }
    return new ReplayReport(replay, OptionalLong.of(number));
  }

  private boolean isShown() {
    return hand.isEmpty() || hand.getAsLong() == replay.hand();
  }

  @Override
  public String text() {
    return transcript(replay);
  }

  private <V extends View, D extends Decision, E extends Event> String transcript(
      Replay<V, D, E> played) {
    StringBuilder text = new StringBuilder();
    Listener<D, E> transcript =
        played.provider.transcript(text, played.header().names(), played.rules);
    played.play(
        new Listener<D, E>() {
          @Override
          public void happened(E event) {
            int length = text.length();
            transcript.happened(event);
            if (!isShown()) {
              text.setLength(length);
            }
          }
        });
    return text.toString();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Header header = replay.header();
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", "replay");
    values.put("version", 1);
    values.put("game", header.game());
    values.put("rules", header.rules());
    values.put("seed", header.seed().value());
    values.put(
        "players",
        header.participants().stream()
            .map(each -> ImmutableMap.of("name", each.name(), "player", each.player()))
            .toList());
    values.put("hands", replay.hands == 0 ? null : replay.hands);
    values.put("steps", steps(replay));
    Game<?, ?> last = replay.last;
    Outcome outcome = last.isOver() ? last.outcome() : null;
    values.put("over", last.isOver());
    values.put("scores", outcome == null ? null : outcome.scores());
    values.put(
        "winners", outcome == null ? null : outcome.winners().stream().map(Seat::index).toList());
    return values;
  }

  /** The decisions and the events, in the order in which they happened. */
  private <D extends Decision, E extends Event> List<Map<String, @Nullable Object>> steps(
      Replay<?, D, E> played) {
    boolean hasHands = played.hands > 0;
    int seats = played.rules.seats();
    List<Map<String, @Nullable Object>> steps = new ArrayList<>();
    played.play(
        new Listener<D, E>() {
          @Override
          public void decided(Seat seat, D decision) {
            add("seat", seat.index(), "decision", decision.text());
          }

          @Override
          public void happened(E event) {
            List<Integer> told =
                IntStream.range(0, seats).filter(i -> event.visibleTo(Seat.of(i))).boxed().toList();
            add("event", event.text(), "told", told);
          }

          private void add(String name, Object value, String other, Object otherValue) {
            if (isShown()) {
              Map<String, @Nullable Object> step = new LinkedHashMap<>();
              step.put("hand", hasHands ? replay.hand() : null);
              step.put(name, value);
              step.put(other, otherValue);
              steps.add(step);
            }
          }
        });
    return steps;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> steps = steps(replay);
    if (steps.isEmpty()) {
      steps.add(Map.of());
    }
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Map<String, @Nullable Object> step : steps) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      for (String name : List.of("hand", "seat", "decision", "event", "told")) {
        row.put(name, step.get(name));
      }
      rows.add(row);
    }
    return rows;
  }
}
