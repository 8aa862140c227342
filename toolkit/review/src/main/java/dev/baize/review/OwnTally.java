package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.record.Header;
import dev.baize.review.LineChart.Point;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.SampleAccumulator;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How the games of one kind went for a person: all of them, and the latest beside those before. */
final class OwnTally {

  /** With fewer games, nothing is said of how it goes lately. */
  private static final int FEWEST = 10;

  private static final int LATEST = 20;

  private static final double PERCENT = 100;

  /** A game, whose score is 0 if it is not over. */
  private record Played(
      boolean isOver,
      boolean isWon,
      boolean isLost,
      long score,
      OwnHands hands,
      @Nullable KeptReview review) {}

  /** Some of the games, in their order. */
  private record Part(String name, List<Played> games) {

    List<Played> over() {
      return games.stream().filter(Played::isOver).toList();
    }

    long won() {
      return games.stream().filter(Played::isWon).count();
    }

    long lost() {
      return games.stream().filter(Played::isLost).count();
    }

    Sample wins() {
      return sample(game -> game.isWon() ? 1 : 0);
    }

    Sample scores() {
      return sample(Played::score);
    }

    List<KeptReview> reviews() {
      return games.stream().map(Played::review).filter(Objects::nonNull).toList();
    }

    /** The cost of the mistakes of a game. */
    Estimate costs() {
      List<KeptReview> reviews = reviews();
      double sum = reviews.stream().mapToDouble(KeptReview::cost).sum();
      double squares = reviews.stream().mapToDouble(each -> each.cost() * each.cost()).sum();
      return OwnHands.mean(reviews.size(), sum, squares);
    }

    long mistakes() {
      return reviews().stream().mapToLong(review -> review.mistakes().size()).sum();
    }

    private Sample sample(ToLongFunction<Played> measure) {
      SampleAccumulator accumulator = new SampleAccumulator();
      for (Played game : over()) {
        accumulator.add(measure.applyAsLong(game));
        accumulator.endGame();
      }
      return accumulator.sample();
    }

    OwnHands hands() {
      return games.stream().map(Played::hands).reduce(OwnHands.NONE, OwnHands::plus);
    }
  }

  private final String unit;
  private final UnaryOperator<String> names;
  private final List<Played> games = new ArrayList<>();

  /** The scores of the others, by their players. */
  private final ListMultimap<String, Long> others =
      MultimapBuilder.treeKeys().arrayListValues().build();

  /** No games yet, with the unit of their scores, and how people read the names of players. */
  OwnTally(String unit, UnaryOperator<String> names) {
    this.unit = unit;
    this.names = names;
  }

  /** Adds a game, of which some hands may be known; without an outcome, it is not over. */
  void add(
      @Nullable Outcome outcome,
      Header header,
      Seat own,
      OwnHands hands,
      @Nullable KeptReview review) {
    boolean isOver = outcome != null;
    boolean isFirst = outcome != null && outcome.wonBy(own);
    boolean isDrawn =
        outcome != null
            && outcome.scores().size() > 1
            && (outcome.winners().isEmpty() || outcome.winners().size() == outcome.scores().size());
    games.add(
        new Played(
            isOver,
            isFirst && !isDrawn,
            isOver && !isFirst && !isDrawn,
            outcome == null ? 0 : outcome.score(own),
            hands,
            review));
    for (int i = 0; outcome != null && i < outcome.scores().size(); i++) {
      if (i != own.index()) {
        others.put(header.participants().get(i).player(), outcome.scores().get(i));
      }
    }
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("all", games));
    if (games.size() >= FEWEST) {
      int latest = Math.min(LATEST, games.size() / 2);
      int before = games.size() - latest;
      parts.add(new Part("the last " + latest, games.subList(before, games.size())));
      parts.add(new Part("before", games.subList(0, before)));
    }
    return parts;
  }

  boolean hasHands() {
    return games.stream().anyMatch(game -> game.hands().played() > 0);
  }

  /** The players of the others, each once. */
  String with() {
    return others.keySet().stream().map(names).collect(Collectors.joining(", "));
  }

  String text() {
    String tables = tables().stream().map(GameReview::table).collect(Collectors.joining("\n"));
    String means = means();
    return tables + (means.isEmpty() ? "" : means + "\n");
  }

  /** The same in HTML, with a picture of how it went; each part is a column of a narrow table. */
  String html() {
    StringBuilder html = new StringBuilder(trend());
    for (List<List<String>> rows : tables()) {
      List<List<String>> columns =
          IntStream.range(0, rows.get(0).size())
              .mapToObj(i -> rows.stream().map(row -> row.get(i)).toList())
              .toList();
      html.append(ReviewPage.table("parts", columns));
    }
    String means = means();
    return html + (means.isEmpty() ? "" : "<p>" + SceneHtml.of(means) + "</p>\n");
  }

  /** Rows of cells, the first of which is a heading, as the first cell of each is. */
  private List<List<List<String>>> tables() {
    List<List<List<String>>> tables = new ArrayList<>();
    tables.add(
        table(
            List.of("", "games", "won", "lost", "won %", "from", "to", unit, "±", "best"),
            part -> !part.over().isEmpty(),
            part -> {
              Sample wins = part.wins();
              Sample scores = part.scores();
              return Stream.<Object>of(
                  wins.observations(),
                  part.won(),
                  part.lost(),
                  decimal(PERCENT * wins.mean()),
                  decimal(PERCENT * wins.shareInterval95().low()),
                  decimal(PERCENT * wins.shareInterval95().high()),
                  decimal(scores.mean()),
                  decimal(scores.estimate().margin95()),
                  scores.max());
            }));
    tables.add(
        table(
            List.of("", "hands", unit + " won", "per 100 hands", "from", "to"),
            part -> hasHands(),
            part ->
                Stream.<Object>concat(
                    Stream.of(part.hands().played(), part.hands().won()),
                    bounded(part.hands().perHundred()).map(OwnTally::decimal))));
    tables.add(
        table(
            List.of("", "reviewed", "mistakes", "a game", "cost a game" + costUnit(), "from", "to"),
            part -> !part.reviews().isEmpty(),
            part -> {
              List<KeptReview> reviews = part.reviews();
              UnitNumbers numbers = new UnitNumbers(reviews.get(0).unit());
              double each = (double) part.mistakes() / reviews.size();
              return Stream.<Object>concat(
                  Stream.of(reviews.size(), part.mistakes(), decimal(each)),
                  bounded(part.costs()).map(numbers::cell));
            }));
    tables.removeIf(rows -> rows.size() == 1);
    return tables;
  }

  /** A table with a row for each part that has one. */
  private List<List<String>> table(
      List<String> titles, Predicate<Part> isShown, Function<Part, Stream<?>> cells) {
    List<List<String>> rows = new ArrayList<>(List.of(titles));
    parts().stream()
        .filter(isShown)
        .map(part -> Stream.concat(Stream.of(part.name()), cells.apply(part)))
        .forEach(row -> rows.add(row.map(Object::toString).toList()));
    return rows;
  }

  private static Stream<Double> bounded(Estimate estimate) {
    Interval interval = estimate.interval95();
    return Stream.of(estimate.value(), interval.low(), interval.high());
  }

  /** What the others came to. */
  private String means() {
    List<String> means = new ArrayList<>();
    others
        .asMap()
        .forEach(
            (player, scores) -> {
              double mean = scores.stream().mapToLong(Long::longValue).average().orElse(0);
              means.add(names.apply(player) + " " + decimal(mean));
            });
    return means.isEmpty() ? "" : "the others: " + String.join(", ", means);
  }

  /** A picture of all games, one after another; empty if there is but one. */
  private String trend() {
    return games.size() < 2 ? "" : hasHands() ? won() : shares();
  }

  /** What hands have won, game by game. */
  private String won() {
    List<Point> line = new ArrayList<>();
    long sum = 0;
    line.add(new Point(0, 0));
    for (Played game : games) {
      sum += game.hands().won();
      line.add(new Point(line.size(), sum));
    }
    LineChart chart = LineChart.ofNumbers(games.size(), line, line);
    chart.path("line", line);
    chart.count("game", games.size(), i -> i);
    String won = SceneHtml.of(unit) + " won";
    return chart.html(
        lenientFormat("%s after each of %s games: %s after the last", won, games.size(), sum),
        "<span class=\"key\">" + won + "</span>, added up from game to game.");
  }

  /** The share of games that were won, up to each game, in its interval. */
  private String shares() {
    List<Point> line = new ArrayList<>();
    List<Point> upper = new ArrayList<>();
    List<Point> lower = new ArrayList<>();
    SampleAccumulator wins = new SampleAccumulator();
    for (Played game : games) {
      wins.add(game.isWon() ? 1 : 0);
      wins.endGame();
      Sample soFar = wins.sample();
      Interval within = soFar.shareInterval95();
      if (!Double.isNaN(within.low())) {
        upper.add(new Point(line.size(), within.high()));
        lower.add(new Point(line.size(), within.low()));
      }
      line.add(new Point(line.size(), soFar.mean()));
    }
    LineChart chart = LineChart.ofShares(games.size() - 1.0);
    chart.band(upper, lower);
    chart.path("line", line);
    chart.count("game", games.size(), i -> i);
    Part all = parts().get(0);
    Interval won = all.wins().shareInterval95();
    return chart.html(
        lenientFormat(
            "The share of games won, after each of %s: %s %, from %s to %s, after the last",
            all.over().size(),
            decimal(PERCENT * all.wins().mean()),
            decimal(PERCENT * won.low()),
            decimal(PERCENT * won.high())),
        "<span class=\"key\">The share of games won</span> up to each game, in its interval of"
            + " 95\u00a0%.");
  }

  /** The unit of costs in words; that of chances is a sign beside each number. */
  private String costUnit() {
    return games.stream()
        .map(Played::review)
        .filter(Objects::nonNull)
        .map(KeptReview::unit)
        .filter(each -> !Advice.areChances(each))
        .findFirst()
        .map(each -> ", " + each)
        .orElse("");
  }

  private static String decimal(double value) {
    return Double.isNaN(value) ? "?" : String.format(Locale.ROOT, "%.1f", value);
  }

  /** The values of all games, the latest and those before. */
  List<Map<String, @Nullable Object>> rows() {
    return parts().stream().map(this::row).toList();
  }

  private Map<String, @Nullable Object> row(Part part) {
    Sample wins = part.wins();
    Sample scores = part.scores();
    Estimate perHundred = part.hands().perHundred();
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("part", part.name());
    row.put("games", wins.observations());
    row.put("won", part.won());
    row.put("lost", part.lost());
    put(row, "won_share", wins.mean(), wins.shareInterval95());
    row.put("unit", unit);
    put(row, "score", scores.mean(), scores.estimate().interval95());
    row.put("best", scores.observations() == 0 ? null : scores.max());
    row.put("hands", part.hands().played());
    row.put("hands_won", part.hands().won());
    put(row, "stakes_per_100_hands", perHundred.value(), perHundred.interval95());
    row.put("reviewed", part.reviews().size());
    row.put("mistakes", part.mistakes());
    put(row, "cost", part.costs().value(), part.costs().interval95());
    return row;
  }

  private static void put(
      Map<String, @Nullable Object> row, String name, double value, Interval interval) {
    row.put(name, known(value));
    row.put(name + "_low95", known(interval.low()));
    row.put(name + "_high95", known(interval.high()));
  }

  private static @Nullable Double known(double value) {
    return Double.isNaN(value) ? null : value;
  }
}
