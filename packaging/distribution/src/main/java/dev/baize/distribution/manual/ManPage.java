package dev.baize.distribution.manual;

import dev.baize.cli.io.Version;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page of the manual about a command, with the words of its help. */
final class ManPage {

  /** Wide enough for any line of the help, which {@code man} wraps to the screen. */
  private static final int UNWRAPPED = 4000;

  /** Where picocli has the description in a row about an option or a parameter. */
  private static final int DESCRIPTION = 4;

  private static final Pattern EXAMPLES = Pattern.compile("Examples?:");
  private static final Pattern END = Pattern.compile("[.:]$");

  private final CommandSpec command;
  private final Help help;

  private ManPage(CommandLine command) {
    this.command = command.getCommandSpec();
    this.help = command.setUsageHelpWidth(UNWRAPPED).getHelp();
  }

  /**
   * {@return the text of the page of a command, and of all commands below it, by the name of its
   * file, such as {@code baize-analyze-euchre.1}}
   *
   * @param command the command; the width of its help is changed
   */
  static Map<String, String> all(CommandLine command) {
    Map<String, String> pages = new LinkedHashMap<>();
    addTo(pages, command);
    return pages;
  }

  private static void addTo(Map<String, String> pages, CommandLine command) {
    pages.put(name(command.getCommandSpec()) + ".1", new ManPage(command).text());
    for (CommandLine each : command.getSubcommands().values()) {
      addTo(pages, each);
    }
  }

  /** For instance {@code baize-analyze-euchre}. */
  private static String name(CommandSpec command) {
    return command.qualifiedName("-");
  }

  private String text() {
    Troff page = new Troff(name(command).toUpperCase(Locale.ROOT), Version.text());
    List<String> description = lines(help.description());
    page.section("NAME");
    page.line(name(command) + " - " + END.matcher(description.get(0)).replaceAll(""));
    page.section("SYNOPSIS");
    page.paragraphs(lines(help.synopsis(0)).stream().map(String::strip).toList());
    page.section("DESCRIPTION");
    page.paragraphs(description);
    writeArguments(page);
    if (!command.subcommands().isEmpty()) {
      page.section("COMMANDS");
      help.subcommands().forEach((name, each) -> page.entry(name, lines(each.description())));
    }
    page.section("EXIT STATUS");
    command
        .usageMessage()
        .exitCodeList()
        .forEach((status, meaning) -> page.entry(status, List.of(meaning)));
    List<String> footer = new ArrayList<>(lines(help.footer()));
    footer.removeIf(line -> EXAMPLES.matcher(line).matches());
    if (!footer.isEmpty()) {
      page.section("EXAMPLES");
      page.paragraphs(footer);
    }
    writeReferences(page);
    return page.toString();
  }

  private void writeArguments(Troff page) {
    List<PositionalParamSpec> parameters =
        command.positionalParameters().stream().filter(each -> !each.hidden()).toList();
    if (!parameters.isEmpty()) {
      page.section("ARGUMENTS");
    }
    for (PositionalParamSpec each : parameters) {
      write(
          page,
          each,
          help.createDefaultParameterRenderer()
              .render(each, help.parameterLabelRenderer(), help.colorScheme()));
    }
    page.section("OPTIONS");
    List<OptionSpec> options = new ArrayList<>(command.options());
    options.removeIf(OptionSpec::hidden);
    if (help.createDefaultOptionSort() != null) {
      options.sort(help.createDefaultOptionSort());
    }
    for (OptionSpec each : options) {
      write(
          page,
          each,
          help.createDefaultOptionRenderer()
              .render(each, help.parameterLabelRenderer(), help.colorScheme()));
    }
  }

  private void write(Troff page, ArgSpec argument, Text[][] rows) {
    String names = argument instanceof OptionSpec option ? String.join(", ", option.names()) : "";
    String label =
        help.parameterLabelRenderer()
            .renderParameterLabel(argument, help.ansi(), help.colorScheme().parameterStyles())
            .toString();
    page.entry(names + label, Arrays.stream(rows).map(row -> row[DESCRIPTION].toString()).toList());
  }

  /** Names the pages above and below. */
  private void writeReferences(Troff page) {
    List<String> others = new ArrayList<>();
    if (command.parent() != null) {
      others.add(name(command.parent()));
    }
    for (CommandLine each : command.subcommands().values()) {
      others.add(name(each.getCommandSpec()));
    }
    page.section("SEE ALSO");
    page.line(String.join(", ", others.stream().map(name -> name + "(1)").toList()));
  }

  private static List<String> lines(String text) {
    return text.stripTrailing().lines().toList();
  }
}
