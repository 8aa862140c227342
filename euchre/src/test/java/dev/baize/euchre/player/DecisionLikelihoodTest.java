package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.Cards;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.TrumpOrder;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

class DecisionLikelihoodTest {

  private static final Expert EXPERT = new Expert();

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "9S TS JS KH AH")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  private static double of(
      DecisionLikelihood likelihood, EuchreDecision decision, EuchreView view) {
    return likelihood.of(
        decision.number().orElseThrow(),
        EXPERT.decide(view).number().orElseThrow(),
        view.choices(),
        view.seat().index());
  }

  private static double ofDiscard(
      DecisionLikelihood likelihood, CardSet possible, EuchreView view) {
    return likelihood.ofDiscard(
        EuchreCards.mask(possible), EuchreCards.number(EXPERT.discard(view)), view.seat().index());
  }

  private static Card discard(CardSet possible, EuchreView view) {
    return EuchreCards.card(
        DecisionLikelihood.discard(
            EuchreCards.mask(possible),
            EuchreCards.number(EXPERT.discard(view)),
            TrumpOrder.of(view.trump().orElseThrow().suit().index())));
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void probabilities_sum_to_one_and_experts_decision_is_the_likeliest(
      @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    for (int turn = 0; turn < 60 && !game.isOver(); turn++) {
      EuchreView view = game.view(game.toAct());
      for (int partner = 0; partner < 4; partner++) {
        DecisionLikelihood likelihood = new DecisionLikelihood(partner);
        double sum = 0;
        for (EuchreDecision decision : game.legal()) {
          double likely = of(likelihood, decision, view);
          sum += likely;
          assertThat(likely)
              .isPositive()
              .isLessThanOrEqualTo(of(likelihood, EXPERT.decide(view), view));
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
      }
      game.apply(chooser.choose(game.legal()));
    }
  }

  @Test
  void probabilities_of_discards_sum_to_one() {
    EuchreView view = DEAL.viewAfter("order up Diamonds");
    assertThat(view.phase()).isEqualTo(Phase.DISCARD);
    DecisionLikelihood likelihood = new DecisionLikelihood(0);
    double sum = 0;
    for (Card card : view.hand()) {
      double one = ofDiscard(likelihood, CardSet.of(card), view);
      assertThat(one).isEqualTo(of(likelihood, EuchreDecision.discard(card), view));
      assertThat(discard(CardSet.of(card), view)).isEqualTo(card);
      sum += one;
    }
    assertThat(sum).isCloseTo(1, within(1e-12));
    assertThat(ofDiscard(likelihood, view.hand(), view)).isCloseTo(1, within(1e-12));
    assertThat(discard(view.hand(), view)).isEqualTo(EXPERT.discard(view));
    CardSet others = view.hand().without(EXPERT.discard(view));
    assertThat(ofDiscard(likelihood, others, view))
        .isCloseTo(
            1 - ofDiscard(likelihood, CardSet.of(EXPERT.discard(view)), view), within(1e-12));
  }

  @Test
  void a_dealer_that_cannot_have_discarded_experts_card_discarded_the_lowest() {
    EuchreView view = DEAL.viewAfter("order up Diamonds");
    assertThat(discard(Cards.set("KC JD AC"), view)).isEqualTo(Cards.card("KC"));
  }

  @Test
  void the_partner_errs_more_often_than_opponents() {
    EuchreView view = DEAL.viewAfter();
    EuchreDecision expected = EXPERT.decide(view);
    assertThat(of(new DecisionLikelihood(view.seat().index()), expected, view))
        .isLessThan(of(new DecisionLikelihood(0), expected, view));
  }

  @Test
  void the_partner_bids_without_the_cards_less_often_than_it_plays_another_card() {
    DecisionLikelihood ofPartner = new DecisionLikelihood(1);
    EuchreView bids = DEAL.viewAfter();
    EuchreView leads =
        DEAL.viewAfter("pass", "pass", "pass", "order up Diamonds", "discard Nine of Hearts");
    assertThat(leads.seat()).isEqualTo(bids.seat());
    assertThat(of(ofPartner, EXPERT.decide(leads), leads))
        .isLessThan(of(ofPartner, EXPERT.decide(bids), bids));
  }
}
