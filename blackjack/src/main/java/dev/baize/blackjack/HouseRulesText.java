package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints and parses {@link HouseRules}. */
final class HouseRulesText {
  private static final String COMMA = ", ";

  private HouseRulesText() {}

  static String print(HouseValues house) {
    HouseValues classic = new HouseValues();
    return HouseSetting.ALL.stream()
        .filter(setting -> !setting.value(house).equals(setting.value(classic)))
        .map(setting -> setting + " " + setting.value(house))
        .collect(Collectors.joining(COMMA));
  }

  static HouseValues parse(String text) {
    String[] parts = text.isEmpty() ? new String[0] : text.split(COMMA, -1);
    Optional<HousePreset> preset =
        parts.length == 0 ? Optional.empty() : HousePreset.find(parts[0]);
    HouseValues house = preset.map(each -> parse(each.settings())).orElseGet(HouseValues::new);
    Set<HouseSetting> seen = new HashSet<>();
    for (int i = preset.isPresent() ? 1 : 0; i < parts.length; i++) {
      HouseSetting setting = setting(parts[i]);
      if (!seen.add(setting)) {
        throw new IllegalArgumentException(setting + " is set twice");
      }
      setting.set(house, parts[i].substring(setting.toString().length() + 1));
    }
    return house;
  }

  /** The setting of the longest name with which a text starts. */
  private static HouseSetting setting(String text) {
    return HouseSetting.ALL.stream()
        .filter(setting -> text.startsWith(setting + " "))
        .max(Comparator.comparingInt(setting -> setting.toString().length()))
        .orElseThrow(() -> new IllegalArgumentException(unknown(text)));
  }

  private static String unknown(String text) {
    return String.format(
        Locale.ROOT,
        "%s is neither a preset, of which there are %s, nor a setting and its value, such as %s:"
            + " there are %s",
        Excerpt.quote(text),
        names(List.of(HousePreset.values())),
        "\"decks 6\"",
        names(HouseSetting.ALL));
  }

  private static String names(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(COMMA));
  }
}
