package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A jar of other people, made from sources within a folder. */
public final class CompiledJar {

  private static final String SERVICE = "META-INF/services/" + PlayerProvider.class.getName();

  private final Path sources;
  private final Path classes;
  private final Path jar;

  /** A jar in a folder, empty as yet. */
  public CompiledJar(Path folder, String name) throws IOException {
    this.sources = Files.createDirectories(folder.resolve(name + "-sources"));
    this.classes = Files.createDirectories(folder.resolve(name + "-classes"));
    this.jar = folder.resolve(name + ".jar");
  }

  /** Adds a class of no package. */
  public CompiledJar with(String className, String source) throws IOException {
    Path file = Files.writeString(sources.resolve(className + ".java"), source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      String path = System.getProperty("java.class.path") + System.getProperty("path.separator");
      List<String> options = List.of("-proc:none", "-cp", path + classes, "-d", classes.toString());
      assertThat(
              compiler
                  .getTask(null, files, null, options, null, files.getJavaFileObjects(file))
                  .call())
          .as("%s compiles", className)
          .isTrue();
    }
    return this;
  }

  /** Adds a player of a game and its provider, which are called Own and OwnProvider. */
  public CompiledJar withPlayer(String game, String name, String decide) throws IOException {
    return with(
            "Own",
            """
            import dev.baize.euchre.*;
            public class Own implements dev.baize.core.player.Player<EuchreView, EuchreDecision, EuchreEvent> {
              static int asked;
              public EuchreDecision decide(EuchreView view) {
                asked++;
                %s
              }
            }
            """
                .formatted(decide))
        .withProviderOfOwn(game, name);
  }

  /** Adds the provider, called OwnProvider, of a player that is called Own. */
  public CompiledJar withProviderOfOwn(String game, String name) throws IOException {
    return with(
            "OwnProvider",
            """
            import dev.baize.euchre.*;
            public class OwnProvider
                implements dev.baize.core.registry.PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
              public String game() { return "%s"; }
              public String name() { return "%s"; }
              public String description() { return "comes from a jar"; }
              public Own create(dev.baize.core.player.SeatContext context) { return new Own(); }
            }
            """
                .formatted(game, name))
        .listing("OwnProvider");
  }

  /** Lists classes as players. */
  public CompiledJar listing(String... names) throws IOException {
    Path list = classes.resolve(SERVICE);
    Files.createDirectories(list.getParent());
    Files.write(list, List.of(names));
    return this;
  }

  /** The folder of the classes, to be changed. */
  public Path classes() {
    return classes;
  }

  /** Packs all that there is now, and gives the path of the jar. */
  public String pack() throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return jar.toString();
  }
}
