package dev.baize.protocol.line;

import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Settings of players, and their values, as lines of the protocol describe them. */
public final class SettingLine {

  private static final String NAME = "name";
  private static final String HELP = "help";
  private static final String KIND = "kind";
  private static final String DEFAULT = "default";
  private static final String WHOLE = "whole";
  private static final String DECIMAL = "decimal";
  private static final String WORD = "word";
  private static final String FLAG = "flag";
  private static final String TEXT = "text";
  private static final String MIN = "min";
  private static final String MAX = "max";
  private static final String WORDS = "words";

  private SettingLine() {}

  /** {@return the description of a setting} */
  public static Map<String, Object> of(PlayerSetting<?> setting) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(NAME, setting.name());
    fields.put(HELP, setting.help());
    Object value = setting.defaultValue();
    List<?> bounds = setting.bounds();
    if (value instanceof Boolean) {
      fields.put(KIND, FLAG);
    } else if (value instanceof String && bounds.isEmpty()) {
      fields.put(KIND, TEXT);
    } else if (value instanceof String) {
      fields.put(KIND, WORD);
      fields.put(WORDS, bounds);
    } else {
      fields.put(KIND, value instanceof Integer ? WHOLE : DECIMAL);
      fields.put(MIN, bounds.get(0));
      fields.put(MAX, bounds.get(1));
    }
    fields.put(DEFAULT, value);
    return fields;
  }

  /** {@return the setting with a description} */
  public static PlayerSetting<?> parse(Line line) throws MalformedLineException {
    String name = line.text(NAME);
    String help = line.text(HELP);
    try {
      return switch (line.text(KIND)) {
        case WHOLE ->
            PlayerSetting.wholeNumber(
                name, help, whole(line, MIN), whole(line, MAX), whole(line, DEFAULT));
        case DECIMAL ->
            PlayerSetting.decimalNumber(
                name, help, line.decimal(MIN), line.decimal(MAX), line.decimal(DEFAULT));
        case WORD -> PlayerSetting.word(name, help, line.texts(WORDS), line.text(DEFAULT));
        case FLAG -> PlayerSetting.yesOrNo(name, help, line.flag(DEFAULT));
        case TEXT -> PlayerSetting.text(name, help, line.text(DEFAULT));
        default -> throw line.unexpected(KIND, "whole, decimal, word, flag or text");
      };
    } catch (IllegalArgumentException e) {
      throw new MalformedLineException(String.valueOf(e.getMessage()));
    }
  }

  private static int whole(Line line, String name) throws MalformedLineException {
    return (int) line.number(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** {@return the values of settings, by name} */
  public static Map<String, Object> values(
      List<PlayerSetting<?>> declared, PlayerSettings settings) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (PlayerSetting<?> setting : declared) {
      values.put(setting.name(), settings.get(setting));
    }
    return values;
  }

  /** {@return settings with the values that an object has for some of them} */
  public static PlayerSettings with(
      PlayerSettings settings, List<PlayerSetting<?>> declared, Line values)
      throws MalformedLineException {
    PlayerSettings all = settings;
    for (PlayerSetting<?> setting : declared) {
      Object value = values.fields().get(setting.name());
      if (value != null) {
        all = with(all, setting, text(value));
      }
    }
    return all;
  }

  private static <T> PlayerSettings with(
      PlayerSettings settings, PlayerSetting<T> setting, String text)
      throws MalformedLineException {
    try {
      return settings.with(setting, setting.parse(text));
    } catch (IllegalArgumentException e) {
      throw new MalformedLineException(String.valueOf(e.getMessage()));
    }
  }

  private static String text(Object value) {
    if (value instanceof Boolean flag) {
      return flag ? "yes" : "no";
    }
    return value instanceof Double number
        ? new BigDecimal(number.toString()).stripTrailingZeros().toPlainString()
        : value.toString();
  }
}
