package dev.baize.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the pages of the distribution lead to is in it. */
class LinksIT {

  /** Code, within which nothing is a link. */
  private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```|`[^`]*`");

  /** A link to a file, without a heading in it: LinksTest has those. */
  private static final Pattern LINK = Pattern.compile("]\\((?!https?:|mailto:|#)([^)#\\s]+)");

  /** A path in a page that is plain text. */
  private static final Pattern PATH =
      Pattern.compile("(?<![/\\w])(?:bin|share)[/\\\\][\\w./\\\\-]*\\w");

  @TempDir static Path home;

  private static Path root = Path.of("");

  @BeforeAll
  static void unpack() throws Exception {
    new Stranger(home, Path.of(System.getProperty("java.home")));
    root = home.resolve(Archives.root());
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static List<String> found(Pattern pattern, int group, String text) {
    return pattern.matcher(text).results().map(found -> found.group(group)).toList();
  }

  @Test
  void every_link_of_every_page_leads_to_a_file_of_the_distribution() throws IOException {
    List<String> dead = new ArrayList<>();
    int followed = 0;
    for (Path page : pages()) {
      String prose = CODE.matcher(Files.readString(page)).replaceAll("");
      for (String link : found(LINK, 1, prose)) {
        Path target = page.resolveSibling(link).normalize();
        if (!target.startsWith(root) || !Files.exists(target)) {
          dead.add(root.relativize(page) + ": " + link);
        }
        followed++;
      }
    }
    assertThat(dead).isEmpty();
    assertThat(followed).isGreaterThan(100);
  }

  @Test
  void the_readme_names_what_is_there() throws IOException {
    List<String> paths = found(PATH, 0, Files.readString(root.resolve("README")));
    assertThat(paths).contains("bin/baize", "bin\\baize.bat", "share/docs/README.md");
    assertThat(paths).allMatch(path -> Files.exists(root.resolve(path.replace('\\', '/'))));
  }
}
