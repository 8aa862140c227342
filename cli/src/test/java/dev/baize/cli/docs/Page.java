package dev.baize.cli.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the project in Markdown.
 *
 * @param file where it is, below {@link #PROJECT}
 * @param prose its lines outside of blocks of code
 * @param blocks its blocks of code, in their order
 */
record Page(Path file, List<String> prose, List<Block> blocks) {

  static final Path PROJECT = Path.of("..");

  private static final String FENCE = "```";
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*)");
  private static final Pattern SPAN = Pattern.compile("`[^`]*`");
  private static final Pattern LINK = Pattern.compile("\\[[^\\]]*]\\(([^)\\s]+)[^)]*\\)");
  private static final Pattern MARKUP = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");

  /**
   * A block of code.
   *
   * @param language the word behind the fence, or nothing
   * @param line the number of the fence's line
   */
  record Block(String language, int line, List<String> lines) {}

  /** The pages at the top, all in {@code docs} and all beside the examples. */
  static List<Page> all() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
      files.add(PROJECT.resolve(name));
    }
    for (String folder : List.of("docs", "examples")) {
      try (Stream<Path> found = Files.walk(PROJECT.resolve(folder))) {
        found.filter(file -> file.toString().endsWith(".md")).sorted().forEach(files::add);
      }
    }
    List<Page> pages = new ArrayList<>();
    for (Path file : files) {
      pages.add(read(file));
    }
    return pages;
  }

  static Page read(Path file) throws IOException {
    return of(file, Files.readAllLines(file));
  }

  static Page of(Path file, List<String> lines) {
    List<String> prose = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    boolean inBlock = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith(FENCE)) {
        if (!inBlock) {
          blocks.add(new Block(line.substring(FENCE.length()), i + 1, new ArrayList<>()));
        }
        inBlock = !inBlock;
      } else if (inBlock) {
        blocks.get(blocks.size() - 1).lines().add(line);
      } else {
        prose.add(line);
      }
    }
    return new Page(file, prose, blocks);
  }

  /** What links lead to, as it is written. */
  List<String> links() {
    // A paragraph is one text: a link may be broken between its words.
    String text = SPAN.matcher(String.join("\n", prose)).replaceAll("code");
    return LINK.matcher(text).results().map(link -> link.group(1)).toList();
  }

  /** The anchors that GitHub gives to headings. */
  List<String> anchors() {
    Map<String, Integer> taken = new HashMap<>();
    List<String> anchors = new ArrayList<>();
    for (String line : prose) {
      var heading = HEADING.matcher(line);
      if (heading.matches()) {
        String anchor = anchor(heading.group(1));
        int before = taken.merge(anchor, 1, Integer::sum) - 1;
        anchors.add(before == 0 ? anchor : anchor + "-" + before);
      }
    }
    return anchors;
  }

  private static String anchor(String heading) {
    return MARKUP
        .matcher(heading)
        .replaceAll("$1")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc} -]", "")
        .strip()
        .replace(' ', '-');
  }

  @Override
  public String toString() {
    return PROJECT.relativize(file).toString();
  }
}
