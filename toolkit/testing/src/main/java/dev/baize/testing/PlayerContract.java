package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks that a player fulfils the contract of {@link Player}, by playing sample matches: {@link
 * Samples#DEFAULT} unless {@linkplain #with specified}. Each is played with the player in every
 * seat in turn against random legal decisions, and once with the player in all seats.
 *
 * <pre>{@code
 * new PlayerContract<>(game, game.rules(), playerProvider).checkAll();
 * new PlayerContract<>(game, game.rules(), place -> new Cautious(place)).checkAll();
 * }</pre>
 *
 * <p>Every check throws {@link ContractViolation} at the first broken promise it finds. Each is
 * logged when it starts. The game is assumed to fulfil its own contract: see {@link GameContract}.
 * Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class PlayerContract<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerContract.class);

  private static final int THREADS = 2;

  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final Function<? super SeatContext, ? extends Player<V, D, E>> players;
  private final Samples samples;

  /** Null if no provider creates the players. */
  private final @Nullable PlayerProvider<V, D, E> provider;

  /**
   * Creates the contract of a registered player.
   *
   * @param game the game it plays
   * @param rules rules of that game
   * @param player creates the player; several may be in use at a time
   * @throws IllegalArgumentException if the player is for another game
   */
  public PlayerContract(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, PlayerProvider<V, D, E> player) {
    // Looked up without the game, which may bring this very player.
    this(
        game,
        rules,
        context -> player.create(context),
        Samples.DEFAULT,
        new Registry(List.of(), List.of(player)).player(game, player.name()));
  }

  /**
   * Creates the contract of a player.
   *
   * @param game the game it plays
   * @param rules rules of that game
   * @param players creates a new player for a seat; several may be in use at a time
   */
  public PlayerContract(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      Function<? super SeatContext, ? extends Player<V, D, E>> players) {
    this(game, rules, players, Samples.DEFAULT, null);
  }

  private PlayerContract(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      Function<? super SeatContext, ? extends Player<V, D, E>> players,
      Samples samples,
      @Nullable PlayerProvider<V, D, E> provider) {
    this.game = requireNonNull(game);
    this.rules = requireNonNull(rules);
    this.players = requireNonNull(players);
    this.samples = requireNonNull(samples);
    this.provider = provider;
  }

  /**
   * {@return the same contract, checked in other sample matches}
   *
   * @param others the sample matches
   */
  public PlayerContract<V, D, E> with(Samples others) {
    return new PlayerContract<>(game, rules, players, others, provider);
  }

  /** Runs every check, the simplest first. */
  public void checkAll() {
    checkLegality();
    checkRandomPositions();
    checkDeterminism();
    checkResume();
    checkHiddenInformation();
    checkOrder();
    checkThreads();
    checkAdvice();
    checkSettings();
  }

  /**
   * Checks that the player decides legally whenever it is to act, until the match is over, or has
   * had as many decisions as {@linkplain Samples#maxDecisions the samples} may have.
   *
   * @return how many matches had not ended by then: that is no broken promise, since some rules let
   *     players go on as long as they like
   */
  public int checkLegality() {
    started("checkLegality");
    int[] endless = new int[1];
    each(match -> endless[0] += match.legality() ? 0 : 1);
    return endless[0];
  }

  /**
   * Checks that the player decides legally in all positions of a game of random legal decisions: it
   * is asked in each, but its decisions are not applied.
   */
  public void checkRandomPositions() {
    started("checkRandomPositions");
    for (int i = 0; i < samples.games(); i++) {
      match(i, seats()).run(PlayerSample::randomPositions);
    }
  }

  /** Checks that new players in the same places decide the same throughout the match. */
  public void checkDeterminism() {
    started("checkDeterminism");
    each(PlayerSample::determinism);
  }

  /**
   * Checks that a match that is stopped after some decision and replayed to new players continues
   * as if it had not been stopped: new players learn as much from events as the others did from
   * deciding.
   */
  public void checkResume() {
    started("checkResume");
    each(PlayerSample::resume);
  }

  /**
   * Checks that new players that observed the same decide the same, and legally, after a redeal of
   * everything hidden from their seat. Their seeds belong to another match, which also exposes a
   * player that derives the cards from its seed.
   */
  public void checkHiddenInformation() {
    started("checkHiddenInformation");
    each(PlayerSample::hiddenInformation);
  }

  /**
   * Checks that the advice of a player that is an {@link Advisor} evaluates every legal decision
   * once, recommends what the player decides, sorts the rest by descending value, and is the same
   * from new players that observed the same. Other players are not checked.
   */
  public void checkAdvice() {
    started("checkAdvice");
    each(PlayerSample::advice);
  }

  /** Checks that earlier matches make no difference: in reverse order, the matches are the same. */
  public void checkOrder() {
    started("checkOrder");
    compare("what was played before makes no difference", decisions(matches()));
  }

  /** Checks that concurrent matches on other threads make no difference. */
  public void checkThreads() {
    started("checkThreads");
    List<PlayerSample<V, D, E>> matches = matches();
    List<List<String>> alone = decisions(matches);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        // Each starts with another match. Identity hash codes differ there, too.
        int first = thread * matches.size() / THREADS;
        running.add(threads.submit(() -> playFrom(first, matches, alone)));
      }
      for (Future<?> future : running) {
        await(future);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private void playFrom(int first, List<PlayerSample<V, D, E>> matches, List<List<String>> alone) {
    for (int i = 0; i < matches.size(); i++) {
      int next = (first + i) % matches.size();
      matches.get(next).compare("what other threads play makes no difference", alone.get(next));
    }
  }

  private static void await(Future<?> future) {
    try {
      // Only a player could have interrupted this thread.
      Uninterruptibles.getUninterruptibly(future);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ContractViolation violation) {
        throw violation;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /**
   * Checks that the provider always declares the same {@linkplain PlayerProvider#settings
   * settings}, creates a player for each bound of each, and that players with the defaults decide
   * as those without settings, in one sample game. Not checked if it has none, or if no provider
   * creates the players.
   */
  public void checkSettings() {
    if (provider == null || provider.settings().isEmpty()) {
      return;
    }
    started("checkSettings");
    PlayerProvider<V, D, E> player = provider;
    Seed seed = samples.seedOf(0);
    History history = new History(game.name(), rules.text(), seed, List.of());
    PlayerSettings defaults = checkBounds(player, seed, history);
    List<List<String>> before = decisions(with(samples.withGames(1)).matches());
    PlayerContract<V, D, E> same =
        new PlayerContract<>(
            game, rules, context -> player.create(context, defaults), samples.withGames(1), null);
    same.compare("default settings are those of a player without settings", before);
  }

  /** Creates a player for each bound of each setting; returns the default settings. */
  private PlayerSettings checkBounds(PlayerProvider<V, D, E> player, Seed seed, History history) {
    try {
      history.requireEqual(
          "a provider always declares the same settings",
          player.settings().toString(),
          player.settings().toString());
      PlayerSettings defaults = PlayerSettings.of(player.settings());
      for (PlayerSetting<?> setting : player.settings()) {
        checkBounds(player, setting, defaults, seed, history);
      }
      return defaults;
    } catch (ContractViolation e) {
      throw e;
    } catch (Throwable e) {
      throw history.unexpected(e);
    }
  }

  private <T> void checkBounds(
      PlayerProvider<V, D, E> player,
      PlayerSetting<T> setting,
      PlayerSettings defaults,
      Seed seed,
      History history) {
    String promise = "a player sits down with any value of a setting";
    for (T bound : setting.bounds()) {
      String expected = "a player with " + setting.name() + '=' + setting.text(bound);
      PlayerSettings settings = defaults.with(setting, bound);
      for (Seat seat : seats()) {
        try {
          Object created = player.create(SeatContext.of(seed, seat).with(rules), settings);
          history.require(created != null, promise, expected, "no player (null)");
        } catch (RuntimeException e) {
          throw history.violation(promise, expected, e);
        }
      }
    }
  }

  private void started(String check) {
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue("game", game.name())
          .addKeyValue("rules", rules.text())
          .addKeyValue("check", check)
          .addKeyValue("games", samples.games())
          .log("check started");
    }
  }

  private void compare(String promise, List<List<String>> before) {
    List<PlayerSample<V, D, E>> matches = matches();
    for (int i = matches.size() - 1; i >= 0; i--) {
      matches.get(i).compare(promise, before.get(i));
    }
  }

  /**
   * Plays the sample matches.
   *
   * @return the texts of the decisions of all seats in each match, starting with all matches of the
   *     first sample; for a player that fulfils its contract, the same in every process
   */
  public List<List<String>> play() {
    return decisions(matches());
  }

  private static List<List<String>> decisions(List<? extends PlayerSample<?, ?, ?>> matches) {
    List<List<String>> decisions = new ArrayList<>();
    for (PlayerSample<?, ?, ?> match : matches) {
      decisions.add(match.played());
    }
    return decisions;
  }

  private void each(Consumer<PlayerSample<V, D, E>> check) {
    for (PlayerSample<V, D, E> match : matches()) {
      match.run(check);
      LOG.atTrace()
          .addKeyValue("seed", match.seed().value())
          .addKeyValue("seats", match.tested())
          .log("sample match checked");
    }
  }

  /** Sample by sample, with the player in the seats of each table. */
  private List<PlayerSample<V, D, E>> matches() {
    List<PlayerSample<V, D, E>> matches = new ArrayList<>();
    for (int i = 0; i < samples.games(); i++) {
      for (List<Seat> tested : tables()) {
        matches.add(match(i, tested));
      }
    }
    return matches;
  }

  private PlayerSample<V, D, E> match(int number, List<Seat> tested) {
    Seed seed = samples.seedOf(number);
    return new PlayerSample<>(game.name(), rules, players, seed, tested, samples.maxDecisions());
  }

  /**
   * The seats under test: each seat alone, and all together, which is the same if there is only
   * one.
   */
  private Set<List<Seat>> tables() {
    Set<List<Seat>> tables = new LinkedHashSet<>();
    seats().forEach(seat -> tables.add(List.of(seat)));
    tables.add(seats());
    return tables;
  }

  private List<Seat> seats() {
    return Samples.seats(rules);
  }
}
