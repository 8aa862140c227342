package dev.baize.cli.study;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.command.Usage;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

public final class StudyOptions {

  /** The command that plays one game of a study again. */
  public static final String SIMULATE = "simulate";

  private static final long MAX_THREADS = 1000;
  private static final int MAX_PARTS = 9_999_999;

  /** One of several parts of a study, from 1, which may be played on different machines. */
  public record Shard(int number, int parts) {

    /** {@return the part of a text such as {@code 2/5}} */
    public static Shard parse(String text) {
      List<String> numbers = Splitter.on('/').splitToList(text);
      try {
        checkArgument(numbers.size() == 2);
        int parts = (int) WholeNumber.parse(numbers.get(1), 1, MAX_PARTS);
        return new Shard((int) WholeNumber.parse(numbers.get(0), 1, parts), parts);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            Excerpt.quote(text)
                + " is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of"
                + " five",
            e);
      }
    }
  }

  /** The seed of all games of a study; a secret one was drawn so that nobody can guess it. */
  public record StudySeed(Seed seed, boolean secret) {

    public static StudySeed parse(String text) {
      return text.equals("secret")
          ? new StudySeed(DealSeedOption.drawn(), true)
          : new StudySeed(DealSeedOption.parse(text), false);
    }
  }

  @Mixin GameArgument game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PLAYER",
      description =
          "Those that \"baize players GAME\" lists, but no person; with settings as in"
              + " Master:samples=200.")
  private List<String> players = List.of();

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "Begin with game (or round) N instead of 0.")
  private long from = 0;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Any signed 64-bit number, 0 by default; the same N plays the same games. "
              + "\"secret\" draws one that no player can guess, and tells it when all is over.")
  StudySeed seed = new StudySeed(Seed.of(0), false);

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "As many as there are processors by default. The result is always the same.")
  private long threads = Runtime.getRuntime().availableProcessors();

  @Mixin private RulesOption rules;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Play only part I of N, from 1/N to N/N; \"baize merge\" joins their files, and cat those"
              + " of a dataset.")
  private Shard shard = new Shard(1, 1);

  @Option(
      names = TimeLimit.OPTION,
      paramLabel = "SECONDS",
      description = "End with an error when a player takes longer than that over one decision.")
  @Nullable TimeLimit limit;

  @Mixin MaxDecisionsOption maxDecisions;

  /** What is studied. An {@link IllegalArgumentException} says what is wrong with it. */
  StudyPlan<?, ?, ?> plan(CommandContext context) {
    Registry registry = context.installed().registry();
    return StudyPlan.of(registry, registry.game(game.name()), rules, players, seed.seed());
  }

  StudyEngine engine(CommandContext context) {
    return context.engine().orElseGet(() -> new LocalEngine(threads()));
  }

  int threads() {
    return (int) Count.require("--threads", threads, MAX_THREADS);
  }

  GameRange all(long number) {
    return new GameRange(from, from + number);
  }

  /** The games of the part that is played here. */
  GameRange part(CommandContext context, GameRange all) {
    if (shard.parts > 1 && seed.secret()) {
      throw Usage.error("--seed secret: expected a number, the same one for each --shard");
    }
    context
        .engine()
        .flatMap(StudyEngine::options)
        .flatMap(StudyEngine.Options::keepingSeed)
        .ifPresent(this::requireKnownSeed);
    return all.part(shard.number - 1, shard.parts);
  }

  /** Requires a seed that an option may write down. */
  void requireKnownSeed(String option) {
    if (seed.secret()) {
      throw Usage.error("--seed secret: expected a number with " + option + ", which keeps it");
    }
  }

  /** Whether all games from the first on are played here. */
  boolean isWhole() {
    return from == 0 && shard.parts == 1;
  }

  /** The command that plays one game of the study, with the players of its seats. */
  List<String> replay(List<String> seats, long number) {
    List<String> words = new ArrayList<>(List.of(SIMULATE, game.name()));
    words.addAll(seats);
    words.addAll(List.of("--seed", Long.toString(seed.seed().value())));
    words.addAll(rules.arguments());
    words.addAll(maxDecisions.arguments());
    if (limit != null) {
      words.addAll(List.of(TimeLimit.OPTION, limit.toString()));
    }
    words.addAll(List.of("--from", Long.toString(number), "--games", "1"));
    return words;
  }
}
