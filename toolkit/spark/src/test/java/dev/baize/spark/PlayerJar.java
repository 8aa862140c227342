package dev.baize.spark;

import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** A jar with a player, as a stranger would build it. */
final class PlayerJar {

  private PlayerJar() {}

  static Path make(Path file, Class<? extends PlayerProvider<?, ?, ?>> provider)
      throws IOException {
    String type = provider.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file));
        InputStream compiled =
            Objects.requireNonNull(provider.getResourceAsStream("/" + type), type)) {
      jar.putNextEntry(new JarEntry(type));
      compiled.transferTo(jar);
      jar.putNextEntry(new JarEntry("META-INF/services/" + PlayerProvider.class.getName()));
      jar.write(provider.getName().getBytes(StandardCharsets.UTF_8));
    }
    return file;
  }
}
