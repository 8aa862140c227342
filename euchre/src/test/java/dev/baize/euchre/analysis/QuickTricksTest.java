package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Cards;
import dev.baize.euchre.Trump;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuickTricksTest {

  private static int bits(String cards) {
    return CardBits.of(Cards.set(cards), Trump.of(Suit.CLUBS));
  }

  /** The greatest number that the leader's side is known to reach. */
  private static int tricks(String a, String b, String c, String d) {
    int left = Cards.set(a).size();
    int tricks = 0;
    while (tricks < left && QuickTricks.reach(tricks + 1, bits(a), bits(b), bits(c), bits(d))) {
      tricks++;
    }
    return tricks;
  }

  @ParameterizedTest
  @CsvSource({"1, 1000", "2, 3000", "3, 3000", "4, 500"})
  void no_side_takes_fewer(int tricks, int positions) {
    SplittableRandom random = new SplittableRandom(tricks);
    for (int i = 0; i < positions; i++) {
      Set<Seat> sittingOut = RandomPositions.SITTING_OUT.get(i % 9);
      OpenPosition position = RandomPositions.beforeTrick(tricks, sittingOut, random);
      Trump trump = position.trump();
      Seat leader = position.trick().leader();
      int[] hands = new int[4];
      for (int place = 0; place < 4; place++) {
        hands[place] = CardBits.of(position.hands().get((leader.index() + place) % 4), trump);
      }
      int even = new Minimax(position).tricksOfEven();
      int ofLeader = leader.index() % 2 == 0 ? even : tricks - even;
      int a = hands[0];
      int b = hands[1];
      int c = hands[2];
      int d = hands[3];
      for (int need = ofLeader + 1; need <= tricks; need++) {
        assertThat(QuickTricks.reach(need, a, b, c, d)).as("%s", position).isFalse();
      }
      assertThat(QuickTricks.ofTrumps(a, c, b | d)).isLessThanOrEqualTo(ofLeader);
      assertThat(QuickTricks.ofTrumps(b, d, a | c)).isLessThanOrEqualTo(tricks - ofLeader);
    }
  }

  @Test
  void the_highest_trumps_are_sure_for_either_partner() {
    assertThat(QuickTricks.ofTrumps(bits("JC JS 9H"), bits("AC 9S TS"), bits("KC"))).isEqualTo(2);
    assertThat(QuickTricks.ofTrumps(bits("9H 9S TS"), bits("JC 9D TD"), bits("JS"))).isEqualTo(1);
    assertThat(QuickTricks.ofTrumps(bits("JS AC 9H"), bits("9S TS 9D"), bits("JC"))).isZero();
  }

  @Test
  void the_leader_takes_the_highest_trumps() {
    assertThat(tricks("JC JS 9H", "AC KC QC", "9D TD QD", "9S TS AS")).isEqualTo(2);
  }

  @Test
  void once_trumps_are_drawn_all_high_cards_are_sure() {
    assertThat(tricks("JC AH AD", "9C 9S TS", "9D TD QD", "QS KS AS")).isEqualTo(3);
    assertThat(tricks("AH KH AD", "9S TS QS", "9C 9D TD", "KS AS QD")).isEqualTo(3);
  }

  @Test
  void a_high_card_is_sure_only_as_long_as_opponents_with_trumps_must_follow() {
    assertThat(tricks("AH KH QH", "9C 9H TH", "9D TD QD", "9S TS QS")).isEqualTo(2);
    assertThat(tricks("AH KH QH", "9S TS QS", "9D TD QD", "9C TC 9H")).isEqualTo(1);
    assertThat(tricks("AH KH QH", "9S TS QS", "9D TD QD", "9C TC QC")).isZero();
  }

  @Test
  void a_partner_who_must_ruff_ends_the_leaders_run() {
    assertThat(tricks("AH KH AD", "9C 9H TH", "TC QC KC", "9D TD QH")).isEqualTo(1);
    assertThat(tricks("AH KH AS", "9C 9H TH", "TC QC 9D", "9S TS QH")).isEqualTo(2);
  }

  @Test
  void a_partner_who_sits_out_does_not() {
    assertThat(tricks("AH KH AD", "9C 9H TH", "", "9D TD QH")).isEqualTo(2);
  }

  @Test
  void a_second_card_below_anothers_is_not_sure() {
    assertThat(tricks("KH 9S 9D", "AH TS TD", "9H QS QD", "TH KS KD")).isZero();
  }

  @Test
  void partner_takes_its_high_cards_once_it_was_led_to() {
    assertThat(tricks("9H 9D TD", "9S TS QS", "AH KH AS", "TH QH KS")).isEqualTo(3);
    assertThat(tricks("TC 9D TD", "9C TS QS", "JC AS 9S", "TH QH KS")).isEqualTo(2);
  }

  @Test
  void partner_cannot_be_led_to_in_a_suit_that_the_leader_lacks_or_an_opponent_ruffs() {
    assertThat(tricks("9D TD QD", "9S TS QS", "AH KH AS", "TH QH AD")).isZero();
    assertThat(tricks("9H 9D TD", "9C TS QS", "AH KH AS", "TH QH AD")).isZero();
  }

  @Test
  void the_leader_takes_its_high_cards_and_then_leads_to_partners() {
    assertThat(tricks("AH KH 9S", "9H TH 9D", "AS TD QD", "QH KS TS")).isEqualTo(3);
    assertThat(tricks("JC AH 9S", "9C 9H TH", "TC AS 9D", "QC KS TS")).isEqualTo(3);
  }

  @Test
  void that_needs_a_card_of_partners_suit_and_all_trumps_drawn() {
    assertThat(tricks("AH KH 9D", "9H TH TD", "AS 9S QS", "QH KS TS")).isEqualTo(2);
    assertThat(tricks("JC AH 9S", "9C TC 9H", "QC AS 9D", "TD KS TS")).isEqualTo(2);
  }
}
