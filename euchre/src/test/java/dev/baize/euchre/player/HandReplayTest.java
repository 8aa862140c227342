package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.euchre.Cards;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.kernel.EuchreCards;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seat 2 weighs what the dealer opposite, who picked up the nine of clubs, and seat 1 may hold. */
class HandReplayTest {

  private static final String[] DECISIONS = {
    "pass", "pass", "pass", "order up Clubs", "discard Nine of Hearts", "play Nine of Diamonds"
  };

  private static final String[] HANDS = {
    "9H TH JC AC KC", "9D TD JD QD KD", "9S TS QS KS AS", "JH QH KH AH AD"
  };

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("9C")
          .seat(0, HANDS[0])
          .seat(1, HANDS[1])
          .seat(2, HANDS[2])
          .seat(3, HANDS[3]);

  private static final EuchreView VIEW = DEAL.viewAfter(DECISIONS);
  private static final EuchreView DISCARD =
      DEAL.viewAfter("pass", "pass", "pass", "order up Clubs");

  private static final Expert EXPERT = new Expert();
  private static final StrategyProfile EXPERTS = new StrategyProfile(0);

  private static int[] sample(String dealer, String last) {
    return new int[] {mask(dealer), mask(HANDS[1]), mask(HANDS[2]), mask(last)};
  }

  private static int mask(String cards) {
    return EuchreCards.mask(Cards.set(cards));
  }

  private static HandReplay.Particle particle(int[] sample, double least) {
    return new HandReplay(VIEW, new HandStrategy(VIEW))
        .weigh(sample, mask("9H TH"), EXPERTS, least);
  }

  @Test
  void the_decisions_lead_to_the_view_of_the_seat() {
    HandReplay.Particle particle = particle(sample(HANDS[0], HANDS[3]), 0);
    assertThat(KernelHands.view(particle.hand(), VIEW)).isEqualTo(VIEW);
    assertThat(EuchreCards.card(particle.hand().discarded)).isEqualTo(EXPERT.discard(DISCARD));
  }

  @Test
  void the_likelihood_is_the_product_over_the_decisions_of_the_others() {
    DecisionLikelihood likelihood = new DecisionLikelihood(VIEW.partner().index());
    double expected = 1;
    for (int i : new int[] {0, 2, 3, 5}) {
      EuchreView seen = DEAL.viewAfter(List.of(DECISIONS).subList(0, i).toArray(String[]::new));
      expected *=
          likelihood.of(
              EuchreDecision.parse(DECISIONS[i]).number().orElseThrow(),
              EXPERT.decide(seen).number().orElseThrow(),
              seen.choices(),
              seen.seat().index());
    }
    expected *=
        likelihood.ofDiscard(
            mask("9H TH"), EuchreCards.number(EXPERT.discard(DISCARD)), DISCARD.seat().index());
    assertThat(particle(sample(HANDS[0], HANDS[3]), 0).likelihood())
        .isCloseTo(expected, within(1e-12));
  }

  @Test
  void a_dealer_without_trumps_would_hardly_have_picked_up() {
    double likely = particle(sample(HANDS[0], HANDS[3]), 0).likelihood();
    double unlikely = particle(sample("9H TH JH AH AD", "JC AC KC QH KH"), 0).likelihood();
    assertThat(unlikely).isPositive().isLessThan(likely);
  }

  @Test
  void a_likelihood_below_the_threshold_counts_as_zero() {
    int[] sample = sample(HANDS[0], HANDS[3]);
    double likelihood = particle(sample, 0).likelihood();
    assertThat(particle(sample, likelihood).likelihood()).isEqualTo(likelihood);
    assertThat(particle(sample, likelihood * 1.001).likelihood()).isZero();
    assertThat(particle(sample, 2).likelihood()).isZero();
  }
}
