package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A batch on several threads ends as it would on one thread. */
class BatchRunnerTest {

  /** Yields the numbers of the games, in the order in which they are put together. */
  private record Numbers(LongConsumer playing) implements BatchTask<List<Long>> {

    @Override
    public List<Long> begin() {
      return new ArrayList<>();
    }

    @Override
    public Game start(long game, List<Long> into) {
      return () -> {
        playing.accept(game);
        return into.add(game);
      };
    }

    @Override
    public void join(List<Long> total, List<Long> next) {
      total.addAll(next);
    }
  }

  private static final Set<Thread.State> RESTING =
      EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

  private static final Numbers NUMBERS = new Numbers(game -> {});

  private static Numbers failingAt(Long... games) {
    Set<Long> failing = Set.of(games);
    return new Numbers(
        game -> {
          if (failing.contains(game)) {
            throw new IllegalStateException("game " + game);
          }
        });
  }

  private static List<Long> numbers(GameRange games) {
    return LongStream.range(games.from(), games.to()).boxed().toList();
  }

  private static List<Long> numbers(GameSet games) {
    return games.ranges().stream().flatMap(range -> numbers(range).stream()).toList();
  }

  @Property(tries = 400)
  void games_are_joined_in_order_on_any_number_of_threads(
      @ForAll @LongRange(max = 1000) long from,
      @ForAll @LongRange(max = 3000) long count,
      @ForAll @IntRange(min = 1, max = 8) int threads) {
    GameRange games = new GameRange(from, from + count);
    BatchResult<List<Long>> batch = new BatchRunner<>(NUMBERS, threads).play(games, new Progress());
    assertThat(batch.completed()).isEqualTo(GameSet.of(games));
    assertThat(batch.result()).isEqualTo(numbers(games));
  }

  @Property(tries = 400)
  void work_ends_at_the_first_look_that_sees_enough(
      @ForAll @LongRange(max = 1000) long from,
      @ForAll @LongRange(min = 1, max = 100) long every,
      @ForAll @LongRange(min = 1, max = 1000) long wanted,
      @ForAll @IntRange(min = 1, max = 8) int threads) {
    BatchResult<List<Long>> batch =
        new BatchRunner<>(NUMBERS, threads)
            .until(every, result -> result.size() >= wanted)
            .play(new GameRange(from, from + 2000), new Progress());
    long looks = (wanted + every - 1) / every;
    assertThat(batch.completed()).isEqualTo(GameSet.of(new GameRange(from, from + looks * every)));
    assertThat(batch.result()).isEqualTo(numbers(batch.completed()));
  }

  @Test
  void every_look_is_at_as_many_more_games() {
    List<Integer> seen = new ArrayList<>();
    new BatchRunner<>(NUMBERS, 3)
        .until(7, result -> !seen.add(result.size()))
        .play(new GameRange(5, 30), new Progress());
    assertThat(seen).containsExactly(7, 14, 21);
  }

  @Property(tries = 400)
  void the_first_game_that_fails_is_told_whichever_fails_first_in_time(
      @ForAll @LongRange(max = 999) long one,
      @ForAll @LongRange(min = 1, max = 999) long after,
      @ForAll @IntRange(min = 1, max = 8) int threads) {
    BatchRunner<List<Long>> runner = new BatchRunner<>(failingAt(one, one + after), threads);
    assertThatThrownBy(() -> runner.play(GameRange.first(2000), new Progress()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("game " + one);
  }

  @Test
  void a_game_fails_only_after_all_games_before_it_were_played() {
    Set<Long> begun = ConcurrentHashMap.newKeySet();
    CountDownLatch failed = new CountDownLatch(1);
    Numbers task =
        new Numbers(
            game -> {
              if (game == 0) {
                await(failed);
              }
              begun.add(game);
              if (game == 1) {
                failed.countDown();
                throw new IllegalStateException("game 1");
              }
            });
    BatchRunner<List<Long>> runner = new BatchRunner<>(task, 2);
    assertThatThrownBy(() -> runner.play(GameRange.first(1000), new Progress()))
        .hasMessage("game 1");
    assertThat(begun).contains(0L);
  }

  @Test
  void what_fails_after_enough_was_known_does_not_matter() {
    BatchResult<List<Long>> batch =
        new BatchRunner<>(failingAt(20L), 4)
            .until(10, result -> result.size() == 20)
            .play(GameRange.first(1000), new Progress());
    assertThat(batch.completed()).isEqualTo(GameSet.of(GameRange.first(20)));
  }

  @Test
  void a_failing_look_is_told() {
    assertFailingLookIsTold(NUMBERS);
  }

  private static void assertFailingLookIsTold(Numbers numbers) {
    BatchRunner<List<Long>> runner =
        new BatchRunner<>(numbers, 2)
            .until(
                10,
                result -> {
                  throw new IllegalStateException("cannot see");
                });
    assertThatThrownBy(() -> runner.play(GameRange.first(1000), new Progress()))
        .hasMessage("cannot see");
  }

  @Test
  void a_failing_look_is_told_although_more_was_played_meanwhile() {
    CountDownLatch later = new CountDownLatch(1);
    Numbers numbers =
        new Numbers(
            game -> {
              if (game == 0) {
                await(later);
              } else if (game == 25) {
                later.countDown();
              }
            });
    assertFailingLookIsTold(numbers);
  }

  @Test
  void an_error_is_told_as_it_is() {
    BatchRunner<List<Long>> runner =
        new BatchRunner<>(
            new Numbers(
                game -> {
                  throw new StackOverflowError("deep");
                }),
            1);
    assertThatThrownBy(() -> runner.play(GameRange.first(1), new Progress()))
        .isInstanceOf(StackOverflowError.class);
  }

  @Test
  void a_run_for_which_there_is_no_memory_ends_at_once() {
    List<Long> played = new CopyOnWriteArrayList<>();
    BatchRunner<List<Long>> runner =
        new BatchRunner<>(
            new Numbers(
                game -> {
                  played.add(game);
                  if (game == 20) {
                    throw new OutOfMemoryError("full");
                  }
                }),
            1);
    assertThatThrownBy(() -> runner.play(GameRange.first(1000), new Progress()))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(played).endsWith(20L);
  }

  @Test
  void cancelled_work_keeps_an_unbroken_beginning() {
    for (int threads : new int[] {1, 2, 3, 8}) {
      Progress progress = new Progress();
      Numbers task =
          new Numbers(
              game -> {
                if (game == 500) {
                  progress.cancel();
                }
              });
      BatchResult<List<Long>> batch =
          new BatchRunner<>(task, threads).play(GameRange.first(Long.MAX_VALUE), progress);
      assertThat(batch.result()).isEqualTo(numbers(batch.completed()));
      assertThat(batch.completed()).isEqualTo(GameSet.of(GameRange.first(batch.result().size())));
      assertThat(progress.done()).isGreaterThanOrEqualTo(batch.completed().games());
    }
  }

  @Test
  void one_thread_that_is_cancelled_finishes_its_game_and_no_more() {
    Progress progress = new Progress();
    Numbers task =
        new Numbers(
            game -> {
              if (game == 500) {
                progress.cancel();
              }
            });
    assertThat(new BatchRunner<>(task, 1).play(GameRange.first(1000), progress).completed())
        .isEqualTo(GameSet.of(GameRange.first(501)));
  }

  @Test
  void a_failure_behind_a_cancelled_game_does_not_matter() {
    Progress progress = new Progress();
    progress.cancel();
    assertThat(new BatchRunner<>(failingAt(0L), 1).play(GameRange.first(10), progress).completed())
        .isEqualTo(GameSet.of(GameRange.first(0)));
  }

  @Property(tries = 50)
  void an_abandoned_run_keeps_what_was_finished_beyond_the_game_that_it_gives_up(
      @ForAll @LongRange(max = 200) long hanging, @ForAll @IntRange(min = 2, max = 8) int threads) {
    BatchResult<List<Long>> batch = abandoned(hanging, threads, Long.MAX_VALUE);
    assertThat(batch.result()).isEqualTo(numbers(batch.completed()));
    assertThat(batch.result()).doesNotContain(hanging).anyMatch(game -> game > hanging);
  }

  @Test
  void an_abandoned_run_that_may_stop_early_keeps_an_unbroken_beginning() {
    BatchResult<List<Long>> batch = abandoned(0, 2, 100);
    assertThat(batch.completed().games()).isZero();
    assertThat(batch.result()).isEmpty();
  }

  /** A run in which a game never ends, and that is given up once a later chunk was finished. */
  private static BatchResult<List<Long>> abandoned(long hanging, int threads, long interval) {
    Progress progress = new Progress();
    return playHanging(
        hanging,
        game -> {
          if (progress.done() > hanging) {
            progress.abandon();
          }
        },
        task -> {
          BatchRunner<List<Long>> runner = new BatchRunner<>(task, threads);
          return (interval == Long.MAX_VALUE ? runner : runner.until(interval, result -> false))
              .play(GameRange.first(Long.MAX_VALUE), progress);
        });
  }

  @Test
  void an_abandoned_run_keeps_nothing_beyond_a_game_that_failed() {
    CountDownLatch beyond = new CountDownLatch(1);
    AtomicReference<@Nullable Thread> failing = new AtomicReference<>();
    Progress progress = new Progress();
    BatchResult<List<Long>> batch =
        playHanging(
            0,
            game -> {
              if (game == 100) {
                await(beyond);
                failing.set(Thread.currentThread());
                throw new IllegalStateException("game 100");
              } else if (game == 200) {
                beyond.countDown();
              }
            },
            task -> {
              abandonAfter(failing, progress);
              return new BatchRunner<>(task, 3).play(GameRange.first(Long.MAX_VALUE), progress);
            });
    assertThat(batch.result()).isEqualTo(numbers(batch.completed()));
    assertThat(batch.result()).isNotEmpty().allMatch(game -> game < 100);
  }

  private static void abandonAfter(AtomicReference<@Nullable Thread> failing, Progress progress) {
    Thread observer =
        new Thread(
            () -> {
              Thread thread = failing.get();
              while (thread == null || thread.isAlive()) {
                Thread.onSpinWait();
                thread = failing.get();
              }
              progress.abandon();
            });
    observer.setDaemon(true);
    observer.start();
  }

  private static BatchResult<List<Long>> playHanging(
      long hanging, LongConsumer playing, Function<Numbers, BatchResult<List<Long>>> run) {
    CountDownLatch never = new CountDownLatch(1);
    try {
      return run.apply(
          new Numbers(
              game -> {
                if (game == hanging) {
                  await(never);
                }
                playing.accept(game);
              }));
    } finally {
      never.countDown();
    }
  }

  @Test
  void to_interrupt_the_thread_that_waits_is_to_cancel() {
    Thread waiting = Thread.currentThread();
    Progress progress = new Progress();
    Numbers task =
        new Numbers(
            game -> {
              if (game == 100) {
                waiting.interrupt();
              }
            });
    BatchResult<List<Long>> batch =
        new BatchRunner<>(task, 2).play(GameRange.first(Long.MAX_VALUE), progress);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(progress.isCancelled()).isTrue();
    assertThat(batch.result()).isEqualTo(numbers(batch.completed()));
  }

  @Test
  void the_watcher_hears_of_all_games_in_the_thread_that_waits() {
    AtomicReference<@Nullable Thread> told = new AtomicReference<>();
    List<Long> done = new ArrayList<>();
    Progress progress =
        new Progress(
            1,
            games -> {
              told.set(Thread.currentThread());
              done.add(games);
            });
    new BatchRunner<>(NUMBERS, 3).play(GameRange.first(10_000), progress);
    assertThat(told).hasValue(Thread.currentThread());
    assertThat(done).isSorted().last().isEqualTo(10_000L);
  }

  @Test
  void a_watcher_that_fails_ends_the_work() {
    Progress progress =
        new Progress(
            1,
            games -> {
              throw new IllegalStateException("broken pipe");
            });
    BatchRunner<List<Long>> runner = new BatchRunner<>(NUMBERS, 2);
    assertThatThrownBy(() -> runner.play(GameRange.first(Long.MAX_VALUE), progress))
        .hasMessage("broken pipe");
  }

  @Test
  void the_threads_keep_no_program_running() {
    AtomicBoolean daemon = new AtomicBoolean();
    new BatchRunner<>(new Numbers(game -> daemon.set(Thread.currentThread().isDaemon())), 1)
        .play(GameRange.first(1), new Progress());
    assertThat(daemon).isTrue();
  }

  @Test
  void only_so_many_chunks_wait_for_a_slow_game() {
    AtomicReference<@Nullable Thread> other = new AtomicReference<>();
    Set<Long> begun = ConcurrentHashMap.newKeySet();
    AtomicInteger ahead = new AtomicInteger();
    Numbers task =
        new Numbers(
            game -> {
              if (game == 0) {
                awaitRest(other);
                ahead.set(begun.size());
              } else {
                begun.add(game);
                other.compareAndSet(null, Thread.currentThread());
              }
            });
    BatchResult<List<Long>> batch =
        new BatchRunner<>(task, 2)
            .until(1, result -> false)
            .play(GameRange.first(1000), new Progress());
    assertThat(ahead).hasValue(256);
    assertThat(batch.result()).isEqualTo(numbers(GameRange.first(1000)));
  }

  private static void awaitRest(AtomicReference<@Nullable Thread> thread) {
    Thread other = thread.get();
    while (other == null || !RESTING.contains(other.getState())) {
      Thread.onSpinWait();
      other = thread.get();
    }
  }

  @Test
  void there_is_at_least_one_thread_and_one_game_between_looks() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BatchRunner<>(NUMBERS, 0))
        .withMessageContaining("0 threads");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BatchRunner<>(NUMBERS, 1).until(0, result -> true))
        .withMessageContaining("0 games");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
