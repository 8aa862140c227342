package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.HouseSetting;
import dev.baize.core.game.HouseSettings;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The texts of the rules of a game, and the names of presets. */
final class RulesText<R> {

  private static final String STANDARD = "standard";

  final R standard;
  private final Map<String, R> presets = new LinkedHashMap<>();
  private final Function<R, String> print;

  /** Refuses text with a message that does not quote it. */
  private final Function<String, R> read;

  private RulesText(R standard, TextTemplate<R> template) {
    this.standard = standard;
    this.print = template::print;
    this.read =
        text ->
            template.match(text).orElseThrow(() -> new IllegalArgumentException(example(template)));
  }

  private RulesText(R standard, RecordShape<R> shape) {
    this.standard = standard;
    checkArgument(
        shape.types.size() > 0,
        "%s: there is nothing to set; expected a template without components, such as standard",
        shape.type.getName());
    List<HouseSetting<List<Object>>> settings =
        IntStream.range(0, shape.types.size()).mapToObj(i -> setting(shape, i)).toList();
    List<Object> defaults = shape.values(standard);
    String example = settings.get(0) + " " + settings.get(0).value(defaults);
    HouseSettings<List<Object>> unnamed =
        new HouseSettings<>(() -> defaults, settings, Map.of(), example);
    this.print =
        rules -> {
          String changed = unnamed.print(shape.values(rules));
          return changed.isEmpty() ? STANDARD : changed;
        };
    this.read =
        text -> {
          checkArgument(!text.isEmpty(), "expected %s or settings", STANDARD);
          Map<String, String> named = new LinkedHashMap<>();
          named.put(STANDARD, "");
          presets.forEach((name, rules) -> named.put(name, unnamed.print(shape.values(rules))));
          HouseSettings<List<Object>> all =
              new HouseSettings<>(() -> defaults, settings, named, example);
          return shape.make(all.parse(text).toArray());
        };
  }

  /** The texts of rules by a template, or as settings if it is {@link CardGame#SETTINGS}. */
  @SuppressWarnings("unchecked") // A record is of its class.
  static <R> RulesText<R> of(R standard, String template, RecordAccess author) {
    Class<R> type = (Class<R>) standard.getClass();
    return template.equals(CardGame.SETTINGS)
        ? new RulesText<>(standard, new RecordShape<>(type, author))
        : new RulesText<>(standard, new TextTemplate<>(type, template, author));
  }

  /** A setting of the values of all components, which are put together before they are checked. */
  private static HouseSetting<List<Object>> setting(RecordShape<?> shape, int component) {
    Class<?> of = shape.type.getRecordComponents()[component].getType();
    checkArgument(
        of.isPrimitive() || of.isEnum(),
        "%s: setting %s is a %s; expected a number, a boolean or an enum",
        shape.type.getName(),
        shape.names.get(component),
        of.getTypeName());
    ComponentType type = shape.types.get(component);
    return HouseSetting.of(
        shape.fields.get(component).replace('_', ' '),
        values -> type.text().print().apply(values.get(component)),
        (values, text) -> {
          List<Object> changed = new ArrayList<>(values);
          changed.set(component, type.text().parse().apply(text));
          return changed;
        });
  }

  private String example(TextTemplate<R> template) {
    List<String> known = new ArrayList<>(presets.keySet());
    known.add(print(standard));
    return lenientFormat(
        "expected %s, for instance \"%s\"", template, String.join("\" or \"", known));
  }

  String print(R rules) {
    return print.apply(rules);
  }

  /** The rules with a text, or with the name of a preset. */
  R parse(String text) {
    R preset = presets.get(text);
    try {
      return preset == null ? read.apply(text) : preset;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Excerpt.quote(text) + ": " + e.getMessage(), e);
    }
  }

  void preset(String name, R rules) {
    presets.put(requireNonNull(name), requireNonNull(rules));
  }

  /** The text of the default rules, and the names of presets. */
  List<String> presets() {
    List<String> all = new ArrayList<>();
    all.add(print(standard));
    all.addAll(presets.keySet());
    return all;
  }
}
