package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.review.JudgedDecision.Option;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The course of a game for one seat as a picture in HTML: its chance to win, or where values are
 * something else, its result hand by hand.
 */
final class ReviewChart {

  /**
   * How far a game has gone when a hand begins, or at the end.
   *
   * @param decisions how many there were before
   * @param gains the results of all seats, in stakes
   */
  record Hand(int decisions, List<Double> gains) {}

  private record Point(double x, double y) {}

  /** The part of an error bar at each side of a value, in standard errors. */
  static final int WHISKER = 2;

  private static final int WIDTH = 2000;
  private static final int HEIGHT = 1000;
  private static final int PERCENT = 100;

  /** About how many labels an axis has. */
  private static final int LABELS = 5;

  /** The steps of an axis are 1, 2, 5, 10, 20 and so on. */
  private static final double[] FACTORS = {2, 2.5, 2};

  private final SeatReview seat;
  private final List<Hand> hands;
  private final boolean chances;
  private final int decisions;

  /** The course of the game, and without own costs. */
  private final List<Point> line = new ArrayList<>();

  private final List<Point> best = new ArrayList<>();
  private double low;
  private double high = 1;
  private final StringBuilder html = new StringBuilder();

  ReviewChart(SeatReview seat, List<Hand> hands) {
    this.seat = seat;
    this.hands = hands;
    this.chances = Advice.areChances(seat.unit());
    this.decisions = Math.max(hands.get(hands.size() - 1).decisions(), 1);
    if (chances) {
      seat.expected().ifPresent(value -> line.add(new Point(0, value)));
      for (JudgedDecision decision : seat.decisions()) {
        line.add(new Point(decision.index(), decision.best().value()));
        line.add(new Point(decision.index(), decision.best().value() - decision.cost()));
      }
      seat.result().ifPresent(value -> line.add(new Point(decisions, value)));
    } else {
      hands.forEach(this::add);
      low = IntStream.range(0, line.size()).mapToDouble(i -> line.get(i).y()).min().orElse(0);
      high = best.stream().mapToDouble(Point::y).max().orElse(1);
      low = Math.min(low, 0);
      high = Math.max(high, low + 1);
    }
  }

  private void add(Hand hand) {
    double gain = hand.gains().get(seat.seat().index());
    double costs =
        seat.decisions().stream()
            .filter(decision -> decision.index() < hand.decisions())
            .mapToDouble(decision -> decision.weight() * decision.cost())
            .sum();
    line.add(new Point(hand.decisions(), gain));
    best.add(new Point(hand.decisions(), gain + costs));
  }

  /** {@return the hands of a game as they begin, and its end} */
  static <V extends View, D extends Decision, E extends Event> List<Hand> hands(
      MatchRecord record, GameProvider<V, D, E> provider) {
    Game<V, D> game = RecordedMatch.of(MatchRecord.of(record.header()), provider).replay();
    Rules<V, D, E> rules = provider.rules(record.header().rules());
    List<Long> before = game.scores();
    List<Hand> hands = new ArrayList<>();
    int index = 0;
    for (String text : record.decisions()) {
      if (hands.size() <= game.hand()) {
        hands.add(hand(game, index, before, (double) rules.stake()));
      }
      game.apply(provider.decision(text));
      index++;
    }
    boolean isInHand = !game.isOver() && hands.size() > game.hand();
    hands.add(
        isInHand
            ? new Hand(index, hands.get(hands.size() - 1).gains())
            : hand(game, index, before, (double) rules.stake()));
    return hands;
  }

  private static Hand hand(Game<?, ?> game, int index, List<Long> before, double stake) {
    List<Long> scores = game.scores();
    return new Hand(
        index,
        IntStream.range(0, scores.size())
            .mapToObj(i -> RecordReviewer.gain(Seat.of(i), before, scores) / stake)
            .toList());
  }

  /** The value of the best option, and two standard errors more. */
  static double top(JudgedDecision decision) {
    return decision.options().stream().mapToDouble(each -> end(each, 1)).max().orElse(1);
  }

  /** The value of the worst option, and two standard errors less. */
  static double bottom(JudgedDecision decision) {
    return decision.options().stream().mapToDouble(each -> end(each, -1)).min().orElse(0);
  }

  private static double end(Option option, int sign) {
    return option.value() + sign * WHISKER * option.standardError();
  }

  /** The mean span of the values of a decision of a seat. */
  static double span(SeatReview seat) {
    double mean =
        seat.decisions().stream().mapToDouble(each -> top(each) - bottom(each)).average().orElse(1);
    return mean > 0 ? mean : 1;
  }

  String html() {
    html.append("<figure>\n<div class=\"plot\"><svg viewBox=\"0 0 ");
    html.append(WIDTH).append(' ').append(HEIGHT);
    html.append("\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"");
    html.append(chances ? "The chance to win" : "The result").append(" in the course of the game");
    html.append("\">\n");
    double step = chances ? 0.25 : step((high - low) / LABELS);
    List<Double> ticks = new ArrayList<>();
    for (int i = (int) Math.ceil(low / step); i * step <= high; i++) {
      ticks.add(i * step);
    }
    ticks.forEach(tick -> path("grid", List.of(new Point(0, tick), new Point(decisions, tick))));
    if (chances) {
      path("band", band());
    } else {
      path("best", best);
    }
    path("line", line);
    if (chances) {
      seat.mistakes().forEach(each -> path("drop", List.of(before(each), after(each))));
    }
    html.append("</svg>\n");
    for (double tick : ticks) {
      html.append("<span class=\"y\" style=\"top:").append(percent(1 - part(tick))).append("\">");
      html.append(label(tick, step)).append("</span>\n");
    }
    labels();
    mistakes();
    html.append("</div>\n<figcaption>").append(caption()).append("</figcaption>\n</figure>\n");
    return html.toString();
  }

  /** The least step of an axis that is not below a number. */
  private static double step(double least) {
    double step = 0.001;
    for (int i = 0; step < least; i++) {
      step *= FACTORS[i % FACTORS.length];
    }
    return step;
  }

  private String label(double tick, double step) {
    return chances
        ? Math.round(PERCENT * tick) + "\u00a0%"
        : String.format(Locale.ROOT, step < 1 ? "%.2f" : "%.0f", tick + 0.0);
  }

  private Point before(JudgedDecision decision) {
    return new Point(decision.index(), decision.best().value());
  }

  private Point after(JudgedDecision decision) {
    return new Point(decision.index(), decision.best().value() - decision.cost());
  }

  /** Where the chance is with the best decisions, within two standard errors. */
  private List<Point> band() {
    List<Point> upper = new ArrayList<>();
    List<Point> lower = new ArrayList<>();
    for (JudgedDecision decision : seat.decisions()) {
      upper.add(new Point(decision.index(), end(decision.best(), 1)));
      lower.add(new Point(decision.index(), end(decision.best(), -1)));
    }
    Collections.reverse(lower);
    upper.addAll(lower);
    return upper;
  }

  private void path(String kind, List<Point> points) {
    html.append("<path vector-effect=\"non-scaling-stroke\" class=\"").append(kind);
    html.append("\" d=\"");
    char command = 'M';
    for (Point point : points) {
      html.append(command).append(Math.round(WIDTH * point.x() / decisions));
      html.append(' ').append(Math.round(HEIGHT * (1 - part(point.y()))));
      command = 'L';
    }
    html.append("\"/>\n");
  }

  private double part(double y) {
    return Math.min(Math.max((y - low) / (high - low), 0), 1);
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f%%", PERCENT * part);
  }

  /** The numbers of hands, or of decisions if there is but one hand. */
  private void labels() {
    boolean several = hands.size() > 2;
    int count = several ? hands.size() - 1 : decisions;
    int step = (int) Math.max(step((double) count / (2 * LABELS)), 1);
    html.append("<span class=\"y of\">").append(several ? "hand" : "decision").append("</span>\n");
    for (int i = 0; i < count; i += i == 0 && step > 1 ? step - 1 : step) {
      double x = several ? hands.get(i).decisions() : i;
      html.append("<span class=\"x\" style=\"left:").append(percent(x / decisions)).append("\">");
      html.append(i + 1).append("</span>\n");
    }
  }

  private void mistakes() {
    List<JudgedDecision> mistakes = seat.mistakes();
    for (int i = 0; i < mistakes.size(); i++) {
      JudgedDecision mistake = mistakes.get(i);
      double y = chances ? after(mistake).y() : at(mistake.index());
      String sentence = SceneHtml.of(ReviewReport.sentence(mistake).plain());
      html.append("<a href=\"#").append(id(seat, i + 1)).append("\" style=\"left:");
      html.append(percent((double) mistake.index() / decisions)).append(";top:");
      html.append(percent(1 - part(y))).append("\" aria-label=\"Mistake ").append(i + 1);
      html.append("\" title=\"").append(sentence).append("\"></a>\n");
    }
  }

  /** Where the line of the results is before a decision. */
  private double at(int decision) {
    int right = 1;
    while (right < line.size() - 1 && line.get(right).x() < decision) {
      right++;
    }
    Point from = line.get(right - 1);
    Point to = line.get(right);
    double part = (decision - from.x()) / Math.max(to.x() - from.x(), 1);
    return from.y() + part * (to.y() - from.y());
  }

  private String caption() {
    return chances
        ? "<span class=\"key\">The chance to win</span> in the course of the game, within two"
            + " standard errors. What an own decision cost drops it at once; all the rest is luck."
            + " <span class=\"key drop\">Mistakes</span>"
        : "<span class=\"key\">The result</span> in the course of the game, in "
            + SceneHtml.of(seat.unit())
            + ", and <span class=\"key best\">the same without own costs</span>."
            + " <span class=\"key drop\">Mistakes</span>";
  }

  /** The name on the page of what is told of a seat. */
  static String id(SeatReview seat) {
    return "seat-" + seat.seat().index();
  }

  /** The place of a mistake of a seat, the worst of which is the first. */
  static String id(SeatReview seat, int place) {
    return id(seat) + "-mistake-" + place;
  }
}
