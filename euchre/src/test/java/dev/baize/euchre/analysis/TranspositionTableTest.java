package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {

  private final TranspositionTable known = new TranspositionTable();

  @Test
  void of_a_new_position_it_is_only_known_how_many_tricks_are_left() {
    int bounds = known.bounds(0x1234567, 4);
    assertThat(TranspositionTable.lower(bounds)).isZero();
    assertThat(TranspositionTable.upper(bounds)).isEqualTo(4);
  }

  @Test
  void bounds_are_remembered_even_for_keys_with_the_highest_bit() {
    for (int key : new int[] {1, 0x1234567, 0x80000001, -1}) {
      known.put(key, 2, 3);
      int bounds = known.bounds(key, 5);
      assertThat(TranspositionTable.lower(bounds)).isEqualTo(2);
      assertThat(TranspositionTable.upper(bounds)).isEqualTo(3);
    }
  }

  @Test
  void another_position_in_the_same_place_takes_it() {
    for (int key = 1; key <= 1000; key++) {
      known.put(key, 1, 2);
      assertThat(TranspositionTable.lower(known.bounds(key, 5))).isEqualTo(1);
    }
    int kept = 0;
    for (int key = 1; key <= 1000; key++) {
      kept += TranspositionTable.lower(known.bounds(key, 5));
    }
    assertThat(kept).isBetween(200, 256);
  }

  @Test
  void nothing_is_known_once_it_is_cleared() {
    known.put(7, 2, 3);
    known.clear();
    assertThat(known.bounds(7, 5)).isEqualTo(5);
  }
}
