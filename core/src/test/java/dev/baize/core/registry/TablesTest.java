package dev.baize.core.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {

  private static final HighCard GAME = new HighCard();

  private final Registry registry = new Registry(List.of(GAME), List.of());

  /** The table of a game that draws nothing. */
  private record Own(String game) implements TableProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public GameTable<HighCardView, Play, HighCardEvent> table(Speech speech) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void a_game_that_brings_no_table_has_none() {
    assertThat(registry.table(GAME)).isEmpty();
  }

  @Test
  void a_table_is_found_by_the_name_of_its_game_case_ignored() {
    Own own = new Own("HIGHCARD");
    Registry with = registry.with(List.of(), List.of(), List.of(own));
    assertThat(with.table(GAME)).containsSame(own);
    assertThat(with.with(List.of(), List.of(), List.of()).table(GAME)).containsSame(own);
  }

  @Test
  void two_tables_of_one_game_are_both_named() {
    Own own = new Own("highcard");
    Registry with = registry.with(List.of(), List.of(), List.of(own, own));
    assertThatThrownBy(() -> with.table(GAME))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("duplicate table for \"highcard\": (\\S+) and \\1");
  }
}
