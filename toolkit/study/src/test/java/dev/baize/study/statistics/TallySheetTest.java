package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A sheet keeps a sample of each measure. */
class TallySheetTest {

  private static TallySheet sheet(long one, long two) {
    TallySheet sheet = new TallySheet(2);
    sheet.add(0, one);
    sheet.add(1, two);
    sheet.add(1, two);
    sheet.endGame();
    return sheet;
  }

  @Test
  void measures_are_kept_apart_and_sheets_are_joined() {
    TallySheet sheet = sheet(1, 10);
    sheet.join(sheet(2, 20));
    assertThat(sheet.samples())
        .containsExactly(
            Games.sample(List.of(List.of(1L), List.of(2L))),
            Games.sample(List.of(List.of(10L, 10L), List.of(20L, 20L))));
  }

  @Test
  void there_are_no_other_measures() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> new TallySheet(2).add(2, 0));
  }
}
