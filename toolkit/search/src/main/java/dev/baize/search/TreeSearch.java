package dev.baize.search;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Monte Carlo tree search. From a view, it is information set MCTS (ISMCTS): each iteration
 * searches another determinization of the view (Cowling, Powley and Whitehouse, <i>Information set
 * Monte Carlo tree search</i>, IEEE Transactions on Computational Intelligence and AI in Games 4,
 * 2012). From a game of perfect information, it is plain UCT (Kocsis and Szepesvári, 2006).
 *
 * <p>The cost of an iteration is that of sampling a game and playing it to the {@linkplain
 * Objective objective}; each adds at most one node to the tree. Immutable.
 *
 * <pre>{@code
 * TreeSearch<V, D> search =
 *     new TreeSearch<>(rules, SearchSettings.DEFAULT, seed -> RolloutPolicy.uniform());
 * D decision = search.search(view, Seed.of(1)).best();
 * }</pre>
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class TreeSearch<V extends View, D extends Decision> {

  private final Rules<V, D, ?> rules;
  private final SearchSettings settings;
  private final Function<Seed, RolloutPolicy<V, D>> rollouts;
  private final int threads;
  private final Optional<Duration> timeLimit;

  /**
   * Creates a search that uses the calling thread only.
   *
   * @param rules the rules of the games that are searched
   * @param settings what is searched and how much
   * @param rollouts makes the policy of one tree from a seed; called for each tree
   */
  public TreeSearch(
      Rules<V, D, ?> rules, SearchSettings settings, Function<Seed, RolloutPolicy<V, D>> rollouts) {
    this(rules, settings, rollouts, 1, Optional.empty());
  }

  private TreeSearch(
      Rules<V, D, ?> rules,
      SearchSettings settings,
      Function<Seed, RolloutPolicy<V, D>> rollouts,
      int threads,
      Optional<Duration> timeLimit) {
    this.rules = requireNonNull(rules);
    this.settings = requireNonNull(settings);
    this.rollouts = requireNonNull(rollouts);
    this.threads = threads;
    this.timeLimit = timeLimit;
  }

  /**
   * {@return the same search, whose trees grow on several threads} The result is the same.
   *
   * @param count 1 or more; more threads than {@linkplain SearchSettings#trees trees} are idle
   * @throws IllegalArgumentException if it is less
   */
  public TreeSearch<V, D> onThreads(int count) {
    checkArgument(count >= 1, "%s threads: expected 1 or more", count);
    return new TreeSearch<>(rules, settings, rollouts, count, timeLimit);
  }

  /**
   * {@return the same search with a time limit} Its result then depends on the speed and the load
   * of the machine: games with such players cannot be replayed from their seeds.
   *
   * @param limit more than zero; each tree tries each legal decision once all the same
   * @throws IllegalArgumentException if it is zero or negative
   */
  public TreeSearch<V, D> within(Duration limit) {
    checkArgument(limit.compareTo(Duration.ZERO) > 0, "%s: expected more than no time", limit);
    return new TreeSearch<>(rules, settings, rollouts, threads, Optional.of(limit));
  }

  /**
   * {@return the estimated values of the legal decisions of a seat} If there is only one, each tree
   * tries it once.
   *
   * @param view the view of the seat to act
   * @param seed the source of all randomness: equal views and seeds give equal results
   * @throws IllegalArgumentException if games cannot be drawn from views, the game is over, or
   *     another seat is to act
   */
  public SearchResult<D> search(V view, Seed seed) {
    requireNonNull(view);
    requireNonNull(seed);
    return search(worlds(rules, view), seed);
  }

  /**
   * {@return the estimated values of the legal decisions in a position of perfect information}
   *
   * @param game not over; not modified
   * @param seed the source of all randomness
   * @throws IllegalArgumentException if the game is over
   */
  public SearchResult<D> search(Game<V, D> game, Seed seed) {
    requireNonNull(game);
    checkArgument(!game.isOver(), "the game is over: %s", game.position());
    return search(() -> random -> game.copy(), seed);
  }

  /**
   * Makes samplers of the games that look like a view to the seat to act, one for each thread.
   *
   * @throws IllegalArgumentException if games cannot be drawn from views, the game is over, or
   *     another seat is to act
   */
  static <V extends View, D extends Decision> Supplier<WorldSampler<V, D>> worlds(
      Rules<V, D, ?> rules, V view) {
    Determinization<V, D> determinization =
        rules
            .determinization()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "rules \"" + rules.text() + "\": games cannot be drawn from views"));
    Game<V, D> game = determinization.of(view).draw(Seed.of(0).generator());
    checkArgument(!game.isOver(), "the game is over: %s", view);
    checkArgument(
        game.toAct().equals(view.seat()), "expected the view of %s: %s", game.toAct(), view);
    return () -> determinization.of(view);
  }

  private SearchResult<D> search(Supplier<WorldSampler<V, D>> worlds, Seed seed) {
    List<D> legal = worlds.get().draw(seed.generator()).legal();
    SearchClock clock = SearchClock.start(timeLimit);
    List<Node<D>> roots =
        run(
            IntStream.range(0, settings.trees())
                .mapToObj(
                    number -> (Supplier<Node<D>>) () -> root(number, legal, worlds, seed, clock))
                .toList());
    return result(settings.objective().unit(), legal, roots);
  }

  private Node<D> root(
      int number,
      List<D> legal,
      Supplier<WorldSampler<V, D>> worlds,
      Seed seed,
      SearchClock clock) {
    Seed own = seed.derive(number);
    SearchTree<V, D> tree =
        new SearchTree<>(
            settings,
            rules.seats(),
            worlds.get(),
            rollouts.apply(own.derive("rollouts")),
            own.generator());
    int share = settings.iterations() / settings.trees();
    int rest = number < settings.iterations() % settings.trees() ? 1 : 0;
    int iterations = legal.size() == 1 ? 1 : Math.max(share + rest, legal.size());
    for (int i = 0; i < iterations && (i < legal.size() || !clock.isOver()); i++) {
      tree.iterate();
    }
    return tree.root();
  }

  /** The results in the order of the tasks; throws what a task threw. */
  private <T> List<T> run(List<Supplier<T>> tasks) {
    if (threads == 1 || tasks.size() == 1) {
      return tasks.stream().map(Supplier::get).toList();
    }
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, tasks.size()));
    try {
      List<Future<T>> running = tasks.stream().map(task -> pool.submit(task::get)).toList();
      List<T> results = new ArrayList<>(tasks.size());
      for (Future<T> each : running) {
        results.add(each.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while searching", e);
    } catch (ExecutionException e) {
      Throwable cause = requireNonNull(e.getCause());
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    } finally {
      pool.shutdownNow();
    }
  }

  /** The statistics of the legal decisions, added up over all trees. */
  static <D extends Decision> SearchResult<D> result(
      String unit, List<D> legal, List<Node<D>> roots) {
    List<DecisionValue<D>> values = new ArrayList<>(legal.size());
    List<Long> allVisits = new ArrayList<>(legal.size());
    for (D decision : legal) {
      long visits = 0;
      double total = 0;
      double squares = 0;
      for (Node<D> root : roots) {
        int index = root.indexOf(decision);
        visits += root.visits[index];
        total += root.totals[index];
        squares += root.squares[index];
      }
      double mean = total / visits;
      double variance = Math.max(0, squares / visits - mean * mean);
      values.add(new DecisionValue<>(decision, mean, Math.sqrt(variance / visits)));
      allVisits.add(visits);
    }
    return new SearchResult<>(unit, values, allVisits);
  }
}
