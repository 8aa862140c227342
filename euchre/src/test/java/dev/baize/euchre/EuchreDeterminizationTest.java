package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.ChiSquare;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.euchre.naive.NaiveLayouts;
import dev.baize.euchre.naive.NaiveLayouts.Layout;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The games drawn from a view are those that may be the real one, all equally likely. */
@Tag("ci")
class EuchreDeterminizationTest {

  private static final int EACH = 30;
  private static final int FEWEST_LAYOUTS = 6;
  private static final int MAX_LAYOUTS = 2000;
  private static final int POSITIONS = 12;
  private static final int WON_TRICKS = 3;

  private static Stream<DynamicTest> inEveryHouse(String name, Check check) {
    return AnyRules.ALL_HOUSES.stream()
        .map(house -> EuchreRules.standard().withPointsToWin(3).withHouse(house))
        .map(
            rules ->
                DynamicTest.dynamicTest(name + ", " + rules.text(), () -> check.accept(rules)));
  }

  private interface Check {
    void accept(EuchreRules rules) throws IllegalAccessException;
  }

  @TestFactory
  Stream<DynamicTest> the_games_drawn_keep_the_promises_of_core() {
    return inEveryHouse(
        "contract",
        rules ->
            new GameContract<>(new EuchreProvider(), rules)
                .with(Samples.DEFAULT.withGames(2))
                .check(GameContract.Check.DETERMINIZATION));
  }

  /** Late in hands played at random, from the seat of anyone, whoever is to act. */
  @TestFactory
  Stream<DynamicTest> every_layout_that_fits_is_drawn_equally_often() {
    return inEveryHouse("layouts", EuchreDeterminizationTest::checkFrequencies);
  }

  private static void checkFrequencies(EuchreRules rules) {
    int checked = 0;
    int withHiddenDiscard = 0;
    int withVoid = 0;
    int withLoneHand = 0;
    for (int seed = 0; checked < POSITIONS; seed++) {
      EuchreView view = late(rules, seed);
      NaiveLayouts naive = NaiveLayouts.of(view);
      Optional<Set<Layout>> layouts = naive.upTo(MAX_LAYOUTS);
      if (layouts.isPresent() && layouts.get().size() >= FEWEST_LAYOUTS) {
        checked++;
        withHiddenDiscard += naive.hidesDiscard() ? 1 : 0;
        withVoid += naive.isVoidKnown() ? 1 : 0;
        withLoneHand += view.players() < 4 ? 1 : 0;
        checkFrequencies(rules, view, layouts.get());
      }
    }
    assertThat(withHiddenDiscard).isBetween(2, POSITIONS - 2);
    assertThat(withVoid).isGreaterThan(2);
    assertThat(withLoneHand > 0).isEqualTo(rules.house().alone() != Alone.NO);
  }

  /** What some seat sees after some tricks. */
  private static EuchreView late(EuchreRules rules, int seed) {
    List<EuchreView> views = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = new RandomPlay(seed, 60).chooser();
    while (!game.isOver()) {
      EuchreView view = game.view(Seat.of((seed + views.size()) % 4));
      if (view.tricks().size() > WON_TRICKS) {
        views.add(view);
      }
      game.apply(chooser.choose(game.legal()));
    }
    return views.get(Seed.of(seed).generator().nextInt(views.size()));
  }

  private static void checkFrequencies(EuchreRules rules, EuchreView view, Set<Layout> layouts) {
    Map<Layout, Long> counts = new HashMap<>();
    layouts.forEach(layout -> counts.put(layout, 0L));
    WorldSampler<EuchreView, EuchreDecision> worlds = worlds(rules, view);
    RandomGenerator random = Seed.of(5).generator();
    for (int i = 0; i < EACH * layouts.size(); i++) {
      counts.merge(Layout.of(worlds.draw(random)), 1L, Long::sum);
    }
    assertThat(counts.keySet()).as(view.toString()).isEqualTo(layouts);
    assertThat(ChiSquare.of(counts.values()))
        .as(view.toString())
        .isLessThan(ChiSquare.exceededOnceInAMillion(layouts.size()));
  }

  private static WorldSampler<EuchreView, EuchreDecision> worlds(
      EuchreRules rules, EuchreView view) {
    return rules.determinization().orElseThrow().of(view);
  }

  @Test
  void later_hands_differ_from_game_to_game_whatever_the_shuffle() {
    for (DealShuffle shuffle : DealShuffle.values()) {
      EuchreRules rules = EuchreRules.standard().withShuffle(shuffle);
      WorldSampler<EuchreView, EuchreDecision> worlds =
          worlds(rules, rules.start(Seed.of(1)).view(Seat.of(2)));
      RandomGenerator random = Seed.of(2).generator();
      Set<Object> hands = new HashSet<>();
      for (int i = 0; i < 20; i++) {
        Game<EuchreView, EuchreDecision> game = worlds.draw(random);
        while (game.hand() == 0) {
          game.apply(game.legal().get(0));
        }
        hands.add(game.view(Seat.of(2)).hand());
      }
      assertThat(hands).as(shuffle.toString()).hasSizeGreaterThan(10);
    }
  }
}
