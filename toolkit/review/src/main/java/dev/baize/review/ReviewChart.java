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
import dev.baize.review.LineChart.Point;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.List;
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

  /** The part of an error bar at each side of a value, in standard errors. */
  static final int WHISKER = 2;

  private final SeatReview seat;
  private final List<Hand> hands;
  private final boolean chances;
  private final int decisions;

  /** The course of the game, and without own costs. */
  private final List<Point> line = new ArrayList<>();

  private final List<Point> best = new ArrayList<>();
  private final LineChart chart;

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
      chart = new LineChart(decisions, 0, 1);
    } else {
      hands.forEach(this::add);
      double low = Math.min(line.stream().mapToDouble(Point::y).min().orElse(0), 0);
      double high = best.stream().mapToDouble(Point::y).max().orElse(1);
      chart = new LineChart(decisions, low, Math.max(high, low + 1));
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
    if (chances) {
      chart.shares();
      chart.band(ends(1), ends(-1));
    } else {
      chart.numbers();
      chart.path("best", best);
    }
    chart.path("line", line);
    if (chances) {
      seat.mistakes().forEach(each -> chart.path("drop", List.of(before(each), after(each))));
    }
    labels();
    mistakes();
    String said = chances ? "The chance to win" : "The result";
    return chart.html(said + " in the course of the game", caption());
  }

  private Point before(JudgedDecision decision) {
    return new Point(decision.index(), decision.best().value());
  }

  private Point after(JudgedDecision decision) {
    return new Point(decision.index(), decision.best().value() - decision.cost());
  }

  /** Where the chance is with the best decisions, and two standard errors more or less. */
  private List<Point> ends(int sign) {
    return seat.decisions().stream()
        .map(each -> new Point(each.index(), end(each.best(), sign)))
        .toList();
  }

  /** The numbers of hands, or of decisions if there is but one hand. */
  private void labels() {
    if (hands.size() > 2) {
      chart.count("hand", hands.size() - 1, i -> hands.get(i).decisions());
    } else {
      chart.count("decision", decisions, i -> i);
    }
  }

  private void mistakes() {
    List<JudgedDecision> mistakes = seat.mistakes();
    for (int i = 0; i < mistakes.size(); i++) {
      JudgedDecision mistake = mistakes.get(i);
      double y = chances ? after(mistake).y() : at(mistake.index());
      String sentence = SceneHtml.of(ReviewReport.sentence(mistake).plain());
      chart.add(
          "<a href=\"#"
              + id(seat, i + 1)
              + "\" style=\"left:"
              + chart.left(mistake.index())
              + ";top:"
              + chart.top(y)
              + "\" aria-label=\"Mistake "
              + (i + 1)
              + "\" title=\""
              + sentence
              + "\"></a>\n");
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
