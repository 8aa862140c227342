package dev.baize.beans;

import com.google.common.testing.EqualsTester;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
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
        .addEqualityGroup(new Chain(Bean.RED, 2), new Chain(Bean.RED, 2))
        .addEqualityGroup(new Chain(Bean.SOY, 2))
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(2))
        .testEquals();
  }

  @Test
  void events_of_beans() {
    Seat seat = Seat.of(0);
    List<Bean> cards = List.of(Bean.RED, Bean.SOY);
    new EqualsTester()
        .addEqualityGroup(new BeansEvent.Dealt(seat, cards), new BeansEvent.Dealt(seat, cards))
        .addEqualityGroup(new BeansEvent.Dealt(seat, List.of(Bean.SOY, Bean.RED)))
        .addEqualityGroup(new BeansEvent.LaidOut(seat, cards))
        .addEqualityGroup(new BeansEvent.TurnBegan(seat), new BeansEvent.TurnBegan(seat))
        .addEqualityGroup(new BeansEvent.TurnBegan(Seat.of(1)))
        .addEqualityGroup(new BeansEvent.BoughtThirdChain(seat))
        .addEqualityGroup(played(Bean.RED), played(Bean.RED))
        .addEqualityGroup(played(Bean.SOY))
        .addEqualityGroup(new BeansEvent.Discarded(seat, Bean.RED))
        .addEqualityGroup(sold(2), sold(2))
        .addEqualityGroup(sold(3))
        .addEqualityGroup(new BeansEvent.GameEnded(1, 2), new BeansEvent.GameEnded(1, 2))
        .addEqualityGroup(new BeansEvent.GameEnded(2, 1))
        .testEquals();
  }

  private static BeansEvent played(Bean bean) {
    return new BeansEvent.Played(Seat.of(0), bean);
  }

  private static BeansEvent sold(int length) {
    return new BeansEvent.Sold(Seat.of(0), new Chain(Bean.RED, length));
  }

  private static BeansView view(long seed) {
    return BeansRules.standard().start(Seed.of(seed)).view(Seat.of(0));
  }
}
