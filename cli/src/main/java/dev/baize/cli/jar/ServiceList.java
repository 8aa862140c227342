package dev.baize.cli.jar;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The classes that a jar lists as a service: as a module, in {@code META-INF/services}, or both.
 */
final class ServiceList {

  private static final String FOLDER = "META-INF/services/";
  private static final String MODULE = "module-info.class";

  private ServiceList() {}

  /**
   * The names of the classes.
   *
   * @param jar a jar or a folder of classes
   * @throws IOException if it cannot be read
   * @throws java.lang.module.InvalidModuleDescriptorException if it is a module that this Java does
   *     not understand
   */
  static Set<String> of(URL jar, Class<?> service) throws IOException {
    Set<String> names = new LinkedHashSet<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar}, null)) {
      URL list = loader.findResource(FOLDER + service.getName());
      if (list != null) {
        addLines(list, names);
      }
      URL module = loader.findResource(MODULE);
      if (module != null) {
        addProvided(module, service, names);
      }
    }
    return names;
  }

  private static void addLines(URL list, Set<String> names) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(list), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int comment = line.indexOf('#');
        String name = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (!name.isEmpty()) {
          names.add(name);
        }
      }
    }
  }

  private static void addProvided(URL module, Class<?> service, Set<String> names)
      throws IOException {
    try (InputStream in = open(module)) {
      for (Provides provided : ModuleDescriptor.read(in).provides()) {
        if (provided.service().equals(service.getName())) {
          names.addAll(provided.providers());
        }
      }
    }
  }

  /** Without the cache, which would keep the jar open, and its contents stale. */
  private static InputStream open(URL url) throws IOException {
    var connection = url.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
