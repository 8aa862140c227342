package dev.baize.testing;

import static java.util.Objects.requireNonNull;
import static java.util.concurrent.CompletableFuture.runAsync;

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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks that a player fulfils the contract of {@link Player}, by playing sample matches, each with
 * the player in every seat in turn against random legal decisions, and once in all seats.
 *
 * <pre>{@code
 * new PlayerContract<>(game, game.rules(), playerProvider).checkAll();
 * new PlayerContract<>(game, game.rules(), context -> new Cautious(context)).checkAll();
 * }</pre>
 *
 * <p>A check throws {@link ContractViolation} at the first broken promise it finds, and is logged
 * when it starts. The game is assumed to fulfil its own contract. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class PlayerContract<V extends View, D extends Decision, E extends Event> {

  /** The parts of the contract, the simplest first. */
  public enum Check {
    /** The player decides legally whenever it is to act, until the match is over. */
    LEGALITY("legal answers"),

    /** It decides legally in a game of random decisions, in which its own are not applied. */
    RANDOM_POSITIONS("in random positions"),

    /** New players in the same places decide the same throughout the match. */
    DETERMINISM("the same seed again"),

    /**
     * A match that is stopped and replayed to new players continues as if it had not been stopped:
     * they learn from events what the others did from deciding.
     */
    RESUME("resumed games"),

    /**
     * New players that observed the same decide the same, and legally, after a redeal of everything
     * hidden from their seat. Their seeds belong to another match, which also exposes a player that
     * derives the cards from its seed.
     */
    HIDDEN_INFORMATION("hidden cards"),

    /**
     * The advice of an {@link Advisor} evaluates every legal decision once, recommends what the
     * player decides, sorts the rest by descending value, and is the same from new players.
     */
    ADVICE("advice"),

    /** Earlier matches make no difference: in reverse order, the matches are the same. */
    ORDER("games before"),

    /** Concurrent matches on other threads make no difference. */
    THREADS("other threads"),

    /**
     * The provider, if there is one, always declares the same {@linkplain PlayerProvider#settings
     * settings}, creates a player for each bound of each, and players with the defaults decide as
     * those without settings.
     */
    SETTINGS("settings");

    private final String title;

    Check(String title) {
      this.title = title;
    }

    /** {@return what is checked, in a few words} */
    public String title() {
      return title;
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(PlayerContract.class);

  private static final int THREADS = 2;

  private final String game;
  private final Rules<View, Decision, Event> rules;
  private final Function<SeatContext, Player<View, Decision, Event>> players;
  private final Samples samples;

  /** Null if no provider creates the players. */
  private final @Nullable PlayerProvider<?, ?, ?> provider;

  /**
   * Creates the contract of a registered player.
   *
   * @param game the game it plays
   * @param rules rules of that game
   * @param player creates the player; several may be in use at a time
   */
  public PlayerContract(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, PlayerProvider<V, D, E> player) {
    // Looked up without the game, which may bring this very player.
    this(
        game.name(),
        rules,
        player::create,
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
    this(game.name(), rules, players, Samples.DEFAULT, null);
  }

  @SuppressWarnings("unchecked") // Players are given only what came from their game.
  private PlayerContract(
      String game,
      Rules<?, ?, ?> rules,
      Function<? super SeatContext, ? extends Player<?, ?, ?>> players,
      Samples samples,
      @Nullable PlayerProvider<?, ?, ?> provider) {
    this.game = game;
    this.rules = (Rules<View, Decision, Event>) requireNonNull(rules);
    this.players = (Function<SeatContext, Player<View, Decision, Event>>) requireNonNull(players);
    this.samples = requireNonNull(samples);
    this.provider = provider;
  }

  /**
   * {@return the same contract, checked in other sample matches than {@link Samples#DEFAULT}}
   *
   * @param others the sample matches
   */
  public PlayerContract<V, D, E> with(Samples others) {
    return new PlayerContract<>(game, rules, players, others, provider);
  }

  /** Checks everything, the simplest first. */
  public void checkAll() {
    for (Check check : Check.values()) {
      check(check);
    }
  }

  /**
   * Checks a part of the contract.
   *
   * @param check which part
   * @return how many matches of {@link Check#LEGALITY} had not ended after as many decisions as
   *     {@linkplain Samples#maxDecisions the samples} may have; that is no broken promise, since
   *     some rules let players go on as long as they like
   */
  public int check(Check check) {
    LOG.atDebug()
        .addKeyValue("game", game)
        .addKeyValue("rules", rules::text)
        .addKeyValue("check", check)
        .addKeyValue("games", samples.games())
        .log("check started");
    AtomicInteger endless = new AtomicInteger();
    switch (check) {
      case LEGALITY -> each(match -> endless.addAndGet(match.legality() ? 0 : 1));
      case RANDOM_POSITIONS ->
          IntStream.range(0, samples.games())
              .mapToObj(i -> match(i, Samples.seats(rules)))
              .forEach(match -> match.run(PlayerSample::randomPositions));
      case DETERMINISM -> each(PlayerSample::determinism);
      case RESUME -> each(PlayerSample::resume);
      case HIDDEN_INFORMATION -> each(PlayerSample::hiddenInformation);
      case ADVICE -> each(PlayerSample::advice);
      case ORDER -> compare("what was played before makes no difference", play());
      case THREADS -> threads(matches());
      case SETTINGS -> settings();
    }
    return endless.get();
  }

  private void threads(List<PlayerSample> matches) {
    List<List<String>> alone = play();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      // Each starts with another match. Identity hash codes differ there, too.
      List<CompletableFuture<Void>> running =
          IntStream.range(0, THREADS)
              .map(thread -> thread * matches.size() / THREADS)
              .mapToObj(first -> runAsync(() -> playFrom(first, matches, alone), threads))
              .toList();
      // Only a player could have interrupted this thread, which waits on all the same.
      running.forEach(CompletableFuture::join);
    } catch (CompletionException e) {
      if (e.getCause() instanceof ContractViolation violation) {
        throw violation;
      }
      throw e;
    } finally {
      threads.shutdownNow();
    }
  }

  private static void playFrom(int first, List<PlayerSample> matches, List<List<String>> alone) {
    for (int i = 0; i < matches.size(); i++) {
      int next = (first + i) % matches.size();
      matches.get(next).compare("what other threads play makes no difference", alone.get(next));
    }
  }

  private void settings() {
    PlayerProvider<?, ?, ?> player = provider;
    if (player == null || player.settings().isEmpty()) {
      return;
    }
    History history = new History(game, rules, samples.seedOf(0), List.of());
    String promise = "a provider always declares the same settings";
    history.requireEqual(promise, player.settings().toString(), player.settings().toString());
    PlayerSettings defaults = PlayerSettings.of(player.settings());
    player.settings().forEach(setting -> requireBounds(player, setting, defaults, history));
    Samples one = samples.withGames(1);
    new PlayerContract<>(game, rules, context -> player.create(context, defaults), one, null)
        .compare("default settings are those of a player without settings", with(one).play());
  }

  /** Creates a player in each seat for each bound of a setting. */
  private <T> void requireBounds(
      PlayerProvider<?, ?, ?> player,
      PlayerSetting<T> setting,
      PlayerSettings defaults,
      History history) {
    String promise = "a player sits down with any value of a setting";
    for (T bound : setting.bounds()) {
      String expected = "a player with " + setting.name() + '=' + setting.text(bound);
      PlayerSettings settings = defaults.with(setting, bound);
      for (Seat seat : Samples.seats(rules)) {
        SeatContext context = SeatContext.of(history.seed(), seat).with(rules);
        Object created = history.answer(promise, expected, () -> player.create(context, settings));
        history.require(created != null, promise, expected, "no player (null)");
      }
    }
  }

  private void compare(String promise, List<List<String>> before) {
    List<PlayerSample> matches = matches();
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
    List<List<String>> decisions = new ArrayList<>();
    matches().forEach(match -> match.run(sample -> decisions.add(sample.played())));
    return decisions;
  }

  private void each(Consumer<PlayerSample> check) {
    for (PlayerSample match : matches()) {
      match.run(check);
      LOG.atTrace()
          .addKeyValue("seed", match.seed().value())
          .addKeyValue("seats", match.tested())
          .log("sample match checked");
    }
  }

  /**
   * The matches of each sample: one with the player in each seat alone, and one with it in all,
   * which is the same if there is only one.
   */
  private List<PlayerSample> matches() {
    List<Seat> seats = Samples.seats(rules);
    Set<List<Seat>> tables = new LinkedHashSet<>();
    seats.forEach(seat -> tables.add(List.of(seat)));
    tables.add(seats);
    return IntStream.range(0, samples.games())
        .boxed()
        .flatMap(i -> tables.stream().map(tested -> match(i, tested)))
        .toList();
  }

  private PlayerSample match(int number, List<Seat> tested) {
    Seed seed = samples.seedOf(number);
    return new PlayerSample(game, rules, players, seed, tested, samples.maxDecisions());
  }
}
