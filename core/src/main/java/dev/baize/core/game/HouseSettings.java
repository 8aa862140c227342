package dev.baize.core.game;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The settings in which house rules vary. Their text has those that differ from the default, such
 * as {@code decks 6, soft 17 hit}, and may begin with a preset, which stands for several.
 *
 * @param <H> the house rules of a game
 */
public final class HouseSettings<H> {

  private static final String COMMA = ", ";

  private final Supplier<H> defaults;
  private final List<HouseSetting<H>> settings;
  private final Map<String, String> presets;
  private final String example;

  /**
   * The settings of a game.
   *
   * @param defaults creates the default house rules
   * @param settings in the order in which they are printed and applied
   * @param presets the settings that each preset stands for, by its name, in order
   * @param example a setting and its value, for messages
   */
  public HouseSettings(
      Supplier<H> defaults,
      List<HouseSetting<H>> settings,
      Map<String, String> presets,
      String example) {
    this.defaults = requireNonNull(defaults);
    this.settings = List.copyOf(settings);
    this.presets = new LinkedHashMap<>(presets);
    this.example = requireNonNull(example);
  }

  /**
   * {@return the settings that differ from the default; empty if none does}
   *
   * @param house the rules of a house
   */
  public String print(H house) {
    H usual = defaults.get();
    return settings.stream()
        .filter(setting -> !setting.value(house).equals(setting.value(usual)))
        .map(setting -> setting + " " + setting.value(house))
        .collect(Collectors.joining(COMMA));
  }

  /**
   * {@return the house rules that a text describes}
   *
   * @param text a preset, settings, or a preset and settings; nothing for the default
   * @throws IllegalArgumentException if the text is anything else; says what was expected
   */
  public H parse(String text) {
    List<String> parts = text.isEmpty() ? List.of() : List.of(text.split(COMMA, -1));
    boolean named = !parts.isEmpty() && presets.containsKey(parts.get(0));
    H house = named ? parse(presets.getOrDefault(parts.get(0), "")) : defaults.get();
    Map<HouseSetting<H>, String> values = values(named ? parts.subList(1, parts.size()) : parts);
    for (HouseSetting<H> setting : settings) {
      String value = values.get(setting);
      house = value == null ? house : setting.with(house, value);
    }
    return house;
  }

  private Map<HouseSetting<H>, String> values(List<String> parts) {
    Map<HouseSetting<H>, String> values = new LinkedHashMap<>();
    for (String part : parts) {
      HouseSetting<H> setting = setting(part);
      if (values.put(setting, part.substring(setting.toString().length() + 1)) != null) {
        throw new IllegalArgumentException(setting + " is set twice");
      }
    }
    return values;
  }

  /** The setting with the longest name that is a prefix of the text. */
  private HouseSetting<H> setting(String text) {
    return settings.stream()
        .filter(setting -> text.startsWith(setting + " "))
        .max(Comparator.comparingInt(setting -> setting.toString().length()))
        .orElseThrow(() -> new IllegalArgumentException(unknown(text)));
  }

  private String unknown(String text) {
    if (presets.containsKey(text)) {
      return Excerpt.quote(text) + " is a preset: expected it first, and no other";
    }
    return lenientFormat(
        "%s is neither a preset, of which there are %s, nor a setting and its value, such as"
            + " \"%s\": there are %s",
        Excerpt.quote(text),
        String.join(COMMA, presets.keySet()),
        example,
        settings.stream().map(Object::toString).collect(Collectors.joining(COMMA)));
  }
}
