package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of the settings of a player, each its default unless it was changed. Immutable. */
public final class PlayerSettings {

  /** In the order of declaration. */
  private final Map<PlayerSetting<?>, Object> values;

  private PlayerSettings(Map<PlayerSetting<?>, Object> values) {
    this.values = values;
  }

  /**
   * {@return the default values of settings}
   *
   * @param declared the settings
   */
  public static PlayerSettings of(List<? extends PlayerSetting<?>> declared) {
    Set<String> names = new HashSet<>();
    Map<PlayerSetting<?>, Object> values = new LinkedHashMap<>();
    for (PlayerSetting<?> setting : declared) {
      checkArgument(names.add(setting.name()), "two settings with the name %s", setting.name());
      values.put(setting, setting.defaultValue());
    }
    return new PlayerSettings(values);
  }

  /**
   * {@return these settings with another value of one}
   *
   * @param <T> the type of the value
   * @param setting one of these settings
   * @param value its value
   */
  public <T> PlayerSettings with(PlayerSetting<T> setting, T value) {
    return with(named(setting.name()), setting.text(value));
  }

  private PlayerSettings with(PlayerSetting<?> setting, String text) {
    Map<PlayerSetting<?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(setting, setting.parse(text));
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
      PlayerSetting<?> setting = named(part.substring(0, equals));
      String name = setting.name();
      checkArgument(seen.add(name), "%s: %s is there twice", Excerpt.quote(text), name);
      settings = settings.with(setting, part.substring(equals + 1));
    }
    return settings;
  }

  private String declared() {
    return values.isEmpty()
        ? "none"
        : values.keySet().stream().map(Object::toString).collect(joining(", "));
  }

  private PlayerSetting<?> named(String name) {
    return values.keySet().stream()
        .filter(setting -> setting.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    lenientFormat(
                        "no setting %s; there are: %s", Excerpt.quote(name), declared())));
  }

  /**
   * {@return the value of a setting}
   *
   * @param <T> the type of the value
   * @param setting one of these settings
   */
  @SuppressWarnings("unchecked") // The class of the default has checked the cast.
  public <T> T get(PlayerSetting<T> setting) {
    Object value = requireNonNull(values.get(named(setting.name())));
    return (T) setting.defaultValue().getClass().cast(value);
  }

  /**
   * {@return the text of the values that are not defaults, in the order of declaration, such as
   * {@code samples=200}; empty if there are none} Equal settings have the same text.
   */
  public String text() {
    return values.keySet().stream()
        .filter(setting -> !setting.defaultValue().equals(values.get(setting)))
        .map(this::text)
        .collect(joining(","));
  }

  private <T> String text(PlayerSetting<T> setting) {
    return setting.name() + '=' + setting.text(get(setting));
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
