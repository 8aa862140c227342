package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerFamily;
import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.slf4j.spi.SLF4JServiceProvider;

/** A module declares its services twice: for the module path and for the class path. */
class ServicesTest {

  private static final String DESCRIPTOR = "module-info.class";
  private static final List<String> SERVICES =
      List.of(
          GameProvider.class.getName(),
          PlayerFamily.class.getName(),
          PlayerProvider.class.getName(),
          SLF4JServiceProvider.class.getName());

  @Test
  void every_module_offers_the_same_services_on_the_module_path_and_on_the_class_path()
      throws IOException {
    Map<String, List<String>> declared = new TreeMap<>();
    Map<String, List<String>> listed = new TreeMap<>();
    ClassLoader loader = ServicesTest.class.getClassLoader();
    for (URL descriptor : Collections.list(loader.getResources(DESCRIPTOR))) {
      ModuleDescriptor module = read(descriptor);
      if (module.name().startsWith("dev.baize.")) {
        for (Provides provides : module.provides()) {
          declared.put(module.name() + " " + provides.service(), provides.providers());
        }
        for (String service : SERVICES) {
          List<String> providers = listed(descriptor, service);
          if (!providers.isEmpty()) {
            listed.put(module.name() + " " + service, providers);
          }
        }
      }
    }
    assertThat(listed).isEqualTo(declared).containsKey("dev.baize.euchre " + SERVICES.get(0));
  }

  private static ModuleDescriptor read(URL descriptor) throws IOException {
    try (InputStream in = descriptor.openStream()) {
      return ModuleDescriptor.read(in);
    }
  }

  private static List<String> listed(URL descriptor, String service) throws IOException {
    String file = "META-INF/services/" + service;
    String sibling = descriptor.toString().replace(DESCRIPTOR, file);
    for (URL present : Collections.list(ServicesTest.class.getClassLoader().getResources(file))) {
      if (present.toString().equals(sibling)) {
        try (InputStream in = present.openStream()) {
          return new String(in.readAllBytes(), UTF_8).lines().toList();
        }
      }
    }
    return List.of();
  }
}
