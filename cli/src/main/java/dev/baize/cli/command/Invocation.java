package dev.baize.cli.command;

import dev.baize.cli.io.ShellWords;
import dev.baize.cli.io.Terminal;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The command that is run, and what a person types to run it, or another one, again. */
public final class Invocation implements Supplier<String> {

  private static final String SEED = "--seed";

  private final String program;
  private final Installation installed;
  private final List<String> command = new ArrayList<>();

  Invocation(String program, Installation installed) {
    this.program = program;
    this.installed = installed;
  }

  public String program() {
    return program;
  }

  public void running(List<String> words) {
    command.addAll(words);
  }

  /** Records the seed of a game that follows the one of the command line. */
  public void changeSeed(Seed seed) {
    int given = command.indexOf(SEED);
    if (given >= 0) {
      command.subList(given, given + 2).clear();
    }
    command.removeIf(word -> word.startsWith(SEED + '='));
    addSeed(seed);
  }

  /** Records a seed that was drawn because the command line has none. */
  public void addSeed(Seed seed) {
    int end = command.indexOf("--");
    command.addAll(end < 0 ? command.size() : end, List.of(SEED, Long.toString(seed.value())));
  }

  /** {@return the words of a command, after options that bring in the same games and players} */
  public List<String> withPlayers(List<String> words) {
    List<String> all = new ArrayList<>(installed.options());
    all.addAll(words);
    return all;
  }

  /** {@return the shell command line that runs a command with the same games and players} */
  public String line(List<String> words) {
    return Terminal.PROGRAM + ' ' + ShellWords.join(withPlayers(words));
  }

  public String again() {
    return line(command);
  }

  @Override
  public String get() {
    return "to run it again: " + again();
  }
}
