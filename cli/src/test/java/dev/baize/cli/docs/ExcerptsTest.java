package dev.baize.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The guide to adding a game shows files of the examples as they are. */
class ExcerptsTest {

  private static final Path EXAMPLES = Page.PROJECT.resolve("examples");
  private static final List<String> FILES =
      List.of("kuhn/Kuhn.java", "kuhn/KuhnTest.java", "hearts/Hearts.java");

  private static List<List<String>> shown() throws IOException {
    return Page.read(Page.PROJECT.resolve("docs/adding-a-game.md")).blocks().stream()
        .filter(block -> block.language().equals("java"))
        .map(Page.Block::lines)
        .toList();
  }

  /** The lines of a file, without indentation, as those of a block of a page are. */
  private static List<String> lines(String file) throws IOException {
    return Files.readAllLines(EXAMPLES.resolve(file)).stream().map(String::strip).toList();
  }

  @Test
  void the_guide_shows_kuhn_poker_as_a_whole() throws IOException {
    assertThat(shown().get(0)).isEqualTo(lines(FILES.get(0)));
  }

  @Test
  void everything_else_that_the_guide_shows_is_a_part_of_an_example() throws IOException {
    List<List<String>> files = new ArrayList<>();
    for (String file : FILES) {
      files.add(lines(file));
    }
    assertThat(shown())
        .hasSizeGreaterThan(5)
        .allMatch(
            part -> files.stream().anyMatch(file -> Collections.indexOfSubList(file, part) >= 0));
  }

  @Test
  void the_guide_is_short() throws IOException {
    assertThat(Files.readAllLines(Page.PROJECT.resolve("docs/adding-a-game.md")))
        .hasSizeLessThanOrEqualTo(350);
  }
}
