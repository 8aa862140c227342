package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.Multimaps;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Plural;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.TableConsole;
import dev.baize.table.Theme;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A person is asked the puzzles that are due, at the table, and told how good each answer is. Those
 * that were missed before come first, then those that were answered rightly less often, then new
 * ones. A puzzle that is missed is asked again at the end, until the answer is right.
 */
public final class Training {

  /** As many as a person likes to think about at once. */
  private static final int MAX_PUZZLES = 20;

  private final Reviewer reviewer;
  private final Schedule schedule;
  private final List<Puzzle> puzzles;
  private final String nothing;
  private final Seed seed;
  private final Consumer<String> complaints;
  private final Set<String> answered = new HashSet<>();
  private int rightly;

  /**
   * A training that has not begun.
   *
   * @param reviewer judges the answers, and knows the games
   * @param schedule knows when a puzzle is due
   * @param puzzles those that there are, in the order in which new ones are asked
   * @param nothing why there are no puzzles, if there are none, in a sentence
   * @param seed of the judges' randomness, of drills, and of the cards of deals to come
   * @param complaints takes a line about each puzzle that cannot be asked
   */
  public Training(
      Reviewer reviewer,
      Schedule schedule,
      List<Puzzle> puzzles,
      String nothing,
      Seed seed,
      Consumer<String> complaints) {
    this.reviewer = reviewer;
    this.schedule = schedule;
    this.puzzles = List.copyOf(puzzles);
    this.nothing = nothing;
    this.seed = seed;
    this.complaints = complaints;
  }

  /**
   * {@return the puzzles of this training: those that are due, at most 20; those of one hand one
   * after another, as a later one shows the cards of an earlier one}
   */
  public List<Puzzle> due() {
    List<Puzzle> due =
        puzzles.stream()
            .filter(puzzle -> schedule.isDue(puzzle.name()))
            .sorted(Comparator.comparingInt(puzzle -> schedule.rightly(puzzle.name())))
            .toList();
    return Multimaps.index(due, Training::hand).asMap().values().stream()
        .flatMap(hand -> hand.stream().sorted(Comparator.comparingInt(Puzzle::decisions)))
        .limit(MAX_PUZZLES)
        .toList();
  }

  /** What puzzles of one hand have in common, and no others. */
  private static List<Object> hand(Puzzle puzzle) {
    return puzzle.isDrill() ? List.of(puzzle.name()) : List.of(puzzle.record(), puzzle.hand());
  }

  /**
   * Asks the puzzles that are due, until each was answered rightly, the person leaves or input
   * ends.
   *
   * @param console where the person sits
   * @param theme how signs are written
   * @throws PromptAbandonedException if the person interrupts
   */
  public void ask(TableConsole console, Theme theme) {
    Queue<Puzzle> open = new ArrayDeque<>(due());
    int all = open.size();
    for (long number = 1; !open.isEmpty(); number++) {
      String which =
          number <= all
              ? "Puzzle " + number + " of " + all
              : "Once more, " + Plural.of(open.size(), "puzzle") + " left";
      Puzzle puzzle = open.remove();
      String told = which + ": what now?";
      GameProvider<?, ?, ?> game = reviewer.registry().game(puzzle.record().header().game());
      try {
        AskedPuzzle<?, ?, ?> asked =
            new AskedPuzzle<>(puzzle, game, reviewer, seed.derive(number), console, theme);
        if (!asked.ask(told, right -> kept(puzzle.name(), right))) {
          open.add(puzzle);
        }
      } catch (PromptAbandonedException e) {
        if (e.reason() == Reason.INTERRUPTED) {
          throw e;
        }
        return;
      } catch (RuntimeException | LinkageError | StackOverflowError e) {
        // Among them is whatever a game or a player of a plug-in throws.
        complaints.accept("not asked: " + puzzle.name() + ": " + e.getMessage());
      }
    }
  }

  /** Keeps an answer, and says when the puzzle is asked again. */
  private String kept(String puzzle, boolean right) {
    schedule.answered(puzzle, right);
    rightly += answered.add(puzzle) && right ? 1 : 0;
    return schedule.again(puzzle);
  }

  /** {@return what was answered, and when there is more to answer, in a line} */
  public String summary() {
    String done =
        answered.isEmpty()
            ? ""
            : lenientFormat(
                "%s answered, %s rightly at the first try. ",
                Plural.of(answered.size(), "puzzle"), rightly);
    long due = schedule.due(puzzles);
    String more =
        due > 0
            ? due + (due == 1 ? " is" : " are") + " due now."
            : puzzles.isEmpty()
                ? nothing
                : schedule
                    .next(puzzles)
                    .map(day -> "The next is due on " + day + ".")
                    .orElse("All puzzles are learnt.");
    return done + more;
  }
}
