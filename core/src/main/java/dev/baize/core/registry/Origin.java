package dev.baize.core.registry;

import java.security.CodeSource;

/** Where a provider comes from, for the log. */
final class Origin {

  private Origin() {}

  /** The jar or folder of a provider's class; its module if it was not loaded from either. */
  static Object of(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getModule()
        : source.getLocation();
  }
}
