package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;

/** What the names of games and players have in common: all can be typed and written anywhere. */
final class RegisteredName {

  private RegisteredName() {}

  /** Requires a name that can be registered. */
  static void require(String what, String name, Object provider) {
    check(Fields.isWord(name), "one word", what, name, provider);
    check(Printable.isLine(name), "printable text", what, name, provider);
    check(
        name.length() <= Fields.MAX_NAME,
        "at most " + Fields.MAX_NAME + " characters",
        what,
        name,
        provider);
    check(
        !name.startsWith("-") && name.indexOf(',') < 0,
        "no option or list: it has no hyphen at its beginning and no comma",
        what,
        name,
        provider);
    check(
        name.indexOf(ConfiguredPlayer.COLON) < 0 && name.indexOf('=') < 0,
        "without settings: it has no colon and no equals sign",
        what,
        name,
        provider);
  }

  private static void check(boolean valid, String rule, String what, String name, Object provider) {
    checkArgument(
        valid,
        "%s %s (%s): a name is %s",
        what,
        Excerpt.quote(name),
        provider.getClass().getName(),
        rule);
  }
}
