package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Writes views that are records: a field for each component but the legal decisions. Immutable.
 */
final class RecordViews<V extends SeatView<D>, D extends Decision> implements ViewFormat<V, D> {

  private static final String LEGAL = "legal";
  private static final Pattern CAPITAL = Pattern.compile("([A-Z])");

  private final RecordShape<V> shape;
  private final List<String> fields;
  private final int legal;
  private final int length;

  /**
   * @throws IllegalArgumentException if a component is missing or cannot be written; names it
   */
  RecordViews(Class<V> type, Author author) {
    this.shape = new RecordShape<>(type, author);
    this.fields =
        IntStream.range(0, shape.size())
            .mapToObj(i -> CAPITAL.matcher(shape.name(i)).replaceAll("_$1").toLowerCase(Locale.ROOT))
            .toList();
    this.legal = required(LEGAL);
    required("seat");
    required("turn");
    this.length = length();
  }

  private int required(String name) {
    int index = shape.indexOf(name);
    checkArgument(index >= 0, "%s: a view has a component %s", shape.type().getName(), name);
    return index;
  }

  private int length() {
    int sum = 0;
    for (int i = 0; i < shape.size(); i++) {
      if (i != legal) {
        int width = shape.typeOf(i).width();
        if (width == 0) {
          return 0;
        }
        sum += width;
      }
    }
    return sum;
  }

  RecordShape<V> shape() {
    return shape;
  }

  @Override
  public ViewFields write(V view) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < shape.size(); i++) {
      Object value = i == legal ? null : shape.typeOf(i).field(shape.get(view, i));
      if (value != null) {
        values.put(fields.get(i), value);
      }
    }
    return ViewFields.of(values);
  }

  @Override
  public List<D> legal(V view) {
    return view.legal();
  }

  @Override
  public V read(ViewFields written, List<D> decisions) {
    Map<String, Object> values = written.asMap();
    Object[] components = new Object[shape.size()];
    for (int i = 0; i < components.length; i++) {
      try {
        components[i] =
            i == legal ? List.copyOf(decisions) : shape.typeOf(i).read(values.get(fields.get(i)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("field " + fields.get(i) + ' ' + e.getMessage(), e);
      }
    }
    return shape.make(components);
  }

  @Override
  public int arrayLength() {
    return length;
  }

  @Override
  public int[] array(V view) {
    int[] array = new int[length];
    int at = 0;
    for (int i = 0; length > 0 && i < shape.size(); i++) {
      if (i != legal) {
        shape.typeOf(i).encode(shape.get(view, i), array, at);
        at += shape.typeOf(i).width();
      }
    }
    return array;
  }
}
