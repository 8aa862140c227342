package dev.baize.cli.check;

import dev.baize.cli.check.Watchdog.PlayerTimeoutException;
import dev.baize.cli.command.TimeLimit;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Plural;
import dev.baize.testing.ContractViolation;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * All checks of one player, each reported in one line. The games are played in turn by each of the
 * rules.
 */
final class PlayerCheck<V extends View, D extends Decision, E extends Event> {

  interface ChildRun {

    MatchDigests play() throws IOException;
  }

  interface Command {

    /** Empty rules stand for those that are checked now. */
    String of(Seed seed, int games, String rules);
  }

  private static final String OTHER_PROCESS = "another process";
  private static final String TIME = "time per decision";
  private static final String ENDLESS = "games without end";
  private static final String QUESTIONS = "questions";
  private static final String FOLLOWS =
      "NOT CHECKED: with the same seed it decides differently, too; see \"the same seed again\"";
  private static final int WIDTH = 19;

  /** The default time limit: far more than a person waits, or a strong player needs. */
  static final TimeLimit DEFAULT_LIMIT = TimeLimit.parse("10");

  /** Rules, by the text that chooses them, and how many matches are played for each game. */
  private record House<V extends View, D extends Decision, E extends Event>(
      String text, PlayerContract<V, D, E> contract, int matches) {}

  private final String name;
  private final String heading;
  private final List<ContractCheck> checks;
  private final List<House<V, D, E>> houses = new ArrayList<>();
  private final Watchdog watchdog;
  private final DecisionTimer timer;
  private final AskedQuestions questions = new AskedQuestions();

  /** The number of matches that were longer than {@link Samples} allow. */
  private int endless;

  /** The command that plays the first of them once more. */
  private String firstEndless = "";

  /** Whether it has decided differently with the same seed. */
  private boolean isRandom;

  PlayerCheck(
      GameProvider<V, D, E> game,
      Map<String, Rules<V, D, E>> rules,
      PlayerProvider<V, D, E> player,
      Watchdog watchdog) {
    this.watchdog = watchdog;
    this.name = player.name();
    this.timer = new DecisionTimer(watchdog, name, questions);
    this.checks = ContractCheck.all(!player.settings().isEmpty());
    this.heading =
        name
            + " of "
            + game.name()
            + ", "
            + (rules.size() == 1
                ? rules.values().iterator().next().text()
                : "by the rules " + String.join(", ", rules.keySet()));
    PlayerProvider<V, D, E> timed = timer.on(player);
    rules.forEach(
        (text, house) ->
            houses.add(
                new House<>(
                    text,
                    new PlayerContract<>(game, house, timed),
                    house.seats() == 1 ? 1 : house.seats() + 1)));
  }

  /**
   * {@return the decisions of all matches of some games, with the matches of a game next to each
   * other}
   */
  List<List<String>> play(Seed seed, int games) {
    return watchdog.await(() -> played(seed, games));
  }

  private List<List<String>> played(Seed seed, int games) {
    return IntStream.range(0, games)
        .boxed()
        .flatMap(
            game -> {
              Samples samples = Samples.DEFAULT.withGames(1).withSeed(seedOf(seed, game));
              return house(game).contract().with(samples).play().stream();
            })
        .toList();
  }

  private House<V, D, E> house(int game) {
    return houses.get(game % houses.size());
  }

  /** Game 0 has the given seed itself, so that any game can be checked alone by its own seed. */
  private static Seed seedOf(Seed seed, int game) {
    return game == 0 ? seed : seed.derive("check").derive(game);
  }

  long work(int games) {
    return (checks.size() + 1L) * games;
  }

  /** Runs all checks, or those up to the first answer that takes too long. */
  boolean run(
      Seed seed,
      int games,
      Command command,
      ChildRun child,
      Consumer<String> tell,
      LongConsumer progress) {
    tell.accept(heading);
    boolean kept = true;
    for (ContractCheck check : checks) {
      timer.setRunning(check == ContractCheck.LEGAL);
      questions.setWatching(
          check == ContractCheck.RANDOM_POSITIONS || check == ContractCheck.SAME_SEED);
      String broken = firstBroken(check, seed, games, command, progress);
      kept = tell(check.title, broken, tell) && kept;
      if (watchdog.hasExpired()) {
        return false;
      }
    }
    kept = tell(OTHER_PROCESS, compare(seed, games, command, child), tell) && kept;
    progress.accept(games);
    if (endless > 0) {
      tell.accept(line(ENDLESS, endless(games)));
    }
    questions.summary().ifPresent(summary -> tell.accept(line(QUESTIONS, summary)));
    tell.accept(line(TIME, timer.summary()));
    return kept;
  }

  private boolean tell(String title, String broken, Consumer<String> tell) {
    long decisions = timer.takeCount();
    boolean kept = broken.isEmpty();
    tell.accept(line(title, kept ? "kept, " + Plural.of(decisions, "decision") : broken));
    return kept;
  }

  private String endless(int games) {
    return String.format(
        Locale.ROOT,
        "%d of %s had not ended after %d decisions: no broken promise, since these rules let"
            + " players go on; again: %s",
        endless,
        Plural.of(IntStream.range(0, games).mapToLong(i -> house(i).matches()).sum(), "game"),
        Samples.DEFAULT.maxDecisions(),
        firstEndless);
  }

  private static String line(String title, String finding) {
    return title + " ".repeat(WIDTH - title.length()) + "  " + finding;
  }

  /**
   * What is broken first, and how to see it again; empty if nothing is. Games are checked one by
   * one or, where a check needs several, all games by the same rules together.
   */
  private String firstBroken(
      ContractCheck check, Seed seed, int games, Command command, LongConsumer progress) {
    boolean alone = check.isGameByGame();
    int left = games;
    String finding = "";
    for (int i = 0; i < (alone ? games : Math.min(houses.size(), games)); i++) {
      House<V, D, E> house = house(i);
      int number = alone ? 1 : (games - i + houses.size() - 1) / houses.size();
      Seed first = alone ? seedOf(seed, i) : seed;
      Samples samples = Samples.DEFAULT.withGames(number).withSeed(first);
      String again = command.of(first, number, house.text());
      String broken = broken(check, house.contract().with(samples), again);
      progress.accept(number);
      left -= number;
      if (!broken.isEmpty() && !broken.equals(FOLLOWS)) {
        progress.accept(left);
        return broken;
      }
      finding = finding.isEmpty() ? broken : finding;
    }
    return finding;
  }

  private String broken(ContractCheck check, PlayerContract<V, D, E> contract, String command) {
    try {
      count(watchdog.await(() -> check.endless(contract)), command);
      return "";
    } catch (ContractViolation | PlayerTimeoutException e) {
      boolean isDifference = e instanceof ContractViolation violation && violation.isDifference();
      if (isRandom && isDifference) {
        return FOLLOWS;
      }
      isRandom |= check == ContractCheck.SAME_SEED && isDifference;
      return broken(e, command);
    }
  }

  private static String broken(Throwable thrown, String command) {
    return "BROKEN: " + summary(thrown) + "; again: " + command;
  }

  /** What is wrong with a player that breaks the contract or does not answer. */
  static String summary(Throwable thrown) {
    return thrown instanceof ContractViolation violation
        ? violation.summary()
        : String.valueOf(thrown.getMessage());
  }

  private void count(int more, String command) {
    firstEndless = endless == 0 ? command : firstEndless;
    endless += more;
  }

  private String compare(Seed seed, int games, Command command, ChildRun child) {
    try {
      int different = MatchDigests.of(play(seed, games)).firstDifference(child.play());
      if (different < 0) {
        return "";
      }
      int game = gameOf(different);
      return isRandom
          ? FOLLOWS
          : "BROKEN: it decides differently there; again: "
              + command.of(seedOf(seed, game), 1, house(game).text());
    } catch (IOException e) {
      return "NOT CHECKED: " + e.getMessage();
    } catch (ContractViolation | PlayerTimeoutException e) {
      return broken(e, command.of(seed, games, ""));
    }
  }

  private int gameOf(int match) {
    int game = 0;
    for (int left = match; left >= house(game).matches(); game++) {
      left -= house(game).matches();
    }
    return game;
  }
}
