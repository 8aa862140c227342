package dev.baize.cli.analyze.house;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactHand;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.study.report.Report;
import dev.baize.study.report.TextTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each decision with one hand against one up card is worth. */
public final class HandReport implements Report {

  private final BlackjackHouseRules rules;
  private final List<Rank> cards;
  private final int up;
  private final HandValue total;
  private final Composition unseen;
  private final ChoiceValues values;

  /** Those that the game asks for, the best first. */
  private final List<Choice> choices;

  /** Of half of the wager, where it is offered. */
  private final OptionalDouble insurance;

  private final Rounding rounding;

  /**
   * The report of a hand.
   *
   * @param session the rules
   * @param left the cards that were left before the deal
   * @param cards the player's
   * @param upcard the dealer's
   * @throws IllegalArgumentException if there is no such hand
   */
  public HandReport(BlackjackRules session, Composition left, List<Rank> cards, Rank upcard) {
    ExactHand hand = ExactHand.of(session.house(), cards, upcard).dealtFrom(left);
    this.rules = session.house();
    this.cards = List.copyOf(cards);
    this.up = HandValue.points(upcard);
    this.total = total(cards);
    this.unseen = unseen(left, cards, upcard);
    this.values = hand.values();
    this.choices =
        isNatural()
            ? List.of(Choice.STAND)
            : Stream.of(Choice.values())
                .filter(choice -> values.value(choice).isPresent())
                .sorted(Comparator.comparingDouble(choice -> -value(choice)))
                .toList();
    this.insurance =
        rules.insurance() && up == 1 && cards.size() == 2
            ? OptionalDouble.of(hand.insurance())
            : OptionalDouble.empty();
    this.rounding = rounding(hand, session.minimum());
  }

  private static HandValue total(List<Rank> cards) {
    HandValue total = HandValue.empty();
    for (Rank card : cards) {
      total = total.plus(Card.of(card, Suit.SPADES));
    }
    return total;
  }

  private static Composition unseen(Composition left, List<Rank> cards, Rank upcard) {
    Composition unseen = left.without(HandValue.points(upcard));
    for (Rank card : cards) {
      unseen = unseen.without(HandValue.points(card));
    }
    return unseen;
  }

  private Rounding rounding(ExactHand hand, long minimum) {
    ExactHand played = hand.withWager(minimum);
    boolean rounds =
        !played.values().equals(values)
            || (insurance.isPresent() && played.insurance() != hand.insurance());
    return new Rounding(minimum, rounds, values.bestValue() - played.values().bestValue());
  }

  private boolean isNatural() {
    return cards.size() == 2 && total.total() == HandValue.MAX_TOTAL;
  }

  private double value(Choice choice) {
    return values.value(choice).orElseThrow();
  }

  private double cost(Choice choice) {
    return value(choices.get(0)) - value(choice);
  }

  @Override
  public String text() {
    TextTable heading = new TextTable(2);
    CardValues.add(heading, "rules", CardValues.rules(rules));
    CardValues.add(heading, "unseen", unseen.size() + " cards: " + CardValues.counts(unseen));
    CardValues.add(heading, "hand", hand() + ", " + (isNatural() ? "a natural" : total));
    CardValues.add(heading, "up", CardValues.symbol(up) + given());
    TextTable table = new TextTable(1);
    table.add("decision", "worth, %", "costs, %");
    for (Choice choice : choices) {
      table.add(
          choice.toString(),
          CardValues.percent(value(choice), 4),
          CardValues.percent(cost(choice), 4));
    }
    String insured =
        insurance.isPresent()
            ? "\nTo insure half of the wager is worth "
                + CardValues.percent(insurance.getAsDouble(), 4)
                + " % of it.\n"
            : "";
    return heading.text()
        + "\nWhat each decision is worth, % of the wager\n"
        + rounding.line()
        + '\n'
        + table.text()
        + insured;
  }

  /** What values are conditional on. */
  private String given() {
    boolean looks = up == 1 || up == CardValues.COUNT;
    return looks && rules.dealerNatural() == DealerNatural.PEEK
        ? ", with no natural of the dealer"
        : "";
  }

  /** The player's cards, such as {@code 10+6}. */
  private String hand() {
    return cards.stream()
        .map(card -> CardValues.symbol(HandValue.points(card)))
        .collect(Collectors.joining("+"));
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("kind", "hand");
    all.put("version", 1);
    all.put("game", "blackjack");
    all.put("rules", rules.toString());
    rounding.addTo(all);
    all.put("unseen", CardValues.countValues(unseen));
    all.put("hand", hand());
    all.put("up", CardValues.symbol(up));
    all.put("decisions", rows());
    all.put("insurance", insurance.isPresent() ? insurance.getAsDouble() : null);
    return all;
  }

  /** The decisions, the best first. */
  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Choice choice : choices) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      row.put("decision", choice.toString());
      row.put("value", value(choice));
      row.put("cost", cost(choice));
      rows.add(row);
    }
    return rows;
  }

  @Override
  public Optional<String> missing() {
    return Optional.empty();
  }
}
