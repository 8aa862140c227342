package dev.baize.study.report;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.StudySetup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of measures for people. Those of a seat are named for its player, whose name is
 * shortened if it is long, and scores for their unit: {@code points of Simple, seat 0}.
 */
public final class MeasureNames {

  /** How many characters the name of a measure has at most, without an ellipsis. */
  private static final int MAX_NAME_LENGTH = 199;

  /** How wide the name of a player may be. */
  private static final int MAX_PLAYER_LENGTH = 16;

  private final Map<String, String> ofSeats = new HashMap<>();

  /** The unit of scores is null if it is not known. */
  public MeasureNames(StudySetup setup, @Nullable String unit) {
    String score = unit == null ? "score" : unit;
    List<String> players = ShortNames.of(setup.players(), MAX_PLAYER_LENGTH);
    for (int i = 0; i < players.size(); i++) {
      Seat seat = Seat.of(i);
      String player = players.size() == 1 ? players.get(i) : players.get(i) + ", " + seat;
      ofSeats.put(Measure.scoreOf(seat).name(), score + " of " + player);
      ofSeats.put(Measure.winOf(seat).name(), "win of " + player);
    }
  }

  /** The same observations of a measure that is named for people. */
  public Measurement of(Measurement measured) {
    Measure measure = measured.measure();
    String name = ofSeats.getOrDefault(measure.name(), measure.name());
    return new Measurement(
        new Measure(Excerpt.of(name, MAX_NAME_LENGTH), measure.meaning()), measured.sample());
  }
}
