package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A hand that is better played in another way than its row of the strategy card says.
 *
 * @param row of the card
 * @param up the value of the up card
 * @param hand for instance {@code 2+10}; or {@code 16, later} for those of more cards
 * @param letter what the card says
 * @param better what is better
 * @param worth by how much, for a wager of 1
 */
record CardNote(CardRow row, int up, String hand, CardLetter letter, Choice better, double worth) {

  /** Less than this is an error of rounding. */
  private static final double ROUNDING = 1e-12;

  /** All notes, row by row of the card. */
  static List<CardNote> of(StrategyCard card, ExactAnalysis exact) {
    List<CardNote> notes = new ArrayList<>();
    for (CardRow row : card.rows()) {
      for (int up : CardValues.ACES_LAST) {
        card.letter(row, up)
            .ifPresent(
                letter -> {
                  addTwoCards(row, up, letter, exact, notes);
                  addLater(row, up, letter, card, notes);
                });
      }
    }
    return List.copyOf(notes);
  }

  private static void addTwoCards(
      CardRow row, int up, CardLetter letter, ExactAnalysis exact, List<CardNote> notes) {
    for (TwoCards hand : row.hands()) {
      if (exact.chance(up, hand.low(), hand.high()) > 0) {
        ChoiceValues values = exact.values(up, hand.low(), hand.high());
        double worth = values.bestValue() - values.value(letter.choice()).orElseThrow();
        if (worth > ROUNDING) {
          notes.add(new CardNote(row, up, hand.toString(), letter, values.best(), worth));
        }
      }
    }
  }

  private static void addLater(
      CardRow row, int up, CardLetter letter, StrategyCard card, List<CardNote> notes) {
    SituationValues values = card.values();
    for (Situation later : values.situations()) {
      double frequency = values.frequency(up, later);
      if (row.kind() != CardRow.Kind.PAIRS && row.coversLater(later) && frequency > 0) {
        Choice said = letter.among(later.allowed());
        Choice better = card.basic().strategy().orElseThrow().choose(up, later);
        double worth =
            (values.worth(up, later, better) - values.worth(up, later, said)) / frequency;
        if (worth > ROUNDING) {
          String when = later.allowed().contains(Choice.DOUBLE) ? ", after a split" : ", later";
          notes.add(new CardNote(row, up, row.name() + when, letter, better, worth));
        }
      }
    }
  }

  /** For JSON. */
  Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hand", hand);
    values.put("up", CardValues.symbol(up));
    values.put("card", letter.toString());
    values.put("better", better.toString());
    values.put("worth", worth);
    return values;
  }
}
