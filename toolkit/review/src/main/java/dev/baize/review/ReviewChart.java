package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.player.Advice;
import dev.baize.review.JudgedDecision.Option;
import dev.baize.review.LineChart.Point;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.List;

/**
 * The course of a game for one seat as a picture in HTML: its chance to win, or where values are
 * something else, its result hand by hand.
 */
final class ReviewChart {

  /** The part of an error bar at each side of a value, in standard errors. */
  static final int WHISKER = 2;

  private final SeatReview seat;
  private final boolean chances;
  private final int decisions;

  /** The numbers of the decisions with which hands begin, and that of all decisions. */
  private final List<Integer> hands = new ArrayList<>();

  /** The course of the game; {@code best} is the same without own costs. */
  private final List<Point> line = new ArrayList<>();

  private final List<Point> best = new ArrayList<>();
  private final LineChart chart;

  /** The chart of a seat in a game of these turns, in which results are in a least stake. */
  ReviewChart(SeatReview seat, List<RecordedTurn> turns, double stake) {
    this.seat = seat;
    this.chances = Advice.areChances(seat.unit());
    this.decisions = Math.max(turns.size() - 1, 1);
    List<Long> before = turns.get(0).scores();
    List<Long> scores = before;
    for (int i = 0; i < turns.size(); i++) {
      RecordedTurn turn = turns.get(i);
      boolean isBetweenHands = turn.number() == 1 || turn.seat() == null;
      scores = isBetweenHands ? turn.scores() : scores;
      if (isBetweenHands || i == turns.size() - 1) {
        hands.add(i);
        if (!chances) {
          add(i, RecordReviewer.gain(seat.seat(), before, scores) / stake);
        }
      }
    }
    if (chances) {
      seat.expected().ifPresent(value -> line.add(new Point(0, value)));
      for (JudgedDecision decision : seat.decisions()) {
        line.add(before(decision));
        line.add(after(decision));
      }
      seat.result().ifPresent(value -> line.add(new Point(decisions, value)));
      chart = LineChart.ofShares(decisions);
    } else {
      chart = LineChart.ofNumbers(decisions, line, best);
    }
  }

  private void add(int index, double gain) {
    double costs =
        seat.decisions().stream()
            .filter(decision -> decision.index() < index)
            .mapToDouble(decision -> decision.weight() * decision.cost())
            .sum();
    line.add(new Point(index, gain));
    best.add(new Point(index, gain + costs));
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
      chart.band(ends(1), ends(-1));
    } else {
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

  private static Point before(JudgedDecision decision) {
    return new Point(decision.index(), decision.best().value());
  }

  private static Point after(JudgedDecision decision) {
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
      chart.count("hand", hands.size() - 1, hands::get);
    } else {
      chart.count("decision", decisions, i -> i);
    }
  }

  private void mistakes() {
    List<JudgedDecision> mistakes = seat.mistakes();
    for (int i = 0; i < mistakes.size(); i++) {
      JudgedDecision mistake = mistakes.get(i);
      double y = chances ? after(mistake).y() : at(mistake.index());
      String sentence = SceneHtml.of(GameReview.sentence(mistake).plain());
      chart.add(
          lenientFormat(
              "<a href=\"#%s\" style=\"left:%s;top:%s\" aria-label=\"Mistake %s\""
                  + " title=\"%s\"></a>\n",
              id(seat, i + 1), chart.left(mistake.index()), chart.top(y), i + 1, sentence));
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

  /** The anchor of the section of a seat. */
  static String id(SeatReview seat) {
    return "seat-" + seat.seat().index();
  }

  /** The anchor of a mistake of a seat by its place, where 1 is the worst. */
  static String id(SeatReview seat, int place) {
    return id(seat) + "-mistake-" + place;
  }
}
