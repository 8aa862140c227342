package dev.baize.cli.end;

/** How closely classes are related by their names: the greater the closer. */
final class Kinship {

  static final int NONE = 0;
  static final int SAME_PACKAGE = 1;
  private static final int SAME_FILE = 2;
  private static final int SAME_CLASS = 3;

  private Kinship() {}

  /** How closely a class is related to another; a class contains those that are nested in it. */
  static int of(String name, String other) {
    if (name.equals(other) || name.startsWith(other + "$")) {
      return SAME_CLASS;
    }
    if (outermost(name).equals(outermost(other))) {
      return SAME_FILE;
    }
    return packageOf(name).equals(packageOf(other)) ? SAME_PACKAGE : NONE;
  }

  private static String outermost(String name) {
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(name.lastIndexOf('.'), 0));
  }
}
