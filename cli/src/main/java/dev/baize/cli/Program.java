package dev.baize.cli;

import java.util.ArrayList;
import java.util.List;

/** Finds the command that was called, runs it, and says what came of it. */
final class Program {

  /** What the program is called where nobody says otherwise. */
  static final String NAME = "baize";

  private static final String OPTION = "--";

  private final Session session;

  Program(Session session) {
    this.session = session;
  }

  /**
   * Runs a command.
   *
   * @param words what follows the program's name on the command line
   * @return the status to exit with
   */
  int run(List<String> words) {
    try {
      int status = execute(PlayersOption.take(words, session));
      session.terminal().flush();
      return status;
    } catch (Throwable e) {
      return new Failures(session.terminal()).report(e);
    }
  }

  private int execute(List<String> words) throws Exception {
    String program = session.program();
    String name = baseName(program);
    if (isClassic(name)) {
      return classic(name, new Called(program, words));
    }
    if (!words.isEmpty() && isClassic(words.get(0))) {
      String command = words.get(0);
      return classic(command, new Called(program + ' ' + command, words.subList(1, words.size())));
    }
    Called called = new Called(program, List.of());
    return parse(called, name.equals(BeansCommand.NAME) ? following(name, words) : words);
  }

  private static boolean isClassic(String name) {
    return name.equals(EuchreCommand.NAME) || name.equals(BlackjackCommand.NAME);
  }

  private int classic(String name, Called called) throws Exception {
    List<String> words = called.words();
    if (!hasOption(words)) {
      return name.equals(EuchreCommand.NAME)
          ? ClassicEuchre.of2024(session, called.program()).play(words)
          : ClassicBlackjack.of2013(session).play(words);
    }
    return parse(called, following(name, words));
  }

  private static List<String> following(String first, List<String> words) {
    List<String> all = new ArrayList<>();
    all.add(first);
    all.addAll(words);
    return all;
  }

  private static boolean hasOption(List<String> words) {
    for (String word : words) {
      if (word.startsWith(OPTION)) {
        return true;
      }
    }
    return false;
  }

  private int parse(Called called, List<String> words) throws Exception {
    return new Commands(session, called).execute(words);
  }

  /** A program's name without folders and without what follows a dot, such as {@code .exe}. */
  private static String baseName(String program) {
    String name = program.substring(program.lastIndexOf('/') + 1);
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}
