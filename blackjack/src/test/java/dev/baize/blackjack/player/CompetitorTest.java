package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompetitorTest {

  private static final BlackjackRules RULES = BlackjackRules.standard().withHands(60);

  @Test
  void it_plays_and_bets_by_the_analysis_of_the_cards_it_has_not_seen() {
    Competitor competitor = new Competitor();
    Game<BlackjackView, BlackjackDecision> game = RULES.start(Seed.of(3), null);
    Composition left = Composition.fullDeck();
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = competitor.decide(view);
      if (view.phase() == Phase.BET) {
        left = left(view.exposed());
        BlackjackAnalysis hand = BlackjackAnalysis.of(left);
        long stake = KellyBet.of(hand, view.bankroll(), view.minimum());
        assertThat(decision).isEqualTo(BlackjackDecision.bet(stake));
      } else {
        int[] cards =
            view.cards().stream().mapToInt(card -> HandValue.points(card.rank())).toArray();
        int up = HandValue.points(view.upcard().rank());
        boolean hits = BlackjackAnalysis.of(left).expectedValues(up, cards).hits();
        assertThat(decision).isEqualTo(hits ? BlackjackDecision.hit() : BlackjackDecision.stand());
      }
      game.apply(decision);
    }
  }

  private static Composition left(List<Card> seen) {
    Composition left = Composition.fullDeck();
    for (Card card : seen) {
      left = left.without(HandValue.points(card.rank()));
    }
    return left;
  }

  @Test
  void it_bets_more_than_the_least_when_the_cards_are_good() {
    Competitor competitor = new Competitor();
    Game<BlackjackView, BlackjackDecision> game = RULES.withHands(200).start(Seed.of(1), null);
    long most = 0;
    while (!game.isOver()) {
      BlackjackDecision decision = competitor.decide(game.view(Seat.of(0)));
      most = decision instanceof BlackjackDecision.Bet bet ? Math.max(most, bet.wager()) : most;
      game.apply(decision);
    }
    assertThat(most).isGreaterThan(20);
  }

  @Test
  void half_kelly_sizes_bets_by_half_of_the_bankroll() {
    Competitor half = new Competitor(0.5);
    Competitor none = new Competitor(0);
    Game<BlackjackView, BlackjackDecision> game = RULES.withHands(200).start(Seed.of(1), null);
    long most = 0;
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = half.decide(view);
      if (decision instanceof BlackjackDecision.Bet bet) {
        BlackjackAnalysis hand = BlackjackAnalysis.of(left(view.exposed()));
        long whole = KellyBet.of(hand, view.bankroll(), view.minimum());
        assertThat(bet.wager())
            .isEqualTo(KellyBet.of(hand, view.bankroll() / 2, view.minimum()))
            .isBetween(view.minimum(), whole);
        assertThat(none.bet(view)).isEqualTo(KellyBet.of(hand, view.minimum(), view.minimum()));
        most = Math.max(most, bet.wager());
      }
      game.apply(decision);
    }
    assertThat(most).isGreaterThan(10);
  }

  @Test
  void it_sizes_its_bets_by_a_part_of_the_bankroll() {
    for (double kelly : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Competitor(kelly))
          .withMessage("kelly " + kelly + ": expected 0 to 1");
    }
  }
}
