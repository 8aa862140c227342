package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/**
 * Reads and makes records of one class. Immutable.
 *
 * @param <R> the records
 */
final class RecordShape<R> {

  private final Class<R> type;
  private final List<String> names;
  private final List<ComponentType> types;
  private final MethodHandle[] accessors;
  private final MethodHandle constructor;

  /**
   * @param author whose class it is
   * @throws IllegalArgumentException if the class is not a record, cannot be seen, or has a
   *     component of which no text is known; names it
   */
  RecordShape(Class<R> type, Author author) {
    RecordComponent[] components = type.getRecordComponents();
    checkArgument(components != null, "%s: expected a record", type.getName());
    this.type = type;
    this.names = Arrays.stream(components).map(RecordComponent::getName).toList();
    MethodHandles.Lookup inside = author.lookup(type);
    this.types =
        Arrays.stream(components)
            .map(each -> ComponentType.of(each.getGenericType(), type, each.getName(), author))
            .toList();
    this.accessors = new MethodHandle[components.length];
    Class<?>[] parameters = new Class<?>[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        parameters[i] = components[i].getType();
        accessors[i] =
            inside
                .unreflect(components[i].getAccessor())
                .asType(MethodType.methodType(Object.class, Object.class));
      }
      constructor =
          inside
              .findConstructor(type, MethodType.methodType(void.class, parameters))
              .asSpreader(Object[].class, components.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type.getName() + ": " + e.getMessage(), e);
    }
  }

  Class<R> type() {
    return type;
  }

  int size() {
    return names.size();
  }

  String name(int component) {
    return names.get(component);
  }

  ComponentType typeOf(int component) {
    return types.get(component);
  }

  /** The index of the component with a name, or -1. */
  int indexOf(String name) {
    return names.indexOf(name);
  }

  Object get(Object record, int component) {
    return Author.call(() -> accessors[component].invokeExact(record));
  }

  /** What the canonical constructor throws is thrown. */
  R make(Object... values) {
    return type.cast(Author.call(() -> constructor.invokeExact(values)));
  }
}
