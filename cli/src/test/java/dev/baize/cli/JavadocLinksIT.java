package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every link within the Javadoc that this build made leads somewhere. */
@Tag("ci")
class JavadocLinksIT {

  private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile("(?:id|name)=\"([^\"]*)\"");
  private static final Pattern ELSEWHERE = Pattern.compile("(https?|javascript|mailto):.*");

  /** JDK 17 always writes this one, and never its target. */
  private static final Pattern FAULT_OF_JDK_17 = Pattern.compile("constant-values.html#dev.baize");

  private final Map<Path, Set<String>> anchors = new HashMap<>();

  @ParameterizedTest
  @ValueSource(
      strings = {"core", "euchre", "blackjack", "beans", "toolkit/search", "toolkit/study", "cli"})
  void every_link_leads_somewhere(String module) throws IOException {
    Path docs = Path.of("..", module, "target", "reports", "apidocs");
    assertThat(docs).isDirectory();
    Set<String> dead = new TreeSet<>();
    try (Stream<Path> pages = Files.walk(docs)) {
      for (Path page : pages.filter(JavadocLinksIT::isPage).toList()) {
        for (String link : all(LINK, page)) {
          if (!ELSEWHERE.matcher(link).matches() && !leadsSomewhere(page, link)) {
            dead.add(docs.relativize(page) + link);
          }
        }
      }
    }
    dead.removeIf(FAULT_OF_JDK_17.asMatchPredicate());
    assertThat(dead).isEmpty();
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".html");
  }

  private static Set<String> all(Pattern pattern, Path page) throws IOException {
    return pattern
        .matcher(Files.readString(page))
        .results()
        .map(found -> found.group(1).replace("&lt;", "<").replace("&gt;", ">"))
        .collect(Collectors.toSet());
  }

  private boolean leadsSomewhere(Path page, String link) throws IOException {
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    if (!Files.exists(target)) {
      return false;
    }
    boolean top = hash < 0 || hash == link.length() - 1;
    if (top || !isPage(target)) {
      return true;
    }
    if (!anchors.containsKey(target)) {
      anchors.put(target, all(ANCHOR, target));
    }
    return anchors
        .get(target)
        .contains(URLDecoder.decode(link.substring(hash + 1).replace("+", "%2B"), UTF_8));
  }
}
