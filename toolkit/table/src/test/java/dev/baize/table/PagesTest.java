package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.table.TableConsole.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Texts that are read in place of the table, in windows whose size changes. */
class PagesTest {

  private static final String NUMBERS =
      IntStream.range(0, 400).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

  private static List<String> read(Step... steps) {
    Stepping person = new Stepping(steps);
    Pages.ofParagraphs(Theme.LETTERS, NUMBERS).show(person);
    return person.shown();
  }

  @Test
  void every_word_is_on_one_page_and_the_last_step_leaves() {
    Step[] steps = new Step[30];
    Arrays.fill(steps, Step.PAGE_DOWN);
    String read =
        read(steps).stream()
            .flatMap(String::lines)
            .filter(line -> !line.startsWith(" (page "))
            .map(String::strip)
            .collect(Collectors.joining(" "));
    assertThat(read).isEqualTo(NUMBERS);
  }

  @Test
  void an_open_page_is_laid_out_again_when_the_window_is_resized_and_goes_on_from_there() {
    List<String> shown = read(Step.NEXT, Step.NEXT, Step.LEAVE);
    assertThat(shown).hasSize(4);
    String before = shown.get(2);
    String after = shown.get(3);
    String first = before.strip().split(" ", 2)[0];
    assertThat(before).contains("(page 3 of 4; Enter and arrows turn pages, q leaves)");
    assertThat(after).contains(" " + first + " ", "word399");
    assertThat(after.lines().mapToInt(String::length).max().orElse(0)).isGreaterThan(90);
  }
}
