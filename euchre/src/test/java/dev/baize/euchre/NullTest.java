package dev.baize.euchre;

import dev.baize.core.NullChecks;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.analysis.DealAnalysis;
import dev.baize.euchre.analysis.LoneAnalysis;
import dev.baize.euchre.analysis.OpenPosition;
import dev.baize.euchre.analysis.Solver;
import dev.baize.euchre.player.Expert;
import dev.baize.euchre.player.Human;
import dev.baize.euchre.player.Master;
import dev.baize.euchre.player.Random;
import dev.baize.euchre.player.Simple;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NullTest {

  private static final Seed SEED = Seed.of(1);

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    EuchreRules rules = EuchreRules.standard();
    Game<EuchreView, EuchreDecision> game = rules.start(SEED);
    Card ace = Card.of(Rank.ACE, Suit.SPADES);
    SeatContext context = SeatContext.of(SEED, Seat.of(0));
    Trump trump = Trump.of(Suit.SPADES);
    OpenDeal deal = OpenDeal.of(rules, SEED, 0);
    DealAnalysis analysis = DealAnalysis.of(deal);
    Trick trick = new Trick(Seat.of(0), List.of(ace), Set.of());
    return new NullChecks(EuchreRules.class)
        .sample(int.class, 1)
        .samples(rules, rules.pack(), ace, CardSet.all(), Seat.of(0), SEED, context)
        .sample(EuchreView.class, game.view(Seat.of(0)))
        .sample(EuchreDecision.class, EuchreDecision.pass())
        .sample(Bid.class, EuchreDecision.pass())
        .sample(EuchreHouseRules.class, EuchreHouseRules.classic())
        .sample(Rules.class, rules)
        .samples(deal, trick, trump)
        .samples(analysis, analysis.trumps().get(0), analysis.trumps().get(0).opening())
        .sample(LoneAnalysis.class, analysis.trumps().get(0).alone().get(0))
        .samples(
            new Solver(),
            new OpenPosition(trump, deal.hands(), new Trick(Seat.of(0), List.of(), Set.of())))
        .samples(new Expert(), new Human("Judea", new ScriptedConsole("")), new Master(context))
        .samples(new Random(context), new Simple())
        .samples(new EuchreProvider())
        // The game alone makes events, at its own speed.
        .ignoreNested(EuchreEvent.class)
        // Asked and told for every decision; whoever is neither of two is the other.
        .ignore(EuchreView.class, "cannotHold")
        .ignore(EuchreView.class, "points")
        .ignore(EuchreView.class, "tricksTaken")
        .ignore(Master.class, "observe")
        .tests();
  }
}
