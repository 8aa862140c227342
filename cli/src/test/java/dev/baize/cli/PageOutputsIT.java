package dev.baize.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands on pages, run as a reader would: each prints what is right below it. */
@Tag("ci")
class PageOutputsIT {

  private static final Path PROJECT = Path.of("..");

  private static final List<String> PAGES =
      List.of(
          "README.md",
          "docs/advise.md",
          "docs/analysis.md",
          "docs/arena.md",
          "docs/blackjack.md",
          "docs/commands.md",
          "docs/notations.md",
          "docs/review.md",
          "docs/studies.md");

  /** Commands, and right below them what they print. */
  private static final Pattern EXAMPLE =
      Pattern.compile("```sh\n((?:(?!```).)*)```\n\n```text\n(.*?)```", Pattern.DOTALL);

  /** Stands for lines that a page leaves out. */
  private static final String OMISSION = "…\n";

  private static final Pattern PACK =
      Pattern.compile("```sh\n(for suit .*? > pack\\.in\n)", Pattern.DOTALL);

  /** PlayIT compares the screens of tables with golden files. */
  private static final String TABLE = "./baize play ";

  private record Example(String page, String commands, String shown) {

    static Example of(String page, MatchResult found) {
      return new Example(page, found.group(1), found.group(2));
    }

    @Override
    public String toString() {
      return page + ": " + commands.strip();
    }
  }

  @TempDir static Path folder;

  private static Checkout clone;

  /** A clone that was built, with the pack that pages name. */
  @BeforeAll
  static void build() throws Exception {
    clone = Checkout.started(folder);
    clone.linkClone();
    MatchResult pack = PACK.matcher(page("docs/commands.md")).results().findFirst().orElseThrow();
    assertThat(clone.sh(pack.group(1)).status()).isZero();
  }

  private static String page(String name) throws IOException {
    return Files.readString(PROJECT.resolve(name));
  }

  private static Stream<Example> all() throws IOException {
    Stream<Example> all = Stream.of();
    for (String name : PAGES) {
      String text = page(name);
      all = Stream.concat(all, EXAMPLE.matcher(text).results().map(it -> Example.of(name, it)));
    }
    return all;
  }

  static Stream<Example> examples() throws IOException {
    return all().filter(example -> !example.commands().startsWith(TABLE));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void commands_print_what_is_below_them(Example example) throws Exception {
    Run run = clone.sh(example.commands());
    boolean asked = example.commands().contains(" Human ");
    assertThat(run.status()).as(run.err()).isEqualTo(asked ? 1 : 0);
    String out = Timings.masked(run.out());
    String shown = Timings.masked(example.shown());
    if (shown.contains(OMISSION)) {
      assertThat(out).matches(withOmissions(shown));
    } else {
      assertThat(out).isEqualTo(shown);
    }
  }

  private static Pattern withOmissions(String shown) {
    return Pattern.compile(
        Stream.of(shown.split("(?m)^" + OMISSION, -1))
            .map(Pattern::quote)
            .collect(joining("(?s:.+\n)")));
  }

  @Test
  void every_page_has_examples() throws IOException {
    assertThat(all().map(Example::page).distinct()).containsExactlyElementsOf(PAGES);
  }

  @Test
  void the_table_in_the_readme_is_one_that_was_played_at() throws IOException {
    Example table =
        all().filter(example -> example.commands().startsWith(TABLE)).findFirst().orElseThrow();
    assertThat(table.page()).isEqualTo("README.md");
    assertThat(Files.readString(Path.of("src/test/resources/golden/play/euchre")))
        .contains("----\n" + table.shown().stripTrailing() + " ");
  }
}
