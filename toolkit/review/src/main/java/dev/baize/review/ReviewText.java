package dev.baize.review;

import dev.baize.core.player.Difference;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.core.text.TextTable;
import dev.baize.review.SeatReview.Costs;
import dev.baize.table.SceneText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A review as text of 80 columns. */
final class ReviewText {

  private static final int WIDTH = 80;
  private static final String INDENT = "   ";
  private static final char NO_BREAK = '\u00a0';

  private final GameReview review;
  private final StringBuilder text = new StringBuilder();

  ReviewText(GameReview review) {
    this.review = review;
  }

  String text() {
    wrap(heading(review));
    for (SeatReview seat : review.seats()) {
      text.append('\n');
      add(seat);
    }
    return text.toString();
  }

  /** Which game was judged, and by whom. */
  static String heading(GameReview review) {
    return review.header().game()
        + " by "
        + review.header().rules()
        + ", judged by "
        + review.judge()
        + " from what each seat knew";
  }

  private void add(SeatReview seat) {
    summary(seat).forEach(sentence -> wrap(sentence.plain()));
    if (!seat.decisions().isEmpty()) {
      text.append('\n').append(table(seat, new UnitNumbers(seat.unit())));
    }
    int place = 0;
    for (JudgedDecision mistake : seat.mistakes()) {
      place++;
      text.append('\n');
      add(mistake, place + ". ");
    }
  }

  /** What the mistakes cost, and what the result is made of. */
  List<StyledText> summary(SeatReview seat) {
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(StyledText.of(seat.name() + ": " + mistakes(seat)));
    seat.result().ifPresent(result -> sentences.add(StyledText.of(balance(seat, result))));
    return sentences;
  }

  /** How many mistakes there were, and what they cost. */
  static String mistakes(SeatReview seat) {
    Costs mistakes = seat.costsOfMistakes();
    return Plural.of(mistakes.mistakes(), "mistake")
        + " in "
        + Plural.of(seat.decisions().size(), "decision")
        + (mistakes.mistakes() == 0
            ? ""
            : ", which cost "
                + new UnitNumbers(seat.unit()).of(mistakes.value(), mistakes.standardError())
                + unit(seat));
  }

  /** The unit of sums in words; chances have a sign of their own. */
  private static String unit(SeatReview seat) {
    return seat.unit().startsWith("chance") || seat.unit().isEmpty() ? "" : " " + seat.unit();
  }

  /** The result as a sum. */
  static String balance(SeatReview seat, double result) {
    UnitNumbers numbers = new UnitNumbers(seat.unit());
    String expected =
        seat.expected().isPresent()
            ? numbers.of(seat.expected().getAsDouble()) + " expected"
            : numbers.of(0) + " (what could be expected is not known)";
    double luck = seat.luck().orElse(0);
    double costs = seat.costs().value();
    return String.format(
        Locale.ROOT,
        "Result %s = %s %s %s luck %s %s own costs%s",
        numbers.of(result),
        expected,
        luck < 0 ? "-" : "+",
        numbers.of(Math.abs(luck)),
        costs < 0 ? "+" : "-",
        numbers.of(Math.abs(costs)),
        unit(seat).isEmpty() ? "" : "," + unit(seat));
  }

  private static String table(SeatReview seat, UnitNumbers numbers) {
    TextTable table = new TextTable(1);
    table.add("", "decisions", "mistakes", "cost", "±");
    for (String kind : seat.kinds()) {
      row(table, kind, seat.costs(kind), numbers);
    }
    row(table, "all", seat.costs(), numbers);
    return table.text();
  }

  private static void row(TextTable table, String name, Costs costs, UnitNumbers numbers) {
    table.add(
        name,
        Integer.toString(costs.decisions()),
        Integer.toString(costs.mistakes()),
        numbers.cell(costs.value()),
        numbers.cell(costs.standardError()));
  }

  private void add(JudgedDecision mistake, String place) {
    wrap(place + sentence(mistake).plain());
    if (mistake.reason().length() > 0) {
      wrap(INDENT, mistake.reason().plain());
    }
    text.append('\n');
    mistake
        .scene()
        .ifPresent(
            scene ->
                SceneText.lines(scene, WIDTH - INDENT.length())
                    .forEach(line -> line(INDENT, line.plain())));
  }

  /** Such as "Hand 3, decision 7: chose to pass; to order up is better by 5.2 %". */
  static StyledText sentence(JudgedDecision mistake) {
    return StyledText.format(
        "Hand %s, decision %s: chose to %s; to %s is better by %s",
        mistake.hand(),
        mistake.number(),
        mistake.made().label(),
        mistake.best().choice().label(),
        mistake.differences().stream().map(ReviewText::cost).collect(Collectors.joining(", ")));
  }

  private static String cost(Difference difference) {
    String number =
        new UnitNumbers(difference.unit()).of(difference.value(), difference.standardError());
    return difference.unit().startsWith("chance") ? number : number + " " + difference.unit();
  }

  private void wrap(String sentence) {
    wrap("", sentence);
  }

  private void wrap(String indent, String sentence) {
    StyledText.wrapped(sentence, WIDTH - indent.length()).forEach(line -> line(indent, line));
  }

  private void line(String indent, String line) {
    text.append((indent + line).replace(NO_BREAK, ' ').stripTrailing()).append('\n');
  }
}
