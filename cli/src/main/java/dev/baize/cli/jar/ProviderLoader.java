package dev.baize.cli.jar;

import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Instantiates the providers of one jar.
 *
 * @param jar what messages call it
 * @param loader of its classes
 */
record ProviderLoader(String jar, ClassLoader loader) {

  private static final Logger LOG = LoggerFactory.getLogger(ProviderLoader.class);

  private static final Pattern CLASS_FILE =
      Pattern.compile("(?:class file|major.minor) version ([0-9]+)");
  private static final int BEFORE_JAVA_1 = 44;
  private static final int MAX_REASON = 300;

  /**
   * The names of the classes that the jar lists as a service.
   *
   * @throws BrokenJarException if a list or its module descriptor cannot be read
   */
  Set<String> listed(URL url, Class<?> service) throws IOException {
    try {
      return ServiceList.of(jar, url, service);
    } catch (InvalidModuleDescriptorException e) {
      throw failed("module-info", "cannot be read", e);
    }
  }

  /**
   * A new provider, from the static method {@code provider()} of its class if there is one, as
   * {@link java.util.ServiceLoader} does for modules; empty if the class belongs to this program
   * itself, because some jars bundle it.
   *
   * @throws BrokenJarException if it cannot be instantiated
   */
  <T> Optional<T> make(String name, Class<T> service) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      if (type.getClassLoader() == service.getClassLoader()) {
        LOG.atDebug()
            .addKeyValue("class", name)
            .addKeyValue("jar", jar)
            .addKeyValue("reason", "it is part of this program")
            .log("provider skipped");
        return Optional.empty();
      }
      Method factory = providerMethod(type);
      if (!service.isAssignableFrom(factory == null ? type : factory.getReturnType())) {
        throw broken(name, "is no " + service.getSimpleName(), null);
      }
      Object provider =
          factory == null ? type.getConstructor().newInstance() : factory.invoke(null);
      if (provider == null) {
        throw broken(name, "answers nothing (null) at provider()", null);
      }
      return Optional.of(service.cast(provider));
    } catch (ClassNotFoundException e) {
      throw broken(name, "is missing, though listed as a service", e);
    } catch (NoSuchMethodException e) {
      throw broken(name, "has no public constructor without parameters", e);
    } catch (InstantiationException e) {
      throw broken(name, "is abstract", e);
    } catch (IllegalAccessException e) {
      throw broken(name, "is not public", e);
    } catch (InvocationTargetException e) {
      throw failed(name, "cannot be made", e.getCause() == null ? e : e.getCause());
    } catch (BrokenJarException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw failed(name, "cannot be loaded", e);
    }
  }

  private static @Nullable Method providerMethod(Class<?> type) {
    try {
      Method method = type.getMethod("provider");
      boolean own = method.getDeclaringClass() == type;
      return own && Modifier.isStatic(method.getModifiers()) ? method : null;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  /**
   * The answer of a provider about itself.
   *
   * @param what the name of the method
   * @throws BrokenJarException if the method returns null or fails
   */
  <T> T ask(Object provider, String what, Supplier<T> method) {
    String name = provider.getClass().getName();
    T answer;
    try {
      answer = method.get();
    } catch (Throwable e) {
      throw failed(name, "fails at " + what + "()", e);
    }
    if (answer == null) {
      throw broken(name, "answers nothing (null) at " + what + "()", null);
    }
    return answer;
  }

  /** An exception that names a class. */
  BrokenJarException broken(String name, String reason, @Nullable Throwable cause) {
    return new BrokenJarException(
        String.format(Locale.ROOT, "%s: class %s %s", jar, name, reason), cause);
  }

  private BrokenJarException failed(String name, String what, Throwable failure) {
    return broken(name, reason(what, failure), failure);
  }

  private static String reason(String what, Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof UnsupportedClassVersionError
        || failure instanceof InvalidModuleDescriptorException) {
      Matcher version = CLASS_FILE.matcher(message);
      if (version.find()) {
        return String.format(
            Locale.ROOT,
            "needs Java %d or later; this is Java %d",
            Integer.parseInt(version.group(1)) - BEFORE_JAVA_1,
            Runtime.version().feature());
      }
    }
    if (failure instanceof NoClassDefFoundError && message.matches("[\\w/$]+")) {
      return String.format(
          Locale.ROOT, "needs the class %s, which is missing", message.replace('/', '.'));
    }
    Throwable cause = failure instanceof ExceptionInInitializerError ? failure.getCause() : null;
    return what + ": " + Excerpt.of((cause == null ? failure : cause).toString(), MAX_REASON);
  }
}
