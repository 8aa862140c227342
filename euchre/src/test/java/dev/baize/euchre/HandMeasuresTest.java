package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.ThrownIn;
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
    private static final List<String> BIDDERS = List.of("dealer", "eldest", "second", "third");

    private final EuchreHouseRules house;
    private final Map<String, List<Long>> seen = new TreeMap<>();
    private boolean loneMaker;
    private boolean loneDefender;
    private int dealer;
    private int passes;
    private int maker;
    private int points;
    private long hands;

    Reader(EuchreHouseRules house) {
      this.house = house;
    }

    void happened(EuchreEvent event) {
      if (event instanceof HandBegan began) {
        dealer = began.dealer().index();
        passes = 0;
        loneMaker = false;
        loneDefender = false;
        hands++;
      } else if (event instanceof Passed) {
        passes++;
      } else if (event instanceof OrderedUp ordered) {
        maker = ordered.seat().index();
        loneMaker = ordered.alone();
      } else if (event instanceof DefendsAlone) {
        loneDefender = true;
      } else if (event instanceof ThrownIn) {
        throwIn();
      } else if (event instanceof HandScored scored) {
        score(scored);
      }
    }

    private void score(HandScored scored) {
      boolean made = scored.winners() == Side.of(Seat.of(maker));
      int both = scored.pointsOfEven() + scored.pointsOfOdd();
      see("points", both - points);
      points = both;
      see("makers win", made ? 1 : 0);
      see("euchre", made ? 0 : 1);
      boolean march = made && scored.result().points() >= 2;
      see("march", march ? 1 : 0);
      see("round one", passes < 4 ? 1 : 0);
      see("made by eldest", maker == (dealer + 1) % 4 ? 1 : 0);
      see("made by second", maker == (dealer + 2) % 4 ? 1 : 0);
      see("made by third", maker == (dealer + 3) % 4 ? 1 : 0);
      see("made by dealer", maker == dealer ? 1 : 0);
      seeLoneHands((maker - dealer + 4) % 4, made, march);
      if (!house.dealerStuck()) {
        see("thrown in", 0);
      }
    }

    private void seeLoneHands(int by, boolean made, boolean march) {
      if (house.alone() != Alone.NO) {
        for (int bidder = 0; bidder < 4; bidder++) {
          boolean alone = loneMaker && bidder == by;
          see("alone by " + BIDDERS.get(bidder), alone ? 1 : 0);
          see("alone won by " + BIDDERS.get(bidder), alone && made ? 1 : 0);
          see("lone march by " + BIDDERS.get(bidder), alone && march ? 1 : 0);
        }
      }
      if (house.alone() == Alone.BOTH) {
        see("defended alone", loneDefender ? 1 : 0);
        see("lone defence won", loneDefender && !made ? 1 : 0);
      }
    }

    private void throwIn() {
      for (Measure measure : EuchreRules.standard().withHouse(house).measures()) {
        if (!measure.name().equals("hands")) {
          see(measure.name(), measure.name().equals("thrown in") ? 1 : 0);
        }
      }
    }

    void see(String measure, long value) {
      seen.computeIfAbsent(measure, name -> new ArrayList<>()).add(value);
    }
  }

  @Provide
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
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
      @ForAll("houses") EuchreHouseRules house,
      @ForAll long seed,
      @ForAll("players") RandomPlay players) {
    EuchreRules rules = EuchreRules.standard().withHouse(house);
    List<String> names = rules.measures().stream().map(Measure::name).toList();
    Reader reader = new Reader(house);
    Map<String, List<Long>> measured = new TreeMap<>();
    Game<EuchreView, EuchreDecision> game =
        rules.start(
            Seed.of(seed),
            reader::happened,
            (measure, value) ->
                measured.computeIfAbsent(names.get(measure), name -> new ArrayList<>()).add(value));
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
  void the_measures_of_a_house_follow_those_of_all() {
    EuchreHouseRules house = EuchreHouseRules.parse("alone both, dealer stuck no");
    List<String> names =
        EuchreRules.standard().withHouse(house).measures().stream().map(Measure::name).toList();
    assertThat(names).startsWith(NAMES.toArray(String[]::new)).hasSize(25);
    assertThat(names.subList(10, 25))
        .containsExactly(
            "alone by eldest",
            "alone by second",
            "alone by third",
            "alone by dealer",
            "alone won by eldest",
            "alone won by second",
            "alone won by third",
            "alone won by dealer",
            "lone march by eldest",
            "lone march by second",
            "lone march by third",
            "lone march by dealer",
            "defended alone",
            "lone defence won",
            "thrown in");
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
