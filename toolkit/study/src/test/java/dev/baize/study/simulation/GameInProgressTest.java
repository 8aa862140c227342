package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.reflect.Reflection;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A run of which a player does not answer, and who is told to be waited for. */
class GameInProgressTest {

  private static final long HANGING = 5;

  private final CountDownLatch hangs = new CountDownLatch(1);
  private final CountDownLatch never = new CountDownLatch(1);
  private final AtomicBoolean hasHung = new AtomicBoolean();

  /** A player that does not answer to its second question in one game. */
  private final class Sleeper implements Player<HighCardView, Play, HighCardEvent> {

    private final Random random;
    private final boolean awake;
    private final boolean deaf;

    Sleeper(SeatContext context, boolean awake, boolean deaf) {
      this.random = new Random(context);
      this.awake = awake;
      this.deaf = deaf;
    }

    @Override
    public Play decide(HighCardView view) {
      if (!awake && !deaf && view.turn() > 4) {
        sleep();
      }
      return random.decide(view);
    }

    @Override
    public void observe(HighCardEvent event) {
      if (!awake && deaf) {
        sleep();
      }
    }

    private void sleep() {
      hasHung.set(true);
      hangs.countDown();
      try {
        never.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private Simulation<HighCardView, Play, HighCardEvent> simulation(boolean deaf) {
    Seed hanging = Match.seedOf(HighCards.SEED, HANGING);
    Seed asleep = SeatContext.seedOf(hanging, Seat.of(2));
    Entrant<HighCardView, Play, HighCardEvent> sleeper =
        Entrant.of(
            "Sleeper", context -> new Sleeper(context, !context.seed().equals(asleep), deaf));
    return HighCards.simulation(List.of(sleeper));
  }

  private GameInProgress hanging(boolean deaf) throws Exception {
    Progress progress = new Progress();
    FutureTask<SimulationResult> run =
        new FutureTask<>(() -> simulation(deaf).play(GameRange.first(100), 1, progress));
    Thread thread = new Thread(run);
    thread.start();
    hangs.await();
    GameInProgress game = progress.games().get(0);
    progress.abandon();
    assertPrefix(run);
    return game;
  }

  /** Of the first chunks of 1, 2, 4 games, those before the one that hangs. */
  private void assertPrefix(FutureTask<SimulationResult> run)
      throws InterruptedException, ExecutionException {
    SimulationResult result = run.get();
    assertThat(result.completed().games()).isBetween(1L, HANGING);
    assertThat(result.text())
        .isEqualTo(
            simulation(false)
                .play(new GameRange(0, result.completed().games()), 2, new Progress())
                .partOf(GameSet.of(GameRange.first(100)))
                .text());
  }

  @Test
  void a_player_that_does_not_answer_is_given_up_and_the_games_before_are_kept() throws Exception {
    GameInProgress game = hanging(false);
    assertThat(game.number()).isEqualTo(HANGING);
    assertThat(game.waitingFor()).contains(Seat.of(2));
    assertThat(game.player()).contains("Sleeper at seat 2");
    assertThat(game.turn()).isGreaterThan(4);
    assertThat(game.isOver()).isFalse();
    assertThat(hasHung).isTrue();
  }

  @Test
  void a_player_that_is_told_of_an_event_is_waited_for_though_another_is_to_act() throws Exception {
    assertThat(hanging(true).player()).contains("Sleeper at seat 2");
  }

  @Test
  void a_failure_is_told_with_its_class_unless_it_names_a_player() {
    assertThat(GameInProgress.failure(new IllegalStateException("of the game")))
        .isEqualTo("java.lang.IllegalStateException: of the game");
    assertThat(
            GameInProgress.failure(
                new PlayerCreationException("Simple", Seat.of(2), new Error("full"))))
        .isEqualTo("Simple cannot play at seat 2: java.lang.Error: full");
  }

  @Test
  void a_game_whose_players_sit_down_waits_for_each_in_turn() {
    Progress progress = new Progress();
    GameInProgress game = progress.begin(7, List.of("A", "B"));
    assertThat(progress.games()).containsExactly(game);
    assertThat(game.player()).isEmpty();
    List<Optional<String>> awaited = new ArrayList<>();
    Entrant<HighCardView, Play, HighCardEvent> entrant =
        Entrant.of(
            "Any",
            context -> {
              awaited.add(game.player());
              return new Random(context);
            });
    game.seat(List.of(entrant, entrant), HighCards.RULES, HighCards.SEED);
    assertThat(awaited).containsExactly(Optional.of("A at seat 0"), Optional.of("B at seat 1"));
    assertThat(game.player()).isEmpty();
    assertThat(game.turn()).isZero();
  }

  @Test
  void a_game_that_hangs_itself_is_given_up_without_being_asked() throws Exception {
    Progress progress = new Progress();
    Simulation<HighCardView, Play, HighCardEvent> simulation =
        new Simulation<>(
            new HighCard(), new NeverOver(), List.of(HighCards.RANDOM), HighCards.SEED);
    FutureTask<SimulationResult> run =
        new FutureTask<>(() -> simulation.play(GameRange.first(2), 1, progress));
    new Thread(run).start();
    hangs.await();
    GameInProgress game = progress.games().get(0);
    progress.abandon();
    assertThat(run.get().completed().games()).isZero();
    assertThat(game.number()).isZero();
    assertThat(game.player()).isEmpty();
    assertThat(game.isOver()).isFalse();
  }

  /** Rules of games that never tell whether they are over. */
  private final class NeverOver implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return HighCards.RULES.seats();
    }

    @Override
    @SuppressWarnings("unchecked") // The proxy forwards to a game of these types.
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      Game<HighCardView, Play> game = HighCards.RULES.start(seed, events);
      return Reflection.newProxy(
          Game.class,
          (proxy, method, args) -> {
            if (method.getName().equals("isOver")) {
              hangs.countDown();
              never.await();
            }
            return method.invoke(game, args);
          });
    }

    @Override
    public String text() {
      return HighCards.RULES.text();
    }
  }

  @Test
  void after_a_run_no_game_is_in_progress() {
    Progress progress = new Progress();
    HighCards.simulation(List.of(Entrant.of("Random", Random::new)))
        .play(GameRange.first(20), 3, progress);
    assertThat(progress.games()).isEmpty();
  }
}
