package dev.baize.core.kit;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Event;
import dev.baize.core.text.Excerpt;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a game's events, both ways, each declared by a template: a line with the components
 * of a record in braces, such as {@code seat {seat} plays {card}}. Immutable once all are declared.
 *
 * <ul>
 *   <li>{@code {name}} is the text of a component: a number from 0, a seat's index, a card, a set
 *       of cards, a constant of an enum, {@code yes} or {@code no}, a decision, a list with commas
 *       between its elements, or anything whose class has a static {@code parse(String)} for its
 *       {@code toString}; {@code {name...}} is a list with spaces;
 *   <li>{@code {name:words}} is these words if a boolean is true, and nothing otherwise; {@code
 *       {name:words|others}} is either;
 *   <li>{@code [words {name} words]} is there if the {@link Optional} with this name is present.
 * </ul>
 *
 * Each component stands in the template once.
 *
 * @param <E> the events of the game
 */
public final class EventTexts<E extends Event> {

  private final String game;
  private final String example;
  private final RecordAccess author;
  private final Map<Class<? extends E>, Form<E>> forms = new LinkedHashMap<>();

  /** How the events of one class are printed and parsed. */
  private record Form<E>(
      Function<E, String> print, Function<String, Optional<? extends E>> match) {}

  /**
   * The texts of a game without events.
   *
   * @param game the name of the game, for messages
   * @param seats the number of seats at the table; text with any other seat is refused
   * @param example the text of an event, for messages
   * @param lookup sees the records of the events; null if their module is open or has no name
   */
  public EventTexts(String game, int seats, String example, MethodHandles.@Nullable Lookup lookup) {
    this.game = requireNonNull(game);
    this.example = requireNonNull(example);
    this.author = new RecordAccess(lookup, null, seats);
  }

  /**
   * Declares the text of the events of a class.
   *
   * @param <T> the events
   * @param type a record
   * @param template of its components
   * @return this
   * @throws IllegalArgumentException if they do not fit; names class and component
   */
  public <T extends E> EventTexts<E> event(Class<T> type, String template) {
    return event(type, template, type, event -> event, event -> event);
  }

  /**
   * Declares the text of the events of a class, by another record.
   *
   * @param <T> the events
   * @param <R> what is printed instead of them
   * @param type the class of the events
   * @param template of the components of the other record
   * @param printed the class of the other record
   * @param print makes the record of an event
   * @param parse makes the event of a record; may throw {@link IllegalArgumentException}
   * @return this
   */
  public <T extends E, R> EventTexts<E> event(
      Class<T> type,
      String template,
      Class<R> printed,
      Function<T, R> print,
      Function<R, T> parse) {
    requireNonNull(type);
    requireNonNull(template);
    requireNonNull(print);
    requireNonNull(parse);
    TextTemplate<R> text = new TextTemplate<>(printed, template, author);
    forms.put(
        type,
        new Form<>(
            event -> text.print(print.apply(type.cast(event))),
            line -> text.match(line).map(parse)));
    return this;
  }

  /**
   * {@return the text of an event}
   *
   * @param event of a class that was declared
   */
  public String print(E event) {
    return requireNonNull(forms.get(event.getClass())).print().apply(event);
  }

  /**
   * {@return the event with a text, by the first template in declared order that fits it}
   *
   * @param text what {@link #print} returned
   */
  public E parse(String text) {
    try {
      for (Form<E> form : forms.values()) {
        Optional<? extends E> event = form.match().apply(text);
        if (event.isPresent()) {
          return event.get();
        }
      }
      throw new IllegalArgumentException("expected one such as \"" + example + '"');
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat("%s is not an event of %s: %s", Excerpt.quote(text), game, e.getMessage()),
          e);
    }
  }
}
