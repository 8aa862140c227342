package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every package of every module, also of those that the command line does not need, has a page. */
class PackagePagesTest {

  /** The annotation of the module does not apply on the class path. */
  private static final String MARKED = "*/\n@NullMarked\npackage ";

  @Test
  void every_package_says_in_its_page_that_nothing_in_it_is_null() throws IOException {
    for (Path sources : sources()) {
      try (Stream<Path> files = Files.walk(sources)) {
        List<Path> packages =
            files
                .filter(file -> file.toString().endsWith(".java"))
                .map(Path::getParent)
                .filter(folder -> !folder.equals(sources))
                .distinct()
                .toList();
        for (Path folder : packages) {
          Path page = folder.resolve("package-info.java");
          assertThat(page).exists().content().contains(MARKED);
        }
      }
    }
  }

  /** The folders of the main sources of all modules. */
  private static List<Path> sources() throws IOException {
    try (Stream<Path> folders = Files.walk(Path.of(".."), 2)) {
      List<Path> sources =
          folders
              .map(folder -> folder.resolve("src/main/java"))
              .filter(Files::isDirectory)
              .toList();
      assertThat(sources)
          .contains(Path.of("../toolkit/spark/src/main/java"), Path.of("../core/src/main/java"))
          .contains(Path.of("../packaging/distribution/src/main/java"));
      return sources;
    }
  }
}
