package dev.baize.core.kit;

import com.google.common.base.Throwables;
import dev.baize.core.game.Decision;
import java.lang.invoke.MethodHandles;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How the records of a game's author are accessed, on the class path and on the module path.
 *
 * @param lookup of the author's module; null if the module opens its packages to this one
 * @param decisions parses decisions of the game; null if records hold none
 * @param seats the number of seats at the table; texts with any other seat are refused
 */
record RecordAccess(
    MethodHandles.@Nullable Lookup lookup,
    @Nullable Function<String, ? extends Decision> decisions,
    int seats) {

  /** A call that may throw anything. */
  interface Call {
    Object run() throws Throwable;
  }

  /** {@return a lookup with the rights of a class} */
  MethodHandles.Lookup lookup(Class<?> type) {
    RecordAccess.class.getModule().addReads(type.getModule());
    try {
      return MethodHandles.privateLookupIn(type, lookup == null ? MethodHandles.lookup() : lookup);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%1$s: %2$s does not open %3$s to dev.baize.core; add \"opens %3$s to dev.baize.core;\" to"
                  + " its module-info, or pass MethodHandles.lookup() to the constructor of the"
                  + " game",
              type.getName(),
              type.getModule(),
              type.getPackageName()),
          e);
    }
  }

  static Object call(Call call) {
    try {
      return call.run();
    } catch (Throwable e) {
      Throwables.throwIfUnchecked(e);
      throw new IllegalStateException(e);
    }
  }
}
