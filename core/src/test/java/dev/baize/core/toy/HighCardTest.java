package dev.baize.core.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HighCardTest {

  private static final HighCard HIGH_CARD = new HighCard();
  private static final HighCardRules SHORT = new HighCardRules(2, 1);

  @Test
  void the_highest_card_takes_the_trick_and_its_seat_leads() {
    Game<HighCardView, Play> game = HighCardRules.table().start(Seed.of(3));
    for (String card :
        List.of("Eight of Spades", "Nine of Diamonds", "Jack of Clubs", "Nine of Hearts")) {
      game.apply(HIGH_CARD.decision("play " + card));
    }
    assertThat(game.toAct()).isEqualTo(Seat.of(2));
    assertThat(game.view(Seat.of(0)).taken()).containsExactly(0, 0, 1, 0);
  }

  @Test
  void who_takes_most_tricks_wins() {
    Match<HighCardView, Play, HighCardEvent> match =
        Match.of(SHORT, List.of(new Watchful(), new Watchful()), Seed.of(1));
    assertThat(match.play()).isEqualTo(new Outcome(List.of(2L, 1L), List.of(Seat.of(0))));
  }

  @Test
  void the_transcript_tells_what_is_open_to_all() {
    StringBuilder told = new StringBuilder();
    Match.builder(SHORT, List.of(new Watchful(), new Watchful()), Seed.of(1))
        .listener(HIGH_CARD.transcript(told, List.of("Ann", "Bob")))
        .build()
        .play();
    assertThat(told)
        .hasToString(
            """
            Ann plays the Five of Clubs
            Bob plays the Eight of Spades
            Bob takes the trick
            Bob plays the Nine of Spades
            Ann plays the Jack of Hearts
            Ann takes the trick
            Ann plays the Ace of Clubs
            Bob plays the Jack of Spades
            Ann takes the trick
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5 seats, 1 rounds", "4 seats", "4 seats, 2 rounds "})
  void rules_that_are_not_understood_are_quoted(String text) {
    assertThatThrownBy(() -> HIGH_CARD.rules(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("\"" + text + "\": expected rules such as \"4 seats, 2 rounds\"");
  }

  @Test
  void rules_need_enough_cards() {
    assertThatThrownBy(() -> new HighCardRules(4, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4 seats, 5 rounds: expected");
  }
}
