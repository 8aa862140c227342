package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Suit;
import dev.baize.euchre.Cards;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.SittingOut;
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

  private static final String MORE_TRUMPS = " JC 9S";

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

  private static void assertLeads(String card, Hand hand) {
    assertThat(LeadPolicy.lead(hand, hand.requireTrump())).isEqualTo(number(card));
  }

  /** The same position, but the maker plays alone. */
  private static Hand alone(Hand hand) {
    hand.sittingOut = SittingOut.partner(hand.maker());
    return hand;
  }

  private static int number(String card) {
    return EuchreCards.number(Cards.card(card));
  }

  @Test
  void a_maker_draws_trump_with_two_trumps_before_it_leads_its_ace() {
    assertLeads("KS", hand(MAKER, "KS QS AH 9C", UNSEEN, 1));
    assertLeads("KS", hand(MAKER, "KS QS 9C", UNSEEN, 1));
    assertLeads("9C", hand(MAKER, "KS QS QH 9C", UNSEEN, 1));
  }

  @Test
  void a_maker_that_opens_with_two_trumps_and_an_ace_draws_with_the_lower() {
    assertLeads("QS", hand(MAKER, "KS QS AH 9C QC", UNSEEN + MORE_TRUMPS, 0));
    assertLeads("9S", hand(MAKER, "KS QS 9S 9C", UNSEEN, 1));
  }

  @Test
  void a_maker_with_the_highest_of_two_trumps_keeps_it_unless_it_has_another_winner() {
    assertLeads("9C", hand(MAKER, "JS QS QH 9C", "AS TS KS TH KH AC KC TD", 1));
    assertLeads("JS", hand(MAKER, "JS QS AH 9C", "AS TS KS TH KH AC KC TD", 1));
    assertLeads("JS", alone(hand(MAKER, "JS QS QH 9C", "AS TS KS TH KH AC KC TD", 1)));
  }

  @Test
  void a_maker_close_to_a_march_leads_its_last_trump_first() {
    assertLeads("QS", hand(MAKER, "QS 9C", UNSEEN, 3));
    assertLeads("9C", hand(MAKER, "QS 9C", UNSEEN, 2));
  }

  @Test
  void a_makers_partner_draws_trump_with_two_trumps_or_while_most_are_out() {
    assertLeads("KS", hand(PARTNER, "KS QS AH", "JS AS TS TH KH AC", 1));
    assertLeads("KS", hand(PARTNER, "KS AH 9C", UNSEEN + MORE_TRUMPS, 1));
    assertLeads("AH", hand(PARTNER, "KS AH 9C", "JS AS TS TH KH AC KC", 1));
  }

  @Test
  void a_defender_leads_the_highest_trump_left_when_it_has_a_winner_beside_it() {
    assertLeads("JS", hand(DEFENDER, "JS AC", "KS AS TH KH KC", 2));
    assertLeads("9C", hand(DEFENDER, "JS 9C", "KS AS TH KH AC", 2));
  }

  @Test
  void whoever_may_not_lose_another_trick_leads_trump() {
    assertLeads("QS", hand(DEFENDER, "QS 9C", UNSEEN, 1));
    assertLeads("QS", hand(MAKER, "QS 9C AH", UNSEEN, 0));
    assertLeads("AC", alone(hand(DEFENDER, "QS AC", UNSEEN, 1)));
  }

  @Test
  void a_defender_without_a_winner_leads_the_suit_of_the_makers_colour() {
    assertLeads("9C", hand(DEFENDER, "QS 9C QC TH QH", UNSEEN + MORE_TRUMPS, 0));
    assertLeads("AH", hand(DEFENDER, "QS 9C QC TH AH", UNSEEN + MORE_TRUMPS, 0));
  }

  @Test
  void a_defender_against_a_lone_maker_saves_its_ace_if_it_has_low_cards_to_lead() {
    assertLeads("QC", alone(hand(DEFENDER, "QS QC TH QH AH", UNSEEN + MORE_TRUMPS, 0)));
    assertLeads("AH", alone(hand(DEFENDER, "QS QC TH KC AH", UNSEEN + MORE_TRUMPS, 0)));
    assertLeads("AH", alone(hand(DEFENDER, "QS QC TH AH", UNSEEN, 0)));
  }

  @Test
  void once_little_trump_is_out_the_higher_of_two_cards_is_led() {
    assertLeads("QH", hand(DEFENDER, "QS TH QH", "JS TS KH AH AC KC", 1));
    assertLeads("TH", hand(DEFENDER, "QS TH QH", "JS AS TS KH AH AC KC", 1));
  }

  @Test
  void whoever_has_the_only_trumps_leads_them_first() {
    assertLeads("QS", hand(MAKER, "QS 9C", "TH KH AC KC", 3));
    assertLeads("QS", hand(DEFENDER, "QS AC", "TH KH KC", 2));
  }
}
