package dev.baize.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command below the program's own, which knows the run that they are part of. */
public abstract class Subcommand implements Callable<Integer> {

  @Spec protected CommandSpec spec;

  /** The program's own command. */
  public interface Root {

    CommandContext context();
  }

  /** {@return what the run of the program consists of} */
  protected final CommandContext context() {
    return ((Root) spec.root().userObject()).context();
  }
}
