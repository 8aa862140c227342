package dev.baize.core;

import com.google.common.reflect.ClassPath;
import com.google.common.testing.NullPointerTester;
import dev.baize.core.game.Event;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Player;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.table.GameTable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;

/**
 * Checks that all public constructors and methods of the types that a module exports to every other
 * refuse null where they do not declare it. Types are found, so that a new one is checked from its
 * first day; it may need a {@linkplain #sample sample}.
 */
public final class NullChecks {

  private final Class<?> anchor;
  private final NullPointerTester tester = new NullPointerTester();
  private final Map<Class<?>, Object> samples = new HashMap<>();
  private final Set<Executable> ignored = new HashSet<>();
  private final Set<Class<?>> ignoredOwners = new HashSet<>();

  /** Of the module of a type. */
  public NullChecks(Class<?> anchor) {
    this.anchor = anchor;
    // By default, these look at nothing.
    ignore(Event.class, "visibleTo");
    ignore(Listener.class, "decided").ignore(Listener.class, "happened");
    ignore(Player.class, "observe").ignore(Player.class, "ended");
    ignore(PlayerProvider.class, "create");
    ignore(GameProvider.class, "figures").ignore(GameProvider.class, "transcript");
    for (String method : List.of("observe", "isNews", "pause", "reply", "continueFrom", "doubt")) {
      ignore(GameTable.class, method);
    }
  }

  /** An object whose methods are called, and that is given where its type is asked for. */
  public <T> NullChecks sample(Class<T> type, T sample) {
    tester.setDefault(type, sample);
    samples.put(type, sample);
    return this;
  }

  /** Samples of their own classes. */
  public NullChecks samples(Object... ofTheirClasses) {
    for (Object sample : ofTheirClasses) {
      add(sample.getClass(), sample);
    }
    return this;
  }

  private <T> void add(Class<T> type, Object sample) {
    sample(type, type.cast(sample));
  }

  /** Leaves out the methods of a name; a comment beside the call says why. */
  public NullChecks ignore(Class<?> type, String name) {
    Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.getName().equals(name))
        .forEach(ignored::add);
    return this;
  }

  /** Leaves out a type's constructors; a comment beside the call says why. */
  public NullChecks ignoreConstructors(Class<?> type) {
    ignored.addAll(List.of(type.getConstructors()));
    return this;
  }

  /** Leaves out the types nested in a type; a comment beside the call says why. */
  public NullChecks ignoreNested(Class<?> owner) {
    ignoredOwners.add(owner);
    return this;
  }

  /** One test for each exported type. */
  public Stream<DynamicTest> tests() throws IOException {
    return exportedTypes().stream()
        .map(type -> DynamicTest.dynamicTest(type.getName(), () -> check(type)));
  }

  private void check(Class<?> type) {
    SoftAssertions softly = new SoftAssertions();
    boolean isAbstract = Modifier.isAbstract(type.getModifiers());
    for (Constructor<?> constructor : type.getConstructors()) {
      if (!isAbstract && isChecked(constructor)) {
        check(softly, constructor, () -> tester.testConstructor(constructor));
      }
    }
    for (Method method : type.getMethods()) {
      if (!isChecked(method)) {
        continue;
      }
      if (Modifier.isStatic(method.getModifiers())) {
        check(softly, method, () -> tester.testMethod(null, method));
      } else if (!isAbstract || samples.containsKey(type)) {
        Object sample = sampleOf(type);
        check(softly, method, () -> tester.testMethod(sample, method));
      }
    }
    softly.assertAll();
  }

  private static void check(SoftAssertions softly, Executable code, ThrowingCallable test) {
    softly.assertThatCode(test).as(code.toString()).doesNotThrowAnyException();
  }

  private boolean isChecked(Executable code) {
    return code.getDeclaringClass().getName().startsWith("dev.baize.")
        && !code.isSynthetic()
        && !Modifier.isAbstract(code.getModifiers())
        && !code.getName().equals("equals")
        && !Stream.of(code.getParameterTypes()).allMatch(Class::isPrimitive)
        && !ignored.contains(code);
  }

  private Object sampleOf(Class<?> type) {
    Object sample = type.isEnum() ? type.getEnumConstants()[0] : samples.get(type);
    if (sample == null) {
      throw new AssertionError("give this test a sample of the new " + type);
    }
    return sample;
  }

  private List<Class<?>> exportedTypes() throws IOException {
    List<Class<?>> types = new ArrayList<>();
    ClassPath path = ClassPath.from(anchor.getClassLoader());
    for (ModuleDescriptor.Exports exports : descriptor().exports()) {
      if (exports.isQualified()) {
        continue;
      }
      for (ClassPath.ClassInfo found : path.getTopLevelClasses(exports.source())) {
        Class<?> type = found.load();
        if (isOfModule(type)) {
          addPublic(type, types);
        }
      }
    }
    types.sort(Comparator.comparing(Class::getName));
    return types;
  }

  private void addPublic(Class<?> type, List<Class<?>> types) {
    if (Modifier.isPublic(type.getModifiers())) {
      types.add(type);
      if (!ignoredOwners.contains(type)) {
        List.of(type.getDeclaredClasses()).forEach(nested -> addPublic(nested, types));
      }
    }
  }

  /** Tests are in the same packages, but not in the same place. */
  private boolean isOfModule(Class<?> type) {
    return location(type).equals(location(anchor));
  }

  private ModuleDescriptor descriptor() throws IOException {
    try (InputStream in = Files.newInputStream(location(anchor).resolve("module-info.class"))) {
      return ModuleDescriptor.read(in);
    }
  }

  private static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
