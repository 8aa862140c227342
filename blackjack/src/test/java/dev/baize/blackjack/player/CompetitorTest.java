package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Strategy;
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
      most = decision instanceof BlackjackDecision.Bet bet ? Math.max(most, bet.amount()) : most;
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
        assertThat(bet.amount())
            .isEqualTo(KellyBet.of(hand, view.bankroll() / 2, view.minimum()))
            .isBetween(view.minimum(), whole);
        assertThat(none.bet(view)).isEqualTo(KellyBet.of(hand, view.minimum(), view.minimum()));
        most = Math.max(most, bet.amount());
      }
      game.apply(decision);
    }
    assertThat(most).isGreaterThan(10);
  }

  @Test
  void in_other_houses_it_plays_exactly_and_bets_more_when_the_round_is_worth_more() {
    BlackjackRules house =
        BlackjackRules.standard()
            .withBankroll(1_000_000)
            .withHands(3000)
            .withHouse(BlackjackHouseRules.parse("strip"));
    Competitor competitor = new Competitor();
    Exact exact = new Exact();
    Game<BlackjackView, BlackjackDecision> game = house.start(Seed.of(1));
    long most = 0;
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = competitor.decide(view);
      if (decision instanceof BlackjackDecision.Bet bet) {
        RoundValue round = RoundValue.of(view.house());
        double worth = round.next(view);
        long kelly = (long) (view.bankroll() * worth / 1.32) / 2 * 2;
        // Of the minimum, 5, payments are rounded down, which costs more than a unit more to bet.
        boolean minimum = worth < -round.lostByRounding(5);
        assertThat(bet.amount()).isEqualTo(minimum ? 5 : Math.max(6, kelly));
        most = Math.max(most, bet.amount());
      } else {
        assertThat(decision).isEqualTo(exact.decide(view));
      }
      game.apply(decision);
    }
    assertThat(most).isGreaterThan(5000);
  }

  @Test
  void the_estimate_of_a_round_is_that_of_the_exact_analysis_but_for_little() {
    BlackjackHouseRules rules = BlackjackHouseRules.parse("strip");
    Game<BlackjackView, BlackjackDecision> game =
        BlackjackRules.standard().withHands(300).withHouse(rules).start(Seed.of(4));
    Basic basic = new Basic();
    Strategy card = CounterStrategy.basic(rules);
    int compared = 0;
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      if (view.phase() == Phase.BET && view.handsPlayed() % 10 == 0) {
        double exact = ExactAnalysis.of(rules, unseen(view), card, 1).expected();
        assertThat(RoundValue.of(rules).next(view)).isCloseTo(exact, within(0.003));
        compared++;
      }
      game.apply(basic.decide(view));
    }
    assertThat(compared).isEqualTo(30);
  }

  private static Composition unseen(BlackjackView view) {
    Composition left = Composition.decks(view.house().decks());
    for (Card card : view.exposed()) {
      left = left.without(HandValue.points(card.rank()));
    }
    return left;
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
