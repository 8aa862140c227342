package dev.baize.search;

import dev.baize.core.NullChecks;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.Play;
import dev.baize.search.solve.AlphaBeta;
import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.DecisionProbability;
import dev.baize.search.solve.Expectimax;
import dev.baize.search.solve.ExternalSampling;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Solved;
import dev.baize.search.solve.Utility;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NullTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final Seed SEED = Seed.of(1);

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    NullChecks checks =
        new NullChecks(Thinker.class)
            .sample(String.class, "Judea")
            .sample(int.class, 1)
            .samples(SEED, Seat.of(0), SeatContext.of(SEED, Seat.of(0)));
    searches(checks);
    solvers(checks);
    return checks.tests();
  }

  private static void searches(NullChecks checks) {
    SeatContext context = SeatContext.of(SEED, Seat.of(0));
    TreeSearch<HighCardView, Play> search =
        new TreeSearch<>(RULES, SearchSettings.DEFAULT, seed -> RolloutPolicy.uniform());
    checks
        .samples(SearchSettings.DEFAULT, search, new ThinkerFamily())
        .samples(new Thinker<HighCardView, Play, HighCardEvent>(context, search::search))
        .samples(
            new FlatMonteCarlo<HighCardView, Play>(
                RULES, Objective.HAND, 1, seed -> RolloutPolicy.uniform()));
  }

  private static void solvers(NullChecks checks) {
    KuhnRules rules = new KuhnRules();
    SequenceForm<KuhnView, KuhnAction> form = SequenceForm.of(rules, Utility.SCORE, 100);
    Cfr<KuhnView, KuhnAction> cfr = Cfr.vanilla(form);
    Convergence<KuhnView, KuhnAction> found = Convergence.of(cfr, form, List.of(1L), done -> true);
    checks
        .samples(rules.chanceOutcomes().get(0), form, cfr, found, found.last(), found.strategy())
        .samples(found.solved(new Kuhn(), rules))
        .samples(new DecisionProbability<>(KuhnAction.BET, 1))
        .samples(new ExternalSampling<>(rules, Utility.SCORE, SEED, 12))
        .samples(new AlphaBeta<>(rules, Utility.SCORE, 100))
        .samples(new PairedComparison(2))
        .samples(new Expectimax<>(rules, Utility.SCORE, 100))
        .samples(new Solved<>(0, Optional.empty(), 1));
  }
}
