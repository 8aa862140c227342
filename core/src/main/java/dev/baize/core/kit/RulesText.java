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

/** The texts of the rules of a game, and the names of presets. */
abstract class RulesText<R> {

  final R standard;
  final Map<String, R> presets = new LinkedHashMap<>();

  private RulesText(R standard) {
    this.standard = standard;
  }

  /** The texts of rules. */
  @SuppressWarnings("unchecked") // A record is of its class.
  static <R> RulesText<R> of(R standard, String template, Author author) {
    Class<R> type = (Class<R>) standard.getClass();
    return template.equals(CardGame.SETTINGS)
        ? new BySettings<>(standard, new RecordShape<>(type, author))
        : new ByTemplate<>(standard, new TextTemplate<>(type, template, author));
  }

  abstract String print(R rules);

  /** Refuses text with a message that does not quote it. */
  abstract R read(String text);

  /** The rules with a text, or with the name of a preset. */
  final R parse(String text) {
    R preset = presets.get(text);
    try {
      return preset == null ? read(text) : preset;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(Excerpt.quote(text) + ": " + e.getMessage(), e);
    }
  }

  final void preset(String name, R rules) {
    presets.put(requireNonNull(name), requireNonNull(rules));
  }

  /** The text of the default rules, and the names of presets. */
  final List<String> presets() {
    List<String> all = new ArrayList<>();
    all.add(print(standard));
    all.addAll(presets.keySet());
    return all;
  }

  private static final class ByTemplate<R> extends RulesText<R> {
    private final TextTemplate<R> template;

    ByTemplate(R standard, TextTemplate<R> template) {
      super(standard);
      this.template = template;
    }

    @Override
    String print(R rules) {
      return template.print(rules);
    }

    @Override
    R read(String text) {
      return template.match(text).orElseThrow(() -> new IllegalArgumentException(example()));
    }

    private String example() {
      List<String> known = new ArrayList<>(presets.keySet());
      known.add(print(standard));
      return lenientFormat(
          "expected %s, for instance \"%s\"", template, String.join("\" or \"", known));
    }
  }

  /** A setting for each component, whose values are put together before they are checked. */
  private static final class BySettings<R> extends RulesText<R> {
    private static final String STANDARD = "standard";

    private final RecordShape<R> shape;
    private final List<HouseSetting<List<Object>>> settings = new ArrayList<>();
    private final HouseSettings<List<Object>> printed;

    BySettings(R standard, RecordShape<R> shape) {
      super(standard);
      this.shape = shape;
      checkArgument(
          shape.size() > 0,
          "%s: there is nothing to set; expected a template without components, such as standard",
          shape.type().getName());
      for (int i = 0; i < shape.size(); i++) {
        settings.add(setting(i));
      }
      this.printed = settings(Map.of());
    }

    private HouseSetting<List<Object>> setting(int component) {
      Class<?> of = shape.type().getRecordComponents()[component].getType();
      checkArgument(
          of.isPrimitive() || of.isEnum(),
          "%s: setting %s is a %s; expected a number, a boolean or an enum",
          shape.type().getName(),
          shape.name(component),
          of.getTypeName());
      ComponentType type = shape.typeOf(component);
      return HouseSetting.of(
          shape.field(component).replace('_', ' '),
          values -> type.text().print().apply(values.get(component)),
          (values, text) -> {
            List<Object> changed = new ArrayList<>(values);
            changed.set(component, type.text().parse().apply(text));
            return changed;
          });
    }

    private List<Object> values(R rules) {
      List<Object> values = new ArrayList<>();
      for (int i = 0; i < shape.size(); i++) {
        values.add(shape.get(rules, i));
      }
      return values;
    }

    private HouseSettings<List<Object>> settings(Map<String, String> named) {
      String example = settings.get(0) + " " + settings.get(0).value(values(standard));
      return new HouseSettings<>(() -> values(standard), settings, named, example);
    }

    @Override
    String print(R rules) {
      String changed = printed.print(values(rules));
      return changed.isEmpty() ? STANDARD : changed;
    }

    @Override
    R read(String text) {
      checkArgument(!text.isEmpty(), "expected %s or settings", STANDARD);
      Map<String, String> named = new LinkedHashMap<>();
      named.put(STANDARD, "");
      presets.forEach((name, rules) -> named.put(name, printed.print(values(rules))));
      return shape.make(settings(named).parse(text).toArray());
    }
  }
}
