package dev.baize.study.simulation;

import static dev.baize.study.simulation.HighCards.RULES;
import static dev.baize.study.simulation.HighCards.SEED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.DistantProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.OpenQuestions;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.Watchful;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Players that decide elsewhere may have several games in play, which change nothing. */
class SimultaneousGamesTest {

  private final OpenQuestions questions = new OpenQuestions();

  private Entrant<HighCardView, Play, HighCardEvent> distant(
      int maxConcurrentMatches,
      Function<SeatContext, Player<HighCardView, Play, HighCardEvent>> players) {
    return Entrant.of(new DistantProvider("Watchful", maxConcurrentMatches, players, questions));
  }

  private static Simulation<HighCardView, Play, HighCardEvent> simulation(
      Entrant<HighCardView, Play, HighCardEvent> watchful) {
    Entrant<HighCardView, Play, HighCardEvent> random = Entrant.of(new RandomProvider());
    return new Simulation<>(
        new HighCard(), RULES, List.of(watchful, random, watchful, random), SEED);
  }

  @Property(tries = 100)
  void games_at_the_same_time_are_those_that_are_played_one_after_another(
      @ForAll @IntRange(min = 1, max = 100) int maxConcurrentMatches,
      @ForAll @IntRange(min = 1, max = 3) int threads,
      @ForAll @IntRange(max = 200) int games) {
    SimulationResult apart =
        simulation(distant(maxConcurrentMatches, context -> new Watchful()))
            .play(GameRange.first(games), threads, new Progress());
    assertThat(apart)
        .isEqualTo(simulation(HighCards.WATCHFUL).play(GameRange.first(games), 1, new Progress()));
  }

  @Test
  void nobody_has_more_matches_than_it_can_and_all_are_used() {
    for (int maxConcurrentMatches : new int[] {1, 2, 3, 10, 25, 1000}) {
      OpenQuestions own = new OpenQuestions();
      Entrant<HighCardView, Play, HighCardEvent> entrant =
          Entrant.of(
              new DistantProvider(
                  "Watchful", maxConcurrentMatches, context -> new Watchful(), own));
      simulation(entrant).play(GameRange.first(100), 1, new Progress());
      int seats = 2;
      assertThat(own.most()).isEqualTo(Math.min(Math.max(maxConcurrentMatches / seats, 1), 32));
    }
  }

  @Property(tries = 100)
  void the_first_game_that_fails_is_told_as_if_it_were_alone(
      @ForAll @IntRange(max = 99) int one,
      @ForAll @IntRange(max = 99) int other,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    Simulation<HighCardView, Play, HighCardEvent> simulation =
        simulation(distant(50, context -> failingIn(context, one, other)));
    GameFailedException failure =
        catchThrowableOfType(
            GameFailedException.class,
            () -> simulation.play(GameRange.first(100), threads, new Progress()));
    assertThat(failure.number()).isEqualTo(Math.min(one, other));
    assertThatExceptionOfType(GameFailedException.class)
        .isThrownBy(() -> simulation.play(GameRange.only(failure.number()), 1, new Progress()))
        .withMessage(failure.getMessage());
  }

  private static Player<HighCardView, Play, HighCardEvent> failingIn(
      SeatContext context, long... games) {
    boolean fails =
        LongStream.of(games)
            .mapToObj(game -> Match.seedOf(SEED, game))
            .anyMatch(seed -> seedOfPlace(seed, context).equals(context.seed()));
    Player<HighCardView, Play, HighCardEvent> sound = new Random(context);
    return view -> {
      if (fails && view.turn() > 4) {
        throw new IllegalStateException("at my wits' end");
      }
      return sound.decide(view);
    };
  }

  private static Seed seedOfPlace(Seed game, SeatContext context) {
    return SeatContext.seedOf(game, context.seat());
  }

  @Test
  void games_that_wait_are_given_up_when_a_run_is_cancelled() {
    Progress progress = new Progress();
    Simulation<HighCardView, Play, HighCardEvent> simulation =
        simulation(
            distant(
                20,
                context ->
                    view -> {
                      if (progress.done() >= 50) {
                        progress.cancel();
                      }
                      return Play.of(view.hand().lowest());
                    }));
    SimulationResult result = simulation.play(GameRange.first(1000), 1, progress);
    assertThat(result.completed().games()).isBetween(1L, progress.done());
    assertThat(progress.done()).isLessThan(100);
  }

  @Test
  void an_entrant_made_by_a_function_has_one_game_at_a_time() {
    Entrant<HighCardView, Play, HighCardEvent> entrant =
        Entrant.of(
            "Watchful",
            new DistantProvider("Watchful", 100, context -> new Watchful(), questions)::create);
    simulation(entrant).play(GameRange.first(10), 1, new Progress());
    assertThat(questions.most()).isEqualTo(1);
  }
}
