package dev.baize.cli.jar;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Instantiates the providers of one jar or folder of classes. Whatever is wrong with it is a {@link
 * CommandException} of one line, which names it as the user did, and the class or file.
 */
record ProviderLoader(String jar, ClassLoader loader) {

  private static final Logger LOG = LoggerFactory.getLogger(ProviderLoader.class);
  private static final String SERVICES = "META-INF/services/";
  private static final String MODULE = "module-info";
  private static final Pattern CLASS_FILE =
      Pattern.compile("(?:class file|major.minor) version ([0-9]+)");
  private static final int BEFORE_JAVA_1 = 44;
  private static final int MAX_REASON = 300;

  /** New providers of all classes that the jar lists as a service and brings with it. */
  <T> List<T> providers(URL url, Class<T> service) throws IOException {
    List<T> made = new ArrayList<>();
    for (String name : listed(url, service.getName())) {
      T provider = make(name, service);
      if (provider != null) {
        made.add(provider);
      }
    }
    return made;
  }

  /** The names of classes that are listed in {@code META-INF/services}, in a module, or both. */
  private Set<String> listed(URL url, String service) throws IOException {
    Set<String> names = new LinkedHashSet<>();
    try (URLClassLoader files = new URLClassLoader(new URL[] {url}, null)) {
      String list = new String(read(files, SERVICES + service), StandardCharsets.UTF_8);
      list.lines().map(line -> line.replaceFirst("#.*", "").strip()).forEach(names::add);
      byte[] module = read(files, MODULE + ".class");
      if (module.length > 0) {
        for (Provides provided : ModuleDescriptor.read(ByteBuffer.wrap(module)).provides()) {
          if (provided.service().equals(service)) {
            names.addAll(provided.providers());
          }
        }
      }
    } catch (InvalidModuleDescriptorException e) {
      throw failed(MODULE, "cannot be read", e);
    }
    names.remove("");
    return names;
  }

  private static byte[] read(URLClassLoader files, String path) throws IOException {
    URL file = files.findResource(path);
    if (file == null) {
      return new byte[0];
    }
    URLConnection connection = file.openConnection();
    // The cache would keep the jar open, and its contents stale.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return in.readAllBytes();
    }
  }

  /**
   * A new provider, from the static method {@code provider()} of its class if there is one, as
   * {@link java.util.ServiceLoader} does for modules; null if the class belongs to this program
   * itself, because some jars bundle it.
   */
  private <T> @Nullable T make(String name, Class<T> service) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      if (type.getClassLoader() == service.getClassLoader()) {
        LOG.atDebug()
            .addKeyValue("class", name)
            .addKeyValue("jar", jar)
            .addKeyValue("reason", "it is part of this program")
            .log("provider skipped");
        return null;
      }
      Method factory = providerMethod(type);
      if (!service.isAssignableFrom(factory == null ? type : factory.getReturnType())) {
        throw broken(name, "is no " + service.getSimpleName(), null);
      }
      Object provider =
          factory == null ? type.getConstructor().newInstance() : factory.invoke(null);
      return service.cast(requireAnswer(provider, name, "provider"));
    } catch (ClassNotFoundException e) {
      throw broken(name, "is missing, though listed as a service", e);
    } catch (NoSuchMethodException | InstantiationException | IllegalAccessException e) {
      throw broken(
          name, "is no public, concrete class with a public constructor without parameters", e);
    } catch (InvocationTargetException e) {
      throw failed(name, "cannot be made", e.getCause() == null ? e : e.getCause());
    } catch (CommandException e) {
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

  void requireAnswer(Object provider, String method, Supplier<?> answer) {
    String name = provider.getClass().getName();
    Object answered;
    try {
      answered = answer.get();
    } catch (Throwable e) {
      throw failed(name, "fails at " + method + "()", e);
    }
    requireAnswer(answered, name, method);
  }

  private Object requireAnswer(@Nullable Object answer, String name, String method) {
    if (answer == null) {
      throw broken(name, "answers nothing (null) at " + method + "()", null);
    }
    return answer;
  }

  private CommandException broken(String name, String reason, @Nullable Throwable cause) {
    return new CommandException(ExitStatus.SOFTWARE, jar + ": class " + name + ' ' + reason, cause);
  }

  private CommandException failed(String name, String what, Throwable failure) {
    Matcher version = CLASS_FILE.matcher(String.valueOf(failure.getMessage()));
    if ((failure instanceof UnsupportedClassVersionError
            || failure instanceof InvalidModuleDescriptorException)
        && version.find()) {
      int needed = Integer.parseInt(version.group(1)) - BEFORE_JAVA_1;
      String present = "; this is Java " + Runtime.version().feature();
      return broken(name, "needs Java " + needed + " or later" + present, failure);
    }
    Throwable cause = failure instanceof ExceptionInInitializerError ? failure.getCause() : null;
    String reason = (cause == null ? failure : cause).toString();
    return broken(name, what + ": " + Excerpt.of(reason, MAX_REASON), failure);
  }
}
