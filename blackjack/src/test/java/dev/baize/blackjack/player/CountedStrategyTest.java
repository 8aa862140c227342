package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.CountIndex;
import dev.baize.blackjack.counting.IndexPlay;
import dev.baize.blackjack.counting.IndexPlays;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class CountedStrategyTest {
  private static final IndexPlays PLAYS =
      IndexPlays.of(BlackjackHouseRules.parse("single"), CardCount.HILO);
  private static final Reading EXACT = new Reading(CardCount.HILO, 1, TrueCountRounding.EXACT);

  /** Always surrenders, which is no index play of the house, and knows and insures pairs only. */
  private static final Strategy BASIC =
      new Strategy() {
        @Override
        public Choice choose(int up, Situation situation) {
          return Choice.SURRENDER;
        }

        @Override
        public boolean knows(Situation situation) {
          return situation.pair() > 0;
        }

        @Override
        public boolean insures(Situation situation) {
          return situation.pair() > 0;
        }
      };

  private static final CounterStrategy.CountedStrategy STRATEGY =
      new CounterStrategy.CountedStrategy(BASIC, PLAYS, EXACT);

  /** The choice of the play with the farthest index that was passed. */
  private static Choice expected(CountIndex at, double count) {
    Choice choice = Choice.SURRENDER;
    double farthest = Double.NEGATIVE_INFINITY;
    for (IndexPlay play : PLAYS.plays()) {
      for (CountIndex index : play.indices()) {
        boolean same = index.up() == at.up() && index.situation().equals(at.situation());
        boolean passed =
            index.isPlayedAbove() ? count >= index.trueCount() : count < index.trueCount();
        double distance = index.isPlayedAbove() ? index.trueCount() : -index.trueCount();
        if (same && passed && distance >= farthest) {
          farthest = distance;
          choice = index.choice();
        }
      }
    }
    return choice;
  }

  @Property(tries = 100)
  void the_index_that_is_farthest_from_the_basic_choice_decides(
      @ForAll @DoubleRange(min = -12, max = 12) double count) {
    Strategy counted = STRATEGY.at(count);
    for (IndexPlay play : PLAYS.plays()) {
      for (CountIndex index : play.indices()) {
        assertThat(counted.choose(index.up(), index.situation())).isEqualTo(expected(index, count));
      }
    }
  }

  @Test
  void a_choice_changes_exactly_at_its_index() {
    CountIndex first = PLAYS.plays().get(0).indices().get(0);
    assertThat(STRATEGY.indices()).isSorted().contains(first.trueCount());
    assertThat(STRATEGY.at(first.trueCount()).choose(first.up(), first.situation()))
        .isEqualTo(expected(first, first.trueCount()));
    List<Choice> choices = new ArrayList<>();
    for (double count : new double[] {first.trueCount() - 1e-6, first.trueCount()}) {
      choices.add(STRATEGY.at(count).choose(first.up(), first.situation()));
    }
    assertThat(choices).doesNotHaveDuplicates();
  }

  @Test
  void what_the_count_does_not_change_is_as_without_it() {
    Strategy counted = STRATEGY.at(0);
    Situation any = new Situation(HandValue.empty(), 0, Set.of(Choice.STAND));
    Situation pair = new Situation(HandValue.empty(), 8, Set.of(Choice.STAND));
    assertThat(counted.choose(10, any)).isEqualTo(Choice.SURRENDER);
    assertThat(counted.knows(any)).isFalse();
    assertThat(counted.knows(pair)).isTrue();
    assertThat(counted.insures(any)).isFalse();
    assertThat(counted.insures(pair)).isTrue();
  }
}
