package dev.baize.spark;

import dev.baize.core.registry.Registry;
import java.io.Serializable;

/** Where a process of the cluster finds the games and players. Equal sources find the same. */
interface RegistrySource extends Serializable {

  /** Loads the games and players. */
  Registry load();

  /** The services on the class path, to which {@code spark-submit --jars} adds. */
  record ClassPath() implements RegistrySource {

    private static final long serialVersionUID = 1L;

    @Override
    public Registry load() {
      return Registry.load();
    }
  }
}
