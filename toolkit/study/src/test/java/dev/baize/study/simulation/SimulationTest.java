package dev.baize.study.simulation;

import static dev.baize.study.simulation.HighCards.RANDOM;
import static dev.baize.study.simulation.HighCards.RULES;
import static dev.baize.study.simulation.HighCards.SEED;
import static dev.baize.study.simulation.HighCards.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardEvent.TrickTaken;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.RandomProvider;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A simulation finds what its games, played one by one, show. */
class SimulationTest {

  /** Counts tricks. */
  private static final class Tricks implements Listener<Play, HighCardEvent> {
    private long taken;

    @Override
    public void happened(HighCardEvent event) {
      if (event instanceof TrickTaken) {
        taken++;
      }
    }
  }

  @Test
  void score_win_and_decisions_of_every_game_are_measured() {
    SimulationResult result = HighCards.result(0, 50);
    long scores = 0;
    long wins = 0;
    long tricks = 0;
    for (long game = 0; game < 50; game++) {
      Seed seed = Match.seedOf(SEED, game);
      Tricks listener = new Tricks();
      Match<HighCardView, Play, HighCardEvent> match =
          Match.builder(
                  RULES,
                  Entrant.seat(List.of(WATCHFUL, RANDOM, RANDOM, RANDOM), RULES, seed, seat -> {}),
                  seed)
              .listener(listener)
              .build();
      Outcome outcome = match.play();
      scores += outcome.score(Seat.of(1));
      wins += outcome.wonBy(Seat.of(1)) ? 1 : 0;
      tricks += listener.taken;
    }
    assertThat(result.sample("score of seat 1").sum()).isEqualTo(scores);
    assertThat(result.sample("score of seat 1").observations()).isEqualTo(50);
    assertThat(result.sample("win of seat 1").sum()).isEqualTo(wins);
    assertThat(result.sample("decisions").mean()).isEqualTo(24);
    assertThat(result.sample("winning card").observations()).isEqualTo(tricks);
    assertThat(result.sample("winning card").games().games()).isEqualTo(50);
    assertThat(result.sample("nothing")).isEqualTo(Sample.EMPTY);
  }

  @Test
  void measures_have_one_order() {
    assertThat(HighCards.result(0, 0).measures().stream().map(Measure::name))
        .containsExactly(
            "score of seat 0",
            "score of seat 1",
            "score of seat 2",
            "score of seat 3",
            "win of seat 0",
            "win of seat 1",
            "win of seat 2",
            "win of seat 3",
            "decisions",
            "winning card",
            "nothing");
  }

  @Test
  void what_is_measured_is_what_was_measured_when_this_was_written() {
    SimulationResult result = HighCards.result(0, 1000);
    assertThat(result.sample("score of seat 0").sum()).isEqualTo(1804);
    assertThat(result.sample("winning card").squares()).isEqualTo(10736427);
  }

  @Test
  void a_measure_finds_its_sample() {
    SimulationResult result = HighCards.result(0, 10);
    for (Measurement one : result.measurements()) {
      assertThat(result.sample(one.measure())).isEqualTo(one.sample());
    }
    assertThat(result.sample(Measure.scoreOf(Seat.of(2))))
        .isEqualTo(result.sample("score of seat 2"));
    assertThat(result.sample(Measure.winOf(Seat.of(3)))).isEqualTo(result.sample("win of seat 3"));
    assertThat(result.sample(Measure.DECISIONS)).isEqualTo(result.sample("decisions"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> result.sample(Measure.scoreOf(Seat.of(4))))
        .withMessageContaining("no measure \"score of seat 4\"");
  }

  @Test
  void on_all_processors_the_result_is_the_same() {
    Simulation<?, ?, ?> simulation = HighCards.simulation();
    assertThat(simulation.play(300)).isEqualTo(HighCards.result(0, 300));
    assertThat(simulation.play(new GameRange(7, 99))).isEqualTo(HighCards.result(7, 99));
  }

  @Test
  void the_study_has_the_name_that_the_game_gives_itself() {
    assertThat(HighCards.simulation().setup().game()).isEqualTo("HighCard");
  }

  @Test
  void an_unknown_measure_is_told_with_those_there_are() {
    SimulationResult result = HighCards.result(0, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> result.sample("luck"))
        .withMessageContaining("\"luck\"")
        .withMessageContaining("winning card, nothing");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void any_number_of_threads_finds_the_same(int threads) {
    SimulationResult result =
        HighCards.simulation().play(GameRange.first(500), threads, new Progress());
    assertThat(result).isEqualTo(HighCards.result(0, 500));
    assertThat(result.text()).isEqualTo(HighCards.result(0, 500).text());
  }

  @Property(tries = 30)
  void parts_merge_in_any_order_into_the_whole(
      @ForAll @LongRange(max = 100) long one, @ForAll @LongRange(max = 100) long two) {
    long from = Math.min(one, two);
    long to = Math.max(one, two);
    SimulationResult first = HighCards.result(0, from);
    SimulationResult second = HighCards.result(from, to);
    SimulationResult third = HighCards.result(to, 100);
    assertThat(third.merge(first).merge(second).text()).isEqualTo(HighCards.result(0, 100).text());
    assertThat(first.merge(second.merge(third))).isEqualTo(HighCards.result(0, 100));
  }

  @Test
  void shards_merge_into_what_one_run_gives() {
    SimulationResult merged = HighCards.result(0, 0);
    for (int shard = 4; shard >= 0; shard--) {
      merged =
          merged.merge(
              HighCards.simulation().play(GameRange.first(503).part(shard, 5), 2, new Progress()));
    }
    assertThat(merged.text()).isEqualTo(HighCards.result(0, 503).text());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void a_cancelled_run_is_the_beginning_of_the_whole(int threads) {
    Progress progress = new Progress();
    Seed last = Match.seedOf(SEED, 70);
    Entrant<HighCardView, Play, HighCardEvent> cancelling =
        Entrant.of(
            "Random",
            context -> {
              if (context.seed().equals(SeatContext.of(last, context.seat()).seed())) {
                progress.cancel();
              }
              return new Random(context);
            });
    SimulationResult result =
        HighCards.simulation(List.of(cancelling)).play(GameRange.first(100_000), threads, progress);
    GameRange played = new GameRange(0, result.completed().games());
    assertThat(result.isComplete()).isFalse();
    assertThat(result.requested()).isEqualTo(GameSet.of(GameRange.first(100_000)));
    assertThat(result.completed()).isEqualTo(GameSet.of(played));
    assertThat(result.measurements())
        .isEqualTo(
            HighCards.simulation(List.of(RANDOM)).play(played, 1, new Progress()).measurements());
    if (threads == 1) {
      assertThat(played).isEqualTo(GameRange.first(71));
    }
  }

  @Test
  void the_first_game_in_which_a_player_fails_is_named() {
    Seed failing = Match.seedOf(SEED, 57);
    List<Seed> seeds = List.of(Match.seedOf(SEED, 90), failing, Match.seedOf(SEED, 58));
    for (int threads : new int[] {1, 2, 3, 8}) {
      Simulation<HighCardView, Play, HighCardEvent> simulation =
          HighCards.simulation(List.of(RANDOM, HighCards.failing(seeds), RANDOM, RANDOM));
      assertThatExceptionOfType(GameFailedException.class)
          .isThrownBy(() -> simulation.play(GameRange.first(1000), threads, new Progress()))
          .satisfies(
              e -> {
                assertThat(e.number()).isEqualTo(57);
                assertThat(e.seed()).isEqualTo(SEED);
                assertThat(Match.seedOf(e.seed(), e.number())).isEqualTo(failing);
              })
          .withMessageStartingWith("game 57 from seed 42 (its own seed is " + failing.value() + ")")
          .withMessageContaining("at seat 1 threw java.lang.IllegalStateException: at my wits' end")
          .withCauseInstanceOf(MatchStoppedException.class);
      assertThatExceptionOfType(GameFailedException.class)
          .isThrownBy(() -> simulation.play(GameRange.only(57), 1, new Progress()));
      assertThat(simulation.play(GameRange.first(57), 1, new Progress()).isComplete()).isTrue();
    }
  }

  @Test
  void a_game_that_does_not_end_is_named_like_one_that_fails() {
    Simulation<?, ?, ?> simulation = HighCards.simulation().maxDecisions(23);
    assertThat(simulation.maxDecisions()).isEqualTo(23);
    assertThat(HighCards.simulation().maxDecisions()).isEqualTo(Simulation.MAX_DECISIONS);
    assertThatExceptionOfType(GameFailedException.class)
        .isThrownBy(() -> simulation.play(new GameRange(3, 9), 2, new Progress()))
        .withMessageStartingWith("game 3 from seed 42 ")
        .withMessageContaining(" failed: the game had not ended after 23 decisions; position: ");
    assertThat(simulation.maxDecisions(24).play(GameRange.first(20)))
        .isEqualTo(HighCards.result(0, 20));
    assertThatIllegalArgumentException().isThrownBy(() -> simulation.maxDecisions(0));
  }

  @Test
  void a_player_that_cannot_be_seated_is_told_with_the_game() {
    Simulation<HighCardView, Play, HighCardEvent> simulation =
        HighCards.simulation(
            List.of(
                Entrant.of(
                    "Person",
                    context -> {
                      throw new IllegalArgumentException("no console");
                    })));
    assertThatExceptionOfType(GameFailedException.class)
        .isThrownBy(() -> simulation.play(new GameRange(3, 9), 2, new Progress()))
        .withMessageStartingWith("game 3 ")
        .withMessageContaining(
            " failed: Person cannot play at seat 0: java.lang.IllegalArgumentException: no console");
  }

  @Test
  void players_are_new_in_every_game_and_seated_as_at_a_table() {
    Set<Player<?, ?, ?>> players = ConcurrentHashMap.newKeySet();
    List<String> names = new ArrayList<>();
    Entrant<HighCardView, Play, HighCardEvent> entrant =
        Entrant.of(
            "Somebody",
            context -> {
              names.add(context.name() + " at " + context.seat());
              assertThat(context.console()).isEmpty();
              Player<HighCardView, Play, HighCardEvent> player = new Random(context);
              players.add(player);
              return player;
            });
    HighCards.simulation(List.of(entrant)).play(GameRange.first(3), 1, new Progress());
    assertThat(players).hasSize(12);
    assertThat(names)
        .startsWith(
            "Somebody at seat 0", "Somebody at seat 1", "Somebody at seat 2", "Somebody at seat 3");
  }

  @Test
  void registered_players_are_found_by_name() {
    HighCard game = new HighCard();
    Registry registry = new Registry(List.of(game), List.of(new RandomProvider()));
    Entrant<HighCardView, Play, HighCardEvent> random = Entrant.of(registry.player(game, "rAnDoM"));
    assertThat(random.name()).isEqualTo("Random");
    assertThat(random).hasToString("Random");
    assertThat(HighCards.simulation(List.of(random)).play(GameRange.first(20), 1, new Progress()))
        .isEqualTo(
            HighCards.simulation(List.of(RANDOM)).play(GameRange.first(20), 1, new Progress()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Entrant.of(registry.player(game, "Nobody")))
        .withMessageContaining("Random");
  }

  @Test
  void entrants_sit_down_in_turn_around_the_table() {
    assertThat(HighCards.simulation(List.of(RANDOM)).setup().players())
        .containsExactly("Random", "Random", "Random", "Random");
    assertThat(HighCards.simulation(List.of(RANDOM, WATCHFUL)).setup().players())
        .containsExactly("Random", "Watchful", "Random", "Watchful");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HighCards.simulation(List.of(RANDOM, WATCHFUL, RANDOM)))
        .withMessage("3 players for 4 seats; expected 1 or 2 or 4");
    assertThatIllegalArgumentException().isThrownBy(() -> HighCards.simulation(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> Entrant.of("two\nlines", Random::new));
    assertThatIllegalArgumentException().isThrownBy(() -> Entrant.of("", Random::new));
  }

  /** High card that declares other measures. */
  private record Declaring(List<Measure> measures)
      implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return RULES.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return RULES.start(seed, events);
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events, @Nullable Tally tally) {
      return RULES.start(seed, events, tally);
    }

    @Override
    public String text() {
      return RULES.text();
    }
  }

  private static Simulation<HighCardView, Play, HighCardEvent> declaring(Measure... measures) {
    return new Simulation<>(
        new HighCard(), new Declaring(List.of(measures)), List.of(RANDOM), SEED);
  }

  @Test
  void measures_have_names_of_their_own() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> declaring(new Measure("decisions", "once more")))
        .withMessageContaining("one name");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> declaring(new Measure("a", ""), new Measure("a", "")));
  }

  @Test
  void rules_that_declare_nothing_are_not_asked_to_measure() {
    SimulationResult result = declaring().play(GameRange.first(5), 1, new Progress());
    assertThat(result.measures()).hasSize(9);
    assertThat(result.sample("decisions").sum()).isEqualTo(120);
  }
}
