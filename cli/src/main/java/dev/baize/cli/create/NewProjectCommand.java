package dev.baize.cli.create;

import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Installation;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.FileFailure;
import dev.baize.cli.io.Terminal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes a project into a folder. */
abstract class NewProjectCommand implements Callable<Integer> {

  static final String FOLDER = "Where to write the project: a new folder, or an empty one.";

  private final Terminal terminal;
  private final Installation installed;

  @Spec private CommandSpec spec;

  NewProjectCommand(Terminal terminal, Installation installed) {
    this.terminal = terminal;
    this.installed = installed;
  }

  /** The project. */
  abstract Project project(Installation installed) throws IOException;

  abstract Path folder();

  @Override
  public final Integer call() {
    try {
      project(installed).write(folder());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new CommandException(
          ExitStatus.NOT_WRITTEN,
          String.format(Locale.ROOT, "%s cannot be written: %s", folder(), FileFailure.reason(e)),
          e);
    }
    terminal.print(folder().resolve("README.md") + " says how to build, test and play it\n");
    return ExitStatus.OK;
  }

  /** The path of a folder, which may end in slashes. */
  static final class FolderConverter extends TextConverter<Path> {

    FolderConverter() {
      super(text -> FileName.parse(text.replaceFirst("(?<=.)/+$", "")));
    }
  }
}
