package dev.baize.cli.check;

import dev.baize.cli.check.Watchdog.PlayerTimeoutException;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.cli.study.StudyPlan;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Printable;
import dev.baize.testing.ContractViolation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = CheckCommand.NAME,
    description = {
      "Check that a player answers within the rules in thousands of unusual "
          + "positions, without an exception, and that its answers depend on nothing but "
          + "what its seat may know and its seed; measure the time that it takes. The "
          + "check of a player that takes too long over one answer ends there.",
      "Exit status 70 if a check fails; each line says how to repeat it."
    },
    footer = {"", "Example:", "", "  baize check euchre Mine --players mine.jar"})
public final class CheckCommand extends ContextCommand {

  public static final String NAME = "check";
  private static final String ANSWERS = "--answers";
  private static final int MAX_GAMES = 1_000_000;

  @Mixin private GameArgument game;

  @Parameters(
      index = "1",
      paramLabel = "PLAYER",
      description = {
        "One that \"baize players GAME\" lists, but no person; with settings as in"
            + " Master:samples=200."
      })
  private String player;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = {
        "How many games, 1 to 1000000, 20 by default: each is played with the player "
            + "in each seat and in all, against random decisions. Unless --rules says "
            + "otherwise, each of the game's presets is used in turn."
      })
  private long games = 20;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Any signed 64-bit number, 0 by default; the same N checks the same.")
  private Seed seed = Seed.of(0);

  @Mixin private RulesOption rules;

  @Option(
      names = TimeLimit.OPTION,
      paramLabel = "SECONDS",
      description = "How long one answer may take, 10 by default.")
  private @Nullable TimeLimit limit;

  @Option(
      names = ANSWERS,
      hidden = true,
      description = "Print what the player answers, in short, for another process to compare.")
  private boolean answers;

  @Override
  public Integer call() {
    int number = (int) Count.require("--games", games, MAX_GAMES);
    return Usage.checked(() -> check(registry().game(game.name()), number));
  }

  private <V extends View, D extends Decision, E extends Event> int check(
      GameProvider<V, D, E> provider, int number) {
    StudyPlan.of(registry(), provider, rules, List.of(player), seed);
    PlayerCheck check =
        new PlayerCheck(
            provider,
            rules.all(provider),
            registry().player(provider, player),
            new Watchdog(limit == null ? PlayerCheck.DEFAULT_LIMIT : limit),
            seed,
            number,
            (from, count, preset) -> context().command().line(words(from, count, preset)));
    Terminal terminal = terminal();
    if (answers) {
      try {
        MatchDigests.of(check.play()).lines().forEach(line -> terminal.print(line + "\n"));
        return ExitStatus.OK;
      } catch (ContractViolation | PlayerTimeoutException e) {
        throw new CommandException(ExitStatus.SOFTWARE, PlayerCheck.summary(e), e);
      }
    }
    try (ProgressDisplay display = new ProgressDisplay(terminal, "games", check.work())) {
      List<String> child = context().command().withPlayers(words(seed, number, "", ANSWERS));
      boolean kept =
          check.run(
              () -> MatchDigests.ofAnotherProcess(child),
              line -> terminal.printAbove(Printable.line(line)),
              display::add);
      return kept ? ExitStatus.OK : ExitStatus.SOFTWARE;
    }
  }

  private List<String> words(Seed from, int number, String preset, String... more) {
    List<String> words = new ArrayList<>(List.of(NAME, game.name(), player));
    words.addAll(List.of("--seed", Long.toString(from.value()), "--games", "" + number));
    words.addAll(preset.isEmpty() ? rules.arguments() : RulesOption.arguments(preset));
    if (limit != null) {
      words.addAll(List.of(TimeLimit.OPTION, limit.toString()));
    }
    words.addAll(List.of(more));
    return words;
  }
}
