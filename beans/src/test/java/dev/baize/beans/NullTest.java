package dev.baize.beans;

import dev.baize.beans.player.Greedy;
import dev.baize.beans.player.Human;
import dev.baize.beans.player.Planner;
import dev.baize.beans.player.Random;
import dev.baize.core.NullChecks;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NullTest {

  private static final Seed SEED = Seed.of(1);

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    BeansRules rules = BeansRules.standard();
    Game<BeansView, BeansDecision> game = rules.start(SEED);
    SeatContext context = SeatContext.of(SEED, Seat.of(0));
    return new NullChecks(BeansRules.class)
        .sample(int.class, 1)
        .samples(rules, Seat.of(0), SEED, context)
        .sample(BeansView.class, game.view(Seat.of(0)))
        .sample(BeansDecision.class, BeansDecision.keepAll())
        .samples(BeansDecision.keepAll(), new Chain(Bean.BLUE, 1))
        .samples(new Greedy(), new Human("Judea", new ScriptedConsole("")))
        .samples(new Planner(context), new Random(context))
        .samples(new BeansProvider())
        // The game alone makes events, at its own speed.
        .ignoreNested(BeansEvent.class)
        // Told of every event.
        .ignore(Planner.class, "observe")
        .tests();
  }
}
