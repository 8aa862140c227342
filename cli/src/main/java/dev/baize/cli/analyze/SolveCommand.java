package dev.baize.cli.analyze;

import dev.baize.charts.ConvergenceChart;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.ChartOption;
import dev.baize.cli.study.GracefulShutdown;
import dev.baize.cli.study.ProgressDisplay;
import dev.baize.cli.study.ResultPublisher;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.ExternalSampling;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Solver;
import dev.baize.search.solve.StrategyFile;
import dev.baize.search.solve.Utility;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "solve",
    sortOptions = false,
    description = {
      "Solve a small zero-sum game of two seats with hidden cards: find a strategy that no opponent"
          + " can exploit, by counterfactual regret minimization. The rules of the game must list"
          + " what chance may do; docs/solving.md has an example.",
      "Ctrl-C ends the iterations and shows the result so far."
    },
    footer = {
      "",
      "Example:",
      "",
      "  baize solve kuhn --players kuhn.jar --iterations 1e4 --out kuhn.strategy",
      "  baize simulate kuhn Thinker:strategy=kuhn.strategy Thinker --players kuhn.jar"
    })
public final class SolveCommand extends ContextCommand {

  private static final long MAX_ITERATIONS = 1_000_000_000_000L;
  private static final long MAX_POSITIONS = 1_000_000_000L;

  @Mixin private GameArgument game;
  @Mixin private RulesOption rules;

  @Option(
      names = "--algorithm",
      paramLabel = "ALGORITHM",
      description =
          "cfr+, cfr or external-sampling; cfr+, which needs the fewest iterations, by default.")
  private Algorithm algorithm = Algorithm.CFR_PLUS;

  @Option(
      names = "--utility",
      paramLabel = "UTILITY",
      description = "What seats want: score, by default, or win.")
  private Utility utility = Utility.SCORE;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "How many iterations: 1000, 1_000 or 1e3; 1000 by default.")
  private long iterations = 1_000;

  @Option(
      names = "--max-positions",
      paramLabel = "N",
      description = "How many positions the game may have; 5000000 by default.")
  private long maxPositions = 5_000_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Any signed 64-bit number, 0 by default; what external-sampling draws from.")
  private Seed seed = Seed.of(0);

  @Mixin private FormatOption format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the strategy to this new file, for the player Thinker:strategy=FILE.")
  private @Nullable Path out;

  @Mixin private ChartOption chart;

  private enum Algorithm {
    CFR_PLUS("cfr+"),
    CFR("cfr"),
    EXTERNAL_SAMPLING("external-sampling");

    private final String word;

    Algorithm(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  @Override
  public Integer call() throws IOException {
    Count.require("--iterations", iterations, MAX_ITERATIONS);
    Count.require("--max-positions", maxPositions, MAX_POSITIONS);
    chart.requireFiles(format.get(), out);
    chart.drawOnce(new ConvergenceChart("", List.of(), List.of(new Convergence.Point(1, 1, 0))));
    return Usage.checked(() -> solve(registry().game(game.name())));
  }

  private <V extends View, D extends Decision, E extends Event> int solve(
      GameProvider<V, D, E> provider) {
    Rules<V, D, E> played = rules.of(provider);
    SequenceForm<V, D> form = form(provider, played);
    Solver<V, D> solver =
        switch (algorithm) {
          case CFR_PLUS -> Cfr.plus(form);
          case CFR -> Cfr.vanilla(form);
          case EXTERNAL_SAMPLING ->
              new ExternalSampling<>(played, utility, seed, Integer.MAX_VALUE);
        };
    Terminal terminal = terminal();
    ProgressDisplay display = new ProgressDisplay(terminal, "iterations", iterations);
    try (GracefulShutdown shutdown = new GracefulShutdown(display.progress(), context().end())) {
      Convergence<V, D> found = run(solver, form, display);
      SolveReport report =
          new SolveReport(provider.name(), played.text(), utility, form, found, iterations);
      ResultPublisher.publish(
          terminal,
          () -> ResultPublisher.write(out, () -> StrategyFile.text(found.solved(provider, played))),
          format.get().print(report, terminal.outputColumns()),
          () -> chart.show(report::chart, terminal));
      report
          .missing()
          .ifPresent(missing -> terminal.fail("the result is partial; missing: " + missing));
      return shutdown.wasRequested() ? ExitStatus.INTERRUPTED : ExitStatus.OK;
    }
  }

  private <V extends View, D extends Decision> SequenceForm<V, D> form(
      GameProvider<V, D, ?> provider, Rules<V, D, ?> played) {
    try {
      return SequenceForm.of(played, utility, maxPositions);
    } catch (NullPointerException | IndexOutOfBoundsException | ArithmeticException e) {
      String broken = provider.getClass().getName() + " breaks a promise of games: " + e;
      String reason = provider.name() + " cannot be solved, because " + broken;
      throw new CommandException(ExitStatus.SOFTWARE, reason, e);
    }
  }

  private <V extends View, D extends Decision> Convergence<V, D> run(
      Solver<V, D> solver, SequenceForm<V, D> form, ProgressDisplay display) {
    try (display) {
      return Convergence.of(
          solver,
          form,
          Convergence.checkpoints(iterations),
          done -> {
            display.add(1);
            return !display.progress().isCancelled();
          });
    }
  }
}
