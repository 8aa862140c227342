package dev.baize.cli.fuzz;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Map;

/**
 * What a case came to.
 *
 * @param status what the program exited with
 * @param out the {@link Bytes} of standard output
 * @param err those of standard error
 * @param stray those that were printed past the program's streams
 * @param cut whether the reader of standard output closed it early
 * @param interrupted whether the program took so long that it was interrupted
 * @param threads those that were left over
 * @param files the {@link Bytes} of the files that are in the present folder now, by name
 */
record Outcome(
    int status,
    String out,
    String err,
    String stray,
    boolean cut,
    boolean interrupted,
    List<String> threads,
    Map<String, String> files) {

  private static final int SHOWN = 3000;

  Outcome {
    threads = List.copyOf(threads);
    files = ImmutableMap.copyOf(files);
  }

  /** All of it, line by line, as {@link Case#description}. */
  String description() {
    return """
        status %d%s%s
        out, %d bytes: %s
        err, %d bytes: %s
        stray: %s
        files: %s
        """
        .formatted(
            status,
            cut ? ", output cut" : "",
            interrupted ? ", interrupted" : "",
            out.length(),
            Excerpt.ofEnds(Bytes.text(out), SHOWN),
            err.length(),
            Excerpt.ofEnds(Bytes.text(err), SHOWN),
            Excerpt.of(stray, SHOWN),
            Excerpt.of(String.join(", ", files.keySet()), SHOWN));
  }
}
