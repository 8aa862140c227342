package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of the settings of a player, each its default unless it was changed. Immutable. */
public final class PlayerSettings {

  /** By name, in the order of declaration. */
  private final Map<String, Assignment<?>> assignments;

  private PlayerSettings(Map<String, Assignment<?>> assignments) {
    this.assignments = assignments;
  }

  /** A setting and its value. */
  private record Assignment<T>(PlayerSetting<T> setting, T value) {

    static <T> Assignment<T> byDefault(PlayerSetting<T> setting) {
      return new Assignment<>(setting, setting.defaultValue());
    }

    Assignment<T> parse(String text) {
      return new Assignment<>(setting, setting.parse(text));
    }

    boolean isDefault() {
      return value.equals(setting.defaultValue());
    }

    @Override
    public String toString() {
      return setting.name() + '=' + setting.text(value);
    }
  }

  /**
   * {@return the default values of settings}
   *
   * @param declared the settings
   * @throws IllegalArgumentException if two have the same name
   */
  public static PlayerSettings of(List<? extends PlayerSetting<?>> declared) {
    Map<String, Assignment<?>> assignments = new LinkedHashMap<>();
    for (PlayerSetting<?> setting : declared) {
      checkArgument(
          assignments.put(setting.name(), Assignment.byDefault(setting)) == null,
          "two settings with the name %s",
          setting.name());
    }
    return new PlayerSettings(assignments);
  }

  /**
   * {@return these settings with another value of one}
   *
   * @param <T> the type of the value
   * @param setting one of these settings
   * @param value its value
   * @throws IllegalArgumentException if there is no such setting, or it has no such value
   */
  public <T> PlayerSettings with(PlayerSetting<T> setting, T value) {
    return with(assignment(setting.name()).parse(setting.text(value)));
  }

  private PlayerSettings with(Assignment<?> assignment) {
    Map<String, Assignment<?>> changed = new LinkedHashMap<>(assignments);
    changed.put(assignment.setting().name(), assignment);
    return new PlayerSettings(changed);
  }

  /**
   * {@return these settings with the values in a text}
   *
   * @param text such as {@code samples=200,learns=no}: names, in any case, and values, in any order
   * @throws IllegalArgumentException if a part is anything else, a setting is there twice, or has
   *     no such value; the message quotes what is wrong and says what was expected
   */
  public PlayerSettings parse(String text) {
    PlayerSettings settings = this;
    Set<String> seen = new HashSet<>();
    for (String part : Splitter.on(',').split(text)) {
      int equals = part.indexOf('=');
      checkArgument(
          equals >= 0, "%s: expected name=value; there are: %s", Excerpt.quote(part), declared());
      Assignment<?> assignment = assignment(part.substring(0, equals));
      String name = assignment.setting().name();
      checkArgument(seen.add(name), "%s: %s is there twice", Excerpt.quote(text), name);
      settings = settings.with(assignment.parse(part.substring(equals + 1)));
    }
    return settings;
  }

  private String declared() {
    return assignments.isEmpty()
        ? "none"
        : assignments.values().stream()
            .map(assignment -> assignment.setting().toString())
            .collect(joining(", "));
  }

  /** The setting with a name, case ignored. */
  private Assignment<?> assignment(String name) {
    Assignment<?> assignment = assignments.get(name.toLowerCase(Locale.ROOT));
    if (assignment == null) {
      throw new IllegalArgumentException(
          lenientFormat("no setting %s; there are: %s", Excerpt.quote(name), declared()));
    }
    return assignment;
  }

  /**
   * {@return the value of a setting}
   *
   * @param <T> the type of the value
   * @param setting one of these settings
   * @throws IllegalArgumentException if there is no such setting
   */
  @SuppressWarnings("unchecked") // The class of the default has checked the cast.
  public <T> T get(PlayerSetting<T> setting) {
    Object value = assignment(setting.name()).value();
    return (T) setting.defaultValue().getClass().cast(value);
  }

  /**
   * {@return the text of the values that are not defaults, in the order of declaration, such as
   * {@code samples=200}; empty if there are none} Equal settings have the same text.
   */
  public String text() {
    return assignments.values().stream()
        .filter(assignment -> !assignment.isDefault())
        .map(Assignment::toString)
        .collect(joining(","));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PlayerSettings that
        && declared().equals(that.declared())
        && text().equals(that.text());
  }

  @Override
  public int hashCode() {
    return Objects.hash(declared(), text());
  }

  @Override
  public String toString() {
    return text();
  }
}
