package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.play.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Commands on pages below which nothing is shown, run in their order, as a reader would: in a
 * terminal where a table is opened, and without input otherwise.
 */
@Tag("ci")
class PageCommandsIT {

  private static final Path PROJECT = Path.of("..");

  /** PageOutputsIT runs those that show what they print. */
  private static final Pattern BLOCK =
      Pattern.compile("```sh\n((?:(?!```).)*)```\n(?!\n```text)", Pattern.DOTALL);

  private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\./)?baize .*$");

  /** CommandsTest runs those that need nothing else, with fewer games. */
  private static final Pattern STUDY =
      Pattern.compile("\\S+ (?:simulate|tournament|dataset) (?!.*--bot ).*");

  private static final Pattern TABLE = Pattern.compile("\\S+ play (?!--statistics).*");
  private static final Pattern FIRST_PROGRAM =
      Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);

  @TempDir static Path folder;

  private static Checkout clone;

  /** A clone that was built, with the player that a page makes. */
  @BeforeAll
  static void build() throws Exception {
    clone = Checkout.started(folder);
    clone.linkClone();
    MatchResult program =
        FIRST_PROGRAM.matcher(page("docs/protocol.md")).results().findFirst().orElseThrow();
    Files.writeString(folder.resolve("first.py"), program.group(1));
  }

  private static String page(String name) throws IOException {
    return Files.readString(PROJECT.resolve(name));
  }

  private static List<String> commands(String page) throws IOException {
    return BLOCK
        .matcher(page(page))
        .results()
        .map(block -> block.group(1).replace("\\\n", ""))
        .flatMap(block -> COMMAND.matcher(block).results().map(MatchResult::group))
        .filter(command -> !STUDY.matcher(command).matches())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/adding-a-game.md",
        "docs/commands.md",
        "docs/playing.md",
        "docs/protocol.md",
        "docs/rules-of-blackjack.md",
        "docs/rules-of-euchre.md",
        "examples/README.md"
      })
  void commands_do_what_they_say(String page) throws Exception {
    List<String> commands = commands(page);
    assertThat(commands).isNotEmpty();
    for (String command : commands) {
      if (!TABLE.matcher(command).matches()) {
        Run run = clone.sh(command);
        boolean asked = command.contains(" Human ");
        assertThat(run.status()).as(command + ": " + run.err()).isEqualTo(asked ? 1 : 0);
      } else if (Window.isSupported()) {
        sitDownAndLeave(command);
      }
    }
  }

  private static void sitDownAndLeave(String command) throws Exception {
    Map<String, String> environment = new HashMap<>(clone.environment());
    environment.put("LC_ALL", "C.UTF-8");
    environment.put("BAIZE_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    try (Window window = new Window(folder, environment, command)) {
      int answers = 0;
      while (!window.question().isEmpty()) {
        window.answer("quit");
        answers++;
      }
      assertThat(window.status()).as(command).isZero();
      assertThat(answers).as(command).isPositive();
    }
  }
}
