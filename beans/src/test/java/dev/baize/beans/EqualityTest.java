package dev.baize.beans;

import com.google.common.testing.EqualsTester;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  @Test
  void values_of_beans() {
    BeansRules rules = BeansRules.standard();
    new EqualsTester()
        .addEqualityGroup(
            BeansDecision.keepAll(), BeansDecision.parse(BeansDecision.keepAll().text()))
        .addEqualityGroup(
            BeansDecision.chain(Bean.RED),
            BeansDecision.parse(BeansDecision.chain(Bean.RED).text()))
        .addEqualityGroup(BeansDecision.chain(Bean.SOY))
        .addEqualityGroup(BeansDecision.sell(Bean.RED))
        .addEqualityGroup(BeansDecision.discardCard(1), BeansDecision.discardCard(1))
        .addEqualityGroup(BeansDecision.discardCard(2))
        .addEqualityGroup(rules, BeansRules.parse(rules.text()))
        .addEqualityGroup(new BeansRules(false, true))
        .addEqualityGroup(new Chain(Bean.RED, 1).plus(Bean.RED), new Chain(Bean.RED, 2))
        .addEqualityGroup(new Chain(Bean.SOY, 2))
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(2))
        .testEquals();
  }

  private static BeansView view(long seed) {
    return BeansRules.standard().start(Seed.of(seed)).view(Seat.of(0));
  }
}
