package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.primitives.Primitives;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a component of a record are written. Immutable.
 *
 * @param texts as text; empty for records, which have fields only
 * @param fields as a field of a view
 * @param numbers as numbers of an array
 * @param element how the elements of a list are written; empty for what is no list
 */
record ComponentType(
    Optional<Texts> texts, Fields fields, Numbers numbers, Optional<ComponentType> element) {

  private static final String ANY = ".+?";

  /** Texts have no negative numbers; fields may. */
  private static final String NUMBER = "(?:0|[1-9][0-9]*)";

  private static final String CARDS = "\\{(?:(?![{}]).)*}";
  private static final String COMMA = ", ";
  private static final String SPACE = " ";

  /**
   * Prints and parses the texts of values.
   *
   * @param print the text of a value that is not an absent {@link Optional}
   * @param parse the value with a text; throws {@link IllegalArgumentException}, which quotes it
   * @param pattern a regular expression without groups that matches all texts, and others that only
   *     the parser can refuse with a reason
   * @param strict a regular expression without groups that matches little but texts
   */
  record Texts(
      Function<Object, String> print,
      Function<String, Object> parse,
      String pattern,
      String strict) {}

  /**
   * Writes and reads fields: numbers, truth values, texts, fields by name, or lists of these.
   *
   * @param write null for no field
   * @param read given null if there is no such field; throws with what was expected
   */
  record Fields(
      Function<Object, @Nullable Object> write, Function<@Nullable Object, Object> read) {}

  /**
   * Writes numbers.
   *
   * @param width how many a value takes; 0 if that depends on the value
   * @param encoder writes them into an array of zeros
   */
  record Numbers(int width, Encoder encoder) {

    /** Writes nothing of values that take any number of numbers. */
    static final Numbers NONE = new Numbers(0, (value, array, from) -> {});

    /** {@return how values are written that take one number} */
    static Numbers one(Function<Object, Integer> number) {
      return new Numbers(1, (value, array, from) -> array[from] = number.apply(value));
    }
  }

  /** Writes a value into an array. */
  interface Encoder {
    void encode(Object value, int[] array, int from);
  }

  /** {@return fields that a function reads, which returns null for what is not expected} */
  static Fields fields(
      Function<Object, @Nullable Object> write,
      Function<Object, @Nullable Object> read,
      String expected) {
    return new Fields(
        write,
        field -> {
          Object value = field == null ? null : read.apply(field);
          if (value == null) {
            String found = field == null ? "is missing" : "is " + Excerpt.of(field.toString(), 60);
            throw new IllegalArgumentException(found + "; expected " + expected);
          }
          return value;
        });
  }

  /** {@return the texts of a type that was checked to have them} */
  Texts text() {
    return texts.orElseThrow();
  }

  /** {@return how the same list is written with single spaces between its elements} */
  ComponentType spaced() {
    return list(
        element.orElseThrow(() -> new IllegalArgumentException("no list has spaces")), SPACE);
  }

  /** {@return how a component is written, given how a record is written that is a component} */
  static ComponentType of(
      Type type,
      Class<?> record,
      String component,
      RecordAccess author,
      Function<Class<?>, ComponentType> nested) {
    if (type instanceof ParameterizedType of && of.getActualTypeArguments().length == 1) {
      Type inner = of.getActualTypeArguments()[0];
      if (of.getRawType() == Optional.class) {
        return optional(of(inner, record, component, author, nested));
      }
      if (of.getRawType() == List.class) {
        return list(of(inner, record, component, author, nested), COMMA);
      }
    }
    ComponentType known =
        type instanceof Class<?> plain ? simple(Primitives.wrap(plain), author, nested) : null;
    if (known == null) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: component %s is a %s; expected a number, a boolean, a String, a Seat, a"
                  + " Card, a CardSet, an enum, a class with a static method parse(String),"
                  + " a record, or a List or an Optional of these",
              record.getName(), component, type.getTypeName()));
    }
    return known;
  }

  private static @Nullable ComponentType simple(
      Class<?> type, RecordAccess author, Function<Class<?>, ComponentType> nested) {
    if (type == Integer.class) {
      return whole(Integer.MIN_VALUE, Integer.MAX_VALUE, Long::intValue);
    }
    if (type == Long.class) {
      return whole(Long.MIN_VALUE, Long.MAX_VALUE, number -> number);
    }
    if (type == Boolean.class) {
      return flag();
    }
    if (type == String.class) {
      return parsed(text -> text);
    }
    if (type == Seat.class) {
      return seat(author.seats());
    }
    if (type == CardSet.class) {
      return cards();
    }
    Function<String, ? extends Decision> decisions = author.decisions();
    if (decisions != null && Decision.class.isAssignableFrom(type) && !type.isEnum()) {
      return parsed(decisions::apply);
    }
    Function<String, Object> parser = parser(type, author);
    if (type == Card.class) {
      return constant(CardSet.all().toList(), parser);
    }
    if (type.isEnum()) {
      return constant(List.of(requireNonNull(type.getEnumConstants())), parser);
    }
    if (parser != null) {
      return parsed(parser);
    }
    return type.isRecord() ? nested.apply(type) : null;
  }

  private static @Nullable Function<String, Object> parser(Class<?> type, RecordAccess author) {
    try {
      MethodHandle parser =
          author
              .lookup(type)
              .findStatic(type, "parse", MethodType.methodType(type, String.class))
              .asType(MethodType.methodType(Object.class, String.class));
      return text -> RecordAccess.call(() -> parser.invokeExact(text));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return null;
    }
  }

  private static String print(Object value) {
    return value instanceof Decision decision ? decision.text() : value.toString();
  }

  private static ComponentType of(Texts texts, Fields fields, Numbers numbers) {
    return new ComponentType(Optional.of(texts), fields, numbers, Optional.empty());
  }

  /** {@return how values are written whose fields are their texts} */
  private static ComponentType of(Texts texts, Numbers numbers) {
    return of(
        texts,
        fields(
            texts.print()::apply,
            field -> field instanceof String text ? texts.parse().apply(text) : null,
            "a text"),
        numbers);
  }

  /** Writes values that have a parser: decisions of the game, and values of classes with one. */
  private static ComponentType parsed(Function<String, Object> parser) {
    return of(new Texts(ComponentType::print, parser, ANY, ANY), Numbers.NONE);
  }

  private static ComponentType whole(long min, long max, Function<Long, Object> boxed) {
    return of(
        new Texts(
            Object::toString,
            text -> boxed.apply(WholeNumber.parseShortest(text, 0, max)),
            NUMBER,
            NUMBER),
        fields(
            value -> value,
            field ->
                field instanceof Long number && min <= number && number <= max
                    ? boxed.apply(number)
                    : null,
            "a whole number from " + min + " to " + max),
        Numbers.one(value -> ((Number) value).intValue()));
  }

  private static ComponentType flag() {
    return of(
        new Texts(
            value -> (Boolean) value ? "yes" : "no", ComponentType::yesOrNo, "[a-z]+", "[a-z]+"),
        fields(value -> value, field -> field instanceof Boolean ? field : null, "true or false"),
        Numbers.one(value -> (Boolean) value ? 1 : 0));
  }

  private static Object yesOrNo(String text) {
    checkArgument(
        text.equals("yes") || text.equals("no"), "%s: expected yes or no", Excerpt.quote(text));
    return text.equals("yes");
  }

  /** Writes seats by their indices. */
  private static ComponentType seat(int seats) {
    return of(
        new Texts(
            value -> Integer.toString(((Seat) value).index()),
            text -> {
              long index = WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
              checkArgument(index < seats, "no seat %s; expected 0 to %s", index, seats - 1);
              return Seat.of((int) index);
            },
            NUMBER,
            NUMBER),
        fields(
            value -> ((Seat) value).index(),
            field ->
                field instanceof Long index && 0 <= index && index < seats
                    ? Seat.of(index.intValue())
                    : null,
            "a seat from 0 to " + (seats - 1)),
        Numbers.one(value -> ((Seat) value).index()));
  }

  /** Writes sets of cards: a field is a list, and an array has 52 numbers, 1 for each card. */
  private static ComponentType cards() {
    return of(
        new Texts(Object::toString, CardSet::parse, ANY, CARDS),
        fields(
            value -> ((CardSet) value).stream().map(Card::toString).toList(),
            field ->
                field instanceof List<?> list
                    ? list.stream()
                        .map(each -> Card.parse(each.toString()))
                        .collect(CardSet.collector())
                    : null,
            "a list"),
        new Numbers(
            CardSet.all().size(),
            (value, array, from) ->
                ((CardSet) value).forEach(card -> array[from + card.index()] = 1)));
  }

  /** Writes one of a few values, in an array by its index, from 0. */
  private static ComponentType constant(List<?> all, @Nullable Function<String, Object> parser) {
    List<String> known = all.stream().map(ComponentType::print).toList();
    Function<String, Object> byText =
        text -> {
          int index = known.indexOf(text);
          checkArgument(index >= 0, "%s is none of %s", Excerpt.quote(text), known);
          return requireNonNull(all.get(index));
        };
    return of(
        new Texts(
            ComponentType::print,
            parser == null ? byText : parser,
            ANY,
            known.stream().map(Pattern::quote).collect(joining("|", "(?:", ")"))),
        Numbers.one(all::indexOf));
  }

  /** Writes what may be absent: it has no field then, and in an array a 0 before zeros. */
  private static ComponentType optional(ComponentType inner) {
    Optional<Texts> texts =
        inner.texts.map(
            text ->
                new Texts(
                    value -> text.print().apply(((Optional<?>) value).orElseThrow()),
                    found -> Optional.of(text.parse().apply(found)),
                    text.pattern(),
                    text.strict()));
    int width = inner.numbers.width();
    return new ComponentType(
        texts,
        new Fields(
            value -> ((Optional<?>) value).map(inner.fields.write()).orElse(null),
            field ->
                field == null ? Optional.empty() : Optional.of(inner.fields.read().apply(field))),
        new Numbers(
            width == 0 ? 0 : 1 + width,
            (value, array, from) ->
                ((Optional<?>) value)
                    .ifPresent(
                        present -> {
                          array[from] = 1;
                          inner.numbers.encoder().encode(present, array, from + 1);
                        })),
        Optional.empty());
  }

  /** Writes lists, which are not empty if there are spaces between their elements. */
  private static ComponentType list(ComponentType inner, String between) {
    String pattern = between.equals(COMMA) ? ".*?" : ANY;
    Optional<Texts> texts =
        inner.texts.map(
            text ->
                new Texts(
                    value -> ((List<?>) value).stream().map(text.print()).collect(joining(between)),
                    found ->
                        found.isEmpty()
                            ? List.of()
                            : Splitter.on(between).splitToStream(found).map(text.parse()).toList(),
                    pattern,
                    pattern));
    return new ComponentType(
        texts,
        fields(
            value -> ((List<?>) value).stream().map(inner.fields.write()).toList(),
            field ->
                field instanceof List<?> list
                    ? List.of(list.stream().map(inner.fields.read()).toArray())
                    : null,
            "a list"),
        Numbers.NONE,
        Optional.of(inner));
  }
}
