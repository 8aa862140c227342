package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;
import static dev.baize.study.report.FittedTable.KEPT;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.player.Advice;
import dev.baize.core.table.Report;
import dev.baize.study.report.FittedTable;
import dev.baize.study.report.Json;
import dev.baize.study.report.MeasureValues;
import dev.baize.study.report.Numbers;
import dev.baize.study.report.Numbers.Ranged;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints what an arena has found as text, as JSON, as CSV or as a page of HTML. */
public final class ArenaReport implements Report {

  /**
   * What an arena has found. All but the times follows from the rules, the players and the seed.
   *
   * @param unit the unit of costs; empty if no decision was judged
   * @param competitors the players of the tournament, in its order
   */
  record Result(
      TournamentResult tournament, String judge, String unit, List<Competitor> competitors) {}

  /** What the decisions of a player cost by kind, those of all kinds last. */
  record Competitor(
      int number,
      String name,
      long games,
      Estimate score,
      long illegalAnswers,
      long otherFailures,
      List<MeanCost> costs,
      Times times) {}

  /** The mean cost of judged decisions of a kind, whose error is that of the sums of rounds. */
  record MeanCost(String kind, long decisions, long mistakes, Estimate each) {}

  /** How long all answers took and the longest one, in nanoseconds. */
  record Times(long answers, long nanos, long longest) {}

  private static final String MARGIN = "± 95 %";
  private static final double MILLI = 1e6;

  private final Result result;
  private final TournamentResult played;
  private final TournamentReport tournament;
  private final boolean chances;

  /** What scores count is null if it is not known. */
  ArenaReport(Result result, @Nullable String unit) {
    this.result = result;
    this.played = result.tournament();
    this.tournament = new TournamentReport(played, null, unit);
    this.chances = Advice.areChances(result.unit());
  }

  @Override
  public Optional<String> missing() {
    return tournament.missing();
  }

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    int width = GameReview.width(columns);
    StringBuilder text = new StringBuilder();
    sentences().forEach(each -> GameReview.wrap(each, "", width, text));
    for (List<List<String>> table : tables()) {
      List<String> titles = table.get(0);
      FittedTable fitted =
          new FittedTable(
              1,
              titles,
              titles.stream().map(title -> title.equals(MARGIN) ? 2 : KEPT).toList(),
              0,
              0);
      table.subList(1, table.size()).forEach(fitted::add);
      text.append('\n').append(fitted.text(width));
    }
    text.append(failures().isEmpty() ? "" : "\n");
    failures().forEach(each -> GameReview.wrap(each, "", width, text));
    return text.toString();
  }

  /** {@return the same as the text, as a page for a browser that needs nothing but itself} */
  public String html() {
    String players = String.join(", ", played.setup().players());
    String title = "Arena of " + played.setup().game() + ": " + players;
    StringBuilder html = new StringBuilder("<h1>");
    html.append(SceneHtml.of(title)).append("</h1>\n");
    paragraphs(sentences(), html);
    for (List<List<String>> table : tables()) {
      html.append(
          "<section style=\"overflow-x: auto; white-space: nowrap\">\n<table>\n<thead><tr>");
      table.get(0).forEach(each -> html.append(ReviewPage.heading("col", each)));
      html.append("</tr>\n</thead>\n<tbody>\n");
      table.stream().skip(1).forEach(row -> html.append(ReviewPage.row(row)));
      html.append("</tbody>\n</table>\n</section>\n");
    }
    paragraphs(failures(), html);
    return ReviewPage.page(title, html);
  }

  private static void paragraphs(List<String> sentences, StringBuilder html) {
    sentences.forEach(each -> html.append("<p>").append(SceneHtml.of(each)).append("</p>\n"));
  }

  /** What was played and judged, and what the tables count; what is missing. */
  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        GameReview.heading(played.setup().game(), played.setup().rules(), result.judge()));
    String unit = chances ? "% of a game" : result.unit();
    sentences.add(
        lenientFormat(
            "Seed %s, %s. A cost is what a decision between two or more loses on average%s; illegal"
                + " are games lost by an illegal answer, failed those forfeited otherwise.",
            played.setup().seed().value(),
            played.completed().toString().replace("game", "round"),
            unit.isEmpty() ? "" : " (" + unit + ")"));
    missing().ifPresent(missing -> sentences.add("PARTIAL; missing: " + missing));
    return sentences;
  }

  /** What failed first; nothing if nobody has forfeited a game. */
  private List<String> failures() {
    return played.forfeits().isEmpty()
        ? List.of()
        : List.of("Of the games that were forfeited, " + TournamentReport.firstFailure(played));
  }

  /** The best first; then what decisions cost, a table for each player; then the times. */
  private List<List<List<String>>> tables() {
    String title = chances ? "cost %" : "cost";
    List<List<String>> scores = new ArrayList<>();
    scores.add(cells("player", "games", "score %", MARGIN, title, MARGIN, "illegal", "failed"));
    for (Standing standing : played.standings()) {
      Competitor each = result.competitors().get(standing.player());
      Ranged score = Numbers.of(Numbers.percent(each.score()));
      Ranged cost = cost(each.costs().get(each.costs().size() - 1));
      scores.add(
          cells(
              each.name(),
              each.games(),
              score.value(),
              score.margin(),
              cost.value(),
              cost.margin(),
              each.illegalAnswers(),
              each.otherFailures()));
    }
    List<List<List<String>>> tables = new ArrayList<>(List.of(scores));
    List<List<String>> times = new ArrayList<>();
    times.add(cells("time", "answers", "ms each", "longest"));
    for (Competitor each : result.competitors()) {
      List<List<String>> costs = new ArrayList<>();
      costs.add(cells(each.name(), "decisions", "mistakes", title, MARGIN));
      for (MeanCost of : each.costs()) {
        Ranged cost = cost(of);
        costs.add(cells(of.kind(), of.decisions(), of.mistakes(), cost.value(), cost.margin()));
      }
      tables.add(costs);
      Times taken = each.times();
      String mean = Numbers.of(taken.nanos() / MILLI / taken.answers());
      times.add(cells(each.name(), taken.answers(), mean, Numbers.of(taken.longest() / MILLI)));
    }
    tables.add(times);
    return tables;
  }

  private static List<String> cells(Object... cells) {
    return Arrays.stream(cells).map(Object::toString).toList();
  }

  private Ranged cost(MeanCost costs) {
    return Numbers.of(chances ? Numbers.percent(costs.each()) : costs.each());
  }

  /** All that JSON has of the tournament, with more; the times, which no seed repeats, last. */
  @Override
  public Map<String, @Nullable Object> values() {
    List<Map<String, @Nullable Object>> competitors = new ArrayList<>();
    List<Map<String, ?>> times = new ArrayList<>();
    for (Competitor each : result.competitors()) {
      Map<String, @Nullable Object> competitor = values(each);
      competitor.put("costs", each.costs().stream().map(ArenaReport::values).toList());
      competitors.add(competitor);
      times.add(
          ImmutableMap.<String, Object>of(
              "player",
              each.name(),
              "answers",
              each.times().answers(),
              "milliseconds",
              each.times().nanos() / MILLI,
              "longestMilliseconds",
              each.times().longest() / MILLI));
    }
    Map<String, @Nullable Object> values = new LinkedHashMap<>(tournament.values());
    values.put("kind", "arena");
    values.put("judge", result.judge());
    values.put("costUnit", result.unit());
    values.put("competitors", competitors);
    values.put("times", times);
    return values;
  }

  private static Map<String, @Nullable Object> values(Competitor each) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", each.number());
    values.put("player", each.name());
    values.put("games", each.games());
    values.put("score", Json.number(each.score().value()));
    values.putAll(MeasureValues.confidence(each.score()));
    values.put("illegalAnswers", each.illegalAnswers());
    values.put("otherFailures", each.otherFailures());
    return values;
  }

  private static Map<String, @Nullable Object> values(MeanCost costs) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", costs.kind());
    values.put("decisions", costs.decisions());
    values.put("mistakes", costs.mistakes());
    values.put("cost", Json.number(costs.each().value()));
    values.putAll(MeasureValues.confidence("cost", costs.each()));
    return values;
  }

  /** A row for each player and kind, without times. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Competitor each : result.competitors()) {
      for (MeanCost costs : each.costs()) {
        Map<String, @Nullable Object> row = values(each);
        row.putAll(values(costs));
        rows.add(row);
      }
    }
    return rows;
  }
}
