package dev.baize.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What this build has packaged could be published. */
class ReleaseIT {

  private static final Pattern USED = Pattern.compile("\\$\\{(release\\.[a-z.]+)}");
  private static final Pattern ASKED = Pattern.compile("<property>(release\\.[a-z.]+)</property>");

  @Test
  @Tag("ci")
  void only_the_module_of_another_profile_is_missing_from_what_maven_central_requires(
      @TempDir Path folder) throws IOException {
    DryRun release = new DryRun();
    release.make(folder);
    String version = release.version();
    CentralBundle bundle = new CentralBundle(folder, true);
    assertThat(bundle.artifacts())
        .contains("dev.baize:baize-bom:" + version, "dev.baize:baize-core:" + version)
        .hasSameSizeAs(release.modules());
    assertThat(bundle.faults())
        .containsExactly(
            "dev.baize:baize-bom:%1$s: baize-bom-%1$s.pom: names dev.baize:baize-spark:%1$s, which the bundle lacks"
                .formatted(version));
  }

  @Test
  void the_profile_asks_for_every_property_of_the_publisher() throws IOException {
    String pom = Files.readString(Path.of("..", "pom.xml"));
    assertThat(all(ASKED, pom)).isEqualTo(all(USED, pom)).isEqualTo(DryRun.PUBLISHER.keySet());
    String page = Files.readString(Path.of("..", "docs", "releasing.md"));
    assertThat(DryRun.PUBLISHER.keySet()).allMatch(page::contains);
  }

  private static Set<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }
}
