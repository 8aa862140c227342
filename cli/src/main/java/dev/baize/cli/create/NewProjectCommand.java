package dev.baize.cli.create;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.core.registry.Registry;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Writes a project into a folder. */
abstract class NewProjectCommand implements Callable<Integer> {

  static final String FOLDER = "Where to write the project: a new folder, or an empty one.";

  private final CommandContext context;

  NewProjectCommand(CommandContext context) {
    this.context = context;
  }

  /** The project. An {@link IllegalArgumentException} says which argument is wrong. */
  abstract Project project(Registry registry) throws IOException;

  abstract File folder();

  @Override
  public final Integer call() {
    Path folder = Usage.checked(() -> FileName.parse(folder().getPath()));
    try {
      Path readme = Usage.checked(() -> project(context.installed().registry()).write(folder));
      context.terminal().print(readme + " says how to build, test and play it\n");
      return ExitStatus.OK;
    } catch (IOException e) {
      throw new CommandException(
          ExitStatus.NOT_WRITTEN, folder + " cannot be written: " + Failures.fileProblem(e), e);
    }
  }
}
