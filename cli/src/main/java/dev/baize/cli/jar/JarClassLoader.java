package dev.baize.cli.jar;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of jars, in which a call of {@link Runtime#halt} becomes one of {@link
 * Runtime#exit}: the program can then say who has ended it. This is no protection against attacks:
 * reflection and native code can still halt the process.
 */
final class JarClassLoader extends URLClassLoader {

  private final URL[] jars;

  static {
    registerAsParallelCapable();
  }

  JarClassLoader(URL[] jars, ClassLoader parent) {
    super(jars, parent);
    this.jars = jars.clone();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] changed = changed(name);
    if (changed == null) {
      return super.findClass(name);
    }
    CodeSource source = new CodeSource(jars[0], (Certificate[]) null);
    return defineClass(name, changed, 0, changed.length, source);
  }

  /** The bytes of a class that halts the process, changed; null if there is no such class. */
  private byte @Nullable [] changed(String name) {
    URL file = findResource(name.replace('.', '/') + ".class");
    if (file == null) {
      return null;
    }
    try (InputStream in = open(file)) {
      return HaltingClass.changed(in.readAllBytes());
    } catch (IOException | RuntimeException e) {
      // The file is loaded unchanged, which reports what is wrong with it.
      return null;
    }
  }

  /** Opens a file without the cache of connections, which would keep its jar open. */
  private static InputStream open(URL file) throws IOException {
    URLConnection connection = file.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
