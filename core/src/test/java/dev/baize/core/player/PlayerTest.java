package dev.baize.core.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Watchful;
import org.junit.jupiter.api.Test;

class PlayerTest {

  @Test
  void is_called_by_its_class() {
    assertThat(new Watchful().name()).isEqualTo("Watchful");
  }

  @Test
  void is_called_player_if_its_class_has_no_name() {
    Player<HighCardView, Play, HighCardEvent> lambda = view -> Play.of(view.hand().lowest());
    Player<HighCardView, Play, HighCardEvent> anonymous =
        new Player<>() {
          @Override
          public Play decide(HighCardView view) {
            return lambda.decide(view);
          }
        };
    assertThat(lambda.name()).isEqualTo("player");
    assertThat(anonymous.name()).isEqualTo("player");
  }
}
