package dev.baize.review.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** A program that is right, in this process. */
@FunctionalInterface
public interface ReferenceProgram {

  /**
   * Runs the program.
   *
   * @param name what the program is called
   * @param arguments its arguments
   * @param in its standard input
   * @param out its standard output
   * @param err its standard error, to which it complains of every word of the input that it does
   *     not accept, before it reads the next
   * @return the status to exit with
   * @throws IOException if a stream fails
   */
  int run(String name, List<String> arguments, InputStream in, OutputStream out, OutputStream err)
      throws IOException;
}
