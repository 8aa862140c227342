package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Suit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventParserTest {

  private static final String BID = "seat %d bids %d (%s)";
  private static final String TRUMP = "%s is trump";
  private static final String TRICKS = "%d tricks";

  private static final EventParser<Bid> PARSER =
      EventParser.<Bid>builder("bridge", 4, "seat 2 bids 100 (EVEN)")
          .format(BID, f -> new Bid(f.seat(1), f.number(2), f.constant(3, Side.class), null, 0))
          .format(TRUMP, f -> new Bid(Seat.of(0), 0, Side.ODD, f.value(1, Suit::parse), 0))
          .format(TRICKS, f -> new Bid(Seat.of(0), 0, Side.ODD, null, f.smallNumber(1)))
          .build();

  private enum Side {
    EVEN,
    ODD
  }

  private record Bid(Seat seat, long number, Side side, @Nullable Suit suit, int tricks)
      implements Event {

    @Override
    public String text() {
      return BID.formatted(seat.index(), number, side);
    }
  }

  @Property
  void every_field_is_parsed_as_it_was_printed(
      @ForAll @IntRange(max = 3) int seat,
      @ForAll @LongRange(max = Long.MAX_VALUE) long number,
      @ForAll Side side) {
    Bid bid = new Bid(Seat.of(seat), number, side, null, 0);
    assertThat(PARSER.parse(bid.text())).isEqualTo(bid);
  }

  @Property
  void a_small_number_is_parsed_as_it_was_printed(@ForAll @IntRange(max = 2147483647) int tricks) {
    assertThat(PARSER.parse(TRICKS.formatted(tricks)).tricks()).isEqualTo(tricks);
  }

  @Test
  void the_parser_of_a_value_is_given_the_text_of_its_field() {
    assertThat(PARSER.parse("Hearts is trump").suit()).isEqualTo(Suit.HEARTS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "seat 1 folds | ; expected one such as \"seat 2 bids 100 (EVEN)\"",
        "seat 4 bids 1 (ODD) | : no seat 4; expected 0 to 3",
        "seat 1 bids 1 (WEST) | : \"WEST\" is none of [EVEN, ODD]",
        "seat 1 bids 9223372036854775808 (ODD) | : \"9223372036854775808\": expected a"
            + " whole number from 0 to 9223372036854775807, in its shortest form",
        "2147483648 tricks | : \"2147483648\": expected a whole number from 0 to"
            + " 2147483647, in its shortest form",
        "007 tricks | ; expected one such as \"seat 2 bids 100 (EVEN)\"",
        "-1 tricks | ; expected one such as \"seat 2 bids 100 (EVEN)\"",
      })
  void a_text_that_is_not_an_event_is_quoted_with_what_was_expected(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PARSER.parse(text))
        .withMessage("\"%s\" is not an event of bridge%s", text, reason);
  }

  @Test
  void what_a_format_says_between_its_fields_is_taken_literally() {
    assertThatIllegalArgumentException().isThrownBy(() -> PARSER.parse("seat 1 bids 1 ODD"));
  }

  @Test
  void a_parser_reads_one_line() {
    assertThatIllegalArgumentException().isThrownBy(() -> PARSER.parse("Hearts\n is trump"));
  }
}
