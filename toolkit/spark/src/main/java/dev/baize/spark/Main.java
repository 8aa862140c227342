package dev.baize.spark;

import dev.baize.cli.Program;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The entry point for {@code spark-submit}: the command line, which plays simulations and
 * tournaments on the cluster.
 */
public final class Main {

  /** What spark-submit sets to the name of this class if it was given no name. */
  private static final String NAME = "spark.app.name";

  private Main() {}

  /** Runs the program and exits with its status. */
  public static void main(String[] args) {
    ScreenWidth.measure();
    if (Main.class.getName().equals(System.getProperty(NAME))) {
      System.clearProperty(NAME);
    }
    Terminal terminal = Terminal.standard();
    List<CommandContext> contexts = new ArrayList<>();
    SparkEngine engine = new SparkEngine(() -> contexts.get(0).installed().jars());
    CommandContext context = new CommandContext(terminal, Terminal.PROGRAM, null, engine, Map.of());
    contexts.add(context);
    context.end().install(terminal);
    context.end().exit(new Program(context).run(Arrays.asList(args)));
  }
}
