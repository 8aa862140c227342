package dev.baize.core.testing;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Checks that a player keeps the promises of {@link Player}, by playing sample matches: {@link
 * Samples#DEFAULT} unless told otherwise. Each is played with the player in every seat in turn,
 * where legal decisions are drawn at random for the others, and once with the player in all seats.
 *
 * <pre>{@code
 * new PlayerContract<>(game, game.rules(), playerProvider).checkAll();
 * new PlayerContract<>(game, game.rules(), place -> new Cautious(place)).checkAll();
 * }</pre>
 *
 * <p>Every check throws {@link ContractViolation} at the first broken promise that it finds. The
 * game should keep its own contract: see {@link GameContract}. Immutable.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class PlayerContract<V extends View, D extends Decision, E extends Event> {

  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final Function<? super Place, ? extends Player<V, D, E>> players;
  private final Samples samples;

  /**
   * The contract of a player that is found by name.
   *
   * @param game the game it plays
   * @param rules rules of that game
   * @param player makes the player; asked for several at a time
   * @throws IllegalArgumentException if the player is one of another game
   */
  public PlayerContract(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, PlayerProvider<V, D, E> player) {
    this(game, rules, seating(game, player));
  }

  /**
   * The contract of a player.
   *
   * @param game the game it plays
   * @param rules rules of that game
   * @param players makes a new player for a place; asked for several at a time
   */
  public PlayerContract(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      Function<? super Place, ? extends Player<V, D, E>> players) {
    this(game, rules, players, Samples.DEFAULT);
  }

  private PlayerContract(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      Function<? super Place, ? extends Player<V, D, E>> players,
      Samples samples) {
    this.game = requireNonNull(game);
    this.rules = requireNonNull(rules);
    this.players = requireNonNull(players);
    this.samples = requireNonNull(samples);
  }

  private static <V extends View, D extends Decision, E extends Event>
      Function<Place, Player<V, D, E>> seating(
          GameProvider<V, D, E> game, PlayerProvider<V, D, E> player) {
    Registry both = new Registry(List.of(game), List.of(player));
    return both.player(game, player.name())::create;
  }

  /**
   * {@return the same contract, checked in other matches}
   *
   * @param others which
   */
  public PlayerContract<V, D, E> with(Samples others) {
    return new PlayerContract<>(game, rules, players, others);
  }

  /** Makes every check, the plainest first. */
  public void checkAll() {
    checkLegality();
    checkRandomPositions();
    checkDeterminism();
    checkResume();
    checkHiddenInformation();
    checkOrder();
    checkThreads();
    checkAdvice();
  }

  /** The player answers with a legal decision wherever it is asked, until the match is over. */
  public void checkLegality() {
    each(PlayerSample::legality);
  }

  /**
   * The player answers with a legal decision wherever legal decisions drawn at random lead, its own
   * ones included: it is asked at every position, and something else may be decided.
   */
  public void checkRandomPositions() {
    for (int i = 0; i < samples.games(); i++) {
      match(i, seats()).run(PlayerSample::randomPositions);
    }
  }

  /** New players in the same places decide the same all through the match. */
  public void checkDeterminism() {
    each(PlayerSample::determinism);
  }

  /**
   * A match that was cut after some decision and replayed to new players goes on as if it had not
   * been cut: they know as much from what they observe as those that decided.
   */
  public void checkResume() {
    each(PlayerSample::resume);
  }

  /**
   * New players that observed the same decide the same when all that is hidden from their seat has
   * been dealt anew.
   */
  public void checkHiddenInformation() {
    each(PlayerSample::hiding);
  }

  /**
   * The advice of a player that is an {@link Advisor} judges every legal decision once, recommends
   * what the player decides, puts no better value below a worse one of the rest, and is the same
   * from new players that observed the same. Of other players nothing is asked.
   */
  public void checkAdvice() {
    each(PlayerSample::advice);
  }

  /** What was played before makes no difference: in reverse order, the matches are the same. */
  public void checkOrder() {
    List<PlayerSample<V, D, E>> matches = matches();
    List<List<String>> before = decisions(matches);
    for (int i = matches.size() - 1; i >= 0; i--) {
      matches.get(i).compare("what was played before makes no difference", before.get(i));
    }
  }

  /** What is played at the same time, on other threads, makes no difference. */
  public void checkThreads() {
    List<PlayerSample<V, D, E>> matches = matches();
    new ThreadCheck<>(matches, decisions(matches)).run();
  }

  /**
   * Plays the sample matches.
   *
   * @return the texts of what was decided, by all seats, in each of them: first all matches of the
   *     first sample; always the same for a player that keeps its promises, in this process or
   *     another
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
    matches().forEach(match -> match.run(check));
  }

  /** One sample after the other, each with the player at all its tables. */
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

  /** Each seat alone, and all together, which is the same where there is but one. */
  private Set<List<Seat>> tables() {
    Set<List<Seat>> tables = new LinkedHashSet<>();
    seats().forEach(seat -> tables.add(List.of(seat)));
    tables.add(seats());
    return tables;
  }

  private List<Seat> seats() {
    return IntStream.range(0, rules.seats()).mapToObj(Seat::of).toList();
  }
}
