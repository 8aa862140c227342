package dev.baize.review;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.FileErrors;
import dev.baize.core.text.Excerpt;
import dev.baize.table.DataFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When a person is asked a {@link Puzzle} again: one, three and seven days after right answers in a
 * row, and then no more; a miss starts again.
 *
 * <p>All of it follows from the answers in the file {@code training} of the {@linkplain DataFolder
 * folder for the data} of a user. Each is one line, which is added in one piece, so that several
 * programs may train at once. A line that is damaged, and a disk that fails, cost a warning; many
 * such lines, and all answers that are not kept, cost one. An answer of a later day counts as of
 * today.
 */
public final class Schedule {

  /** After this many days, a puzzle that was answered rightly so often in a row is due again. */
  private static final List<Integer> DAYS = List.of(1, 3, 7);

  /** More damaged lines are only counted. */
  private static final int MAX_WARNINGS = 10;

  /** More bytes than a person's answers have. */
  private static final long MOST_BYTES = 10_000_000;

  private static final String RIGHT = "right";
  private static final String WRONG = "wrong";
  private static final Pattern LINE = Pattern.compile("(\\S+) (right|wrong) (.+)");

  /** How often in a row a puzzle was answered rightly when it was due, and when it is due again. */
  private record Progress(int rightly, LocalDate due) {

    /** An answer before the puzzle is due does not count if it is right. */
    Progress after(boolean right, LocalDate day) {
      if (!right) {
        return new Progress(0, day);
      }
      return isLearnt() || day.isBefore(due)
          ? this
          : new Progress(rightly + 1, day.plusDays(rightly < DAYS.size() ? DAYS.get(rightly) : 0));
    }

    boolean isLearnt() {
      return rightly > DAYS.size();
    }
  }

  /** The progress with a puzzle that was never answered. */
  private static final Progress NEW = new Progress(0, LocalDate.MIN);

  /** Where answers are kept; null if they are not, as after a failure. */
  private @Nullable Path file;

  private final LocalDate today;
  private final Consumer<String> warnings;
  private final Map<String, Progress> progress = new HashMap<>();

  /** Whether the last line of the file lacks its end. */
  private boolean torn;

  /**
   * The schedule of a user, from all answers up to now.
   *
   * @param environment the environment variables of the user
   * @param today the day of all answers to come
   * @param warnings takes a line about each failure
   */
  public Schedule(Map<String, String> environment, LocalDate today, Consumer<String> warnings) {
    this.file = DataFolder.of(environment).map(home -> home.resolve("training")).orElse(null);
    this.today = requireNonNull(today);
    this.warnings = requireNonNull(warnings);
    if (file != null && Files.exists(file)) {
      read(file);
    }
  }

  private void read(Path kept) {
    try {
      requireUsual(kept);
      String text = new String(Files.readAllBytes(kept), UTF_8);
      torn = !text.isEmpty() && !text.endsWith("\n");
      List<String> damaged = new ArrayList<>();
      int number = 0;
      for (String line : text.lines().toList()) {
        number++;
        if (!line.isEmpty() && !isRead(line)) {
          String place = kept + ":" + number + ": ";
          damaged.add(place + Excerpt.quote(line) + " is passed over: expected an answer");
        }
      }
      if (damaged.size() > MAX_WARNINGS) {
        warnings.accept(kept + ": " + damaged.size() + " lines are passed over: expected answers");
      } else {
        damaged.forEach(warnings);
      }
    } catch (IOException e) {
      warnings.accept(FileErrors.explain(kept, "cannot be read", e).getMessage());
    }
  }

  /** Rejects what is no file of answers, and may block or fill the memory. */
  private static void requireUsual(Path kept) throws IOException {
    FileErrors.requireRegular(kept);
    if (Files.exists(kept) && Files.size(kept) > MOST_BYTES) {
      throw new IOException("it has more than " + MOST_BYTES + " bytes");
    }
  }

  private boolean isRead(String line) {
    Matcher answer = LINE.matcher(line);
    if (!answer.matches()) {
      return false;
    }
    try {
      LocalDate day = LocalDate.parse(answer.group(1));
      add(answer.group(3), answer.group(2).equals(RIGHT), day.isAfter(today) ? today : day);
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  private void add(String puzzle, boolean right, LocalDate day) {
    progress.put(puzzle, progress(puzzle).after(right, day));
  }

  private Progress progress(String puzzle) {
    return progress.getOrDefault(puzzle, NEW);
  }

  /** Keeps an answer of today; if one could not be kept, no more are. */
  void answered(String puzzle, boolean right) {
    add(puzzle, right, today);
    Path kept = file;
    if (kept == null) {
      return;
    }
    String line = (torn ? "\n" : "") + today + ' ' + (right ? RIGHT : WRONG) + ' ' + puzzle + '\n';
    torn = false;
    try {
      requireUsual(kept);
      DataFolder.made(requireNonNull(kept.getParent()));
      Files.writeString(kept, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      file = null;
      String failure = "cannot be written, so that no answers are kept";
      warnings.accept(FileErrors.explain(kept, failure, e).getMessage());
    }
  }

  /** Whether a puzzle should be asked today: it was never asked, or its days are over. */
  boolean isDue(String puzzle) {
    return !isLearnt(puzzle) && !progress(puzzle).due().isAfter(today);
  }

  /** How many of some puzzles should be asked today. */
  long due(Collection<Puzzle> puzzles) {
    return puzzles.stream().filter(puzzle -> isDue(puzzle.name())).count();
  }

  boolean isLearnt(String puzzle) {
    return progress(puzzle).isLearnt();
  }

  /** How often in a row a puzzle was answered rightly; as a new one, more than any other. */
  int rightly(String puzzle) {
    return progress.containsKey(puzzle) ? progress(puzzle).rightly() : DAYS.size() + 1;
  }

  /** The day from today on when the first of some puzzles is due; empty if all are learnt. */
  Optional<LocalDate> next(Collection<Puzzle> puzzles) {
    return puzzles.stream()
        .filter(puzzle -> !isLearnt(puzzle.name()))
        .map(puzzle -> isDue(puzzle.name()) ? today : progress(puzzle.name()).due())
        .min(LocalDate::compareTo);
  }

  /**
   * {@return how many puzzles are due, and how many are learnt, in a line; empty if there are none}
   *
   * @param puzzles any puzzles
   */
  public String text(Collection<Puzzle> puzzles) {
    long learnt = puzzles.stream().filter(puzzle -> isLearnt(puzzle.name())).count();
    return puzzles.isEmpty()
        ? ""
        : "Your mistakes as puzzles: "
            + due(puzzles)
            + " due, "
            + learnt
            + " learnt; see baize train.";
  }

  /** When an answered puzzle is asked again, as a sentence. */
  String again(String puzzle) {
    long days = ChronoUnit.DAYS.between(today, progress(puzzle).due());
    if (days == 0 && !isLearnt(puzzle)) {
      return "It is asked once more at the end.";
    }
    if (file == null) {
      return "This answer is not kept.";
    }
    return isLearnt(puzzle)
        ? "You know it now: it is not asked again."
        : days == 1 ? "It is asked again tomorrow." : "It is asked again in " + days + " days.";
  }
}
