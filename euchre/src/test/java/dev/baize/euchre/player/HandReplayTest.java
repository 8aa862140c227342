package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Seat;
import dev.baize.euchre.Cards;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What seat 2 thinks of the dealer opposite, who picked the nine of clubs up, and of seat 1. */
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
  private static final Expert EXPERT = new Expert();
  private static final StrategyProfile EXPERTS = new StrategyProfile(0);

  private static SampledDeal world(String dealer, String last, String discards) {
    return new SampledDeal(
        new OpenDeal(
            Seat.of(0),
            List.of(Cards.set(dealer), Cards.set(HANDS[1]), Cards.set(HANDS[2]), Cards.set(last)),
            Cards.card("9C")),
        Cards.set(discards));
  }

  private static Particle particle(SampledDeal world, double least) {
    return new HandReplay(VIEW).weigh(world, EXPERTS, least);
  }

  @Test
  void theDecisionsLeadToWhatTheSeatSees() {
    Particle particle = particle(world(HANDS[0], HANDS[3], "9H TH"), 0);
    assertThat(particle.game().view(VIEW.seat())).isEqualTo(VIEW);
    assertThat(particle.game().view(Seat.of(0)).discarded())
        .contains(EXPERT.discard(DEAL.viewAfter("pass", "pass", "pass", "order up Clubs")));
  }

  @Test
  void aWorldIsAsLikelyAsAllDecisionsOfTheOthersTogether() {
    DecisionLikelihood likelihood = new DecisionLikelihood(EXPERTS, VIEW.partner());
    double expected = 1;
    for (int i : new int[] {0, 2, 3, 5}) {
      EuchreView seen = DEAL.viewAfter(List.of(DECISIONS).subList(0, i).toArray(String[]::new));
      expected *= likelihood.of(EuchreDecision.parse(DECISIONS[i]), seen);
    }
    expected *=
        likelihood
            .discard(Cards.set("9H TH"), DEAL.viewAfter("pass", "pass", "pass", "order up Clubs"))
            .likelihood();
    assertThat(particle(world(HANDS[0], HANDS[3], "9H TH"), 0).likelihood())
        .isCloseTo(expected, within(1e-12));
  }

  @Test
  void aDealerWithoutTrumpsWouldHardlyHavePickedUp() {
    double likely = particle(world(HANDS[0], HANDS[3], "9H TH"), 0).likelihood();
    double unlikely = particle(world("9H TH JH AH AD", "JC AC KC QH KH", "9H TH"), 0).likelihood();
    assertThat(unlikely).isPositive().isLessThan(likely);
  }

  @Test
  void whatIsNotLikelyEnoughIsGivenUp() {
    SampledDeal world = world(HANDS[0], HANDS[3], "9H TH");
    double likelihood = particle(world, 0).likelihood();
    assertThat(particle(world, likelihood).likelihood()).isEqualTo(likelihood);
    assertThat(particle(world, likelihood * 1.001).likelihood()).isZero();
    assertThat(particle(world, 2).likelihood()).isZero();
  }
}
