package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHouseRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exact analysis agrees with rounds that are played out card by card, splits included. */
class NaiveRoundTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classic",
        "soft 17 hit, naturals push yes",
        "double any, surrender late, insurance yes, dealer natural peek",
        "double 9-11, surrender early, naturals push yes, dealer natural peek",
        "double any, surrender early, insurance yes, dealer natural original, natural 6:5",
        "double any, surrender late, naturals push yes, dealer natural original",
        "double any, surrender late, naturals push yes, dealer natural all",
        "double any, surrender early, insurance yes, dealer natural all",
        "double any, surrender late, insurance yes, naturals push yes",
        "double any, double after split yes, hands 2, dealer natural peek, naturals push yes",
        "double any, double after split yes, hands 2, dealer natural all",
        "double any, hands 3, dealer natural original",
        "double any, double after split yes, hands 3, soft 17 hit, hit split aces yes",
        "double 10-11, double after split yes, hands 3, resplit aces yes, dealer natural all",
        "hands 3, hit split aces yes, resplit aces yes, dealer natural peek",
        "double any, double after split yes, hands 4, dealer natural peek",
        "double any, hands 4, resplit aces yes, surrender late, dealer natural peek",
        "double any, hands 4, soft 17 hit, dealer natural all",
      })
  void a_strategy_is_worth_what_it_wins_on_average(String settings) {
    BlackjackHouseRules rules = BlackjackHouseRules.parse(settings);
    for (Composition composition : shoes()) {
      for (int seed = 1; seed <= 3; seed++) {
        Strategy strategy = new AnyStrategy(seed);
        double naive = new NaiveRound(rules, composition, strategy).expected();
        assertThat(ExactAnalysis.of(rules, composition, strategy, 1).expected())
            .as("%s, seed %d", composition, seed)
            .isCloseTo(naive, within(1e-12));
      }
    }
  }

  /** Shoes of few values, so that there are pairs, and few ways in which the cards can come. */
  private static List<Composition> shoes() {
    return List.of(
        Composition.of(5, 0, 0, 0, 0, 0, 0, 6, 0, 9),
        Composition.of(0, 0, 0, 0, 5, 0, 7, 0, 0, 8),
        Composition.of(4, 0, 0, 0, 0, 8, 0, 0, 9, 0));
  }

  /** Decides at random, but always alike in the same situation. */
  private static final class AnyStrategy implements Strategy {
    private static final int HITS_BELOW = 17;

    private final int seed;

    AnyStrategy(int seed) {
      this.seed = seed;
    }

    @Override
    public Choice choose(int up, Situation situation) {
      List<Choice> choices = new ArrayList<>(situation.allowed());
      if (situation.hand().total() >= HITS_BELOW) {
        choices.remove(Choice.HIT);
      }
      boolean split = choices.contains(Choice.SPLIT) && random(up, situation).nextInt(4) > 0;
      return split ? Choice.SPLIT : choices.get(random(up, situation).nextInt(choices.size()));
    }

    @Override
    public boolean insures(Situation situation) {
      return random(1, situation).nextBoolean();
    }

    private Random random(int up, Situation situation) {
      return new Random(31L * (31L * seed + up) + situation.toString().hashCode());
    }
  }
}
