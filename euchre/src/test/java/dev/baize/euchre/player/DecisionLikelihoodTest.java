package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.Cards;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.RandomPlay;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

class DecisionLikelihoodTest {

  private static final Expert EXPERT = new Expert();
  private static final StrategyProfile EXPERTS = new StrategyProfile(0);

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

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void probabilities_sum_to_one_and_experts_decision_is_the_likeliest(
      @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    for (int turn = 0; turn < 60 && !game.isOver(); turn++) {
      EuchreView view = game.view(game.toAct());
      for (int partner = 0; partner < 4; partner++) {
        DecisionLikelihood likelihood = new DecisionLikelihood(EXPERTS, Seat.of(partner));
        double sum = 0;
        for (EuchreDecision decision : game.legal()) {
          double likely = likelihood.of(decision, view);
          sum += likely;
          assertThat(likely)
              .isPositive()
              .isLessThanOrEqualTo(likelihood.of(EXPERT.decide(view), view));
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
    DecisionLikelihood likelihood = new DecisionLikelihood(EXPERTS, Seat.of(0));
    double sum = 0;
    for (Card card : view.hand()) {
      double one = likelihood.discard(CardSet.of(card), view).likelihood();
      assertThat(one).isEqualTo(likelihood.of(EuchreDecision.discard(card), view));
      assertThat(likelihood.discard(CardSet.of(card), view).card()).isEqualTo(card);
      sum += one;
    }
    assertThat(sum).isCloseTo(1, within(1e-12));
    assertThat(likelihood.discard(view.hand(), view).likelihood()).isCloseTo(1, within(1e-12));
    assertThat(likelihood.discard(view.hand(), view).card()).isEqualTo(EXPERT.discard(view));
    CardSet others = view.hand().without(EXPERT.discard(view));
    assertThat(likelihood.discard(others, view).likelihood())
        .isCloseTo(
            1 - likelihood.discard(CardSet.of(EXPERT.discard(view)), view).likelihood(),
            within(1e-12));
  }

  @Test
  void a_dealer_that_cannot_have_discarded_experts_card_discarded_the_lowest() {
    EuchreView view = DEAL.viewAfter("order up Diamonds");
    assertThat(
            new DecisionLikelihood(EXPERTS, Seat.of(0)).discard(Cards.set("KC JD AC"), view).card())
        .isEqualTo(Cards.card("KC"));
  }

  @Test
  void the_partner_errs_more_often_than_opponents() {
    EuchreView view = DEAL.viewAfter();
    EuchreDecision expected = EXPERT.decide(view);
    assertThat(new DecisionLikelihood(EXPERTS, view.seat()).of(expected, view))
        .isLessThan(new DecisionLikelihood(EXPERTS, Seat.of(0)).of(expected, view));
  }
}
