package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextTemplateTest {

  /** One component of each kind. */
  record Everything(
      Seat seat,
      long coins,
      Card card,
      CardSet cards,
      Suit suit,
      boolean open,
      boolean alone,
      boolean hits,
      List<Integer> bids,
      Optional<Card> upcard) {}

  private static final TextTemplate<Everything> EVERYTHING =
      template(
          Everything.class,
          "seat {seat} pays {coins} for {card} of {cards}, {suit}, open {open}{alone: alone}, soft"
              + " 17 {hits:hit|stand}, bids {bids};[ up is {upcard}]");

  record Passed(Seat seat) implements Event {
    @Override
    public String text() {
      return PASSED.print(this);
    }
  }

  private static final TextTemplate<Passed> PASSED = template(Passed.class, "seat {seat} passes");

  record Few(int cards) {
    Few {
      if (cards < 2) {
        throw new IllegalArgumentException(cards + " cards: expected 2 or more");
      }
    }
  }

  private static final TextTemplate<Few> FEW = template(Few.class, "{cards} cards");

  private static <R> TextTemplate<R> template(Class<R> type, String template) {
    return new TextTemplate<>(type, template, new RecordAccess(null, null, Seat.MAX_COUNT));
  }

  @Provide
  Arbitrary<Everything> records() {
    Arbitrary<Card> card = Arbitraries.integers().between(0, 51).map(Card::at);
    Arbitrary<CardSet> cards = Arbitraries.longs().between(0, (1L << 52) - 1).map(CardSet::ofBits);
    Arbitrary<List<Integer>> bids = Arbitraries.integers().greaterOrEqual(0).list().ofMaxSize(5);
    return Combinators.combine(
            Arbitraries.integers().between(0, 63).map(Seat::of),
            Arbitraries.longs().greaterOrEqual(0),
            card,
            cards,
            Arbitraries.of(Suit.class),
            bids,
            card.optional(),
            Arbitraries.integers().between(0, 7))
        .as(
            (seat, coins, one, set, suit, list, upcard, flags) ->
                new Everything(
                    seat,
                    coins,
                    one,
                    set,
                    suit,
                    (flags & 1) > 0,
                    (flags & 2) > 0,
                    (flags & 4) > 0,
                    list,
                    upcard));
  }

  @Property
  void what_is_printed_is_parsed_to_an_equal_record(@ForAll("records") Everything record) {
    assertThat(EVERYTHING.match(EVERYTHING.print(record))).contains(record);
  }

  @Test
  void each_component_is_printed_in_its_place() {
    Everything record =
        new Everything(
            Seat.of(2),
            7,
            Card.parse("Ace of Spades"),
            CardSet.of(Card.parse("Two of Clubs")),
            Suit.HEARTS,
            false,
            true,
            false,
            List.of(1, 0),
            Optional.of(Card.parse("Ten of Hearts")));
    assertThat(EVERYTHING.print(record))
        .isEqualTo(
            "seat 2 pays 7 for Ace of Spades of {Two of Clubs}, Hearts, open no alone, soft 17"
                + " stand, bids 1, 0; up is Ten of Hearts");
  }

  @Property
  void a_changed_text_is_refused_or_another_record(
      @ForAll("records") Everything record,
      @ForAll("places") int place,
      @ForAll("letters") char letter) {
    StringBuilder changed = new StringBuilder(EVERYTHING.print(record));
    int at = place % changed.length();
    if (changed.charAt(at) == letter) {
      return;
    }
    changed.setCharAt(at, letter);
    try {
      assertThat(EVERYTHING.match(changed.toString())).isNotEqualTo(Optional.of(record));
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Provide
  Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 200);
  }

  @Provide
  Arbitrary<Character> letters() {
    return Arbitraries.of(' ', '0', '1', '-', 'a', ',', '{', '٣');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 01 passes",
        "seat +1 passes",
        "seat ٣ passes",
        "seat 64 passes",
        "seat -1 passes",
        "seat 99999999999999999999 passes",
        "seat 1 passes ",
        " seat 1 passes",
        "Seat 1 passes",
        "seat  passes",
        ""
      })
  void text_that_is_not_canonical_is_refused_and_quoted(String text) {
    EventTexts<Passed> texts =
        new EventTexts<Passed>("bridge", Seat.MAX_COUNT, "seat 0 passes", null)
            .event(Passed.class, "seat {seat} passes");
    assertThatThrownBy(() -> texts.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining('"' + text + '"')
        .hasMessageContaining("expected");
  }

  @Test
  void text_of_another_form_matches_nothing() {
    assertThat(PASSED.match("seat 1 plays")).isEmpty();
    assertThat(PASSED.match("seat 1 passes")).contains(new Passed(Seat.of(1)));
  }

  @Test
  void what_the_record_refuses_is_refused_in_its_words() {
    assertThatThrownBy(() -> FEW.match("1 cards"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 cards: expected 2 or more");
  }

  record Unprintable(int seat, Thread thread) {}

  record Nested(int seat, Passed inner) {}

  @ParameterizedTest
  @CsvSource({
    "'seat {seat}', thread",
    "'seat {seat} of {threads}', thread",
    "'{seat} {seat} {thread}', thread"
  })
  void a_component_without_text_is_named_when_the_template_is_made(String template, String named) {
    assertThatThrownBy(() -> template(Unprintable.class, template))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(Unprintable.class.getName())
        .hasMessageContaining(named);
  }

  @ParameterizedTest
  @CsvSource({
    "'seat {seats} passes', seats",
    "'seat {seat} {seat}', twice",
    "passes, seat",
    "'[seat {seat}', bracket"
  })
  void a_template_that_does_not_fit_is_named(String template, String named) {
    assertThatThrownBy(() -> template(Passed.class, template))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(template)
        .hasMessageContaining(named);
  }

  @Test
  void a_record_within_a_record_has_no_text() {
    assertThatThrownBy(() -> template(Nested.class, "{seat} {inner}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("inner");
  }
}
