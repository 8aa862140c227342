package dev.baize.search;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerFamily;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.search.solve.SolvedGame;
import dev.baize.search.solve.Strategy;
import dev.baize.search.solve.StrategyFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Registers a {@link Thinker} for every game whose default rules have a determinization. */
public final class ThinkerFamily implements PlayerFamily {

  /** For the service loader. */
  public ThinkerFamily() {}

  @Override
  public <V extends View, D extends Decision, E extends Event>
      Optional<PlayerProvider<V, D, E>> playerOf(
          GameProvider<V, D, E> game, Function<String, PlayerProvider<V, D, E>> players) {
    requireNonNull(players);
    return game.rules()
        .determinization()
        .map(determinization -> new Provider<>(game, players, new ConcurrentHashMap<>()));
  }

  /**
   * Makes {@link Thinker}s of one game.
   *
   * @param players finds the players that may decide in rollouts
   * @param solved the solutions that were read, by file
   */
  private record Provider<V extends View, D extends Decision, E extends Event>(
      GameProvider<V, D, E> played,
      Function<String, PlayerProvider<V, D, E>> players,
      Map<String, SolvedGame<V, D>> solved)
      implements PlayerProvider<V, D, E> {

    private static final String UNIFORM = "uniform";
    private static final String FLAT = "flat";
    private static final String TREE = "tree";
    private static final String NONE = "none";

    private static final PlayerSetting<Integer> ITERATIONS =
        PlayerSetting.wholeNumber(
            "iterations", "games that it plays on for a decision", 1, 10_000_000, 1000);
    private static final PlayerSetting<String> ROLLOUT =
        PlayerSetting.text(
            "rollout",
            "who plays them on: uniform, for random decisions, or a player of the game",
            UNIFORM);
    private static final PlayerSetting<String> SEARCH =
        PlayerSetting.word(
            "search",
            "a tree, or the same number of tries for each decision",
            List.of(TREE, FLAT),
            TREE);
    private static final PlayerSetting<String> OBJECTIVE =
        constant(
            "objective",
            "what it maximizes: the score of the hand or the game, or the chance to win",
            SearchSettings.DEFAULT.objective());
    private static final PlayerSetting<String> SELECTION =
        constant(
            "selection", "how a tree chooses what to try next", SearchSettings.DEFAULT.selection());
    private static final PlayerSetting<Double> EXPLORATION =
        PlayerSetting.decimalNumber(
            "exploration",
            "the weight of what a tree has seldom tried",
            0,
            1000,
            SearchSettings.DEFAULT.exploration());
    private static final PlayerSetting<String> OBSERVERS =
        constant(
            "observers",
            "whose information a tree distinguishes: a single observer's, or that of each seat",
            SearchSettings.DEFAULT.observers());
    private static final PlayerSetting<Integer> TREES =
        PlayerSetting.wholeNumber(
            "trees", "independent trees that share the iterations", 1, 1000, 1);
    private static final PlayerSetting<Integer> MILLISECONDS =
        PlayerSetting.wholeNumber(
            "milliseconds",
            "the longest a tree may take, or 0 for no limit; with one, games cannot be replayed",
            0,
            3_600_000,
            0);
    private static final PlayerSetting<String> STRATEGY =
        PlayerSetting.text(
            "strategy",
            "a file of baize solve to play from, or none; it searches where that does not know the"
                + " view",
            NONE);

    /** A setting whose values are the constants of an enum. */
    private static <T extends Enum<T>> PlayerSetting<String> constant(
        String name, String help, T defaultValue) {
      List<String> words =
          Arrays.stream(defaultValue.getDeclaringClass().getEnumConstants())
              .map(Provider::word)
              .toList();
      return PlayerSetting.word(name, help, words, word(defaultValue));
    }

    private static String word(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <T extends Enum<T>> T value(
        PlayerSettings settings, PlayerSetting<String> setting, Class<T> type) {
      return Enum.valueOf(type, settings.get(setting).toUpperCase(Locale.ROOT));
    }

    @Override
    public String name() {
      return "Thinker";
    }

    @Override
    public String game() {
      return played.name();
    }

    @Override
    public String description() {
      return "draws games that fit what it sees, and plays them on to find what is best";
    }

    @Override
    public List<PlayerSetting<?>> settings() {
      return List.<PlayerSetting<?>>of(
          ITERATIONS,
          ROLLOUT,
          SEARCH,
          OBJECTIVE,
          SELECTION,
          EXPLORATION,
          OBSERVERS,
          TREES,
          MILLISECONDS,
          STRATEGY);
    }

    @Override
    public Player<V, D, E> create(SeatContext context) {
      return create(context, PlayerSettings.of(settings()));
    }

    @Override
    public Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
      Rules<V, D, E> rules = rulesAt(context);
      Thinker<V, D, E> thinker =
          new Thinker<>(context, search(rules, settings, rollouts(rules, settings.get(ROLLOUT))));
      String file = settings.get(STRATEGY);
      return file.equals(NONE) ? thinker : strategy(file, rules).player(context, thinker::decide);
    }

    @SuppressWarnings("unchecked") // The rules of a match are those of the game of its players.
    private Rules<V, D, E> rulesAt(SeatContext context) {
      return context.rules().map(rules -> (Rules<V, D, E>) rules).orElseGet(played::rules);
    }

    private static <V extends View, D extends Decision> BiFunction<V, Seed, SearchResult<D>> search(
        Rules<V, D, ?> rules,
        PlayerSettings settings,
        Function<Seed, RolloutPolicy<V, D>> rollouts) {
      SearchSettings chosen =
          new SearchSettings(
              settings.get(ITERATIONS),
              value(settings, OBJECTIVE, Objective.class),
              value(settings, SELECTION, Selection.class),
              settings.get(EXPLORATION),
              value(settings, OBSERVERS, Observers.class),
              settings.get(TREES));
      if (settings.get(SEARCH).equals(FLAT)) {
        return new FlatMonteCarlo<>(rules, chosen.objective(), chosen.iterations(), rollouts)
            ::search;
      }
      TreeSearch<V, D> search = new TreeSearch<>(rules, chosen, rollouts);
      int milliseconds = settings.get(MILLISECONDS);
      TreeSearch<V, D> limited =
          milliseconds == 0 ? search : search.within(Duration.ofMillis(milliseconds));
      return limited::search;
    }

    private Function<Seed, RolloutPolicy<V, D>> rollouts(Rules<V, D, E> rules, String player) {
      if (player.equals(UNIFORM)) {
        return seed -> RolloutPolicy.uniform();
      }
      PlayerProvider<V, D, E> provider = players.apply(player);
      seated(provider, rules, Seed.of(0));
      return seed -> RolloutPolicy.of(seated(provider, rules, seed));
    }

    private List<Player<V, D, E>> seated(
        PlayerProvider<V, D, E> provider, Rules<V, D, E> rules, Seed seed) {
      return IntStream.range(0, rules.seats())
          .mapToObj(Seat::of)
          .map(
              seat ->
                  provider.create(
                      new SeatContext(
                          seat.toString(),
                          seat,
                          seed.derive(seat.index()),
                          Optional.empty(),
                          Optional.of(rules))))
          .toList();
    }

    /**
     * The strategy in a file.
     *
     * @throws IllegalArgumentException that names the file, if it cannot be read or is not a
     *     strategy for these rules
     */
    private Strategy<V, D> strategy(String file, Rules<V, D, ?> rules) {
      SolvedGame<V, D> found = solved.computeIfAbsent(file, this::read);
      checkArgument(
          found.rules().equals(rules.text()),
          "%s: a strategy for the rules %s; expected one for %s",
          file,
          Excerpt.quote(found.rules()),
          Excerpt.quote(rules.text()));
      return found.strategy();
    }

    private SolvedGame<V, D> read(String file) {
      try {
        SolvedGame<V, D> found = StrategyFile.read(Path.of(file), played);
        checkArgument(
            knowsStart(found),
            "%s: a strategy that knows no first view of %s; expected one of this version of the"
                + " game",
            file,
            played.name());
        return found;
      } catch (InvalidPathException e) {
        throw new IllegalArgumentException(
            Excerpt.quote(file) + ": expected the path of a file: " + e.getReason(), e);
      } catch (IOException | MalformedFileException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    }

    /** Whether a first view is in the strategy; none is if the format of views has changed. */
    private boolean knowsStart(SolvedGame<V, D> found) {
      Strategy<V, D> strategy = found.strategy();
      List<ChanceOutcome<V, D>> outcomes = played.rules(found.rules()).chanceOutcomes();
      return outcomes.isEmpty()
          ? strategy.size() > 0
          : outcomes.stream()
              .map(ChanceOutcome::game)
              .filter(start -> !start.isOver())
              .anyMatch(start -> !strategy.at(start.view(start.toAct())).isEmpty());
    }
  }
}
