package dev.baize.blackjack.report;

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
import dev.baize.core.table.Report;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
  private final @Nullable Double insurance;

  private final CardValues.Rounding rounding;

  /** The report of a hand. {@code left} are the cards that were left before the deal. */
  public HandReport(BlackjackRules session, Composition left, List<Rank> cards, Rank upcard) {
    ExactHand hand = ExactHand.of(session.house(), cards, upcard).dealtFrom(left);
    this.rules = session.house();
    this.cards = List.copyOf(cards);
    this.up = HandValue.points(upcard);
    this.total = HandValue.of(cards.stream().map(card -> Card.of(card, Suit.SPADES)).toList());
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
        rules.insurance() && up == 1 && cards.size() == 2 ? (Double) hand.insurance() : null;
    this.rounding = rounding(hand, session.minimum());
  }

  private static Composition unseen(Composition left, List<Rank> cards, Rank upcard) {
    Composition unseen = left.without(HandValue.points(upcard));
    for (Rank card : cards) {
      unseen = unseen.without(HandValue.points(card));
    }
    return unseen;
  }

  private CardValues.Rounding rounding(ExactHand hand, long minimum) {
    ExactHand played = hand.withWager(minimum);
    boolean rounds =
        !played.values().equals(values)
            || (insurance != null && played.insurance() != hand.insurance());
    return new CardValues.Rounding(
        minimum, rounds, values.bestValue() - played.values().bestValue());
  }

  private boolean isNatural() {
    return cards.size() == 2 && total.total() == HandValue.MAX_TOTAL;
  }

  private double value(Choice choice) {
    return values.value(choice).orElseThrow();
  }

  @Override
  public String text() {
    String insured =
        insurance == null
            ? ""
            : "\nTo insure half of the wager is worth "
                + CardValues.percent(insurance, 4)
                + " % of it.\n";
    return CardValues.heading(
            "rules", CardValues.rules(rules),
            "unseen", unseen.size() + " cards: " + CardValues.counts(unseen),
            "hand", hand() + ", " + (isNatural() ? "a natural" : total),
            "up", CardValues.symbol(up) + given())
        + "\nWhat each decision is worth, % of the wager\n"
        + rounding.line()
        + '\n'
        + Column.text(columns(), choices)
        + insured;
  }

  private List<Column<Choice>> columns() {
    double best = value(choices.get(0));
    return List.of(
        Column.of("decision", "decision", Choice::toString),
        Column.percent("value", "worth, %", this::value, 4),
        Column.percent("cost", "costs, %", choice -> best - value(choice), 4));
  }

  private String given() {
    boolean looks = up == 1 || up == CardValues.COUNT;
    return looks && rules.dealerNatural() == DealerNatural.PEEK
        ? ", with no natural of the dealer"
        : "";
  }

  private String hand() {
    return cards.stream()
        .map(card -> CardValues.symbol(HandValue.points(card)))
        .collect(Collectors.joining("+"));
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> all = CardValues.values("hand", rules);
    rounding.addTo(all);
    all.put("unseen", CardValues.countValues(unseen));
    all.put("hand", hand());
    all.put("up", CardValues.symbol(up));
    all.put("decisions", rows());
    all.put("insurance", insurance);
    return all;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return Column.rows(columns(), choices);
  }
}
