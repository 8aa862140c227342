package dev.baize.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every page with a program is one whose programs a test runs. */
class ProgramsTest {

  private static final Set<String> LANGUAGES = Set.of("java", "python", "c", "javascript");

  private static final String CLI = "cli/src/test/java/dev/baize/cli/";
  private static final Map<String, List<String>> RUN_BY =
      Map.of(
          "README.md", List.of(CLI + "JavaProgramsTest.java", CLI + "GuideIT.java"),
          "docs/programs.md", List.of(CLI + "JavaProgramsTest.java"),
          "docs/adding-a-game.md", List.of(CLI + "docs/ExcerptsTest.java"),
          "docs/writing-a-player.md",
              List.of(CLI + "GuideIT.java", CLI + "PlayerSettingsTest.java"),
          "docs/dataset.md", List.of(CLI + "PageProgramsIT.java"),
          "docs/protocol.md", List.of(CLI + "PageProgramsIT.java"),
          "docs/spark.md",
              List.of("toolkit/spark/src/test/java/dev/baize/spark/DocumentationTest.java"),
          "examples/README.md", List.of(CLI + "ProgramExamplesIT.java"));

  @Test
  void a_page_with_a_program_is_one_whose_programs_a_test_runs() throws IOException {
    Set<String> pages = new TreeSet<>();
    for (Page page : Page.all()) {
      if (page.blocks().stream().anyMatch(block -> LANGUAGES.contains(block.language()))) {
        pages.add(page.toString());
      }
    }
    assertThat(pages).isEqualTo(new TreeSet<>(RUN_BY.keySet()));
  }

  @Test
  void the_tests_are_there() {
    assertThat(RUN_BY.values().stream().flatMap(Collection::stream))
        .allMatch(test -> Files.exists(Page.PROJECT.resolve(Path.of(test))));
  }
}
