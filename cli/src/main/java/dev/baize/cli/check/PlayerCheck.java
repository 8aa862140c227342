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
import dev.baize.testing.PlayerContract.Check;
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
final class PlayerCheck {

  interface ChildRun {

    MatchDigests play() throws IOException;
  }

  interface Command {

    /** Empty rules stand for those that are checked now. */
    String of(Seed seed, int games, String rules);
  }

  private static final String FOLLOWS =
      "NOT CHECKED: with the same seed it decides differently, too; see \"the same seed again\"";
  private static final int WIDTH = 19;

  /** The default time limit: far more than a person waits, or a strong player needs. */
  static final TimeLimit DEFAULT_LIMIT = TimeLimit.parse("10");

  /** Rules, by the text that chooses them, and how many matches are played for each game. */
  private record House(String text, PlayerContract<?, ?, ?> contract, int matches) {}

  private final String heading;
  private final List<Check> checks = new ArrayList<>(List.of(Check.values()));
  private final List<House> houses = new ArrayList<>();
  private final Watchdog watchdog;
  private final PlayerMonitor monitor;
  private final Seed seed;
  private final int games;
  private final Command command;

  /** The number of matches that were longer than {@link Samples} allow. */
  private int endless;

  /** The command that plays the first of them once more. */
  private String firstEndless = "";

  private boolean isRandom;

  private boolean timedOut;

  /** A check in some games; the command repeats a part of it. */
  <V extends View, D extends Decision, E extends Event> PlayerCheck(
      GameProvider<V, D, E> game,
      Map<String, Rules<V, D, E>> rules,
      PlayerProvider<V, D, E> player,
      Watchdog watchdog,
      Seed seed,
      int games,
      Command command) {
    this.watchdog = watchdog;
    this.monitor = new PlayerMonitor(watchdog, player.name());
    this.seed = seed;
    this.games = games;
    this.command = command;
    if (player.settings().isEmpty()) {
      checks.remove(Check.SETTINGS);
    }
    String by =
        rules.size() == 1
            ? rules.values().iterator().next().text()
            : "by the rules " + String.join(", ", rules.keySet());
    this.heading = player.name() + " of " + game.name() + ", " + by;
    PlayerProvider<V, D, E> monitored = monitor.provider(player);
    rules.forEach(
        (text, house) -> {
          int matches = house.seats() == 1 ? 1 : house.seats() + 1;
          houses.add(new House(text, new PlayerContract<>(game, house, monitored), matches));
        });
  }

  /** The decisions of all matches, with the matches of a game next to each other. */
  List<List<String>> play() {
    return watchdog.await(
        () ->
            IntStream.range(0, games)
                .boxed()
                .flatMap(i -> contract(house(i), i, 1).play().stream())
                .toList());
  }

  private House house(int game) {
    return houses.get(game % houses.size());
  }

  /** The contract in some games, of which the first has a number. */
  private PlayerContract<?, ?, ?> contract(House house, int game, int number) {
    return house.contract.with(Samples.DEFAULT.withGames(number).withSeed(seedOf(game)));
  }

  /** Game 0 has the given seed itself, so that any game can be checked alone by its own seed. */
  private Seed seedOf(int game) {
    return game == 0 ? seed : seed.derive("check").derive(game);
  }

  long work() {
    return (checks.size() + 1L) * games;
  }

  /** Runs all checks, or those up to the first answer that takes too long. */
  boolean run(ChildRun child, Consumer<String> tell, LongConsumer progress) {
    tell.accept(heading);
    boolean kept = true;
    for (Check check : checks) {
      monitor.setTiming(check == Check.LEGALITY);
      monitor.setNotingQuestions(check == Check.RANDOM_POSITIONS || check == Check.DETERMINISM);
      kept &= tell(check.title(), firstBroken(check, progress), tell);
      if (timedOut) {
        return false;
      }
    }
    kept &= tell("another process", compare(child), tell);
    progress.accept(games);
    if (endless > 0) {
      tell.accept(line("games without end", endless()));
    }
    monitor.questions().ifPresent(summary -> tell.accept(line("questions", summary)));
    tell.accept(line("time per decision", monitor.times()));
    return kept;
  }

  private boolean tell(String title, String broken, Consumer<String> tell) {
    long decisions = monitor.takeCount();
    boolean kept = broken.isEmpty();
    tell.accept(line(title, kept ? "kept, " + Plural.of(decisions, "decision") : broken));
    return kept;
  }

  private String endless() {
    return String.format(
        Locale.ROOT,
        "%d of %s had not ended after %d decisions: no broken promise, since these rules let"
            + " players go on; again: %s",
        endless,
        Plural.of(IntStream.range(0, games).mapToLong(i -> house(i).matches).sum(), "game"),
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
  private String firstBroken(Check check, LongConsumer progress) {
    boolean alone = check.compareTo(Check.ORDER) < 0;
    int left = games;
    String finding = "";
    for (int i = 0; i < (alone ? games : Math.min(houses.size(), games)); i++) {
      int number = alone ? 1 : (games - i + houses.size() - 1) / houses.size();
      String broken = broken(check, house(i), alone ? i : 0, number);
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

  private String broken(Check check, House house, int game, int number) {
    String again = command.of(seedOf(game), number, house.text);
    try {
      int more = watchdog.await(() -> contract(house, game, number).check(check));
      firstEndless = endless == 0 ? again : firstEndless;
      endless += more;
      return "";
    } catch (ContractViolation | PlayerTimeoutException e) {
      boolean isDifference = e instanceof ContractViolation violation && violation.isDifference();
      if (isRandom && isDifference) {
        return FOLLOWS;
      }
      isRandom |= check == Check.DETERMINISM && isDifference;
      timedOut = e instanceof PlayerTimeoutException;
      return broken(e, again);
    }
  }

  private static String broken(Throwable thrown, String again) {
    return "BROKEN: " + summary(thrown) + "; again: " + again;
  }

  static String summary(Throwable thrown) {
    return thrown instanceof ContractViolation violation
        ? violation.summary()
        : String.valueOf(thrown.getMessage());
  }

  private String compare(ChildRun child) {
    try {
      int different = MatchDigests.of(play()).firstDifference(child.play());
      if (different < 0 || isRandom) {
        return different < 0 ? "" : FOLLOWS;
      }
      int game = 0;
      for (int left = different; left >= house(game).matches; game++) {
        left -= house(game).matches;
      }
      return "BROKEN: it decides differently there; again: "
          + command.of(seedOf(game), 1, house(game).text);
    } catch (IOException e) {
      return "NOT CHECKED: " + e.getMessage();
    } catch (ContractViolation | PlayerTimeoutException e) {
      return broken(e, command.of(seed, games, ""));
    }
  }
}
