package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Rank;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlayTableTest {

  private record Case(int up, HandValue hand, boolean pair, List<BlackjackDecision> legal) {

    static Case of(BlackjackView view) {
      return new Case(
          HandValue.points(view.upcard().rank()), view.hand(), view.isPair(), view.legal());
    }

    BlackjackDecision decision() {
      return legal.get(Math.floorMod(hashCode(), legal.size()));
    }
  }

  @Provide
  static Arbitrary<BlackjackHouseRules> houses() {
    return HouseRulesArbitrary.generous();
  }

  private static List<BlackjackView> views(BlackjackHouseRules house, long seed) {
    BlackjackRules rules = BlackjackRules.standard().withHands(20).withHouse(house);
    EagerPolicy eager = new EagerPolicy(seed, Set.of("split", "double", "hit"));
    return PlayedSession.play(rules, seed, eager).views().stream()
        .filter(view -> view.phase() == Phase.PLAY)
        .toList();
  }

  @Property(tries = 200, seed = "2")
  void it_decides_as_its_strategy_which_is_asked_once_for_each_case(
      @ForAll("houses") BlackjackHouseRules house, @ForAll long seed) {
    AtomicInteger asked = new AtomicInteger();
    PlayTable<BlackjackDecision> table =
        new PlayTable<>(
            (up, hand, pair, legal) -> {
              asked.incrementAndGet();
              return new Case(up, hand, pair, legal).decision();
            });
    Set<List<Object>> cases = new HashSet<>();
    for (BlackjackView view : views(house, seed)) {
      assertThat(table.decide(view)).isEqualTo(Case.of(view).decision());
      boolean ace = view.cards().stream().anyMatch(card -> card.rank() == Rank.ACE);
      cases.add(List.of(Case.of(view), ace));
      assertThat(asked).hasValue(cases.size());
    }
  }
}
