package dev.baize.cli.check;

import dev.baize.cli.command.TimeLimit;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.testing.ContractViolation;
import dev.baize.core.testing.PlayerContract;
import dev.baize.core.testing.Samples;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * All checks of one player, each reported in one line.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class PlayerCheck<V extends View, D extends Decision, E extends Event> {

  /** Plays the same games in a child process. */
  @FunctionalInterface
  public interface ChildRun {

    /**
     * {@return what was answered there}
     *
     * @throws IOException if the process fails
     */
    MatchDigests play() throws IOException;
  }

  private static final String OTHER_PROCESS = "another process";
  private static final String TIME = "time per decision";
  private static final int WIDTH = 19;

  /** The default time limit: far more than a person waits, or a strong player needs. */
  static final TimeLimit DEFAULT_LIMIT = TimeLimit.parse("10");

  private final String name;
  private final String heading;
  private final List<ContractCheck> checks;
  private final PlayerContract<V, D, E> contract;
  private final int matchesPerGame;
  private final Watchdog watchdog;
  private final DecisionTimer timer;

  /**
   * The checks of a player.
   *
   * @param game what it plays
   * @param rules the rules of all matches
   * @param player creates the players
   * @param limit how long it has for each answer
   */
  public PlayerCheck(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      PlayerProvider<V, D, E> player,
      TimeLimit limit) {
    this(game, rules, player, new Watchdog(limit));
  }

  PlayerCheck(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      PlayerProvider<V, D, E> player,
      Watchdog watchdog) {
    this.watchdog = watchdog;
    this.name = player.name();
    this.timer = new DecisionTimer(watchdog, name);
    this.checks = ContractCheck.all(!player.settings().isEmpty());
    this.heading = String.format(Locale.ROOT, "%s of %s, %s", name, game.name(), rules.text());
    this.contract = new PlayerContract<>(game, rules, new TimedProvider<>(player, timer));
    this.matchesPerGame = rules.seats() == 1 ? 1 : rules.seats() + 1;
  }

  /**
   * {@return the decisions of all matches of some games, with the matches of a game next to each
   * other}
   *
   * @param seed the seed from which each game's own is derived
   * @param games how many, 0 or more
   * @throws PlayerTimeoutException if the player does not answer
   */
  public List<List<String>> play(Seed seed, int games) {
    return watchdog.await(() -> played(seed, games));
  }

  private List<List<String>> played(Seed seed, int games) {
    return IntStream.range(0, games)
        .boxed()
        .flatMap(game -> contract.with(sample(seed, game)).play().stream())
        .toList();
  }

  /**
   * The samples of one game. Game 0 has the given seed itself, so that any game can be checked
   * alone by its own seed.
   */
  private static Samples sample(Seed seed, int game) {
    return Samples.DEFAULT.withGames(1).withSeed(seedOf(seed, game));
  }

  private static Seed seedOf(Seed seed, int game) {
    return game == 0 ? seed : seed.derive("check").derive(game);
  }

  /**
   * Runs all checks, or those up to the first answer that takes too long.
   *
   * @param seed the seed from which each game's own is derived
   * @param games how many, 1 or more
   * @param tell receives each line as soon as it is known
   * @param again the command that checks a number of games of a seed
   * @param child plays the same games in another process
   * @return whether all promises are kept
   */
  public boolean run(
      Seed seed,
      int games,
      Consumer<String> tell,
      BiFunction<Seed, Integer, String> again,
      ChildRun child) {
    tell.accept(heading);
    boolean kept = true;
    for (ContractCheck check : checks) {
      timer.setRunning(check.equals(ContractCheck.LEGAL));
      String broken = run(check, seed, games, again);
      kept = tell(check.title(), broken, tell) && kept;
      if (watchdog.hasExpired()) {
        return false;
      }
    }
    kept = tell(OTHER_PROCESS, compare(seed, games, again, child), tell) && kept;
    tell.accept(line(TIME, timer.summary()));
    return kept;
  }

  private boolean tell(String title, String broken, Consumer<String> tell) {
    long decisions = timer.takeCount();
    boolean kept = broken.isEmpty();
    tell.accept(line(title, kept ? "kept, " + Plural.of(decisions, "decision") : broken));
    return kept;
  }

  private static String line(String title, String finding) {
    return title + " ".repeat(WIDTH - title.length()) + "  " + finding;
  }

  /** What is broken, and how to see it again; empty if nothing is. */
  private String run(
      ContractCheck check, Seed seed, int games, BiFunction<Seed, Integer, String> again) {
    if (!check.isGameByGame()) {
      Samples samples = Samples.DEFAULT.withGames(games).withSeed(seed);
      return broken(check, samples, again.apply(seed, games));
    }
    for (int game = 0; game < games; game++) {
      String broken = broken(check, sample(seed, game), again.apply(seedOf(seed, game), 1));
      if (!broken.isEmpty()) {
        return broken;
      }
    }
    return "";
  }

  private String broken(ContractCheck check, Samples samples, String command) {
    try {
      return watchdog.await(
          () -> {
            check.check().accept(contract.with(samples));
            return "";
          });
    } catch (ContractViolation e) {
      return String.format(Locale.ROOT, "BROKEN: %s; again: %s", e.summary(), command);
    } catch (PlayerTimeoutException e) {
      return String.format(Locale.ROOT, "BROKEN: %s; again: %s", e.getMessage(), command);
    }
  }

  private String compare(
      Seed seed, int games, BiFunction<Seed, Integer, String> commands, ChildRun child) {
    String again = commands.apply(seed, games);
    try {
      int different = MatchDigests.of(play(seed, games)).firstDifference(child.play());
      return different < 0
          ? ""
          : "BROKEN: it decides differently there; again: "
              + commands.apply(seedOf(seed, different / matchesPerGame), 1);
    } catch (IOException e) {
      return "NOT CHECKED: " + e.getMessage();
    } catch (ContractViolation e) {
      return String.format(Locale.ROOT, "BROKEN: %s; again: %s", e.summary(), again);
    } catch (PlayerTimeoutException e) {
      return String.format(Locale.ROOT, "BROKEN: %s; again: %s", e.getMessage(), again);
    }
  }
}
