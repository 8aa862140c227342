package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScheduleTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);
  private static final String PUZZLE = "euchre-2026-11-26-1200.baize 37";

  private final List<String> warnings = new ArrayList<>();

  private Schedule schedule(Path home, LocalDate day) {
    return new Schedule(Map.of("XDG_DATA_HOME", home.toString()), day, warnings::add);
  }

  /** An answer some days after the one before. */
  record Answer(int days, boolean right) {}

  @Provide
  Arbitrary<List<Answer>> histories() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 9), Arbitraries.of(true, true, false))
        .as(Answer::new)
        .list()
        .ofMaxSize(12);
  }

  @Property(tries = 60)
  void right_answers_wait_one_three_and_seven_days_and_a_miss_starts_again(
      @ForAll("histories") List<Answer> history) throws IOException {
    Path home = Files.createTempDirectory("training");
    try {
      LocalDate day = TODAY;
      LocalDate due = day;
      int rightly = 0;
      for (Answer answer : history) {
        day = day.plusDays(answer.days());
        schedule(home, day).answered(PUZZLE, answer.right());
        if (!answer.right()) {
          rightly = 0;
          due = day;
        } else if (rightly < 4 && !day.isBefore(due)) {
          due = day.plusDays(List.of(1, 3, 7, 0).get(rightly));
          rightly++;
        }
        for (int later = 0; later < 9; later++) {
          LocalDate then = day.plusDays(later);
          Schedule read = schedule(home, then);
          assertThat(read.isDue(PUZZLE)).isEqualTo(rightly < 4 && !then.isBefore(due));
          assertThat(read.isLearnt(PUZZLE)).isEqualTo(rightly == 4);
        }
      }
      assertThat(schedule(home, day).isDue("another")).isTrue();
    } finally {
      Files.deleteIfExists(home.resolve("baize/training"));
      Files.deleteIfExists(home.resolve("baize"));
      Files.delete(home);
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void the_answers_of_two_programs_at_once_are_all_kept(@TempDir Path home) throws IOException {
    Schedule one = schedule(home, TODAY);
    Schedule other = schedule(home, TODAY);
    one.answered("one 1", true);
    other.answered("other 2", false);
    one.answered("one 3", false);
    assertThat(home.resolve("baize/training"))
        .hasContent(
            """
            2026-11-27 right one 1
            2026-11-27 wrong other 2
            2026-11-27 wrong one 3
            """);
  }

  @Test
  void a_damaged_line_costs_a_warning_and_the_others_count(@TempDir Path home) throws IOException {
    Path file = home.resolve("baize/training");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "2026-11-26 right a\n2026-13-26 right b\nnonsense\n\n2026-11-26 maybe c\n2026-11-27 ri");
    Schedule schedule = schedule(home, TODAY.minusDays(1));
    assertThat(warnings).hasSize(4);
    assertThat(warnings.get(0)).contains(file + ":2: ", "2026-13-26 right b");
    assertThat(schedule.isDue("a")).isFalse();
    assertThat(schedule.isDue("b")).isTrue();
    schedule.answered("d", false);
    assertThat(Files.readAllLines(file)).endsWith("2026-11-27 ri", "2026-11-26 wrong d");
  }

  @Test
  void a_disk_that_fails_costs_a_warning_and_the_answer_counts(@TempDir Path home)
      throws IOException {
    Files.createDirectories(home.resolve("baize/training"));
    Schedule schedule = schedule(home, TODAY);
    schedule.answered("a", true);
    schedule.answered("b", true);
    assertThat(warnings).hasSize(2).allMatch(line -> line.contains("training cannot be "));
    assertThat(schedule.isDue("a")).isFalse();
    assertThat(schedule.again("a")).isEqualTo("This answer is not kept.");
  }

  @Test
  void many_damaged_lines_cost_one_warning_with_their_number(@TempDir Path home)
      throws IOException {
    Path file = home.resolve("baize/training");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "nonsense\n".repeat(11) + "2026-11-27 right a\n");
    assertThat(schedule(home, TODAY).isDue("a")).isFalse();
    assertThat(warnings).singleElement().asString().startsWith(file + ": 11 lines ");
  }

  @Test
  void a_file_that_is_absurdly_large_is_neither_read_nor_written(@TempDir Path home)
      throws IOException {
    Path file = home.resolve("baize/training");
    Files.createDirectories(file.getParent());
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 33);
    }
    schedule(home, TODAY).answered("a", true);
    assertThat(warnings).hasSize(2).allMatch(line -> line.contains("more than 10000000 bytes"));
    assertThat(file).hasSize(1L << 33);
  }

  @Test
  void an_answer_of_a_later_day_counts_as_of_today(@TempDir Path home) {
    schedule(home, TODAY.plusYears(5)).answered("a", true);
    assertThat(schedule(home, TODAY).isDue("a")).isFalse();
    assertThat(schedule(home, TODAY.plusDays(1)).again("a")).contains("tomorrow");
  }

  @Test
  void without_a_home_answers_count_until_the_end() {
    Schedule schedule = new Schedule(Map.of(), TODAY, warnings::add);
    schedule.answered("a", true);
    assertThat(schedule.isDue("a")).isFalse();
    assertThat(warnings).isEmpty();
  }
}
