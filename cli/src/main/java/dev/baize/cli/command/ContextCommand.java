package dev.baize.cli.command;

import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of the program, which takes what it needs from the context of the run. */
public abstract class ContextCommand implements Callable<Integer> {

  @Spec protected CommandSpec spec;

  /** The program's own command. */
  public interface Root {

    CommandContext context();
  }

  protected final CommandContext context() {
    return ((Root) spec.root().userObject()).context();
  }

  protected final Terminal terminal() {
    return context().terminal();
  }

  protected final Registry registry() {
    return context().installed().registry();
  }
}
