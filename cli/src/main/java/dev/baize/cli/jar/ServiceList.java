package dev.baize.cli.jar;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/**
 * The classes that a jar lists as a service: as a module, in {@code META-INF/services}, or both.
 */
final class ServiceList {

  private static final String FOLDER = "META-INF/services/";
  private static final String MODULE = "module-info.class";
  private static final int MEBIBYTE = 1 << 20;

  private ServiceList() {}

  /**
   * The names of the classes.
   *
   * @param name what messages call the jar
   * @param jar a jar or a folder of classes
   * @throws IOException if it cannot be read
   * @throws BrokenJarException if a list is too large to be one
   * @throws java.lang.module.InvalidModuleDescriptorException if it is a module that this Java does
   *     not understand
   */
  static Set<String> of(String name, URL jar, Class<?> service) throws IOException {
    Set<String> names = new LinkedHashSet<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar}, null)) {
      URL list = loader.findResource(FOLDER + service.getName());
      if (list != null) {
        addLines(read(name, list, FOLDER + service.getName()), names);
      }
      URL module = loader.findResource(MODULE);
      if (module != null) {
        addProvided(read(name, module, MODULE), service, names);
      }
    }
    return names;
  }

  private static byte[] read(String jar, URL file, String path) throws IOException {
    URLConnection connection = file.openConnection();
    // The cache would keep the jar open, and its contents stale.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      byte[] bytes = in.readNBytes(MEBIBYTE + 1);
      if (bytes.length > MEBIBYTE) {
        throw new BrokenJarException(
            String.format(Locale.ROOT, "%s: %s is too large; expected at most 1 MiB", jar, path),
            null);
      }
      return bytes;
    }
  }

  private static void addLines(byte[] list, Set<String> names) {
    for (String line : new String(list, StandardCharsets.UTF_8).lines().toList()) {
      int comment = line.indexOf('#');
      String name = (comment < 0 ? line : line.substring(0, comment)).strip();
      if (!name.isEmpty()) {
        names.add(name);
      }
    }
  }

  private static void addProvided(byte[] module, Class<?> service, Set<String> names) {
    for (Provides provided : ModuleDescriptor.read(ByteBuffer.wrap(module)).provides()) {
      if (provided.service().equals(service.getName())) {
        names.addAll(provided.providers());
      }
    }
  }
}
