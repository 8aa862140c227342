package dev.baize.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is in the archives. */
class ContentsIT {

  private static final Path PROJECT = Path.of("..", "..");

  /** A library more is a decision. */
  private static final List<String> LIBRARIES =
      List.of(
          "baize-beans",
          "baize-blackjack",
          "baize-charts",
          "baize-cli",
          "baize-core",
          "baize-euchre",
          "baize-mcp",
          "baize-protocol",
          "baize-review",
          "baize-search",
          "baize-study",
          "baize-table",
          "baize-terminal",
          "baize-testing",
          "baize-web",
          "batik-awt-util",
          "batik-constants",
          "batik-i18n",
          "batik-svggen",
          "batik-util",
          "error_prone_annotations",
          "failureaccess",
          "guava",
          "j2objc-annotations",
          "jackson-annotations",
          "jackson-core",
          "jackson-databind",
          "jetty-http",
          "jetty-io",
          "jetty-server",
          "jetty-util",
          "jline-native",
          "jline-reader",
          "jline-terminal",
          "jspecify",
          "listenablefuture",
          "mcp-core",
          "mcp-json-jackson2",
          "picocli",
          "progressbar",
          "reactive-streams",
          "reactor-core",
          "slf4j-api",
          "xchart");

  private static String root = "";
  private static List<Entry> entries = List.of();

  @BeforeAll
  static void read() throws IOException {
    root = Archives.root() + '/';
    entries = Entry.all(Archives.find(".tar.gz"));
  }

  private static List<String> files(String folder) {
    return entries.stream()
        .map(Entry::name)
        .filter(name -> name.startsWith(root + folder) && !name.endsWith("/"))
        .map(name -> name.substring(root.length() + folder.length()))
        .sorted()
        .toList();
  }

  private static List<String> source(String folder) throws IOException {
    Path source = PROJECT.resolve(folder);
    try (Stream<Path> all = Files.walk(source)) {
      return all.filter(Files::isRegularFile)
          .map(file -> source.relativize(file).toString())
          .filter(name -> !name.contains("__pycache__"))
          .sorted()
          .toList();
    }
  }

  @Test
  void one_folder_has_the_program_and_all_that_belongs_to_it() throws IOException {
    assertThat(entries).allMatch(entry -> entry.name().startsWith(root));
    assertThat(files("").stream().filter(name -> !name.contains("/")))
        .containsExactly("LICENSE", "NOTICE", "README");
    assertThat(files("bin/")).containsExactly("baize", "baize.bat");
    assertThat(files("lib/"))
        .containsExactlyElementsOf(
            Stream.concat(LIBRARIES.stream().map(name -> name + ".jar"), Stream.of("fingerprint"))
                .sorted()
                .toList());
    assertThat(files("share/docs/")).isEqualTo(source("docs"));
    assertThat(files("share/examples/")).isEqualTo(source("examples"));
    assertThat(files("share/").stream().filter(name -> !name.contains("/")))
        .containsExactly("CHANGELOG.md");
    assertThat(files("share/bash-completion/")).containsExactly("completions/baize");
    assertThat(files("share/man/man1/"))
        .contains("baize.1", "baize-euchre.1", "baize-play-beans.1", "baize-analyze-blackjack.1")
        .allMatch(name -> name.endsWith(".1"));
    assertThat(entries.stream().map(Entry::name).filter(name -> !name.endsWith("/")))
        .allMatch(name -> name.substring(root.length()).matches("[A-Z]+|(bin|lib|share)/.+"));
  }

  @Test
  void nothing_in_the_archives_depends_on_who_built_them_when_and_where() {
    assertThat(entries).allMatch(entry -> entry.owner().equals("0 0 root root"));
    assertThat(entries)
        .allMatch(entry -> entry.time().equals(Instant.parse("2026-01-01T00:00:00Z")));
    for (Entry entry : entries) {
      boolean executable = entry.name().equals(root + "bin/baize") || entry.name().endsWith("/");
      assertThat(entry.mode()).as(entry.name()).isEqualTo(executable ? "755" : "644");
    }
    List<String> libraries =
        entries.stream().map(Entry::name).filter(name -> name.endsWith(".jar")).toList();
    assertThat(libraries).isSortedAccordingTo(Comparator.naturalOrder());
  }

  @Test
  void zip_has_the_same_files_in_the_same_order() throws IOException {
    try (ZipFile zip = new ZipFile(Archives.find(".zip").toFile())) {
      assertThat(zip.stream().filter(entry -> !entry.isDirectory()).map(ContentsIT::summary))
          .containsExactlyElementsOf(
              entries.stream()
                  .filter(entry -> !entry.name().endsWith("/"))
                  .map(entry -> entry.name() + ' ' + entry.crc())
                  .toList());
      assertThat(zip.stream().map(ZipEntry::getTimeLocal))
          .containsOnly(LocalDateTime.parse("2026-01-01T00:00:00"));
    }
  }

  private static String summary(ZipEntry file) {
    return file.getName() + ' ' + file.getCrc();
  }

  private static String text(String name) throws IOException {
    try (ZipFile zip = new ZipFile(Archives.find(".zip").toFile())) {
      return new String(zip.getInputStream(zip.getEntry(root + name)).readAllBytes(), UTF_8);
    }
  }

  @Test
  void the_notice_names_each_library_with_its_version_and_licence() throws IOException {
    String notice = text("NOTICE");
    for (String library : LIBRARIES) {
      assertThat(notice.lines().filter(line -> line.startsWith(library + ' ')))
          .as(library)
          .hasSize(library.startsWith("baize") ? 0 : 1)
          .allMatch(
              line ->
                  line.matches("\\S+ \\S+: (Apache-2\\.0( or EPL-2\\.0)?|BSD-3-Clause|MIT(-0)?)"));
    }
  }

  @Test
  void the_jar_of_the_command_line_finds_the_others_beside_it() throws IOException {
    try (JarFile jar = new JarFile("target/lib/baize-cli.jar")) {
      String classPath = jar.getManifest().getMainAttributes().getValue("Class-Path");
      assertThat(classPath.split(" "))
          .containsExactlyInAnyOrderElementsOf(
              LIBRARIES.stream()
                  .filter(name -> !name.equals("baize-cli"))
                  .map(name -> name + ".jar")
                  .toList());
    }
  }

  @Test
  void the_program_for_windows_gives_java_the_same_options() throws IOException {
    String batch = text("bin/baize.bat");
    assertThat(batch.replace("\r\n", "")).doesNotContain("\n", "\r");
    Matcher options = Pattern.compile("(?s)\noptions='(.*?)'").matcher(text("bin/baize"));
    assertThat(options.find()).isTrue();
    assertThat(batch.split("\\s+")).contains(options.group(1).split("\\s+"));
  }

  @Test
  void the_manual_begins_each_page_with_its_name() throws IOException {
    for (String page : files("share/man/man1/")) {
      String name = page.substring(0, page.length() - ".1".length());
      assertThat(text("share/man/man1/" + page))
          .startsWith(".TH \"" + name.replace("-", "\\-").toUpperCase(Locale.ROOT) + "\" 1 ")
          .contains("\n.SH NAME\n" + name.replace("-", "\\-") + " \\- ");
    }
  }
}
