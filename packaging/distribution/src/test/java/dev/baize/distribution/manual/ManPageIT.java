package dev.baize.distribution.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

class ManPageIT {

  private static Map<String, String> pages() {
    CommandSpec twice = CommandSpec.create();
    twice.usageMessage().description("Toss two coins.");
    CommandSpec toss =
        CommandSpec.create()
            .name("toss")
            .addOption(
                OptionSpec.builder("--coins")
                    .paramLabel("N")
                    .type(int.class)
                    .defaultValue("1")
                    .description("How many; ${DEFAULT-VALUE} by default.", ".5 is too few.")
                    .build())
            .addOption(OptionSpec.builder("--secret").hidden(true).build())
            .addPositional(
                PositionalParamSpec.builder()
                    .paramLabel("NAME")
                    .arity("0..1")
                    .description("For whom: Zoë.")
                    .build())
            .addSubcommand("twice", twice);
    toss.usageMessage()
        .description(
            "Toss a coin.", "It is fair:", "", "  toss --coins 2 # it's \\fair", "", "Mostly.")
        .exitCodeList(Map.of("0", "done"))
        .footer("", "Examples:", "", "  toss");
    return ManPage.all(new CommandLine(toss));
  }

  private static String page(String file) {
    return pages().getOrDefault(file, "");
  }

  @Test
  void a_page_has_all_that_the_help_says() {
    assertThat(page("toss.1").lines().skip(1))
        .containsExactly(
            ".SH NAME",
            "toss \\- Toss a coin",
            ".SH SYNOPSIS",
            "toss [\\-\\-coins=N] [NAME] [COMMAND]",
            ".SH DESCRIPTION",
            "Toss a coin.",
            ".br",
            "It is fair:",
            ".sp",
            ".RS 2",
            ".nf",
            "toss \\-\\-coins 2 # it\\(aqs \\(rsfair",
            ".sp",
            ".fi",
            ".RE",
            "Mostly.",
            ".SH ARGUMENTS",
            ".TP",
            "\\fB[NAME]\\fR",
            "For whom: Zo\\[u00EB].",
            ".SH OPTIONS",
            ".TP",
            "\\fB\\-\\-coins=N\\fR",
            "How many; 1 by default.",
            ".br",
            "\\&.5 is too few.",
            ".SH COMMANDS",
            ".TP",
            "\\fBtwice\\fR",
            "Toss two coins.",
            ".SH EXIT STATUS",
            ".TP",
            "\\fB0\\fR",
            "done",
            ".SH EXAMPLES",
            ".RS 2",
            ".nf",
            "toss",
            ".fi",
            ".RE",
            ".SH SEE ALSO",
            "toss\\-twice(1)");
  }

  @Test
  void every_command_has_a_page_that_leads_to_the_one_above() {
    assertThat(pages()).containsOnlyKeys("toss.1", "toss-twice.1");
    assertThat(page("toss-twice.1"))
        .startsWith(".TH \"TOSS\\-TWICE\" 1 \"\" \"baize ")
        .endsWith(".SH SEE ALSO\ntoss(1)\n");
  }

  @Test
  void whatever_a_line_begins_with_is_no_request() {
    Troff page = new Troff("T", "t");
    page.paragraphs(List.of("'quoted'", ".TH"));
    assertThat(page.toString().lines().skip(1))
        .containsExactly("\\(aqquoted\\(aq", ".br", "\\&.TH");
  }
}
