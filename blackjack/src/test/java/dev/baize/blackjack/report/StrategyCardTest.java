package dev.baize.blackjack.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the letters of a strategy card stand for. */
class StrategyCardTest {

  private static StrategyCard card(String rules) {
    BlackjackHouseRules house = BlackjackHouseRules.parse(rules);
    return StrategyCard.of(house, Composition.decks(house.decks()), 1, () -> {});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strip",
        "single",
        "classic",
        "european",
        "downtown, surrender late",
        "strip, soft 17 hit, surrender early",
        "decks 2, double 10-11, hands 2, hit split aces yes",
      })
  void each_letter_is_the_best_choice_of_the_situation_and_the_best_of_what_is_left(String rules) {
    StrategyCard card = card(rules);
    for (StrategyCard.Row row : card.rows()) {
      for (int up = 1; up <= 10; up++) {
        CardLetter letter = card.letter(row, up).orElseThrow();
        Set<Choice> allowed = row.situation().allowed();
        assertThat(letter.choice()).isEqualTo(best(card, up, row.situation(), allowed));
        Set<Choice> rest = EnumSet.copyOf(allowed);
        if (letter.choice() == Choice.DOUBLE || letter.choice() == Choice.SURRENDER) {
          rest.removeAll(EnumSet.of(Choice.DOUBLE, Choice.SURRENDER));
          if (letter.choice() == Choice.DOUBLE) {
            rest.remove(Choice.SPLIT);
          }
          assertThat(letter.among(rest)).isEqualTo(best(card, up, row.situation(), rest));
        }
      }
    }
  }

  private static Choice best(StrategyCard card, int up, Situation situation, Set<Choice> among) {
    return among.stream()
        .max(Comparator.comparingDouble(choice -> card.values().worth(up, situation, choice)))
        .orElseThrow();
  }

  @Test
  void a_split_is_marked_that_only_doubles_after_it_make_worth_while() {
    StrategyCard strip = card("strip");
    BlackjackHouseRules fewer = BlackjackHouseRules.parse("strip, double after split no");
    ExactAnalysis without = ExactAnalysis.of(fewer, Composition.decks(6), StrategyClass.BASIC, 1);
    for (StrategyCard.Row row : strip.rows()) {
      for (int up = 1; up <= 10; up++) {
        CardLetter letter = strip.letter(row, up).orElseThrow();
        if (letter.choice() == Choice.SPLIT) {
          Choice other = without.strategy().orElseThrow().choose(up, row.situation());
          assertThat(letter == CardLetter.SPLIT_OR_HIT).isEqualTo(other == Choice.HIT);
        }
      }
    }
  }

  @Test
  void eights_are_given_up_against_an_ace_if_the_dealer_hits_soft_17() {
    StrategyCard card = card("strip, soft 17 hit");
    assertThat(letter(card, "8,8", 1)).hasToString("Rp");
    assertThat(letter(card, "17", 1)).hasToString("Rs");
    assertThat(letter(card, "15", 1)).hasToString("Rh");
    assertThat(letter(card, "A,7", 2)).hasToString("Ds");
  }

  private static CardLetter letter(StrategyCard card, String name, int up) {
    StrategyCard.Row found =
        card.rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
    return card.letter(found, up).orElseThrow();
  }

  @Test
  void a_note_is_a_hand_of_which_another_choice_is_worth_more_by_just_that() {
    StrategyCard card = card("single");
    ExactAnalysis exact =
        ExactAnalysis.of(
            BlackjackHouseRules.parse("single"), Composition.fullDeck(), StrategyClass.CDZ, 1);
    List<StrategyCard.Note> notes = card.notes(exact);
    StrategyCard.Note tenAndTwo =
        notes.stream().filter(note -> note.hand().equals("2+10")).findFirst().orElseThrow();
    ChoiceValues values = exact.values(4, 2, 10);
    assertThat(tenAndTwo.up()).isEqualTo(4);
    assertThat(tenAndTwo.better()).isEqualTo(Choice.HIT);
    assertThat(tenAndTwo.worth())
        .isEqualTo(
            values.value(Choice.HIT).orElseThrow() - values.value(Choice.STAND).orElseThrow());
    assertThat(notes).allMatch(note -> note.worth() > 0);
    for (StrategyCard.Row row : card.rows()) {
      for (TwoCards hand : row.hands()) {
        boolean noted =
            notes.stream().anyMatch(n -> n.hand().equals(hand.toString()) && n.up() == 4);
        boolean differs =
            exact.choice(4, hand.low(), hand.high())
                != card.letter(row, 4).map(CardLetter::choice).orElseThrow();
        assertThat(noted).isEqualTo(differs);
      }
    }
  }

  @Test
  void hands_of_every_row_are_all_hands() {
    assertThat(card("classic").rows().stream().flatMap(row -> row.hands().stream()))
        .containsExactlyInAnyOrderElementsOf(TwoCards.ALL);
  }
}
