package dev.baize.spark;

import dev.baize.core.registry.Registry;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games and players of this process, which are loaded once, not by every task. */
final class Registries {

  private static final Map<RegistrySource, Registry> LOADED = new ConcurrentHashMap<>();

  private Registries() {}

  static Registry of(RegistrySource source) {
    return LOADED.computeIfAbsent(source, RegistrySource::load);
  }
}
