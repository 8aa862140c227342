package dev.baize.cli;

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
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The guides, followed: their files are those of projects that were just built, their commands run.
 */
@Tag("ci")
class GuideIT {

  private static final Path STRANGERS = Path.of("target", "it");

  /** A path, and below it what is in the file. */
  private static final Pattern FILE =
      Pattern.compile("\n`([^`\n]+)`\n\n```\\w+\n(.*?)```\n", Pattern.DOTALL);

  /** Commands, and right below them what they print. */
  private static final Pattern COMMANDS =
      Pattern.compile("\n```sh\n((?:(?!```).)*)```\n\n```text\n(.*?)```\n", Pattern.DOTALL);

  @TempDir static Path folder;

  private static Checkout checkout;

  /** A folder with all that the projects of the guides have built, and the launcher on the path. */
  @BeforeAll
  static void build() throws Exception {
    checkout = Checkout.started(folder);
    checkout.linkClone();
    Path jar = Path.of("target", "thrifty-1.jar");
    Files.createDirectory(folder.resolve("target"));
    Files.copy(STRANGERS.resolve("thrifty").resolve(jar), folder.resolve(jar));
  }

  private static String guide(String name) throws IOException {
    return Files.readString(Path.of("..", "docs", name + ".md"));
  }

  @ParameterizedTest
  @CsvSource({"../README, first-game", "writing-a-player, thrifty"})
  void the_files_of_a_guide_are_all_that_its_project_has(String guide, String name)
      throws IOException {
    Path project = STRANGERS.resolve(name);
    List<MatchResult> files = FILE.matcher(guide(guide)).results().toList();
    for (MatchResult file : files) {
      assertThat(project.resolve(file.group(1))).hasContent(file.group(2));
    }
    try (Stream<Path> sources = Files.walk(project.resolve("src"))) {
      assertThat(files).hasSize((int) sources.filter(Files::isRegularFile).count() + 1);
    }
  }

  @ParameterizedTest
  @CsvSource({"writing-a-player, 3", "adding-a-game, 1", "solving, 4"})
  void the_commands_of_a_guide_print_what_it_says(String guide, int count) throws Exception {
    List<MatchResult> commands = COMMANDS.matcher(guide(guide)).results().toList();
    assertThat(commands).hasSize(count);
    for (MatchResult command : commands) {
      Run run = checkout.sh(command.group(1));
      assertThat(new Run(run.status(), Timings.masked(run.out()), run.err()))
          .isEqualTo(new Run(0, Timings.masked(command.group(2)), ""));
    }
  }

  @Test
  void a_module_is_found_that_lists_its_player_in_its_descriptor_alone() {
    Path jar = STRANGERS.resolve("own-module/target/own-module-1.jar");
    Run run = Run.of("players", "euchre", "--players", jar.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\n  Thrifty ");
  }
}
