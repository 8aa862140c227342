package dev.baize.testing;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.SmallGame;
import dev.baize.core.toy.SmallRules;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChanceOutcomesFaultsTest {

  private static final KuhnRules SOUND = new KuhnRules();
  private static final Samples SAMPLES = Samples.DEFAULT.withGames(20);

  /** Kuhn poker that lists other outcomes. */
  private record Faulty(UnaryOperator<List<ChanceOutcome<KuhnView, KuhnAction>>> fault)
      implements SmallRules<KuhnView, KuhnAction> {

    @Override
    public SmallGame<KuhnView, KuhnAction> deal(RandomGenerator random) {
      return SOUND.deal(random);
    }

    @Override
    public SmallGame<KuhnView, KuhnAction> world(KuhnView view, RandomGenerator random) {
      return SOUND.world(view, random);
    }

    @Override
    public List<ChanceOutcome<KuhnView, KuhnAction>> chanceOutcomes() {
      return fault.apply(SOUND.chanceOutcomes());
    }

    @Override
    public String text() {
      return SOUND.text();
    }
  }

  private static Verdict verdict(
      Samples samples, UnaryOperator<List<ChanceOutcome<KuhnView, KuhnAction>>> fault) {
    Kuhn kuhn = new Kuhn();
    return Verdict.of(
        new GameContract<>(new ProvidedRules<>(kuhn, new Faulty(fault), kuhn.decisions()))
            .with(samples));
  }

  @Test
  void outcomes_that_are_left_out_are_found() {
    verdict(SAMPLES, all -> all.subList(0, 5))
        .isFailureOf(
            "the probabilities of chance outcomes add up to 1",
            "CHANCE_OUTCOMES",
            "DETERMINIZATION");
  }

  @Test
  void games_that_do_not_start_like_any_outcome_are_found() {
    verdict(
            SAMPLES,
            all -> {
              List<ChanceOutcome<KuhnView, KuhnAction>> first = all.subList(0, 3);
              return Stream.concat(first.stream(), first.stream()).toList();
            })
        .isFailureOf(
            "every game starts like one of the chance outcomes",
            "CHANCE_OUTCOMES",
            "DETERMINIZATION");
  }

  @Test
  void outcomes_that_do_not_end_are_found() {
    verdict(new Samples(20, Seed.of(1), 1), all -> all)
        .isFailureOf("a chance outcome can be played to its end", "CHANCE_OUTCOMES", "TERMINATION");
  }
}
