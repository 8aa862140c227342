package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpeechTest {

  private final Speech speech = new Speech(Seat.of(1), List.of("North", "me", "  王小明王小明王小明 "));

  @Test
  void the_person_is_you() {
    assertThat(speech.does(Seat.of(1), "pass", "passes")).isEqualTo("You pass");
    assertThat(speech.within(Seat.of(1), "pass", "passes")).isEqualTo("you pass");
  }

  @Test
  void others_have_names() {
    assertThat(speech.does(Seat.of(0), "pass", "passes")).isEqualTo("North passes");
    assertThat(speech.within(Seat.of(0), "pass", "passes")).isEqualTo("North passes");
  }

  @Test
  void a_regular_verb_ends_in_s_or_es_after_a_name() {
    assertThat(speech.does(Seat.of(1), "pass")).isEqualTo("You pass");
    assertThat(speech.does(Seat.of(0), "pass")).isEqualTo("North passes");
    assertThat(speech.does(Seat.of(0), "pick")).isEqualTo("North picks");
  }

  @Test
  void long_names_are_cut_off_by_the_columns_that_they_take() {
    assertThat(speech.name(Seat.of(2))).isEqualTo("王小明王小明.");
  }
}
