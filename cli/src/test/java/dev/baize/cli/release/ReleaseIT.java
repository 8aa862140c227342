package dev.baize.cli.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What this build has packaged could be published. */
class ReleaseIT {

  @Test
  void only_the_module_of_another_profile_is_missing_from_what_maven_central_requires(
      @TempDir Path folder) throws IOException {
    assumeTrue(System.getProperty("maven.javadoc.skip") == null, "no Javadoc was made");
    new DryRun().make(folder);
    CentralBundle bundle = new CentralBundle(folder, true);
    assertThat(bundle.artifacts())
        .contains("dev.baize:baize-bom:0.1.0", "dev.baize:baize-core:0.1.0");
    assertThat(bundle.faults())
        .containsExactly(
            "dev.baize:baize-bom:0.1.0: baize-bom-0.1.0.pom: names dev.baize:baize-spark:0.1.0,"
                + " which the bundle lacks");
  }
}
