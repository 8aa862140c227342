package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventTextsTest {

  private enum Side {
    EVEN,
    ODD
  }

  /** Something that happens in a game of bridge. */
  private sealed interface Call extends Event {
    @Override
    default String text() {
      return TEXTS.print(this);
    }
  }

  record Bid(Seat seat, long number, Side side) implements Call {}

  record Trump(Suit suit, boolean doubled) implements Call {}

  record Tricks(int number) implements Call {}

  /** A trick, counted from 0. */
  record Place(int index) implements Call {}

  private static final EventTexts<Call> TEXTS =
      new EventTexts<Call>("bridge", 4, "seat 2 bids 100 (EVEN)", null)
          .event(Bid.class, "seat {seat} bids {number} ({side})")
          .event(Trump.class, "{suit} is trump{doubled:, doubled}")
          .event(Tricks.class, "{number} tricks")
          .event(
              Place.class,
              "trick {number}",
              Tricks.class,
              place -> new Tricks(place.index() + 1),
              tricks -> new Place(tricks.number() - 1));

  @Property
  void every_component_is_parsed_as_it_was_printed(
      @ForAll @IntRange(max = 3) int seat,
      @ForAll @LongRange(max = Long.MAX_VALUE) long number,
      @ForAll Side side) {
    Bid bid = new Bid(Seat.of(seat), number, side);
    assertThat(TEXTS.parse(bid.text())).isEqualTo(bid);
  }

  @Test
  void words_may_stand_for_true_and_nothing_for_false() {
    assertThat(TEXTS.parse("Hearts is trump")).isEqualTo(new Trump(Suit.HEARTS, false));
    assertThat(TEXTS.parse("Hearts is trump, doubled")).isEqualTo(new Trump(Suit.HEARTS, true));
  }

  @Test
  void another_record_may_be_printed_instead_of_the_event() {
    assertThat(new Place(0).text()).isEqualTo("trick 1");
    assertThat(TEXTS.parse("trick 3")).isEqualTo(new Place(2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "seat 1 folds | : expected one such as \"seat 2 bids 100 (EVEN)\"",
        "seat 4 bids 1 (ODD) | : no seat 4; expected 0 to 3",
        "seat 1 bids 1 (WEST) | : \"WEST\" is none of [EVEN, ODD]",
        "seat 1 bids 9223372036854775808 (ODD) | : \"9223372036854775808\": expected a"
            + " whole number from 0 to 9223372036854775807, in its shortest form",
        "2147483648 tricks | : \"2147483648\": expected a whole number from 0 to"
            + " 2147483647, in its shortest form",
        "007 tricks | : expected one such as \"seat 2 bids 100 (EVEN)\"",
        "-1 tricks | : expected one such as \"seat 2 bids 100 (EVEN)\"",
      })
  void a_text_that_is_not_an_event_is_quoted_with_what_was_expected(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TEXTS.parse(text))
        .withMessage("\"%s\" is not an event of bridge%s", text, reason);
  }

  @Test
  void what_a_template_says_between_its_components_is_taken_literally() {
    assertThatIllegalArgumentException().isThrownBy(() -> TEXTS.parse("seat 1 bids 1 ODD"));
  }

  @Test
  void a_text_is_one_line() {
    assertThatIllegalArgumentException().isThrownBy(() -> TEXTS.parse("Hearts\n is trump"));
  }
}
