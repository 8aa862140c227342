package dev.baize.blackjack.report;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The best strategy by total, softness, pair and up card, as on the cards that are sold. */
public final class StrategyCard {
  public static final int ANALYSES = 2;
  private static final double ROUNDING = 1e-12;

  public enum Kind {
    HARD,
    SOFT,
    PAIRS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A row of a strategy card, with a name such as {@code 16}, {@code A,7} or {@code 8,8}. */
  public record Row(Kind kind, String name, Situation situation, List<TwoCards> hands) {

    static List<Row> all(List<Situation> situations) {
      Map<String, List<TwoCards>> rows = new LinkedHashMap<>();
      TwoCards.ALL.forEach(
          hand -> rows.computeIfAbsent(name(hand), added -> new ArrayList<>()).add(hand));
      return rows.entrySet().stream()
          .map(row -> row(row.getKey(), row.getValue(), situations))
          .sorted(Comparator.comparing(Row::kind))
          .toList();
    }

    private static String name(TwoCards hand) {
      String low = CardValues.symbol(hand.low());
      return hand.isPair() || hand.isSoft()
          ? low + ',' + CardValues.symbol(hand.high())
          : Integer.toString(hand.total());
    }

    private static Row row(String name, List<TwoCards> hands, List<Situation> situations) {
      TwoCards hand = hands.get(0);
      Situation first =
          situations.stream()
              .filter(situation -> covers(situation, hand))
              .max(Comparator.comparingInt(situation -> situation.allowed().size()))
              .orElseThrow();
      Kind kind = hand.isPair() ? Kind.PAIRS : hand.isSoft() ? Kind.SOFT : Kind.HARD;
      return new Row(kind, name, first, List.copyOf(hands));
    }

    private static boolean covers(Situation situation, TwoCards hand) {
      return situation.pair() == (hand.isPair() ? hand.low() : 0)
          && situation.hand().total() == hand.total()
          && situation.hand().isSoft() == hand.isSoft();
    }

    /** Whether a situation with more cards, or after a split, is looked up in this row. */
    boolean coversLater(Situation later) {
      return !later.equals(situation) && covers(later, hands.get(0));
    }
  }

  /** A hand, such as {@code 2+10}, with which another play is worth more than the card says. */
  public record Note(Row row, int up, String hand, CardLetter letter, Choice better, double worth) {

    static final List<Column<Note>> COLUMNS =
        List.of(
            Column.of("hand", "* hand", Note::hand),
            Column.of("up", "up", note -> CardValues.symbol(note.up)),
            Column.of("card", "card", note -> note.letter.toString()),
            Column.of("better", "better", note -> note.better.toString()),
            Column.percent("worth", "worth, %", Note::worth, 4));
  }

  private final SituationValues values;
  private final Strategy strategy;
  private final @Nullable Strategy withoutDoubles;
  private final List<Row> rows;

  private StrategyCard(SituationValues values, @Nullable Strategy withoutDoubles) {
    this.values = values;
    this.strategy = values.analysis().strategy().orElseThrow();
    this.withoutDoubles = withoutDoubles;
    this.rows = Row.all(values.situations());
  }

  /** The card for a hand from known cards, which is told of each of the {@link #ANALYSES}. */
  public static StrategyCard of(
      BlackjackHouseRules rules, Composition cards, int threads, Runnable step) {
    ExactAnalysis basic = ExactAnalysis.of(rules, cards, StrategyClass.BASIC, threads);
    step.run();
    Strategy withoutDoubles = null;
    if (rules.doubleAfterSplit()) {
      BlackjackHouseRules fewer = rules.with("double after split no");
      withoutDoubles =
          ExactAnalysis.of(fewer, cards, StrategyClass.BASIC, threads).strategy().orElseThrow();
    }
    step.run();
    return new StrategyCard(SituationValues.of(basic), withoutDoubles);
  }

  ExactAnalysis basic() {
    return values.analysis();
  }

  SituationValues values() {
    return values;
  }

  public List<Row> rows() {
    return rows;
  }

  /** {@return what the card says; empty where no such hand can be dealt} */
  public Optional<CardLetter> letter(Row row, int up) {
    Situation situation = row.situation();
    if (values.frequency(up, situation) == 0) {
      return Optional.empty();
    }
    Choice choice = strategy.choose(up, situation);
    Choice otherwise =
        switch (choice) {
          case HIT, STAND -> choice;
          case DOUBLE -> better(up, situation, List.of(Choice.HIT, Choice.STAND));
          case SPLIT ->
              withoutDoubles == null ? Choice.SPLIT : withoutDoubles.choose(up, situation);
          case SURRENDER -> better(up, situation, List.of(Choice.HIT, Choice.STAND, Choice.SPLIT));
        };
    return Optional.of(CardLetter.of(choice, otherwise));
  }

  private Choice better(int up, Situation situation, List<Choice> others) {
    return others.stream()
        .filter(situation.allowed()::contains)
        .max(Comparator.comparingDouble(choice -> values.worth(up, situation, choice)))
        .orElseThrow();
  }

  List<Row> againstAce() {
    return rows.stream().filter(row -> values.frequency(1, row.situation()) > 0).toList();
  }

  /** The rows with which to insure. */
  List<Row> insured() {
    return basic().rules().insurance()
        ? againstAce().stream().filter(row -> strategy.insures(row.situation())).toList()
        : List.of();
  }

  /** The notes of an analysis by the same rules and cards, row by row. */
  public List<Note> notes(ExactAnalysis exact) {
    List<Note> notes = new ArrayList<>();
    for (Row row : rows) {
      for (int up : CardValues.ACES_LAST) {
        letter(row, up)
            .ifPresent(
                letter -> {
                  addTwoCards(row, up, letter, exact, notes);
                  addLater(row, up, letter, notes);
                });
      }
    }
    return List.copyOf(notes);
  }

  private static void addTwoCards(
      Row row, int up, CardLetter letter, ExactAnalysis exact, List<Note> notes) {
    for (TwoCards hand : row.hands()) {
      if (exact.chance(up, hand.low(), hand.high()) > 0) {
        ChoiceValues values = exact.values(up, hand.low(), hand.high());
        double worth = values.bestValue() - values.value(letter.choice()).orElseThrow();
        if (worth > ROUNDING) {
          notes.add(new Note(row, up, hand.toString(), letter, values.best(), worth));
        }
      }
    }
  }

  private void addLater(Row row, int up, CardLetter letter, List<Note> notes) {
    for (Situation later : values.situations()) {
      double frequency = values.frequency(up, later);
      if (row.kind() != Kind.PAIRS && row.coversLater(later) && frequency > 0) {
        Choice said = letter.among(later.allowed());
        Choice better = basic().strategy().orElseThrow().choose(up, later);
        double worth =
            (values.worth(up, later, better) - values.worth(up, later, said)) / frequency;
        if (worth > ROUNDING) {
          String when = later.allowed().contains(Choice.DOUBLE) ? ", after a split" : ", later";
          notes.add(new Note(row, up, row.name() + when, letter, better, worth));
        }
      }
    }
  }

  /** What matters most to whoever plays by the card: what it costs, the house, insurance. */
  public List<String> captions() {
    double expected = basic().expected();
    return List.of(
        (expected > 0 ? "player's edge " : "house edge ")
            + CardValues.percent(Math.abs(expected), 2)
            + " % of the wager",
        HouseLine.of(basic().rules()),
        insurance());
  }

  /** The settings and the cards of which this is the card. */
  public List<String> foot() {
    return List.of(
        "rules " + CardValues.rules(basic().rules()),
        "cards " + CardValues.counts(basic().composition()));
  }

  String insurance() {
    if (!basic().rules().insurance()) {
      return "insurance is not offered";
    }
    List<Row> insured = insured();
    if (insured.isEmpty() || insured.size() == againstAce().size()) {
      return insured.isEmpty() ? "insurance: never" : "insurance: always";
    }
    return "insurance with "
        + String.join("; ", insured.stream().map(row -> row.kind() + " " + row.name()).toList());
  }
}
