package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeansEventTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private static final Map<BeansEvent, String> TEXTS =
      Map.ofEntries(
          Map.entry(
              new BeansEvent.Dealt(FIRST, List.of(Bean.RED, Bean.SOY)), "seat 0 is dealt Red soy"),
          Map.entry(new BeansEvent.TurnBegan(SECOND), "seat 1 begins a turn"),
          Map.entry(new BeansEvent.Drew(FIRST, Bean.BLUE), "seat 0 draws Blue"),
          Map.entry(new BeansEvent.LaidOut(FIRST, List.of(Bean.BLUE)), "seat 0 lays out Blue"),
          Map.entry(new BeansEvent.PickedUp(SECOND, Bean.RED), "seat 1 picks up Red"),
          Map.entry(new BeansEvent.Played(SECOND, Bean.RED), "seat 1 plays Red"),
          Map.entry(new BeansEvent.Chained(SECOND, Bean.RED), "seat 1 chains Red"),
          Map.entry(new BeansEvent.Discarded(SECOND, Bean.RED), "seat 1 discards Red"),
          Map.entry(
              new BeansEvent.DiscardedFromHand(SECOND, Bean.RED, 2),
              "seat 1 throws away Red, card 3 of the hand"),
          Map.entry(new BeansEvent.LeftInTradeArea(FIRST, Bean.GARDEN), "seat 0 leaves garden"),
          Map.entry(
              new BeansEvent.Sold(FIRST, new Chain(Bean.GARDEN, 2)),
              "seat 0 sells 2 garden for 2 coins"),
          Map.entry(new BeansEvent.BoughtThirdChain(FIRST), "seat 0 buys a third chain"),
          Map.entry(new BeansEvent.GameEnded(12, 0), "the game is over, 12 to 0"));

  @Test
  void every_kind_of_event_is_printed_in_one_line_and_parsed_from_it() {
    assertThat(TEXTS).hasSize(13);
    TEXTS.forEach(
        (event, text) -> {
          assertThat(event.text()).isEqualTo(text);
          assertThat(BeansEvent.parse(text)).isEqualTo(event);
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "seat 2 plays Red",
        "seat 0 plays red",
        "seat 0 plays Red ",
        "seat 0 lays out ",
        "seat 0 sells 2 garden for 1 coins",
        "seat 0 sells 7 garden for 3 coins",
        "seat 0 throws away Red, card 0 of the hand",
        "the game is over, -1 to 0"
      })
  void a_text_that_is_no_event_is_rejected_and_quoted(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BeansEvent.parse(text))
        .withMessageStartingWith("\"" + text + "\" is not an event of beans")
        .withMessageNotContaining("dev.baize");
  }
}
