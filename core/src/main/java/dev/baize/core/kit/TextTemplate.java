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
  private final List<Part> parts = new ArrayList<>();

  /** The words after the last part. */
  private final String end;

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
    this.end = template.substring(addParts());
    this.patterns = List.of(pattern(true), pattern(false));
  }

  private Pattern pattern(boolean strict) {
    StringBuilder regex = new StringBuilder();
    for (Part part : parts) {
      ComponentType.Texts texts = part.type.text();
      String text = strict ? texts.strict() : texts.pattern();
      if (!part.words.isEmpty()) {
        text = Pattern.quote(part.words.get(0)) + '|' + Pattern.quote(part.words.get(1));
      }
      String whole = Pattern.quote(part.before) + '(' + text + ')' + Pattern.quote(part.after);
      regex.append(Pattern.quote(part.lead)).append(part.optional ? "(?:" + whole + ")?" : whole);
    }
    return Pattern.compile(regex + Pattern.quote(end));
  }

  /**
   * A component in the template.
   *
   * @param lead words before it
   * @param before words before it that are only there if it is present
   * @param component its index
   * @param type how it is written
   * @param words what stands for true and for false; empty to print the component
   * @param after words after it that are only there if it is present
   */
  private record Part(
      String lead,
      String before,
      int component,
      ComponentType type,
      List<String> words,
      String after,
      boolean optional) {}

  /** Finds the parts, and where the last of them ends. */
  private int addParts() {
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
      String lead = template.substring(at, slot.start());
      at = slot.end();
      String before = "";
      String after = "";
      int open = lead.lastIndexOf('[');
      boolean optional = open >= 0;
      if (optional) {
        int close = template.indexOf(']', at);
        require(close >= 0, "a bracket is not closed");
        after = template.substring(at, close);
        at = close + 1;
        before = lead.substring(open + 1);
        lead = lead.substring(0, open);
      }
      List<String> words =
          slot.group(3) == null
              ? List.of()
              : List.of(slot.group(3), slot.group(4) == null ? "" : slot.group(4));
      ComponentType type = shape.types.get(component);
      type = slot.group(2) == null ? type : type.spaced();
      parts.add(new Part(lead, before, component, type, words, after, optional));
    }
    for (int i = 0; i < shape.types.size(); i++) {
      require(used.contains(i), shape.names.get(i) + " is not in it");
    }
    return at;
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
      text.append(part.lead);
      Object value = shape.get(record, part.component);
      if (part.optional && ((Optional<?>) value).isEmpty()) {
        continue;
      }
      text.append(part.before)
          .append(
              part.words.isEmpty()
                  ? part.type.text().print().apply(value)
                  : part.words.get((Boolean) value ? 0 : 1))
          .append(part.after);
    }
    return text.append(end).toString();
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
      group++;
      values[part.component] = value(part, matcher.group(group));
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
        ? part.type.text().parse().apply(found)
        : (Object) found.equals(part.words.get(0));
  }

  @Override
  public String toString() {
    return template;
  }
}
