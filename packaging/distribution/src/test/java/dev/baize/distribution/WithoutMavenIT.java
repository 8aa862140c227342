package dev.baize.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The player of the page about players, made with nothing but the distribution and a JDK. */
@Tag("ci")
class WithoutMavenIT {

  /** A file that the page shows below its path. */
  private static final Pattern SOURCE =
      Pattern.compile("(?ms)^`(src/main/[^`]+)`\n\n```\\w+\n(.*?)^```");

  private static final Pattern COMMANDS =
      Pattern.compile("(?ms)^### Without Maven\n.*?^```sh\n(.*?)^```");

  @TempDir static Path home;

  @Test
  void a_player_is_compiled_against_the_jars_and_found_in_its_folder_of_classes() throws Exception {
    Path jdk = Path.of(System.getProperty("java.home"));
    Stranger stranger = new Stranger(home, jdk);
    String page =
        Files.readString(home.resolve(Archives.root()).resolve("share/docs/writing-a-player.md"));
    assertThat(writeSources(page))
        .contains(
            "src/main/java/thrifty/Thrifty.java", "src/main/java/thrifty/ThriftyProvider.java");
    Matcher commands = COMMANDS.matcher(page);
    assertThat(commands.find()).isTrue();
    Run run =
        stranger.sh(
            Map.of(
                "BAIZE",
                home.resolve(Archives.root()).toString(),
                "PATH",
                jdk.resolve("bin") + ":" + System.getenv("PATH")),
            "set -e\n"
                + commands.group(1)
                + "baize players euchre --players classes\n"
                + "baize simulate euchre Thrifty --players classes --games 10\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("\n  Thrifty ").containsPattern("\nplayers +Thrifty");
  }

  /** Writes the files that a page shows, and returns their paths. */
  private static List<String> writeSources(String page) throws IOException {
    List<String> paths = new ArrayList<>();
    Matcher source = SOURCE.matcher(page);
    while (source.find()) {
      Path file = home.resolve(source.group(1));
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.group(2));
      paths.add(source.group(1));
    }
    return paths;
  }
}
