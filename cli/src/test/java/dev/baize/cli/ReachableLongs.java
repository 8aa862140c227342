package dev.baize.cli;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The 64-bit numbers in fields and arrays of objects, private ones included. */
final class ReachableLongs {

  private final Set<Long> values = new HashSet<>();
  private final Set<Object> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  Set<Long> values() {
    return values;
  }

  /** Follows every reference. */
  void from(Object object) {
    if (object instanceof Long number) {
      values.add(number);
    } else if (visited.add(object)) {
      follow(object);
    }
  }

  private void follow(Object object) {
    if (object instanceof Iterable<?> elements) {
      elements.forEach(this::from);
    } else if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            from(key);
            from(value);
          });
    } else if (object instanceof Optional<?> optional) {
      optional.ifPresent(this::from);
    } else if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        ifPresent(Array.get(object, i));
      }
    }
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getName().startsWith("dev.baize.") && !type.isEnum()) {
        fields(object, type);
      }
    }
  }

  private void fields(Object object, Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        try {
          ifPresent(field.get(object));
        } catch (IllegalAccessException e) {
          throw new AssertionError(e);
        }
      }
    }
  }

  private void ifPresent(Object value) {
    if (value != null) {
      from(value);
    }
  }
}
