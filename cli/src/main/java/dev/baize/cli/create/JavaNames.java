package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.text.Excerpt;
import java.util.Locale;
import javax.lang.model.SourceVersion;

record JavaNames(String name, String packageName, String className) {

  static JavaNames ofGame(String name) {
    String expected = "game; expected a word such as highcard: a lower-case letter, then up to 49";
    require(name, "[a-z][a-z0-9]{0,49}", expected + " of a to z and 0 to 9");
    return of(name, name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
  }

  static JavaNames ofPlayer(String name) {
    String expected = "player; expected a word such as Ducker: a capital, then up to 49";
    require(name, "[A-Z][A-Za-z0-9]{0,49}", expected + " of A to Z, a to z and 0 to 9");
    return of(name, name);
  }

  private static void require(String name, String form, String expected) {
    checkArgument(name.matches(form), "%s is no name for a %s", Excerpt.quote(name), expected);
  }

  /** The path of the class among the sources of {@code main} or {@code test}. */
  String source(String kind) {
    return "src/" + kind + "/java/" + packageName + '/' + className;
  }

  private static JavaNames of(String name, String className) {
    String packageName = className.toLowerCase(Locale.ROOT);
    checkArgument(
        SourceVersion.isName(packageName) && !packageName.equals("java"),
        "no package can be called %s, a word of Java; expected another name",
        packageName);
    return new JavaNames(name, packageName, className);
  }
}
