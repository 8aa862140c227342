package dev.baize.core.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.table.PlainTable;
import dev.baize.core.table.TableProvider;
import dev.baize.core.toy.HighCard;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {

  private static final HighCard GAME = new HighCard();

  private final Registry registry = new Registry(List.of(GAME), List.of());

  @Test
  void a_game_that_brings_no_table_has_a_plain_one() {
    TableProvider<?, ?, ?> table = registry.table(GAME);
    assertThat(table.game()).isEqualTo("HighCard");
    assertThat(table.description()).isEqualTo("Play HighCard.");
    assertThat(table.names(2)).containsExactly("Seat 1", "Seat 2");
    assertThat(table.players()).isEmpty();
    assertThat(table.options()).isEmpty();
  }

  @Test
  void a_table_is_found_by_the_name_of_its_game_case_ignored() {
    TableProvider<?, ?, ?> own = PlainTable.provider("HIGHCARD", "", GAME::decision);
    Registry with = registry.with(List.of(), List.of(), List.of(own));
    assertThat(with.table(GAME)).isSameAs(own);
    assertThat(with.with(List.of(), List.of()).table(GAME)).isSameAs(own);
  }

  @Test
  void two_tables_of_one_game_are_both_named() {
    TableProvider<?, ?, ?> own = PlainTable.provider("highcard", "", GAME::decision);
    Registry with = registry.with(List.of(), List.of(), List.of(own, own));
    assertThatThrownBy(() -> with.table(GAME))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("duplicate table for \"highcard\": (\\S+) and \\1");
  }
}
