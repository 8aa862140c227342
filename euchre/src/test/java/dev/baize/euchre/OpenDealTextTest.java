package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.kernel.EuchreCards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenDealTextTest {

  private static final String EXPECTED =
      "; expected a deal, such as \"dealer 3, up JD, 0: 9S 10S JS QS KS, 1: five cards, 2: five"
          + " cards, 3: five cards\"";

  private static final String TEXT =
      "dealer 2, up AS, 0: 9S 10S JS QS KS, 1: 9H 10H JH QH KH, 2: 9C 10C JC QC KC,"
          + " 3: 9D 10D JD QD KD";

  private static final OpenDeal DEAL =
      new OpenDeal(
          Seat.of(2),
          List.of(
              Cards.set("9S TS JS QS KS"),
              Cards.set("9H TH JH QH KH"),
              Cards.set("9C TC JC QC KC"),
              Cards.set("9D TD JD QD KD")),
          Cards.card("AS"));

  @Test
  void a_deal_is_one_line() {
    assertThat(DEAL.text()).isEqualTo(TEXT);
    assertThat(OpenDeal.parse(TEXT)).isEqualTo(DEAL);
  }

  @Test
  void people_may_write_parts_in_any_order_and_cards_in_lower_case() {
    assertThat(
            OpenDeal.parse(
                " 3 qd KD 9d td jd ,2:kc qc JC 10c 9C,1:9h th jh qh kh, 0: 9s Ts js qs ks,up as ,"
                    + "dealer: 2 "))
        .isEqualTo(DEAL);
  }

  @Property(tries = 200)
  void every_deal_is_read_back(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < EuchreCards.COUNT; card++) {
      cards.add(card);
    }
    Collections.shuffle(cards, new java.util.Random(seed));
    List<CardSet> hands = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      hands.add(
          cards.subList(5 * seat, 5 * seat + 5).stream()
              .map(EuchreCards::card)
              .collect(CardSet.collector()));
    }
    OpenDeal deal =
        new OpenDeal(Seat.of(random.nextInt(4)), hands, EuchreCards.card(cards.get(20)));
    assertThat(OpenDeal.parse(deal.text())).isEqualTo(deal);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dealer 2, up AS, | ''            | "9S 10S JS QS KS" is not part of a deal
          0: 9S            | 4: 9S         | "4: 9S 10S JS QS KS" is not part of a deal
          dealer 2, up     | dealer 2,, up | "" is not part of a deal
          up AS            | dealer 2      | "dealer" appears twice
          0: 9S            | 1: 9S         | "1" appears twice
          dealer 2,        | ''            | "dealer" is missing
          up AS,           | ''            | "up" is missing
          dealer 2         | dealer 4      | dealer "4": expected a whole number from 0 to 3, in its shortest form
          dealer 2         | dealer        | "dealer" has 0 after it: expected 1
          dealer 2         | dealer 1 2    | "dealer" has 2 after it: expected 1
          up AS            | up AS KS      | "up" has 2 after it: expected 1
          10H JH           | JH            | "1" has 4 after it: expected 5
          10H JH           | 10H AH JH     | "1" has 6 after it: expected 5
          10H JH           | 10H QH        | "QH" is dealt twice
          """)
  void what_is_no_deal_is_refused_and_quoted(String part, String instead, String message) {
    String text =
        message.startsWith("\"9S") ? TEXT.replace("0: ", "") : TEXT.replace(part, instead);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(text))
        .withMessage(message + EXPECTED);
  }

  @Test
  void a_missing_seat_is_named() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(TEXT.replaceFirst(", 3: .*", "")))
        .withMessage("\"3\" is missing" + EXPECTED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(""))
        .withMessage("\"\" is not part of a deal" + EXPECTED);
  }

  @Test
  void an_unknown_card_is_quoted() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(TEXT.replace("10H", "1H")))
        .withMessageStartingWith("\"1H\" is not a card; expected a rank");
  }

  @Test
  void a_card_that_two_have_is_named_and_so_is_one_that_is_not_in_the_pack() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(TEXT.replace("KD", "KS")))
        .withMessage("{King of Spades} is dealt twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpenDeal.parse(TEXT.replace("KD", "8D")))
        .withMessageStartingWith("seat 3 has {Eight of Diamonds, ");
  }
}
