package dev.baize.cli.jar;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of jars, in which a call of {@link Runtime#halt} becomes one of {@link
 * Runtime#exit}: the program can then say who has ended it. Calls that stop or suspend threads,
 * which JDK 17 still has, interrupt them. This is no protection against attacks: reflection and
 * native code can still halt the process.
 */
final class JarClassLoader extends URLClassLoader {

  /** Distinguishes the name of this loader from those of the loaders of Java. */
  private static final String NAME = "--players ";

  private static final int LARGEST_CLASS = 16 << 20;

  /** How long a chain of superclasses may be: jars can make circles of them. */
  private static final int DEEPEST = 100;

  private final URL[] jars;

  static {
    registerAsParallelCapable();
  }

  /** A loader of jars whose stack traces name the class path. */
  JarClassLoader(String classPath, URL[] jars, ClassLoader parent) {
    super(NAME + classPath, jars, parent);
    this.jars = jars.clone();
  }

  /** The class path of the loader of this name; empty if it is another kind of loader. */
  static Optional<String> jars(@Nullable String loader) {
    return Optional.ofNullable(loader)
        .filter(name -> name.startsWith(NAME))
        .map(name -> name.substring(NAME.length()));
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
    try {
      byte[] file = read(name.replace('.', '/'));
      return file == null ? null : HaltingClass.changed(file, this::isSubclass);
    } catch (IOException | RuntimeException e) {
      // The file is loaded unchanged, which reports what is wrong with it.
      return null;
    }
  }

  /** The file of a class, by its internal name; null if it is not in a jar. */
  private byte @Nullable [] read(String name) throws IOException {
    URL file = findResource(name + ".class");
    if (file == null) {
      return null;
    }
    return ClassPathFile.read(file, LARGEST_CLASS).orElseThrow(JarClassLoader::tooLarge);
  }

  /**
   * Whether a class is the same as another or a subclass, by internal names. No class of a jar is
   * loaded.
   */
  private boolean isSubclass(String name, String other) {
    String type = name;
    for (int depth = 0; depth < DEEPEST && !type.equals(other); depth++) {
      Optional<String> superclass = superclass(type);
      if (superclass.isEmpty()) {
        return false;
      }
      type = superclass.get();
    }
    return type.equals(other);
  }

  private Optional<String> superclass(String type) {
    try {
      byte[] file = read(type);
      if (file != null) {
        return Optional.of(HaltingClass.superclass(file));
      }
      Class<?> known = Class.forName(type.replace('/', '.'), false, getParent());
      return Optional.ofNullable(known.getSuperclass())
          .map(superclass -> superclass.getName().replace('.', '/'));
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  private static ClassFormatError tooLarge() {
    return new ClassFormatError("the file is too large; expected at most 16 MiB");
  }
}
