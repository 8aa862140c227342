package dev.baize.review.compare;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.google.common.collect.Iterables;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.core.text.Printable;
import dev.baize.review.compare.ProgramOutput.Ending;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program beside a reference on random cases, and looks for the smallest case like the first
 * in which they differ.
 */
public final class ProgramComparison {

  /**
   * How a comparison went.
   *
   * @param cases how many cases there were to be
   * @param played how many there were
   * @param agreed in how many of them the program did what is right
   * @param report of the first in which it did not; empty if there is none
   */
  public record Result(long cases, long played, long agreed, String report) {

    /** {@return whether the program did what is right in every case} */
    public boolean isRight() {
      return agreed == played;
    }

    /** {@return the counts and the report, as lines for a person} */
    public String text() {
      if (played == 0) {
        return "No game was compared.\n";
      }
      long differing = played - agreed;
      String agreement =
          differing > 0
              ? lenientFormat(
                  "%s agree, %s %s not", agreed, differing, differing == 1 ? "does" : "do")
              : played == 1 ? "it agrees" : "all agree";
      return lenientFormat(
          "%s: %s.\n%s%s",
          Plural.of(played, "game"),
          agreement,
          played < cases ? "The other " + (cases - played) + " were not played.\n" : "",
          report.isEmpty() ? "" : "\n" + report);
    }
  }

  /** After so many cases in which the program had to be ended, the others are left out. */
  private static final int MAX_ENDED = 3;

  /** How many smaller cases are tried; one in which the program has to be ended counts for many. */
  private static final int TRIES = 200;

  private static final int ENDED_TRIES = 50;

  private static final int POLL_MILLIS = 10;

  private final Specification specification;
  private final ReferenceProgram reference;
  private final List<String> command;
  private final Duration time;
  private final int bytes;

  /**
   * A comparison.
   *
   * @param specification what both programs are to do
   * @param reference a program that does it
   * @param command the words that start the other program, before its arguments
   * @param time how long that may take for a case, 1 millisecond or more
   * @param bytes how much it may print, 1 or more, on each of standard output and standard error
   */
  public ProgramComparison(
      Specification specification,
      ReferenceProgram reference,
      List<String> command,
      Duration time,
      int bytes) {
    checkArgument(time.toMillis() >= 1, "%s; expected a millisecond or more", time);
    checkArgument(bytes >= 1, "%s bytes; expected 1 or more", bytes);
    this.specification = requireNonNull(specification);
    this.reference = requireNonNull(reference);
    this.command = List.copyOf(command);
    this.time = time;
    this.bytes = bytes;
  }

  /**
   * Compares the programs.
   *
   * @param seed the same seed gives the same cases, each independent of how many there are
   * @param cases how many cases
   * @param counted called after each
   * @param cancelled whether to end now, without the rest
   * @return how many agree, and the first that does not
   * @throws IOException if the program cannot be started, or its files cannot be used
   */
  public Result run(Seed seed, long cases, Runnable counted, BooleanSupplier cancelled)
      throws IOException {
    Path folder = Files.createTempDirectory("baize-compare");
    try {
      return new Run(seed, folder, cancelled).compare(cases, counted);
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private final class Run {

    private final Seed seed;
    private final Path folder;
    private final BooleanSupplier cancelled;
    private final Path out;
    private final Path err;

    Run(Seed seed, Path folder, BooleanSupplier cancelled) {
      this.seed = seed;
      this.folder = folder;
      this.cancelled = cancelled;
      this.out = folder.resolve("output");
      this.err = folder.resolve("errors");
    }

    Result compare(long cases, Runnable counted) throws IOException {
      long played = 0;
      long agreed = 0;
      long firstCase = 0;
      Difference first = null;
      int ended = 0;
      while (played < cases && ended < MAX_ENDED) {
        RandomGenerator random = seed.derive(played).generator();
        Difference difference = difference(specification.next(played, random), random);
        if (cancelled.getAsBoolean()) {
          break;
        }
        if (difference == null) {
          agreed++;
        } else {
          ended += isEnded(difference) ? 1 : 0;
          firstCase = first == null ? played : firstCase;
          first = first == null ? difference : first;
        }
        played++;
        counted.run();
      }
      return new Result(
          cases, played, agreed, first == null ? "" : report(firstCase, smallest(first)));
    }

    private String report(long number, Difference smallest) {
      String called = String.join(" ", command);
      return lenientFormat(
          """
          The first that does not is game %s. The shortest like it that was found is
          %s:

          %s
          %s\
          """,
          number,
          specification.size(smallest.run()),
          smallest.run().played().commands(called),
          smallest.text(called));
    }

    private static boolean isEnded(Difference difference) {
      return difference.actual().ending() != Ending.EXITED;
    }

    /** The smallest case that was found in which the program breaks the same rule. */
    private Difference smallest(Difference first) throws IOException {
      Set<ProgramCase> tried = new HashSet<>(Set.of(first.run().played()));
      Difference smallest = first;
      Deque<ProgramCase> next = simpler(first);
      int left = TRIES;
      while (left > 0 && !next.isEmpty()) {
        ProgramCase each = next.remove();
        if (!tried.add(each)) {
          continue;
        }
        Difference found = difference(each, seed.generator());
        if (cancelled.getAsBoolean()) {
          break;
        }
        left -= found != null && isEnded(found) ? ENDED_TRIES : 1;
        if (found != null && found.heading().equals(first.heading())) {
          tried.add(found.run().played());
          smallest = found;
          next = simpler(found);
        }
      }
      return smallest;
    }

    private Deque<ProgramCase> simpler(Difference difference) {
      return new ArrayDeque<>(specification.simpler(difference.run(), difference.line()));
    }

    private @Nullable Difference difference(ProgramCase given, RandomGenerator random)
        throws IOException {
      String name = Iterables.getLast(command);
      ReferenceRun.Result own =
          ReferenceRun.of(specification::answer, reference, name, given, folder, random);
      List<String> arguments = own.played().prepare(folder);
      ProgramOutput theirs = run(arguments, own.played().input());
      String right = own.output().out();
      ProgramOutput expected = own.output().withOut(withoutFolder(right));
      ProgramOutput actual = theirs.withOut(withoutFolder(calledAs(right, name, theirs.out())));
      ReferenceRun.Result run = new ReferenceRun.Result(own.played(), expected, own.asked());
      return Difference.between(run, actual, specification);
    }

    /** Runs the program as a process, with limits, and with files for its streams. */
    private ProgramOutput run(List<String> arguments, List<String> input) throws IOException {
      List<String> words = new ArrayList<>(command);
      words.addAll(arguments);
      Path in = Files.write(folder.resolve("input"), input);
      ProcessBuilder builder =
          new ProcessBuilder(words)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      Process process = start(builder);
      Ending ending = await(process);
      int status = process.onExit().join().exitValue();
      String last =
          Iterables.getLast(read(err).lines().filter(line -> !line.isBlank()).toList(), "");
      return new ProgramOutput(read(out), last, status, ending);
    }

    /** Starts the program; a failure is told without the number that Java puts before it. */
    private Process start(ProcessBuilder builder) throws IOException {
      try {
        return builder.start();
      } catch (IOException e) {
        String reason = String.valueOf(e.getMessage()).replaceFirst("^.*error=[0-9]+, ", "");
        throw new IOException(
            Excerpt.quote(command.get(0)) + " cannot be run: " + Printable.line(reason), e);
      }
    }

    /** Waits until a process has ended, or ends it and all that it has started. */
    private Ending await(Process process) throws IOException {
      try {
        long left = time.toMillis();
        while (!process.waitFor(Math.min(left, POLL_MILLIS), MILLISECONDS)) {
          left -= POLL_MILLIS;
          if (cancelled.getAsBoolean()) {
            return Ending.CANCELLED;
          }
          if (left <= 0) {
            return Ending.TOO_SLOW;
          }
          if (isTooMuch()) {
            return Ending.TOO_MUCH;
          }
        }
        return isTooMuch() ? Ending.TOO_MUCH : Ending.EXITED;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw (IOException) new InterruptedIOException("interrupted").initCause(e);
      } finally {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    }

    private boolean isTooMuch() throws IOException {
      return Files.size(out) > bytes || Files.size(err) > bytes;
    }

    private String read(Path file) throws IOException {
      return MoreFiles.asByteSource(file).slice(0, bytes).asCharSource(UTF_8).read();
    }

    /** Files have the names that they have for whoever repeats a case in their folder. */
    private String withoutFolder(String text) {
      return text.replace(folder.toString() + folder.getFileSystem().getSeparator(), "");
    }
  }

  /** An output whose first line may call the program by another name than the right one does. */
  static String calledAs(String right, String name, String output) {
    int end = right.indexOf('\n') + 1;
    if (!right.startsWith(name + ' ') || end == 0) {
      return output;
    }
    String rest = right.substring(name.length(), end);
    int other = output.indexOf('\n') + 1;
    boolean isNamed = other > rest.length() && output.substring(0, other).endsWith(rest);
    return isNamed ? name + rest + output.substring(other) : output;
  }
}
