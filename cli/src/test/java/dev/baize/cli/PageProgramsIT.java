package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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

/** The programs in Python on pages, as many as this machine can run. */
@Tag("ci")
class PageProgramsIT {

  private static final Path DOCS = Path.of("..", "docs").toAbsolutePath().normalize();

  private static final Pattern PROGRAM = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);
  private static final Pattern IMPORTS = Pattern.compile("(?m)^import (.*?)(?: as \\w+)?$");

  @TempDir static Path folder;

  private static Checkout project;

  /** A folder with all that the pages speak of: the schemas, a player and a dataset. */
  @BeforeAll
  static void build() throws Exception {
    project = Checkout.started(folder);
    project.linkLauncher();
    Path schemas = Files.createDirectories(folder.resolve("docs/protocol"));
    try (Stream<Path> files = Files.list(DOCS.resolve("protocol"))) {
      for (Path file : files.toList()) {
        Files.copy(file, schemas.resolve(file.getFileName()));
      }
    }
    Files.writeString(folder.resolve("first.py"), programs("protocol").get(0));
    String players = "Expert Simple Expert Simple";
    Run dataset = project.sh("baize dataset euchre " + players + " --games 5 --out hands.jsonl.gz");
    assertThat(dataset.status()).as(dataset.err()).isZero();
  }

  private static List<String> programs(String page) throws IOException {
    return PROGRAM
        .matcher(Files.readString(DOCS.resolve(page + ".md")))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  static Stream<String> programs() throws IOException {
    return Stream.concat(programs("protocol").stream().skip(1), programs("dataset").stream());
  }

  private static void require(String program) throws Exception {
    List<MatchResult> imports = IMPORTS.matcher(program).results().toList();
    for (MatchResult found : imports) {
      boolean there = project.sh("python3 -c 'import " + found.group(1) + "'").status() == 0;
      assumeTrue(there, () -> "Python with " + found.group(1));
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void a_program_of_a_page_runs(String program) throws Exception {
    require(program);
    Files.writeString(folder.resolve("page.py"), program);
    Run run = project.sh("python3 page.py");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void the_player_in_twelve_lines_plays_and_keeps_what_players_promise() throws Exception {
    require(programs("protocol").get(0));
    String bot = "--bot 'First=python3 first.py'";
    Run played = project.sh("baize simulate euchre First Simple First Simple --games 9 " + bot);
    assertThat(played.status()).isZero();
    assertThat(played.out()).contains("\nplayers  First, Simple, First, Simple\n");
    Run checked = project.sh("baize check euchre First --games 1 " + bot);
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).contains("\nanother process      kept").doesNotContain("broken");
  }
}
