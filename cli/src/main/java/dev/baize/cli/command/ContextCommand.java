package dev.baize.cli.command;

import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of the program, which takes what it needs from the context of the run. */
public abstract class ContextCommand implements Callable<Integer> {

  @Spec protected CommandSpec spec;

  /** {@return the context, which the program's own command knows} */
  protected CommandContext context() {
    return ((ContextCommand) spec.root().userObject()).context();
  }

  protected final Terminal terminal() {
    return context().terminal();
  }

  protected final Registry registry() {
    return context().installed().registry();
  }
}
