package dev.baize.review.compare;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.Iterators;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A run of the reference program, in which a person types random words where the words of the case
 * have run out or are not accepted.
 */
final class ReferenceRun {

  private final BiFunction<String, RandomGenerator, String> person;
  private final List<String> given;
  private final RandomGenerator random;
  private final Printed out = new Printed();
  private final List<String> typed = new ArrayList<>();
  private final List<Integer> asked = new ArrayList<>();
  private boolean refused;
  private boolean hasRefused;

  private ReferenceRun(
      BiFunction<String, RandomGenerator, String> person,
      List<String> given,
      RandomGenerator random) {
    this.person = person;
    this.given = given;
    this.random = random;
  }

  /**
   * What the reference printed.
   *
   * @param played the case with all words that were typed, and no others
   * @param output what the program printed
   * @param asked how many lines it had printed when it asked for each word
   */
  record Result(ProgramCase played, ProgramOutput output, List<Integer> asked) {}

  /**
   * Runs the reference.
   *
   * @param person what a person might type after an output that ends so
   */
  static Result of(
      BiFunction<String, RandomGenerator, String> person,
      ReferenceProgram program,
      String name,
      ProgramCase given,
      Path folder,
      RandomGenerator random)
      throws IOException {
    List<String> arguments = given.prepare(folder);
    ReferenceRun run = new ReferenceRun(person, given.input(), random);
    int status = run.with(program, name, arguments);
    if (run.hasRefused) {
      // Once more, without the words that were not accepted and what was printed after them.
      run = new ReferenceRun(person, run.typed, random);
      status = run.with(program, name, arguments);
    }
    ProgramOutput output =
        new ProgramOutput(run.out.toString(UTF_8), "", status, ProgramOutput.Ending.EXITED);
    return new Result(given.withInput(run.typed), output, run.asked);
  }

  private int with(ReferenceProgram program, String name, List<String> arguments)
      throws IOException {
    return program.run(name, arguments, input(), out, new Complaints());
  }

  private String next() {
    if (refused) {
      refused = false;
      hasRefused = true;
      typed.remove(typed.size() - 1);
      asked.remove(asked.size() - 1);
    }
    boolean isGiven = !hasRefused && typed.size() < given.size();
    String word = isGiven ? given.get(typed.size()) : person.apply(out.end(), random);
    typed.add(word);
    asked.add(out.lines());
    return word;
  }

  private static final class Printed extends ByteArrayOutputStream {

    /** Longer than any question. */
    private static final int END = 200;

    private int counted;
    private int lines;

    int lines() {
      for (; counted < count; counted++) {
        lines += buf[counted] == '\n' ? 1 : 0;
      }
      return lines;
    }

    String end() {
      int start = Math.max(0, count - END);
      return new String(buf, start, count - start, UTF_8);
    }
  }

  /** Has a word when it is asked for one, and no earlier. */
  private InputStream input() {
    Stream<InputStream> words =
        Stream.generate(() -> new ByteArrayInputStream((next() + '\n').getBytes(UTF_8)));
    // The first stream is opened at once.
    return new SequenceInputStream(
        Iterators.asEnumeration(
            Stream.concat(Stream.of(InputStream.nullInputStream()), words).iterator()));
  }

  private final class Complaints extends OutputStream {

    @Override
    public void write(int b) {
      refused = true;
    }
  }
}
