package dev.baize.spark;

import dev.baize.core.registry.Registry;
import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Where a process of the cluster finds the games and players. Equal sources find the same. */
interface RegistrySource extends Serializable {

  /** The games and players of this process, which are loaded once, not by every task. */
  Map<RegistrySource, Registry> LOADED = new ConcurrentHashMap<>();

  Registry load();

  static Registry registry(RegistrySource source) {
    return LOADED.computeIfAbsent(source, RegistrySource::load);
  }

  /** The services on the class path, to which {@code spark-submit --jars} adds. */
  record ClassPath() implements RegistrySource {

    private static final long serialVersionUID = 1L;

    @Override
    public Registry load() {
      return Registry.load();
    }
  }
}
