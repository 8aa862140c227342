package dev.baize.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link on every page leads somewhere. */
class LinksTest {

  private static final Pattern WEB = Pattern.compile("(https?://|mailto:).*");

  static List<Page> pages() throws IOException {
    return Page.all();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void every_link_leads_somewhere(Page page) throws IOException {
    assertThat(faults(page)).isEmpty();
  }

  @Test
  void the_table_of_contents_has_every_page_of_the_book() throws IOException {
    Path folder = Page.PROJECT.resolve("docs");
    List<String> chapters = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".md") && !name.equals("README.md"))
          .forEach(chapters::add);
    }
    Page contents = Page.read(folder.resolve("README.md"));
    assertThat(contents.links()).containsAll(chapters);
    assertThat(Page.read(Page.PROJECT.resolve("README.md")).links()).contains("docs/README.md");
  }

  private static List<String> faults(Page page) throws IOException {
    List<String> faults = new ArrayList<>();
    for (String link : page.links()) {
      if (!WEB.matcher(link).matches()) {
        fault(page, link).ifPresent(fault -> faults.add(link + ": " + fault));
      }
    }
    return faults;
  }

  private static Optional<String> fault(Page page, String link) throws IOException {
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    if (path.startsWith("/")) {
      return Optional.of("is absolute");
    }
    Path target = page.file().resolveSibling(path);
    if (!path.isEmpty() && !Files.exists(target)) {
      return Optional.of("is not there");
    }
    if (hash < 0) {
      return Optional.empty();
    }
    Page there = path.isEmpty() ? page : Page.read(target);
    boolean found = there.anchors().contains(link.substring(hash + 1));
    return found ? Optional.empty() : Optional.of("has no such heading");
  }

  @ParameterizedTest
  @CsvSource({
    "[gone](gone.md), gone.md: is not there",
    "[gone](other.md#gone), other.md#gone: has no such heading",
    "![a picture](gone.svg), gone.svg: is not there",
    "[two`words`](#none), #none: has no such heading",
    "[a root](/docs), /docs: is absolute",
  })
  void a_link_that_leads_nowhere_is_named(String text, String fault, @TempDir Path folder)
      throws IOException {
    Files.writeString(folder.resolve("other.md"), "# Here");
    Page page = Page.of(folder.resolve("page.md"), List.of("# Top", text));
    assertThat(faults(page)).containsExactly(fault);
  }

  @Test
  void headings_have_the_anchors_of_git_hub_and_code_has_none() {
    Page page =
        Page.of(
            Path.of("page.md"),
            List.of(
                "# What a `Player` can't do, and why",
                "## [Rules](rules.md): 6:5 & more – here",
                "```sh",
                "# no heading, and no [link](gone.md)",
                "```",
                "Neither is `[this](gone.md)`; but [this",
                "is one](#rules-65--more--here).",
                "### Again",
                "### Again"));
    assertThat(page.anchors())
        .containsExactly(
            "what-a-player-cant-do-and-why", "rules-65--more--here", "again", "again-1");
    assertThat(page.links()).containsExactly("rules.md", "#rules-65--more--here");
  }
}
