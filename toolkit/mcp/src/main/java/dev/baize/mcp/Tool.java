package dev.baize.mcp;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.table.Report;
import dev.baize.core.text.Excerpt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A tool that a language model may call.
 *
 * @param name lower-case words with underscores between them
 * @param description tells the model what it is for, with an example of its arguments
 * @param arguments what it takes
 * @param answer gives the answer to the arguments, by their names; throws {@link
 *     IllegalArgumentException}, whose message says what was expected, if it does not understand
 *     them
 */
public record Tool(
    String name,
    String description,
    List<Argument> arguments,
    Function<Map<String, String>, Report> answer) {

  /**
   * A text that a tool takes.
   *
   * @param name a lower-case word
   * @param description tells the model what is expected
   * @param required whether it must not be left out
   */
  public record Argument(String name, String description, boolean required) {}

  /** What a tool tells, as text and for programs. */
  record Result(String text, Map<String, ?> values) implements Report {

    @Override
    public List<? extends Map<String, ?>> rows() {
      return List.of(values);
    }
  }

  /** The JSON Schema of the arguments. */
  Map<String, Object> schema() {
    Map<String, Object> properties = new LinkedHashMap<>();
    arguments.forEach(
        each ->
            properties.put(
                each.name(), ImmutableMap.of("type", "string", "description", each.description())));
    return ImmutableMap.of(
        "type",
        "object",
        "properties",
        properties,
        "required",
        arguments.stream().filter(Argument::required).map(Argument::name).toList(),
        "additionalProperties",
        false);
  }

  /**
   * The answer to arguments as a client sends them: numbers and truth values count as texts, and an
   * empty text as none.
   */
  Report call(Map<String, ? extends @Nullable Object> sent) {
    Map<String, String> given = new LinkedHashMap<>();
    sent.forEach(
        (argument, value) -> {
          if (arguments.stream().noneMatch(each -> each.name().equals(argument))) {
            throw new IllegalArgumentException(
                "unknown argument " + Excerpt.quote(argument) + "; expected " + expected());
          }
          if (value instanceof Map<?, ?> || value instanceof List<?>) {
            throw new IllegalArgumentException(argument + ": expected a text");
          }
          if (value != null && !value.toString().isBlank()) {
            given.put(argument, value.toString().strip());
          }
        });
    for (Argument each : arguments) {
      if (each.required() && !given.containsKey(each.name())) {
        throw new IllegalArgumentException(
            "argument " + each.name() + " is missing; expected " + expected());
      }
    }
    return answer.apply(given);
  }

  private String expected() {
    return arguments.isEmpty()
        ? "none"
        : arguments.stream()
            .map(each -> each.name() + (each.required() ? "" : " (may be left out)"))
            .collect(Collectors.joining(", "));
  }
}
