package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.Declined;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.Discarded;
import dev.baize.euchre.EuchreEvent.GameWon;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EuchreEventTest {

  private static final Map<EuchreEvent, String> TEXTS =
      Map.ofEntries(
          Map.entry(new HandBegan(12, Seat.of(0)), "hand 12, seat 0 deals"),
          Map.entry(
              new Dealt(Seat.of(1), Cards.set("9S AH")),
              "seat 1 is dealt {Nine of Spades, Ace of Hearts}"),
          Map.entry(new TurnedUp(Cards.card("JD")), "Jack of Diamonds is turned up"),
          Map.entry(new Passed(Seat.of(2)), "seat 2 passes"),
          Map.entry(new OrderedUp(Seat.of(3), Suit.DIAMONDS, false), "seat 3 orders up Diamonds"),
          Map.entry(new PickedUp(Seat.of(0), Cards.card("JD")), "seat 0 picks up Jack of Diamonds"),
          Map.entry(new Discarded(Seat.of(0), Cards.card("TC")), "seat 0 discards Ten of Clubs"),
          Map.entry(new Led(Seat.of(1), Cards.card("KS")), "seat 1 leads King of Spades"),
          Map.entry(new Played(Seat.of(2), Cards.card("QS")), "seat 2 plays Queen of Spades"),
          Map.entry(new TrickTaken(Seat.of(3)), "seat 3 takes the trick"),
          Map.entry(
              new HandScored(Side.ODD, HandResult.EUCHRED, 9, 11),
              "side ODD scores, EUCHRED, 9 to 11"),
          Map.entry(new OrderedUp(Seat.of(3), Suit.HEARTS, true), "seat 3 orders up Hearts alone"),
          Map.entry(new SitsOut(Seat.of(1)), "seat 1 sits out"),
          Map.entry(new DefendsAlone(Seat.of(2)), "seat 2 defends alone"),
          Map.entry(new Declined(Seat.of(0)), "seat 0 declines to defend alone"),
          Map.entry(new ThrownIn(3, 4), "the hand is thrown in, 3 to 4"),
          Map.entry(new GameWon(Side.EVEN), "side EVEN wins"),
          Map.entry(new EuchreEvent.GameDrawn(), "the game is a draw"),
          Map.entry(new EuchreEvent.GameBegan(4, 9), "the game begins at 4 to 9"));

  @Provide
  Arbitrary<EventLog> logs() {
    return EventInvariantsTest.anyStory();
  }

  @Test
  void every_kind_of_event_is_told_in_one_line() {
    assertThat(TEXTS).hasSize(19);
    TEXTS.forEach(
        (event, text) -> {
          assertThat(event.text()).isEqualTo(text);
          assertThat(EuchreEvent.parse(text)).isEqualTo(event);
        });
  }

  @Property(tries = 30, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatever_happens_is_parsed_from_its_text(@ForAll("logs") EventLog log) {
    for (EuchreEvent event : log.events()) {
      assertThat(EuchreEvent.parse(event.text())).isEqualTo(event);
    }
  }

  @Property(tries = 30, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_deal_and_a_discard_are_seen_by_their_seat_alone_and_all_else_by_everybody(
      @ForAll("logs") EventLog log) {
    for (EuchreEvent event : log.events()) {
      for (int i = 0; i < 4; i++) {
        Seat seat = Seat.of(i);
        boolean hidden =
            (event instanceof Dealt dealt && dealt.seat() != seat)
                || (event instanceof Discarded discarded && discarded.dealer() != seat);
        assertThat(event.visibleTo(seat)).isEqualTo(!hidden);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "seat 1",
        "seat 1 passes ",
        "seat 4 passes",
        "seat -1 passes",
        "seat 1 plays Jack",
        "seat 1 plays Jack of Stars",
        "seat 1 plays Jack of Spades\n",
        "seat 1 orders up hearts",
        "seat 1 is dealt Nine of Spades",
        "hand -1, seat 0 deals",
        "hand 99999999999, seat 0 deals",
        "side NORTH wins",
        "side ODD scores, WON, 1 to 0"
      })
  void a_text_that_is_no_event_is_quoted(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreEvent.parse(text))
        .withMessageStartingWith(Excerpt.quote(text))
        .withMessageNotContaining("dev.baize");
  }

  @Test
  void a_seat_that_is_not_at_the_table_is_named() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreEvent.parse("seat 4 passes"))
        .withMessage("\"seat 4 passes\" is not an event of euchre: no seat 4; expected 0 to 3");
  }

  @Test
  void a_wrong_card_in_an_event_is_named() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreEvent.parse("seat 1 leads Jack of Stars"))
        .withMessage(
            "\"seat 1 leads Jack of Stars\" is not an event of euchre: \"Jack of Stars\":"
                + " no suit \"Stars\"; expected Spades, Hearts, Clubs or Diamonds");
  }
}
