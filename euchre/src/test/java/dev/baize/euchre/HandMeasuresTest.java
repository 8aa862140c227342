package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The measures of a game agree with its events. */
class HandMeasuresTest {

  private static final List<String> NAMES =
      List.of(
          "hands",
          "points",
          "makers win",
          "euchre",
          "march",
          "round one",
          "made by eldest",
          "made by second",
          "made by third",
          "made by dealer");

  /** Computes the measures from the events, the slow way. */
  private static final class Reader {
    private final Map<String, List<Long>> seen = new TreeMap<>();
    private int dealer;
    private int passes;
    private int maker;
    private long hands;

    void happened(EuchreEvent event) {
      if (event instanceof HandBegan began) {
        dealer = began.dealer().index();
        passes = 0;
        hands++;
      } else if (event instanceof Passed) {
        passes++;
      } else if (event instanceof OrderedUp ordered) {
        maker = ordered.seat().index();
      } else if (event instanceof HandScored scored) {
        score(scored);
      }
    }

    private void score(HandScored scored) {
      boolean made = scored.winners() == Side.of(Seat.of(maker));
      see("points", scored.result().points());
      see("makers win", made ? 1 : 0);
      see("euchre", made ? 0 : 1);
      see("march", made && scored.result().points() == 2 ? 1 : 0);
      see("round one", passes < 4 ? 1 : 0);
      see("made by eldest", maker == (dealer + 1) % 4 ? 1 : 0);
      see("made by second", maker == (dealer + 2) % 4 ? 1 : 0);
      see("made by third", maker == (dealer + 3) % 4 ? 1 : 0);
      see("made by dealer", maker == dealer ? 1 : 0);
    }

    void see(String measure, long value) {
      seen.computeIfAbsent(measure, name -> new ArrayList<>()).add(value);
    }
  }

  @Provide
  Arbitrary<RandomPlay> players() {
    return RandomPlay.any();
  }

  private static void playOn(Game<EuchreView, EuchreDecision> game, RandomPlay players) {
    RandomPlay.Chooser chooser = players.chooser();
    while (!game.isOver()) {
      game.apply(chooser.choose(game.legal()));
    }
  }

  @Property(tries = 200)
  void every_hand_is_measured_as_it_was_played(
      @ForAll long seed, @ForAll("players") RandomPlay players) {
    EuchreRules rules = EuchreRules.standard();
    Reader reader = new Reader();
    Map<String, List<Long>> measured = new TreeMap<>();
    Game<EuchreView, EuchreDecision> game =
        rules.start(
            Seed.of(seed),
            reader::happened,
            (measure, value) ->
                measured.computeIfAbsent(NAMES.get(measure), name -> new ArrayList<>()).add(value));
    playOn(game, players);
    reader.see("hands", reader.hands);
    measured.values().forEach(Collections::sort);
    reader.seen.values().forEach(Collections::sort);
    assertThat(measured).isEqualTo(reader.seen);
  }

  @Test
  void the_measures_are_in_the_order_of_their_numbers() {
    assertThat(EuchreRules.standard().measures().stream().map(Measure::name).toList())
        .isEqualTo(NAMES);
  }

  @Test
  void copies_and_redealt_games_measure_nothing() {
    List<Long> measured = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.standard().start(Seed.of(1), null, (measure, value) -> measured.add(value));
    playOn(game.copy(), new RandomPlay(2, 50));
    playOn(game.redeal(Seat.of(0), Seed.of(3).generator()), new RandomPlay(2, 50));
    assertThat(measured).isEmpty();
  }
}
