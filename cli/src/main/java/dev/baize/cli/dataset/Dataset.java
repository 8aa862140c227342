package dev.baize.cli.dataset;

import dev.baize.cli.study.StudyPlan;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.UnseatedPlayerException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.protocol.line.Numbering;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Study;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/**
 * A dataset: which games are played, and how their decisions are written.
 *
 * @param study determines the games
 * @param rules of all games
 * @param entrants one for each seat
 * @param format of the file
 * @param advice whether the values of decisions are written, too
 * @param writer writes a game
 */
record Dataset<V extends View, D extends Decision, E extends Event>(
    Study study,
    Rules<V, D, E> rules,
    List<Entrant<V, D, E>> entrants,
    DatasetFormat format,
    boolean advice,
    MatchWriter<V, D, E> writer) {

  /**
   * The dataset of a plan.
   *
   * @throws IllegalArgumentException if the players do not fill the seats, none of them advises, or
   *     views cannot be written in this format
   */
  static <V extends View, D extends Decision, E extends Event> Dataset<V, D, E> of(
      StudyPlan<V, D, E> plan, DatasetFormat format, boolean advice) {
    Rules<V, D, E> rules = plan.rules();
    List<Entrant<V, D, E>> entrants = Place.around(plan.entrants(), rules.seats());
    List<String> names = entrants.stream().map(Entrant::name).toList();
    String game = plan.game().name();
    ViewFormat<V, D> views =
        rules
            .viewFormat()
            .orElseThrow(() -> refusal("the views of %s have no form that can be written", game));
    Numbering<D> numbering = new Numbering<>(plan.game());
    if (advice && !advises(entrants, rules, plan.seed())) {
      throw refusal("--advice: none of these players advises: %s", String.join(", ", names));
    }
    RowFormat rows =
        format.csv()
            ? csv(game, rules.seats(), views, !numbering.isEmpty(), advice)
            : RowFormat.JSON;
    return new Dataset<>(
        new Study(game, rules.text(), plan.seed(), names),
        rules,
        entrants,
        format,
        advice,
        new MatchWriter<>(rules, names, views, numbering, rows));
  }

  private static RowFormat csv(
      String game, int seats, ViewFormat<?, ?> views, boolean numbered, boolean advice) {
    if (views.columns().isEmpty()) {
      throw refusal(
          "%s does not tell the names of the columns of a table; expected a file name that ends in"
              + " .jsonl or .jsonl.gz",
          game);
    }
    return CsvRows.of(views.columns(), views.arrayLength(), seats, numbered, advice);
  }

  private static IllegalArgumentException refusal(String reason, String what) {
    return new IllegalArgumentException(String.format(Locale.ROOT, reason, what));
  }

  /** A player that fails is reported with the game in which it does. */
  private static <V extends View, D extends Decision, E extends Event> boolean advises(
      List<Entrant<V, D, E>> entrants, Rules<V, D, E> rules, Seed seed) {
    try {
      return Entrant.seat(entrants, rules, seed).stream().anyMatch(Advisor.class::isInstance);
    } catch (UnseatedPlayerException e) {
      return true;
    }
  }

  Seed seed() {
    return study.seed();
  }

  /** The names of the players, by seat. */
  List<String> names() {
    return study.players();
  }

  Heading heading(String version, GameRange part) {
    return Heading.of(version, study, part, format, advice);
  }

  /** What precedes the games in the file. */
  byte[] top() {
    ByteArrayOutputStream top = new ByteArrayOutputStream();
    byte[] text = writer.rows().top();
    if (text.length > 0) {
      try (OutputStream member = format.member(top)) {
        member.write(text);
      } catch (IOException e) {
        throw new UncheckedIOException("memory can be written", e);
      }
    }
    return top.toByteArray();
  }
}
