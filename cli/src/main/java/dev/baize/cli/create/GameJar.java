package dev.baize.cli.create;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.core.registry.GameProvider;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** A game as a jar, wherever its classes come from. */
final class GameJar {

  private static final String SERVICE = "META-INF/services/" + GameProvider.class.getName();

  private GameJar() {}

  /** The jar of a game, or one with the classes of its folder. */
  static byte[] bytes(GameProvider<?, ?, ?> game) throws IOException {
    CodeSource source = game.getClass().getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException("the classes of " + game.name() + " are in no jar or folder");
    }
    Path path = Path.of(URI.create(source.getLocation().toString()));
    return Files.isDirectory(path) ? packed(path, game) : Files.readAllBytes(path);
  }

  private static byte[] packed(Path folder, GameProvider<?, ?, ?> game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes);
        Stream<Path> all = Files.walk(folder)) {
      List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
      for (Path file : files) {
        String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
        if (!name.equals(SERVICE)) {
          add(jar, name, Files.readAllBytes(file));
        }
      }
      // The classes of sources are in another folder than the list of services.
      add(jar, SERVICE, (game.getClass().getName() + '\n').getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private static void add(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(content);
    jar.closeEntry();
  }
}
