package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of a record, both ways: a line with the components in braces, as {@link EventTexts}
 * describes it. Only canonical texts, such as are printed, are parsed. Immutable.
 *
 * @param <R> the record
 */
public final class TextTemplate<R> {

  private static final Pattern SLOT =
      Pattern.compile("\\{([A-Za-z][A-Za-z0-9]*)(\\.\\.\\.)?(?::([^|{}]*)(?:\\|([^|{}]*))?)?}");

  private final RecordShape<R> shape;
  private final String template;
  private final List<Part> parts;

  /** Tried in turn: what matches texts as they are printed, then what also matches faulty ones. */
  private final List<Pattern> patterns;

  /**
   * The text of a record.
   *
   * @param type the class of the record
   * @param template with each component of the record once
   * @param lookup sees the record; null if its module opens its package to this one, or has no name
   * @throws IllegalArgumentException if the template does not fit; names class and component
   */
  public TextTemplate(Class<R> type, String template, MethodHandles.@Nullable Lookup lookup) {
    this(type, requireNonNull(template), new RecordAccess(lookup, null, Seat.MAX_COUNT));
  }

  TextTemplate(Class<R> type, String template, RecordAccess author) {
    this.template = template;
    this.shape = new RecordShape<>(type, author);
    this.parts = parts();
    this.patterns = List.of(pattern(true), pattern(false));
  }

  private Pattern pattern(boolean strict) {
    StringBuilder regex = new StringBuilder();
    for (Part part : parts) {
      String before = Pattern.quote(part.before);
      if (part.component < 0) {
        regex.append(before);
        continue;
      }
      ComponentType type = part.known();
      String text = strict ? type.text().strict() : type.text().pattern();
      if (!part.words.isEmpty()) {
        text = Pattern.quote(part.words.get(0)) + '|' + Pattern.quote(part.words.get(1));
      }
      String whole = before + '(' + text + ')' + Pattern.quote(part.after);
      regex.append(part.optional ? "(?:" + whole + ")?" : whole);
    }
    return Pattern.compile(regex.toString());
  }

  /**
   * A piece of the template.
   *
   * @param before words
   * @param component the index of the component after them; -1 for none
   * @param type how the component is written
   * @param words what stands for true and for false; empty to print the component
   * @param after words after a component that may be absent
   */
  private record Part(
      String before,
      int component,
      @Nullable ComponentType type,
      List<String> words,
      String after,
      boolean optional) {

    ComponentType known() {
      return requireNonNull(type);
    }
  }

  private List<Part> parts() {
    List<Part> found = new ArrayList<>();
    List<Integer> used = new ArrayList<>();
    Matcher slot = SLOT.matcher(template);
    int at = 0;
    while (slot.find()) {
      int component = shape.names.indexOf(slot.group(1));
      require(component >= 0, "there is no component " + slot.group(1));
      require(!used.contains(component), slot.group(1) + " is there twice");
      require(
          shape.types.get(component).texts().isPresent(),
          slot.group(1) + " is a record, which has no text");
      used.add(component);
      String before = template.substring(at, slot.start());
      at = slot.end();
      String after = "";
      int open = before.lastIndexOf('[');
      boolean optional = open >= 0;
      if (optional) {
        int close = template.indexOf(']', at);
        require(close >= 0, "a bracket is not closed");
        after = template.substring(at, close);
        at = close + 1;
        if (open > 0) {
          found.add(literal(before.substring(0, open)));
        }
        before = before.substring(open + 1);
      }
      List<String> words =
          slot.group(3) == null
              ? List.of()
              : List.of(slot.group(3), slot.group(4) == null ? "" : slot.group(4));
      ComponentType type = shape.types.get(component);
      found.add(
          new Part(
              before,
              component,
              slot.group(2) == null ? type : type.spaced(),
              words,
              after,
              optional));
    }
    if (at < template.length()) {
      found.add(literal(template.substring(at)));
    }
    for (int i = 0; i < shape.types.size(); i++) {
      require(used.contains(i), shape.names.get(i) + " is not in it");
    }
    return List.copyOf(found);
  }

  private static Part literal(String words) {
    return new Part(words, -1, null, List.of(), "", false);
  }

  private void require(boolean condition, String what) {
    checkArgument(condition, "the text \"%s\" of %s: %s", template, shape.type.getName(), what);
  }

  /**
   * {@return the text of a record}
   *
   * @param record any
   */
  public String print(R record) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      if (part.component < 0) {
        text.append(part.before);
        continue;
      }
      Object value = shape.get(record, part.component);
      if (part.optional && ((Optional<?>) value).isEmpty()) {
        continue;
      }
      text.append(part.before)
          .append(
              part.words.isEmpty()
                  ? part.known().text().print().apply(value)
                  : part.words.get((Boolean) value ? 0 : 1))
          .append(part.after);
    }
    return text.toString();
  }

  /**
   * {@return the record with a text; empty if the text is of another form}
   *
   * @param text what {@link #print} returned
   * @throws IllegalArgumentException if a component does not have the value that the text gives it
   */
  public Optional<R> match(String text) {
    for (Pattern pattern : patterns) {
      Matcher matcher = pattern.matcher(text);
      if (matcher.matches()) {
        return Optional.of(parsed(matcher, text));
      }
    }
    return Optional.empty();
  }

  private R parsed(Matcher matcher, String text) {
    Object[] values = new Object[shape.types.size()];
    int group = 0;
    for (Part part : parts) {
      if (part.component >= 0) {
        group++;
        values[part.component] = value(part, matcher.group(group));
      }
    }
    R record = shape.make(values);
    String canonical = print(record);
    checkArgument(canonical.equals(text), "expected \"%s\"", canonical);
    return record;
  }

  private Object value(Part part, @Nullable String found) {
    if (found == null) {
      return Optional.empty();
    }
    return part.words.isEmpty()
        ? part.known().text().parse().apply(found)
        : (Object) found.equals(part.words.get(0));
  }

  @Override
  public String toString() {
    return template;
  }
}
