package dev.baize.cli.study;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    sortOptions = false,
    description = {
      "Join the files of parts of a simulation or a tournament, in any order, into exactly the"
          + " result of one run of all of them.",
      "Of a single file, show the result."
    },
    footer = {"", "Example:", "", "  baize merge part1 part2 part3 --out whole"})
public final class MergeCommand extends ContextCommand {

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Results that --out wrote.")
  private List<Path> files = List.of();

  @Mixin private MeasureOption measure;
  @Mixin private AnchorOption anchor;
  @Mixin private ResultOptions options;

  @Override
  public Integer call() throws IOException {
    measure.requireChart(options);
    options.requireFiles();
    List<ShownResult> parts = new ArrayList<>();
    for (Path file : files) {
      parts.add(ShownResult.read(file));
    }
    ShownResult whole = parts.get(0);
    for (int i = 1; i < parts.size(); i++) {
      try {
        whole = whole.merge(parts.get(i));
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw mismatch(parts, i, e);
      }
    }
    ShownResult shown = anchor.choose(measure.choose(whole));
    Registry registry = registry();
    options.requireChart(shown, registry);
    options.publish(shown, false, context());
    whole
        .report(registry)
        .missing()
        .ifPresent(missing -> terminal().fail("the result is partial; missing: " + missing));
    return ExitStatus.OK;
  }

  /** Names a file that is not a part of the same study as one before it. */
  private CommandException mismatch(List<ShownResult> parts, int wrong, RuntimeException reason) {
    for (int i = 0; i < wrong; i++) {
      try {
        parts.get(i).merge(parts.get(wrong));
      } catch (IllegalArgumentException | ArithmeticException e) {
        return refusal(files.get(wrong) + " does not go with " + files.get(i), e);
      }
    }
    return refusal(files.get(wrong).toString(), reason);
  }

  private static CommandException refusal(String what, RuntimeException reason) {
    String words =
        reason instanceof ArithmeticException
            ? "together they have more games or observations than can be counted"
            : String.valueOf(reason.getMessage());
    return new CommandException(ExitStatus.REFUSED, what + ": " + words, reason);
  }
}
