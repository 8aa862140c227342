package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Difference;
import dev.baize.core.record.Header;
import dev.baize.core.table.Report;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.core.text.TextTable;
import dev.baize.review.JudgedDecision.Option;
import dev.baize.review.SeatReview.Costs;
import dev.baize.review.notation.Egn;
import dev.baize.table.SceneText;
import dev.baize.table.StandIn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The review of a game: what the decisions of some seats cost, and what luck did. It is printed as
 * text of 80 columns or fewer, as JSON, as CSV or as comments of EGN.
 *
 * @param header of the record
 * @param judge the player whose advice was taken, with its settings
 * @param leftOpen whether the hand in which the record ends is not over, and counts nowhere
 * @param seats the reviews of seats, one or more
 */
public record GameReview(Header header, String judge, boolean leftOpen, List<SeatReview> seats)
    implements Report {

  private static final int WIDTH = 80;
  private static final int MIN_WIDTH = 20;
  private static final String INDENT = "   ";
  private static final char NO_BREAK = '\u00a0';
  private static final double BLUNDER = 0.08;
  private static final double MISTAKE = 0.04;

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    int width = width(columns);
    StringBuilder text = new StringBuilder();
    wrap(heading(), "", width, text);
    standIns().forEach(sentence -> wrap(sentence, "", width, text));
    for (SeatReview seat : seats) {
      text.append('\n');
      add(seat, width, text);
    }
    return text.toString();
  }

  /** The width of the lines on a screen; 0 if there is none. */
  static int width(int columns) {
    return columns == 0 ? WIDTH : Math.max(MIN_WIDTH, Math.min(columns, WIDTH));
  }

  /** Which game was judged, and by whom. */
  String heading() {
    return heading(header.game(), header.rules(), judge)
        + (leftOpen ? "; the last hand is not over, so it is not judged" : "");
  }

  static String heading(String game, String rules, String judge) {
    return game + " by " + rules + ", judged by " + judge + " from what each seat knew";
  }

  /** Sentences about decisions that were not those of the people whose seats are judged. */
  List<String> standIns() {
    List<Seat> judged = seats.stream().map(SeatReview::seat).toList();
    return StandIn.of(header).stream()
        .filter(each -> judged.contains(each.seat()))
        .map(each -> each.text(header.names().get(each.seat().index())))
        .map(said -> said + " of the game; what it decided is not judged")
        .toList();
  }

  private static void add(SeatReview seat, int width, StringBuilder text) {
    summary(seat).forEach(sentence -> wrap(sentence.plain(), "", width, text));
    if (!seat.decisions().isEmpty()) {
      text.append('\n').append(table(kindRows(seat)));
    }
    seat.withAllCards()
        .ifPresent(
            open -> {
              text.append('\n');
              wrap(withAllCards(open), "", width, text);
              text.append(open.hands().isEmpty() ? "" : '\n' + table(openRows(open)));
            });
    int place = 0;
    for (JudgedDecision mistake : seat.mistakes()) {
      place++;
      text.append('\n');
      add(mistake, place + ". ", width, text);
    }
  }

  /**
   * What hands bring with all cards open, as a sentence above the table of {@link #openRows}, if
   * any.
   */
  static String withAllCards(OpenHands open) {
    if (open.hands().isEmpty()) {
      return "With all cards open: there is no hand that is over and of which all cards are known.";
    }
    return "With all cards open from the first card played on, in "
        + open.unit()
        + ". Nobody at the table could know that: it is no mistake to have lost by it.";
  }

  /** A heading, and a row for each hand and for all. */
  static List<List<String>> openRows(OpenHands open) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("", "open", "brought", "lost", "by own decisions"));
    for (OpenHands.Hand hand : open.hands()) {
      String decisions =
          hand.lost().entrySet().stream()
              .filter(each -> each.getValue() > 0)
              .map(each -> each.getKey().toString())
              .collect(Collectors.joining(", "));
      rows.add(openRow("hand " + hand.hand(), List.of(hand), decisions));
    }
    rows.add(openRow("all", open.hands(), ""));
    return rows;
  }

  private static List<String> openRow(String name, List<OpenHands.Hand> hands, String decisions) {
    return List.of(
        name,
        sum(hands, OpenHands.Hand::value),
        sum(hands, OpenHands.Hand::brought),
        sum(hands, OpenHands.Hand::lostInAll),
        decisions);
  }

  private static String sum(List<OpenHands.Hand> hands, ToDoubleFunction<OpenHands.Hand> value) {
    double sum = hands.stream().mapToDouble(value).sum();
    return String.format(Locale.ROOT, sum == Math.rint(sum) ? "%.0f" : "%.2f", sum);
  }

  /** What the mistakes cost, and what the result is made of. */
  static List<StyledText> summary(SeatReview seat) {
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(StyledText.of(seat.name() + ": " + mistakes(seat)));
    seat.result().ifPresent(result -> sentences.add(StyledText.of(balance(seat, result))));
    return sentences;
  }

  /** How many mistakes there were, and what they cost. */
  static String mistakes(SeatReview seat) {
    Costs mistakes = seat.costsOfMistakes();
    UnitNumbers numbers = new UnitNumbers(seat.unit());
    String cost = numbers.of(mistakes.value(), mistakes.standardError()) + numbers.unit();
    return lenientFormat(
        "%s in %s%s",
        Plural.of(mistakes.mistakes(), "mistake"),
        Plural.of(seat.decisions().size(), "decision"),
        mistakes.mistakes() == 0 ? "" : ", which cost " + cost);
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
        numbers.unit().isEmpty() ? "" : "," + numbers.unit());
  }

  /** A heading, and a row for each kind of decisions and for all. */
  static List<List<String>> kindRows(SeatReview seat) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("", "decisions", "mistakes", "cost", "±"));
    seat.costsByKind().forEach((kind, costs) -> rows.add(kindRow(kind, costs, seat)));
    rows.add(kindRow("all", seat.costs(), seat));
    return rows;
  }

  private static List<String> kindRow(String name, Costs costs, SeatReview seat) {
    UnitNumbers numbers = new UnitNumbers(seat.unit());
    return List.of(
        name,
        Integer.toString(costs.decisions()),
        Integer.toString(costs.mistakes()),
        numbers.of(costs.value()),
        numbers.of(costs.standardError()));
  }

  static String table(List<List<String>> rows) {
    TextTable table = new TextTable(1);
    rows.forEach(row -> table.add(row.toArray(String[]::new)));
    return table.text().replace(NO_BREAK, ' ');
  }

  private static void add(JudgedDecision mistake, String place, int width, StringBuilder text) {
    wrap(place + sentence(mistake).plain(), "", width, text);
    if (mistake.reason().length() > 0) {
      wrap(mistake.reason().plain(), INDENT, width, text);
    }
    text.append('\n');
    mistake
        .scene()
        .ifPresent(
            scene ->
                SceneText.lines(scene, width - INDENT.length())
                    .forEach(line -> line(line.plain(), INDENT, text)));
  }

  /** Such as "Hand 3, decision 7: chose to pass; to order up is better by 5.2 %". */
  static StyledText sentence(JudgedDecision mistake) {
    return StyledText.format(
        "Hand %s, decision %s: chose to %s; %s",
        mistake.hand(), mistake.number(), mistake.made().label(), better(mistake));
  }

  /** Such as "to order up is better by 5.2 %", if another decision was recommended. */
  static StyledText better(JudgedDecision decision) {
    return StyledText.format(
        "to %s is better by %s",
        decision.best().choice().label(),
        decision.differences().stream().map(GameReview::cost).collect(Collectors.joining(", ")));
  }

  private static String cost(Difference difference) {
    UnitNumbers numbers = new UnitNumbers(difference.unit());
    return numbers.of(difference.value(), difference.standardError()) + numbers.unit();
  }

  static void wrap(String sentence, String indent, int width, StringBuilder text) {
    StyledText.wrapped(sentence, width - indent.length()).forEach(line -> line(line, indent, text));
  }

  private static void line(String line, String indent, StringBuilder text) {
    text.append((indent + line).replace(NO_BREAK, ' ').stripTrailing()).append('\n');
  }

  /**
   * {@return a file with a comment at each mistake, beside those that it has} Its label says what
   * the mistake cost: {@code [??]} 0.08 of a game or more, {@code [?]} 0.04 or more, {@code [?!]}
   * less, or a cost in another unit than chances.
   *
   * @param game the game that was reviewed
   */
  public Egn annotate(Egn game) {
    Egn commented = game;
    for (SeatReview seat : seats) {
      for (JudgedDecision mistake : seat.mistakes()) {
        double cost = Advice.areChances(mistake.unit()) ? mistake.cost() : 0;
        String label = cost >= BLUNDER ? "[??] " : cost >= MISTAKE ? "[?] " : "[?!] ";
        String comment = label + sentence(mistake).plain().replace(NO_BREAK, ' ');
        commented = commented.annotated(mistake.index(), comment);
      }
    }
    return commented;
  }

  @Override
  public Map<String, ?> values() {
    return ImmutableMap.of(
        "game", header.game(),
        "rules", header.rules(),
        "judge", judge,
        "seats", seats.stream().map(this::values).toList());
  }

  private Map<String, @Nullable Object> values(SeatReview seat) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("seat", seat.seat().index());
    values.put("name", name(seat));
    values.put("unit", seat.unit());
    values.put("result", orNull(seat.result()));
    values.put("expected", orNull(seat.expected()));
    values.put("luck", orNull(seat.luck()));
    values.put("costs", values(seat.costs()));
    values.put("mistakes", values(seat.costsOfMistakes()));
    seat.withAllCards().ifPresent(open -> values.put("with_all_cards", values(open)));
    List<Map<String, @Nullable Object>> decisions = new ArrayList<>();
    for (JudgedDecision decision : seat.decisions()) {
      Map<String, @Nullable Object> judged = judged(decision, seat);
      judged.put("differences", decision.differences().stream().map(GameReview::values).toList());
      judged.put("values", decision.options().stream().map(GameReview::values).toList());
      decisions.add(judged);
    }
    values.put("decisions", decisions);
    return values;
  }

  /** The name in the record, settings and all, which the table shortens. */
  private String name(SeatReview seat) {
    return header.names().get(seat.seat().index());
  }

  private static Map<String, Object> values(OpenHands open) {
    return ImmutableMap.of(
        "unit", open.unit(), "hands", open.hands().stream().map(GameReview::values).toList());
  }

  private static Map<String, Object> values(OpenHands.Hand hand) {
    return ImmutableMap.of(
        "hand", hand.hand(),
        "value", hand.value(),
        "brought", hand.brought(),
        "lost", hand.lostInAll());
  }

  private static Map<String, Object> values(Costs costs) {
    return values("decisions", costs.decisions(), costs.value(), costs.standardError());
  }

  private static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  private static Map<String, Object> values(Difference each) {
    return values("unit", each.unit(), each.value(), each.standardError());
  }

  private static Map<String, Object> values(Option each) {
    return values("decision", each.choice().decision(), each.value(), each.standardError());
  }

  /** A value and its error, after what they are of. */
  private static Map<String, Object> values(String name, Object of, double value, double error) {
    return ImmutableMap.of(name, of, "value", value, "error", error);
  }

  private static Map<String, @Nullable Object> judged(JudgedDecision decision, SeatReview seat) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hand", decision.hand());
    values.put("decision", decision.number());
    values.put("kind", decision.kind());
    values.put("made", decision.made().decision());
    values.put("best", decision.best().choice().decision());
    values.put("unit", decision.unit());
    values.put("samples", decision.samples());
    values.put("cost", decision.cost());
    values.put("error", decision.costError());
    values.put("weight", decision.weight());
    values.put("mistake", decision.isMistake());
    seat.withAllCards().ifPresent(open -> values.put("lost_with_all_cards", open.lostBy(decision)));
    return values;
  }

  /** A row for each decision. */
  @Override
  public List<? extends Map<String, ?>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (SeatReview seat : seats) {
      for (JudgedDecision decision : seat.decisions()) {
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        row.put("seat", seat.seat().index());
        row.put("name", name(seat));
        row.putAll(judged(decision, seat));
        rows.add(row);
      }
    }
    return rows;
  }
}
