package dev.baize.cli.io;

import java.util.ArrayList;
import java.util.List;

/** Starts Java again as this process was started: the same Java, with the same classes. */
public final class JavaCommand {

  private JavaCommand() {}

  public static List<String> of(String main, List<String> options, List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(System.getProperty("java.home") + "/bin/java");
    words.addAll(options);
    Module module = JavaCommand.class.getModule();
    if (module.isNamed()) {
      String path = System.getProperty("jdk.module.path");
      words.addAll(List.of("--module-path", path, "--module", module.getName() + '/' + main));
    } else {
      words.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    }
    words.addAll(arguments);
    return words;
  }
}
