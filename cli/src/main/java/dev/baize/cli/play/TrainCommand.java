package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.Registry;
import dev.baize.review.OwnGames;
import dev.baize.review.Puzzle;
import dev.baize.review.Reviewer;
import dev.baize.review.Training;
import dev.baize.table.PromptAbandonedException;
import dev.baize.terminal.Pace;
import dev.baize.terminal.TableTerminal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = TrainCommand.NAME,
    description = {
      "Answer the mistakes of your kept games again, as puzzles at the table, and at blackjack the"
          + " cells of the strategy card.",
      "Each is asked as you saw it, and your answer is judged as in a review. A puzzle that you"
          + " answer rightly comes back after 1, 3 and 7 days; one that you miss comes back at the"
          + " end, and starts again.",
      "After an answer, the hidden cards can be dealt anew and the hand played on.",
      "Games are reviewed when they are over, those of blackjack after any hand; those that were"
          + " not reviewed before are reviewed first, which takes a moment for each."
    })
public final class TrainCommand extends ContextCommand {

  public static final String NAME = "train";

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      completionCandidates = GameArgument.Names.class,
      description = "Only the puzzles of this game; by default those of all games that you play.")
  private @Nullable String game;

  @Override
  public Integer call() throws IOException {
    Registry registry = registry();
    String only = game == null ? null : registry.game(game).name();
    TableLauncher launcher = new TableLauncher(context(), Pace.NORMAL, new PlayOptions());
    Training training;
    try (TableTerminal terminal = launcher.open()) {
      training = training(registry, only);
      context().terminal().err().hold();
      if (!training.due().isEmpty()) {
        launcher.onScreen(
            terminal,
            console -> {
              training.ask(console, terminal.theme());
              return training;
            });
      }
    } catch (PromptAbandonedException e) {
      return ExitStatus.INTERRUPTED;
    } finally {
      context().terminal().err().release();
    }
    context().terminal().print(training.summary() + "\n");
    return ExitStatus.OK;
  }

  /** The puzzles of a game, or of all that the person plays; new mistakes are asked first. */
  private Training training(Registry registry, @Nullable String only) throws IOException {
    OwnGames games = StatisticsCommand.games(context(), null);
    StatisticsCommand.addKept(games, context(), only);
    List<Puzzle> puzzles = new ArrayList<>(games.mistakes());
    for (Map.Entry<String, String> played : games.lastRules().entrySet()) {
      puzzles.addAll(Puzzle.drills(registry.game(played.getKey()), played.getValue()));
    }
    if (only != null && games.lastRules().isEmpty()) {
      puzzles.addAll(Puzzle.drills(registry.game(only), null));
    }
    return new Training(
        Reviewer.strongest(registry),
        StatisticsCommand.schedule(context()),
        puzzles,
        games.nothing(),
        DealSeedOption.drawn(),
        context().terminal()::complain);
  }
}
