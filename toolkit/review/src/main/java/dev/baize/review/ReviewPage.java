package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.Multimaps;
import com.google.common.io.Resources;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Group;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.review.JudgedDecision.Option;
import dev.baize.review.SeatReview.Costs;
import dev.baize.table.SceneHtml;
import dev.baize.table.SteppedReplay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A review as one page of HTML, which needs nothing but itself: no network, no script. */
public final class ReviewPage {

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <style>
      %s%s</style>
      </head>
      <body>
      <main>
      %s</main>
      </body>
      </html>
      """;

  private static final String EXPLANATION =
      """
      <footer>
      <p>A decision is judged by what its seat knew. What it cost is the value of the recommended
      decision less that of the one made, both over the same possible hands, drawn anew for the
      comparison; by chance, it may be a little below 0. A mistake costs more than chance explains
      and enough to matter. Luck is what is left: the cards, and what everybody else did. The
      number after ± is one standard error. In the pictures of values, a dot is a value, the bar
      around it reaches two standard errors, and each decision has a scale of its own.</p>
      </footer>
      """;

  private final GameReview review;

  /** All hands before each mistake, unless there is only one. */
  private final Map<Integer, List<Group>> hands = new HashMap<>();

  private final List<RecordedTurn> turns;
  private final double stake;
  private final StringBuilder html = new StringBuilder();

  private ReviewPage(GameReview review, MatchRecord record, GameProvider<?, ?, ?> game) {
    this.review = review;
    this.turns = RecordedTurn.of(record, game);
    this.stake = (double) game.rules(record.header().rules()).stake();
    if (record.header().participants().size() > 1) {
      for (SeatReview seat : review.seats()) {
        SteppedReplay<?, ?, ?> replay = SteppedReplay.of(record, game, seat.seat(), true);
        seat.decisions().stream()
            .filter(JudgedDecision::isMistake)
            .map(JudgedDecision::index)
            .forEach(index -> hands.put(index, hands(replay.scene(index))));
      }
    }
  }

  /**
   * {@return the page} Equal reviews have the same page.
   *
   * @param review the review of a game
   * @param record the record of the game
   * @param registry where the game is looked up
   */
  public static String html(GameReview review, MatchRecord record, Registry registry) {
    return new ReviewPage(review, record, registry.game(record.header().game())).html();
  }

  /** What is held at each place of a table with open hands, or all that is known of it. */
  private static List<Group> hands(Scene open) {
    return open.places().isEmpty()
        ? open.middle()
        : open.places().stream()
            .filter(place -> !place.hand().isEmpty())
            .map(
                place ->
                    Group.of(
                        place.name(),
                        place.hand().stream().flatMap(group -> group.pieces().stream()).toList()))
            .toList();
  }

  /** A page that brings its styles. */
  static String page(String title, CharSequence main) {
    try {
      URL styles = Resources.getResource(ReviewPage.class, "review.css");
      return lenientFormat(
          PAGE,
          SceneHtml.of(title),
          SceneHtml.styles(),
          Resources.toString(styles, StandardCharsets.UTF_8),
          main);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String html() {
    String game = review.header().game();
    String names = review.seats().stream().map(SeatReview::name).collect(Collectors.joining(", "));
    element("h1", "Review of " + game);
    element("p", review.heading());
    review.standIns().forEach(sentence -> element("p", sentence));
    if (review.seats().size() > 1) {
      html.append("<nav aria-label=\"Seats\"><ul>");
      for (SeatReview seat : review.seats()) {
        html.append("<li><a href=\"#").append(ReviewChart.id(seat)).append("\">");
        html.append(SceneHtml.of(seat.name())).append("</a></li>");
      }
      html.append("</ul></nav>\n");
    }
    review.seats().forEach(this::seat);
    return page("Review of " + game + ": " + names, html.append(EXPLANATION));
  }

  private void element(String name, CharSequence text) {
    element(name, "", text);
  }

  private void element(String name, String attributes, CharSequence text) {
    html.append('<').append(name).append(attributes).append('>');
    html.append(SceneHtml.of(text)).append("</").append(name).append(">\n");
  }

  private void seat(SeatReview seat) {
    html.append("<section id=\"").append(ReviewChart.id(seat)).append("\">\n");
    element("h2", seat.name());
    element("p", " class=\"lead\"", GameReview.mistakes(seat));
    seat.result()
        .ifPresent(result -> element("p", " class=\"balance\"", GameReview.balance(seat, result)));
    if (!seat.decisions().isEmpty()) {
      html.append(new ReviewChart(seat, turns, stake).html());
      html.append(table("kinds", GameReview.kindRows(seat)));
      seat.withAllCards().ifPresent(open -> details("With all cards open", () -> open(open)));
      mistakes(seat);
      decisions(seat);
    }
    html.append("</section>\n");
  }

  /** A table, of which the first row and the first column are headings. */
  static String table(String kind, List<List<String>> rows) {
    StringBuilder html = new StringBuilder("<table class=\"").append(kind);
    html.append("\">\n<thead><tr><td></td>");
    rows.get(0).stream().skip(1).forEach(each -> html.append(heading("col", each)));
    html.append("</tr></thead>\n<tbody>\n");
    rows.stream().skip(1).forEach(row -> html.append(row(row)));
    return html.append("</tbody>\n</table>\n").toString();
  }

  /** A row of a table, of which the first cell is a heading. */
  static String row(List<String> cells) {
    StringBuilder html = new StringBuilder("<tr>").append(heading("row", cells.get(0)));
    for (String cell : cells.subList(1, cells.size())) {
      html.append("<td>").append(SceneHtml.of(cell)).append("</td>");
    }
    return html.append("</tr>\n").toString();
  }

  static String heading(String scope, String text) {
    return "<th scope=\"" + scope + "\">" + SceneHtml.of(text) + "</th>";
  }

  private void open(OpenHands open) {
    element("p", GameReview.withAllCards(open));
    if (!open.hands().isEmpty()) {
      html.append(table("kinds", GameReview.openRows(open)));
    }
  }

  private void mistakes(SeatReview seat) {
    List<JudgedDecision> mistakes = seat.mistakes();
    if (mistakes.isEmpty()) {
      return;
    }
    element("h3", "Mistakes, the worst first");
    html.append("<ol class=\"mistakes\">\n");
    for (int place = 1; place <= mistakes.size(); place++) {
      JudgedDecision mistake = mistakes.get(place - 1);
      html.append("<li id=\"").append(ReviewChart.id(seat, place)).append("\">\n");
      element("p", " class=\"said\"", StyledText.join(place + ". ", GameReview.sentence(mistake)));
      if (mistake.reason().length() > 0) {
        element("p", mistake.reason());
      }
      mistake.scene().ifPresent(scene -> html.append(SceneHtml.of(scene)));
      details("Values of all choices", () -> values(List.of(mistake), ReviewChart.span(seat)));
      List<Group> open = hands.getOrDefault(mistake.index(), List.of());
      if (!open.isEmpty()) {
        details(
            "All hands",
            () ->
                html.append("<div class=\"open\">").append(SceneHtml.of(open)).append("</div>\n"));
      }
      html.append("</li>\n");
    }
    html.append("</ol>\n");
  }

  private void details(String summary, Runnable content) {
    html.append("<details>");
    element("summary", summary);
    content.run();
    html.append("</details>\n");
  }

  private void decisions(SeatReview seat) {
    element("h3", "All decisions");
    Map<Long, List<JudgedDecision>> byHand =
        Multimaps.asMap(Multimaps.index(seat.decisions(), JudgedDecision::hand));
    double span = ReviewChart.span(seat);
    details(
        "Values hand by hand",
        () -> byHand.forEach((hand, judged) -> hand(seat, hand, judged, span)));
  }

  private void hand(SeatReview seat, long hand, List<JudgedDecision> judged, double span) {
    Costs costs = Costs.of(judged);
    String summary =
        lenientFormat(
            "Hand %s: %s, %s, cost %s",
            hand,
            Plural.of(judged.size(), "decision"),
            Plural.of(costs.mistakes(), "mistake"),
            new UnitNumbers(seat.unit()).of(costs.value(), costs.standardError()));
    details(summary, () -> values(judged, span));
  }

  /** The values of all options of decisions; a scale has a length of {@code least} or more. */
  private void values(List<JudgedDecision> judged, double least) {
    html.append("<table class=\"values\">\n");
    for (JudgedDecision decision : judged) {
      html.append(decision.isMistake() ? "<tbody class=\"wrong\">\n" : "<tbody>\n");
      html.append("<tr class=\"of\"><th colspan=\"3\" scope=\"rowgroup\">");
      html.append("Decision ").append(decision.number()).append(", ");
      html.append(SceneHtml.of(decision.kind()));
      if (!decision.differences().isEmpty()) {
        html.append(": cost ");
        html.append(new UnitNumbers(decision.unit()).of(decision.cost(), decision.costError()));
      }
      html.append("</th></tr>\n");
      options(decision, least);
      html.append("</tbody>\n");
    }
    html.append("</table>\n");
  }

  private void options(JudgedDecision decision, double least) {
    UnitNumbers numbers = new UnitNumbers(decision.unit());
    double top = ReviewChart.top(decision);
    double span = Math.max(top - ReviewChart.bottom(decision), least);
    String made = decision.made().decision();
    boolean known = false;
    for (Option option : decision.options()) {
      boolean isMade = option.choice().decision().equals(made);
      known |= isMade;
      row(option.choice(), option.equals(decision.best()), isMade);
      html.append("<td>").append(numbers.of(option.value(), option.standardError()));
      html.append(
          String.format(
              Locale.ROOT,
              "</td><td class=\"bar\" style=\"--v:%.1f;--e:%.1f\"></td></tr>\n",
              100 * (1 - (top - option.value()) / span),
              100 * ReviewChart.WHISKER * option.standardError() / span));
    }
    if (!known) {
      row(decision.made(), false, true);
      html.append("<td colspan=\"2\">not evaluated</td></tr>\n");
    }
  }

  private void row(JudgedDecision.Choice choice, boolean best, boolean made) {
    html.append(made ? "<tr class=\"made\"" : "<tr");
    html.append("><th scope=\"row\">").append(SceneHtml.of(choice.label()));
    String is = best && made ? "best, chosen" : best ? "best" : made ? "chosen" : "";
    html.append(is.isEmpty() ? "" : " <small>" + is + "</small>").append("</th>");
  }
}
