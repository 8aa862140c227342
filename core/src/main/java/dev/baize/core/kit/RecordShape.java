package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CaseFormat;
import dev.baize.core.game.ViewFields;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads and makes records of a class, and writes them, also without a component. Immutable. */
final class RecordShape<R> {

  final Class<R> type;
  final List<String> names;

  /** The names of the fields of components, with underscores between words. */
  final List<String> fields;

  final List<ComponentType> types;
  private final MethodHandle[] accessors;
  private final MethodHandle constructor;

  RecordShape(Class<R> type, RecordAccess author) {
    RecordComponent[] components = type.getRecordComponents();
    checkArgument(components != null, "%s: expected a record", type.getName());
    this.type = type;
    this.names = Arrays.stream(components).map(RecordComponent::getName).toList();
    this.fields =
        names.stream()
            .map(name -> CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name))
            .toList();
    MethodHandles.Lookup inside = author.lookup(type);
    this.types =
        Arrays.stream(components)
            .map(
                each ->
                    ComponentType.of(
                        each.getGenericType(),
                        type,
                        each.getName(),
                        author,
                        part -> new RecordShape<>(part, author).nested()))
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

  Object get(Object record, int component) {
    return RecordAccess.call(() -> accessors[component].invokeExact(record));
  }

  /** The values of all components. */
  List<Object> values(Object record) {
    return IntStream.range(0, names.size()).mapToObj(i -> get(record, i)).toList();
  }

  /** What the canonical constructor throws is thrown. */
  R make(Object... values) {
    return type.cast(RecordAccess.call(() -> constructor.invokeExact(values)));
  }

  /** {@return the components as fields, by name, without one of them; -1 for all} */
  Map<String, Object> write(Object record, int without) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < types.size(); i++) {
      Object value = i == without ? null : types.get(i).fields().write().apply(get(record, i));
      if (value != null) {
        values.put(fields.get(i), value);
      }
    }
    return values;
  }

  /** {@return the record with these fields, one of whose components is given; -1 for none} */
  R read(ViewFields written, int given, Object value) {
    Map<String, Object> found = written.asMap();
    Object[] values = new Object[types.size()];
    for (int i = 0; i < values.length; i++) {
      try {
        values[i] =
            i == given ? value : types.get(i).fields().read().apply(found.get(fields.get(i)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("field " + fields.get(i) + ' ' + e.getMessage(), e);
      }
    }
    return make(values);
  }

  /** {@return how many numbers all components but one take; 0 if that depends on their values} */
  int width(int without) {
    int sum = 0;
    for (int i = 0; i < types.size(); i++) {
      int width = types.get(i).numbers().width();
      if (i != without) {
        if (width == 0) {
          return 0;
        }
        sum += width;
      }
    }
    return sum;
  }

  /** Writes all components but one as numbers. */
  void encode(Object record, int[] array, int from, int without) {
    int at = from;
    for (int i = 0; i < types.size(); i++) {
      if (i != without) {
        types.get(i).numbers().encoder().encode(get(record, i), array, at);
        at += types.get(i).numbers().width();
      }
    }
  }

  /** How these records are written within others: fields within the fields. */
  private ComponentType nested() {
    return new ComponentType(
        Optional.empty(),
        ComponentType.fields(
            value -> write(value, -1),
            field -> field instanceof ViewFields written ? read(written, -1, written) : null,
            "an object"),
        new ComponentType.Numbers(
            width(-1), (value, array, from) -> encode(value, array, from, -1)),
        Optional.empty());
  }
}
