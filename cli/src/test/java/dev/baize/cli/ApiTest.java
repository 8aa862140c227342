package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is API is what the modules export, and is written down as such. */
class ApiTest {

  private static final String DESCRIPTOR = "module-info.class";
  private static final Pattern TABLE = Pattern.compile("^\\| `dev\\.baize\\.\\w+` \\| (.*) \\|$");
  private static final Pattern PACKAGE = Pattern.compile("`(dev\\.baize[.\\w]*)`");
  private static final Pattern EXCLUDED = Pattern.compile("<exclude>(dev\\.baize[^<]*)</exclude>");
  private static final Pattern INSTALLED = Pattern.compile(" -pl (\\S+) -am ");
  private static final Pattern SINCE = Pattern.compile("\\* @since \\d+\\.\\d+\\.\\d+\n");

  private static final Set<String> EXPORTED = new TreeSet<>();
  private static final Set<String> INTERNAL = new TreeSet<>();

  @BeforeAll
  static void find_packages() throws IOException {
    ClassLoader loader = ApiTest.class.getClassLoader();
    for (URL found : Collections.list(loader.getResources(DESCRIPTOR))) {
      String location = found.toString().replaceFirst("^jar:", "").replaceFirst("!/.*", "");
      Path root = Path.of(URI.create(location.replace("/" + DESCRIPTOR, "")));
      for (ModuleReference module : ModuleFinder.of(root).findAll()) {
        add(module.descriptor());
      }
    }
  }

  private static void add(ModuleDescriptor module) {
    if (!module.name().startsWith("dev.baize.") || module.name().equals("dev.baize.cli")) {
      return;
    }
    Set<String> exported =
        module.exports().stream()
            .filter(export -> !export.isQualified())
            .map(Exports::source)
            .collect(Collectors.toSet());
    EXPORTED.addAll(exported);
    INTERNAL.addAll(module.packages());
    INTERNAL.removeAll(exported);
  }

  @Test
  void every_exported_package_and_no_other_is_listed() throws IOException {
    Set<String> listed = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of("..", "docs", "api.md"))) {
      TABLE.matcher(line).results().forEach(row -> addPackages(row.group(1), listed));
    }
    assertThat(listed).isEqualTo(EXPORTED).contains("dev.baize.core.game");
  }

  private static String module(String exported) {
    return exported.split("\\.", -1)[2];
  }

  /** The folder of a module from here: at the root or in the toolkit. */
  private static Path folder(String module) {
    Path root = Path.of("..", module);
    return Files.isDirectory(root) ? root : Path.of("..", "toolkit", module);
  }

  private static void addPackages(String cell, Set<String> packages) {
    PACKAGE.matcher(cell).results().forEach(found -> packages.add(found.group(1)));
  }

  @Test
  void every_exported_package_says_since_when_it_is_there() throws IOException {
    for (String name : EXPORTED) {
      Path source = folder(module(name)).resolve("src/main/java").resolve(name.replace('.', '/'));
      assertThat(source.resolve("package-info.java")).content().containsPattern(SINCE);
    }
  }

  @Test
  void every_other_package_is_left_out_when_versions_are_compared() throws IOException {
    String pom = Files.readString(Path.of("..", "pom.xml"));
    assertThat(EXCLUDED.matcher(pom).results().map(found -> found.group(1)))
        .containsExactlyElementsOf(INTERNAL);
  }

  @Test
  void every_module_with_an_api_is_compared_with_its_last_version() throws IOException {
    Set<String> modules = new TreeSet<>();
    EXPORTED.forEach(name -> modules.add(module(name)));
    for (String module : modules) {
      assertThat(folder(module).resolve("pom.xml"))
          .content()
          .contains("<api.skip>false</api.skip>");
    }
    var installed = INSTALLED.matcher(Files.readString(Path.of("..", ".ci", "baseline")));
    assertThat(installed.find()).isTrue();
    assertThat(Splitter.on(',').splitToStream(installed.group(1)).map(Path::of))
        .extracting(folder -> folder.getFileName().toString())
        .containsExactlyInAnyOrderElementsOf(modules);
  }
}
