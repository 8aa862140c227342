package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EuchreDecisionTest {

  @Test
  void decisions_are_told_in_a_few_words() {
    assertThat(EuchreDecision.pass().text()).isEqualTo("pass");
    assertThat(EuchreDecision.orderUp(Suit.HEARTS).text()).isEqualTo("order up Hearts");
    assertThat(EuchreDecision.orderUpAlone(Suit.CLUBS).text()).isEqualTo("order up Clubs alone");
    assertThat(EuchreDecision.defendAlone().text()).isEqualTo("defend alone");
    assertThat(EuchreDecision.discard(Cards.card("9S")).text()).isEqualTo("discard Nine of Spades");
    assertThat(EuchreDecision.play(Cards.card("AC")).text()).isEqualTo("play Ace of Clubs");
  }

  @Test
  void every_decision_is_parsed_from_its_text_to_the_same_object() {
    for (EuchreDecision decision : AllDecisions.LIST) {
      assertThat(EuchreDecision.parse(decision.text())).isSameAs(decision);
    }
  }

  @Test
  void the_58_decisions_that_can_be_legal_are_numbered_once_and_for_all() {
    List<EuchreDecision> numbered = new ArrayList<>();
    EuchrePack.fresh().cards().stream()
        .sorted()
        .forEach(card -> numbered.add(EuchreDecision.play(card)));
    EuchrePack.fresh().cards().stream()
        .sorted()
        .forEach(card -> numbered.add(EuchreDecision.discard(card)));
    numbered.add(EuchreDecision.pass());
    for (Suit suit : Suit.values()) {
      numbered.add(EuchreDecision.orderUp(suit));
    }
    for (Suit suit : Suit.values()) {
      numbered.add(EuchreDecision.orderUpAlone(suit));
    }
    numbered.add(EuchreDecision.defendAlone());
    assertThat(numbered).hasSize(58);
    for (int number = 0; number < numbered.size(); number++) {
      assertThat(numbered.get(number).number()).as(numbered.get(number).text()).hasValue(number);
    }
    assertThat(numbered.get(0).text()).isEqualTo("play Nine of Spades");
    assertThat(numbered.get(23).text()).isEqualTo("play Ace of Diamonds");
    assertThat(EuchreDecision.play(Cards.card("2S")).number()).isEmpty();
    assertThat(EuchreDecision.discard(Cards.card("8D")).number()).isEmpty();
  }

  @Test
  void there_are_114_decisions_and_no_two_have_one_text() {
    assertThat(AllDecisions.LIST).hasSize(114).doesNotHaveDuplicates();
    assertThat(new HashSet<>(AllDecisions.LIST.stream().map(EuchreDecision::text).toList()))
        .hasSize(114);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "''|\"\": expected \"pass\", \"order up SUIT\", \"order up SUIT alone\", \"defend alone\", \"discard CARD\" or \"play CARD\"",
        "Pass|\"Pass\": expected \"pass\", \"order up SUIT\", \"order up SUIT alone\", \"defend alone\", \"discard CARD\" or \"play CARD\"",
        "'pass '|\"pass \": expected \"pass\", \"order up SUIT\", \"order up SUIT alone\", \"defend alone\", \"discard CARD\" or \"play CARD\"",
        "order up|\"order up\": expected \"pass\", \"order up SUIT\", \"order up SUIT alone\", \"defend alone\", \"discard CARD\" or \"play CARD\"",
        "order up hearts|\"hearts\": no suit \"hearts\"; expected Spades, Hearts, Clubs or Diamonds",
        "discard Nine|\"Nine\": no \" of \"; expected a rank and a suit, such as \"Jack of Diamonds\"",
        "play Nine of Spade|\"Nine of Spade\": no suit \"Spade\"; expected Spades, Hearts, Clubs or Diamonds"
      })
  void a_text_that_is_no_decision_is_quoted(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreDecision.parse(text))
        .withMessage(message);
  }
}
