package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Suit;
import dev.baize.euchre.Cards;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;
import org.junit.jupiter.api.Test;

/** Seat 0 leads; spades are trump; the nine of diamonds was turned down. */
class LeadPolicyTest {

  private static final int MAKER = 0;
  private static final int DEFENDER = 1;
  private static final int PARTNER = 2;

  private static final int UPCARD = EuchreCards.number(Cards.card("9D"));
  private static final int SPADES = Suit.SPADES.index();

  /** Many cards, among them higher ones of every suit but hearts. */
  private static final String UNSEEN = "JS AS TS TH KH AC KC TD QD KD";

  /**
   * The position in which seat 0 is to lead.
   *
   * @param maker the seat that made trump
   * @param own the cards of seat 0
   * @param unseen all others that have not been played
   * @param tricks the number of tricks that its side has taken
   */
  private static Hand hand(int maker, String own, String unseen, int tricks) {
    HandSetup setup =
        new HandSetup(0, 3, UPCARD, new HandRules(false, false, true, false, false, 0));
    int held = EuchreCards.mask(Cards.set(own));
    Hand hand = new Hand(setup, new int[] {held, 0, 0, 0});
    hand.passes = Hand.SEATS + maker;
    hand.trump = TrumpOrder.of(SPADES);
    hand.step = Step.LEAD;
    hand.toAct = 0;
    hand.legal = held;
    hand.tricksOfEven = tricks;
    hand.playedCards =
        EuchreCards.ALL & ~(held | EuchreCards.mask(Cards.set(unseen)) | 1 << UPCARD);
    assertThat(hand.maker()).isEqualTo(maker);
    return hand;
  }

  private static void assertLeads(String master, String expert, Hand hand) {
    assertThat(LeadPolicy.ofMaster(hand, hand.requireTrump())).isEqualTo(number(master));
    assertThat(LeadPolicy.lead(hand, hand.requireTrump())).isEqualTo(number(expert));
  }

  private static int number(String card) {
    return EuchreCards.number(Cards.card(card));
  }

  @Test
  void a_maker_draws_trump_with_two_trumps_before_it_leads_its_ace() {
    assertLeads("KS", "AH", hand(MAKER, "KS QS AH 9C", UNSEEN, 1));
    assertLeads("KS", "9C", hand(MAKER, "KS QS 9C", UNSEEN, 1));
    assertLeads("9C", "9C", hand(MAKER, "KS QS QH 9C", UNSEEN, 1));
    assertLeads("AH", "AH", hand(MAKER, "KS QS AH 9C QC", UNSEEN, 0));
  }

  @Test
  void a_maker_close_to_a_march_leads_its_last_trump_first() {
    assertLeads("QS", "9C", hand(MAKER, "QS 9C", UNSEEN, 3));
    assertLeads("9C", "9C", hand(MAKER, "QS 9C", UNSEEN, 2));
  }

  @Test
  void a_makers_partner_draws_trump_with_two_trumps() {
    assertLeads("KS", "AH", hand(PARTNER, "KS QS AH", UNSEEN, 1));
    assertLeads("AH", "AH", hand(PARTNER, "KS AH 9C", UNSEEN, 1));
  }

  @Test
  void a_defender_leads_the_highest_trump_left_when_it_has_two_cards() {
    assertLeads("JS", "9C", hand(DEFENDER, "JS 9C", "KS AS TH KH AC", 1));
    assertLeads("9C", "9C", hand(DEFENDER, "QS 9C", UNSEEN, 1));
    assertLeads("QH", "QH", hand(DEFENDER, "JS 9C QH", "KS AS TH KH AC", 1));
  }

  @Test
  void nobody_draws_trump_that_nobody_holds() {
    assertLeads("9C", "9C", hand(MAKER, "QS 9C", "TH KH AC KC", 3));
  }
}
