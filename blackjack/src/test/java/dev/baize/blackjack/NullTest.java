package dev.baize.blackjack;

import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.ExactHand;
import dev.baize.blackjack.analysis.ExpectedValues;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.CountTrainer;
import dev.baize.blackjack.counting.IndexPlay;
import dev.baize.blackjack.counting.IndexPlays;
import dev.baize.blackjack.counting.RemovalEffects;
import dev.baize.blackjack.player.Basic;
import dev.baize.blackjack.player.Competitor;
import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.Exact;
import dev.baize.blackjack.player.HiLo;
import dev.baize.blackjack.player.Human;
import dev.baize.blackjack.player.KO;
import dev.baize.blackjack.player.Random;
import dev.baize.blackjack.player.Simple;
import dev.baize.blackjack.player.Tracker;
import dev.baize.core.NullChecks;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.table.Question;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NullTest {

  private static final Seed SEED = Seed.of(1);

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    BlackjackRules rules = BlackjackRules.standard();
    Game<BlackjackView, BlackjackDecision> game = rules.start(SEED);
    SeatContext context = SeatContext.of(SEED, Seat.of(0));
    BlackjackAnalysis analysis = BlackjackAnalysis.of(Composition.fullDeck());
    ExactAnalysis exact =
        ExactAnalysis.of(
            BlackjackHouseRules.classic(), Composition.fullDeck(), StrategyClass.BASIC, 1);
    Situation situation = new Situation(HandValue.empty(), 0, EnumSet.of(Choice.HIT));
    CountIndex index = new CountIndex(10, situation, Choice.HIT, Choice.STAND, 0, true);
    return new NullChecks(BlackjackRules.class)
        .sample(int.class, 5)
        .sample(long.class, 5L)
        .samples(rules, Seat.of(0), SEED, context)
        .sample(BlackjackView.class, game.view(Seat.of(0)))
        .sample(BlackjackDecision.class, BlackjackDecision.hit())
        .samples(new CountTrainer(), Question.of("", List.of(), text -> "", List.of()))
        .samples(BlackjackDecision.hit(), HandValue.empty(), Simple.TABLE)
        .samples(analysis, Composition.fullDeck(), new ExpectedValues(0, 0))
        .samples(new Basic(), new PlayTable<>((up, hand, pair, legal) -> legal.get(0)))
        .samples(new PlayerHand(List.of(), 1, false))
        .samples(new Competitor(), new Counting(), new Human(new ScriptedConsole("")))
        .samples(new Random(context), new Simple(), new Tracker())
        .samples(new BlackjackProvider())
        .samples(BlackjackHouseRules.classic())
        .samples(CardCount.HILO, RemovalEffects.of(BlackjackHouseRules.classic()))
        .samples(index, new IndexPlay(List.of(index), 0), IndexPlays.none())
        .samples(new Exact(), new HiLo(), new KO())
        .samples(exact, situation, exact.values(6, 10, 2))
        .samples(SituationValues.of(exact))
        .samples(ExactHand.of(BlackjackHouseRules.classic(), List.of(Rank.TEN, Rank.SIX), Rank.TEN))
        .sample(Strategy.class, exact.strategy().orElseThrow())
        .samples(PlayerSettings.of(List.of()))
        // The game alone makes events, at its own speed.
        .ignoreNested(BlackjackEvent.class)
        // The library alone makes these.
        .ignoreConstructors(PlayerHand.class)
        .ignoreConstructors(CountIndex.class)
        .ignoreConstructors(IndexPlay.class)
        // Told of every event.
        .ignore(Tracker.class, "observe")
        .sample(Function.class, Function.identity())
        // A transcript of blackjack names nobody.
        .ignore(BlackjackProvider.class, "transcript")
        .tests();
  }
}
