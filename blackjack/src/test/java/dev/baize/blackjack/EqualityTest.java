package dev.baize.blackjack;

import com.google.common.testing.EqualsTester;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.ExpectedValues;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  @Test
  void values_of_blackjack() {
    BlackjackRules rules = BlackjackRules.standard();
    HandValue empty = HandValue.empty();
    new EqualsTester()
        .addEqualityGroup(BlackjackDecision.bet(5), BlackjackDecision.parse("bet 5"))
        .addEqualityGroup(BlackjackDecision.bet(1000), BlackjackDecision.parse("bet 1000"))
        .addEqualityGroup(BlackjackDecision.hit(), BlackjackDecision.parse("hit"))
        .addEqualityGroup(BlackjackDecision.stand())
        .addEqualityGroup(BlackjackDecision.insure(5), BlackjackDecision.parse("insure 5"))
        .addEqualityGroup(BlackjackDecision.doubleDown(), BlackjackDecision.parse("double"))
        .addEqualityGroup(rules, BlackjackRules.parse(rules.text()))
        .addEqualityGroup(BlackjackRules.classic(100, 3))
        .addEqualityGroup(
            rules.withHouse(BlackjackHouseRules.parse("decks 2")),
            rules.withHouse(BlackjackHouseRules.parse("decks 2")))
        .addEqualityGroup(
            empty.plus(card(Rank.TWO)).plus(card(Rank.NINE)),
            empty.plus(card(Rank.NINE)).plus(card(Rank.TWO)))
        .addEqualityGroup(empty.plus(card(Rank.ACE)))
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(3))
        .testEquals();
  }

  @Test
  void analysis_of_blackjack() {
    Composition full = Composition.fullDeck();
    new EqualsTester()
        .addEqualityGroup(full, Composition.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 16))
        .addEqualityGroup(full.without(1).without(10), full.without(10).without(1))
        .addEqualityGroup(full.without(1))
        .addEqualityGroup(new ExpectedValues(-0.5, 0.25), new ExpectedValues(-0.5, 0.25))
        .addEqualityGroup(new ExpectedValues(0.25, -0.5))
        .addEqualityGroup(Composition.decks(2), Composition.of(8, 8, 8, 8, 8, 8, 8, 8, 8, 32))
        .addEqualityGroup(Composition.decks(8))
        .addEqualityGroup(Composition.decks(8).without(10))
        .addEqualityGroup(situation(Choice.HIT), situation(Choice.HIT))
        .addEqualityGroup(situation(Choice.STAND))
        .addEqualityGroup(values(6), values(6))
        .addEqualityGroup(values(7))
        .testEquals();
  }

  private static Situation situation(Choice choice) {
    return new Situation(HandValue.empty().plus(card(Rank.TWO)), 0, EnumSet.of(choice));
  }

  private static ChoiceValues values(int up) {
    return ExactAnalysis.of(
            BlackjackHouseRules.classic(), Composition.fullDeck(), StrategyClass.CDZ, 1)
        .values(up, 8, 5);
  }

  @Test
  void events_of_blackjack() {
    Card ace = card(Rank.ACE);
    new EqualsTester()
        .addEqualityGroup(new BlackjackEvent.Shuffled(), new BlackjackEvent.Shuffled())
        .addEqualityGroup(new BlackjackEvent.Cut(26), new BlackjackEvent.Cut(26))
        .addEqualityGroup(new BlackjackEvent.Cut(25))
        .addEqualityGroup(
            new BlackjackEvent.HandBegan(1, 100), new BlackjackEvent.HandBegan(1, 100))
        .addEqualityGroup(new BlackjackEvent.HandBegan(2, 100))
        .addEqualityGroup(new BlackjackEvent.HoleDealt(ace), new BlackjackEvent.HoleDealt(ace))
        .addEqualityGroup(new BlackjackEvent.HoleDealt(card(Rank.TWO)))
        .addEqualityGroup(new BlackjackEvent.HoleShown(ace))
        .addEqualityGroup(new BlackjackEvent.DealerDone(17), new BlackjackEvent.DealerDone(17))
        .addEqualityGroup(new BlackjackEvent.PlayerDone(17))
        .addEqualityGroup(settled(105), settled(105))
        .addEqualityGroup(settled(95))
        .testEquals();
  }

  private static BlackjackEvent settled(long bankroll) {
    return new BlackjackEvent.HandSettled(HandResult.WIN, bankroll);
  }

  private static Card card(Rank rank) {
    return Card.of(rank, Suit.SPADES);
  }

  private static BlackjackView view(long seed) {
    Game<BlackjackView, BlackjackDecision> game = BlackjackRules.standard().start(Seed.of(seed));
    game.apply(BlackjackDecision.bet(5));
    return game.view(Seat.of(0));
  }
}
