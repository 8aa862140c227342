package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import java.util.List;
import java.util.stream.IntStream;

/** Writes views that are records: a field for each component but the legal decisions. Immutable. */
final class RecordViews<V extends SeatView<D>, D extends Decision> implements ViewFormat<V, D> {

  private final RecordShape<V> shape;
  private final int legal;
  private final int length;

  RecordViews(Class<V> type, RecordAccess author) {
    this.shape = new RecordShape<>(type, author);
    this.legal = required("legal");
    required("seat");
    required("turn");
    this.length = shape.width(legal);
  }

  private int required(String name) {
    int index = shape.names.indexOf(name);
    checkArgument(index >= 0, "%s: a view has a component %s", shape.type.getName(), name);
    return index;
  }

  @Override
  public ViewFields write(V view) {
    return ViewFields.of(shape.write(view, legal));
  }

  @Override
  public List<D> legal(V view) {
    return view.legal();
  }

  @Override
  public V read(ViewFields written, List<D> decisions) {
    return shape.read(written, legal, List.copyOf(decisions));
  }

  @Override
  public List<String> columns() {
    return IntStream.range(0, shape.types.size())
        .filter(component -> component != legal)
        .mapToObj(shape.fields::get)
        .toList();
  }

  @Override
  public int arrayLength() {
    return length;
  }

  @Override
  public void fill(int[] array, V view) {
    if (length > 0) {
      shape.encode(view, array, 0, legal);
    }
  }
}
