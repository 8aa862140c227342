package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page about the log lists the events that the code logs: all of them, and no others. */
class LoggedEventsTest {

  private static final Path ROOT = Path.of("..");
  private static final String PACKAGE = "dev/baize/";

  /** A statement that logs, from the logger to the message. */
  private static final Pattern STATEMENT =
      Pattern.compile(
          "LOG\\s*\\.at(Trace|Debug|Info|Warn|Error)\\(\\)([^;]*?)\\.log\\(\"([^\"]*)\"\\)");

  private static final Pattern KEY = Pattern.compile("addKeyValue\\(\"(\\w+)\"|(setCause)\\(");
  private static final Pattern LOGGER = Pattern.compile("LoggerFactory.getLogger\\((\\w+)\\.class");
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  private record Event(String logger, String level, String message, Set<String> keys)
      implements Comparable<Event> {

    @Override
    public int compareTo(Event other) {
      return toString().compareTo(other.toString());
    }
  }

  @Test
  void the_page_lists_what_the_code_logs() throws IOException {
    Set<Event> documented =
        Files.readString(ROOT.resolve("docs/logging.md"))
            .lines()
            .filter(line -> line.matches("\\| `[a-z.]+\\.[A-Z]\\w+` \\| [A-Z]+ .*"))
            .map(LoggedEventsTest::documented)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(documented).hasSizeGreaterThan(20).isEqualTo(logged());
  }

  private static Event documented(String row) {
    List<String> cells = Arrays.stream(row.split("\\|")).map(String::strip).toList();
    Set<String> keys =
        CODE.matcher(cells.get(4))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    return new Event(cells.get(1).replace("`", ""), cells.get(2), cells.get(3), keys);
  }

  private static Set<Event> logged() throws IOException {
    Set<Event> events = new TreeSet<>();
    for (Path module : modules()) {
      Path sources = module.resolve("src/main/java");
      for (Path file : sources(sources)) {
        String name = sources.relativize(file).toString();
        events.addAll(logged(name, Files.readString(file)));
      }
    }
    return events;
  }

  private static List<Path> modules() throws IOException {
    List<Path> modules = new ArrayList<>();
    for (String module : List.of("core", "euchre", "blackjack", "beans", "cli")) {
      modules.add(ROOT.resolve(module));
    }
    try (Stream<Path> toolkit = Files.list(ROOT.resolve("toolkit"))) {
      toolkit.forEach(modules::add);
    }
    return modules;
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static List<Event> logged(String file, String source) {
    List<Event> events = new ArrayList<>();
    Matcher logger = LOGGER.matcher(source);
    if (!logger.find()) {
      return events;
    }
    String name =
        file.substring(PACKAGE.length(), file.lastIndexOf('/') + 1).replace('/', '.')
            + logger.group(1);
    Matcher statement = STATEMENT.matcher(source);
    while (statement.find()) {
      Set<String> keys = new TreeSet<>();
      KEY.matcher(statement.group(2))
          .results()
          .forEach(key -> keys.add(key.group(1) == null ? "cause" : key.group(1)));
      String level = statement.group(1).toUpperCase(Locale.ROOT);
      events.add(new Event(name, level, statement.group(3), keys));
    }
    assertThat(events)
        .as("every use of the logger in %s is a statement of the usual form", file)
        .hasSize(source.split("\\bLOG\\s*\\.(?!is\\w+Enabled)", -1).length - 1);
    return events;
  }
}
