package dev.baize.euchre.analysis;

import static dev.baize.euchre.kernel.Hand.SEATS;
import static dev.baize.euchre.kernel.Hand.TRICKS;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Report;
import dev.baize.core.text.TextTable;
import dev.baize.euchre.HandResult;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The double-dummy analysis of a deal of euchre. */
public final class DealReport implements Report {

  private final DealAnalysis analysis;

  /**
   * The report of an analysis.
   *
   * @param analysis what is shown
   */
  public DealReport(DealAnalysis analysis) {
    this.analysis = requireNonNull(analysis);
  }

  @Override
  public String text() {
    return String.format(
        Locale.ROOT,
        """
        %s
        Tricks of each side if all see all cards and play their best; points of a
        side that makes trump

        %s
        Points of a seat that makes trump and plays alone

        %s
        Tricks of %s by the card that %s leads; * for the best

        %s\
        """,
        deal(),
        worth(),
        alone(),
        seats(Side.of(eldest())),
        eldest(),
        leads());
  }

  private String deal() {
    OpenDeal deal = analysis.deal();
    TextTable columns = new TextTable(2);
    for (int i = 0; i < SEATS; i++) {
      Seat seat = Seat.of(i);
      String cards = deal.hand(seat).stream().map(CardCode::of).collect(joining(" "));
      columns.add(seat.toString(), seat == deal.dealer() ? cards + ", dealer" : cards);
    }
    columns.add("upcard", CardCode.of(deal.upcard()));
    return columns.text();
  }

  private String worth() {
    TextTable columns = new TextTable(2);
    columns.add("trump", "discard", "0 and 2", "1 and 3", "0 and 2 make it", "1 and 3 make it");
    for (TrumpAnalysis trump : analysis.trumps()) {
      columns.add(
          suit(trump),
          trump.discard().map(CardCode::of).orElse("-"),
          Integer.toString(trump.tricks(Side.EVEN)),
          Integer.toString(trump.tricks(Side.ODD)),
          String.format(Locale.ROOT, "%+d", trump.points(Side.EVEN)),
          String.format(Locale.ROOT, "%+d", trump.points(Side.ODD)));
    }
    return columns.text();
  }

  private String alone() {
    TextTable columns = new TextTable(1);
    columns.add("trump", "seat 0", "seat 1", "seat 2", "seat 3");
    for (TrumpAnalysis trump : analysis.trumps()) {
      List<String> cells = new ArrayList<>(List.of(suit(trump)));
      for (LoneAnalysis lone : trump.alone()) {
        cells.add(String.format(Locale.ROOT, "%+d", lone.points()));
      }
      columns.add(cells.toArray(String[]::new));
    }
    return columns.text();
  }

  private static String suit(TrumpAnalysis trump) {
    return trump.trump().suit().toString();
  }

  private Seat eldest() {
    return analysis.deal().dealer().next(SEATS);
  }

  private static String seats(Side side) {
    return "seats " + side.first().index() + " and " + side.second().index();
  }

  private String leads() {
    TextTable columns = new TextTable(1);
    List<String> heading = new ArrayList<>(List.of("trump"));
    for (Card card : analysis.deal().hand(eldest())) {
      heading.add(CardCode.of(card));
    }
    columns.add(heading.toArray(String[]::new));
    for (TrumpAnalysis trump : analysis.trumps()) {
      List<String> cells = new ArrayList<>(List.of(suit(trump)));
      for (int tricks : trump.opening().cards().values()) {
        cells.add((tricks == trump.opening().tricks() ? "*" : "") + tricks);
      }
      columns.add(cells.toArray(String[]::new));
    }
    return columns.text();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("game", "euchre");
    values.put("deal", analysis.deal().text());
    values.put("trumps", analysis.trumps().stream().map(DealReport::values).toList());
    return values;
  }

  private static Map<String, @Nullable Object> values(TrumpAnalysis trump) {
    Map<String, @Nullable Object> values = suitAndDiscard(trump);
    putWorth(trump.tricks(Side.EVEN), values);
    values.put("leads", leads(trump, Map.of()));
    values.put("alone", trump.alone().stream().map(DealReport::values).toList());
    return values;
  }

  private static Map<String, @Nullable Object> values(LoneAnalysis lone) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("seat", lone.maker().index());
    values.put("discard", lone.discard().map(CardCode::of).orElse(null));
    values.put("tricks", lone.tricks());
    values.put("points", lone.points());
    return values;
  }

  /** The cards that may be led with each trump, and what it is worth to each seat alone. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (TrumpAnalysis trump : analysis.trumps()) {
      for (Map<String, @Nullable Object> lead : leads(trump, suitAndDiscard(trump))) {
        putAlone(trump.alone(), lead);
        rows.add(lead);
      }
    }
    return rows;
  }

  private static void putAlone(List<LoneAnalysis> alone, Map<String, @Nullable Object> to) {
    for (LoneAnalysis lone : alone) {
      int seat = lone.maker().index();
      to.put("aloneTricks" + seat, lone.tricks());
      to.put("alonePoints" + seat, lone.points());
    }
  }

  private static Map<String, @Nullable Object> suitAndDiscard(TrumpAnalysis trump) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("trump", suit(trump));
    values.put("discard", trump.discard().map(CardCode::of).orElse(null));
    return values;
  }

  private static List<Map<String, @Nullable Object>> leads(
      TrumpAnalysis trump, Map<String, @Nullable Object> first) {
    Solution opening = trump.opening();
    boolean even = opening.side() == Side.EVEN;
    List<Map<String, @Nullable Object>> leads = new ArrayList<>();
    for (Map.Entry<Card, Integer> card : opening.cards().entrySet()) {
      Map<String, @Nullable Object> lead = new LinkedHashMap<>(first);
      lead.put("lead", CardCode.of(card.getKey()));
      putWorth(even ? card.getValue() : TRICKS - card.getValue(), lead);
      leads.add(lead);
    }
    return leads;
  }

  private static void putWorth(int tricksOfEven, Map<String, @Nullable Object> to) {
    int tricksOfOdd = TRICKS - tricksOfEven;
    to.put("evenTricks", tricksOfEven);
    to.put("oddTricks", tricksOfOdd);
    to.put("evenPoints", HandResult.of(tricksOfEven).pointsOfMakers());
    to.put("oddPoints", HandResult.of(tricksOfOdd).pointsOfMakers());
  }
}
