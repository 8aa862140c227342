package dev.baize.core.lines;

import dev.baize.core.text.DamagedFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where lines come from, to say where they are wrong.
 *
 * @param place what stands before the number of a line in a message
 * @param damage makes the exception that says it
 */
public record Source(String place, Damage damage) {

  /** Makes an exception, as the constructor of {@link DamagedFileException} does. */
  @FunctionalInterface
  public interface Damage {
    /** The exception for a line. */
    DamagedFileException at(String place, int line, String problem, @Nullable Throwable cause);
  }

  /** Text that is in no file. */
  public static Source text(Damage damage) {
    return new Source("line ", damage);
  }

  /** A file. */
  public static Source file(Path file, Damage damage) {
    return new Source(file + ":", damage);
  }

  /** Something is wrong with a line. */
  public DamagedFileException damaged(int line, String problem) {
    return damaged(line, problem, null);
  }

  /** Something is wrong with a line, which something else has found. */
  public DamagedFileException damaged(int line, String problem, @Nullable Throwable cause) {
    return damage.at(place, line, problem, cause);
  }

  /** Tells with the number of the line why something in it was not understood. */
  public <T> T understand(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw damaged(line, String.valueOf(e.getMessage()), e);
    }
  }
}
