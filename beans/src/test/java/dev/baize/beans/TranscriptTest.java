package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TranscriptTest {

  private static final List<String> NAMES = List.of("Dave", "Ann");

  @Test
  void a_player_is_shown_with_coins_and_a_line_for_each_chain() {
    List<Chain> chains = List.of(new Chain(Bean.RED, 4), new Chain(Bean.BLUE, 1));
    assertThat(Display.player("Dave", 3, chains)).isEqualTo("Dave 3 coins\nRed R R R R\nBlue B\n");
    assertThat(Display.player("Ann", 1, List.of())).isEqualTo("Ann 1 coin\n");
  }

  @Test
  void the_table_is_shown_with_its_players_the_top_of_the_pile_the_area_and_the_deck() {
    assertThat(
            Display.table(
                List.of("Dave 3 coins\n", "Ann 0 coins\n"),
                Optional.of(Bean.GARDEN),
                List.of(Bean.SOY, Bean.STINK),
                40))
        .isEqualTo("Dave 3 coins\nAnn 0 coins\nDiscard pile: g\nTrade area: s S\nDeck: 40\n");
    assertThat(Display.table(List.of(), Optional.empty(), List.of(), 0))
        .isEqualTo("Discard pile: empty\nTrade area: empty\nDeck: 0\n");
  }

  @Test
  void a_hand_is_shown_in_order_or_its_front_card_alone() {
    List<Bean> hand = List.of(Bean.BLACK, Bean.BLUE, Bean.CHILI);
    assertThat(Display.hand(hand, true)).isEqualTo("Hand: b B C\n");
    assertThat(Display.hand(hand, false)).isEqualTo("Hand: b\n");
    assertThat(Display.hand(List.of(), false)).isEqualTo("Hand: empty\n");
  }

  @Test
  void a_turn_is_printed_step_by_step_and_cards_drawn_to_a_hand_are_not_named() {
    StringBuilder out = new StringBuilder();
    ChosenDeck.of("RggBC sssss B ggb BB B gbb")
        .after(
            BeansRules.standard(),
            new Transcript(out, NAMES)::happened,
            "play garden",
            "discard card 1",
            "chain garden",
            "leave garden",
            "chain black",
            "sell Red",
            "chain garden");
    assertThat(out)
        .hasToString(
            """

            Dave 0 coins
            Ann 0 coins
            Discard pile: empty
            Trade area: empty
            Deck: 94

            Dave's turn
            Dave draws a card
            Dave plays Red
            Dave plays garden
            Dave discards garden from the hand
            Dave lays out garden, garden, black
            Dave picks up garden from the discard pile
            Dave chains garden
            Dave leaves garden
            Dave sells Red R for 0 coins
            Dave chains black
            Dave chains garden
            Dave draws a card
            Dave draws a card

            Dave 0 coins
            black b
            garden g g g
            Ann 0 coins
            Discard pile: empty
            Trade area: g
            Deck: 88

            Ann's turn
            Ann draws a card
            """);
  }

  @Test
  void a_card_picked_up_a_third_chain_and_a_card_discarded_are_printed() {
    assertThat(printed(new BeansEvent.PickedUp(Seat.of(1), Bean.RED)))
        .isEqualTo("Ann picks up Red from the discard pile\n");
    assertThat(printed(new BeansEvent.BoughtThirdChain(Seat.of(0))))
        .isEqualTo("Dave buys a third chain\n");
    assertThat(printed(new BeansEvent.Discarded(Seat.of(0), Bean.SOY)))
        .isEqualTo("Dave discards soy\n");
    assertThat(printed(new BeansEvent.Dealt(Seat.of(0), List.of(Bean.SOY)))).isEmpty();
  }

  private static String printed(BeansEvent event) {
    StringBuilder out = new StringBuilder();
    Transcript transcript = new Transcript(out, NAMES);
    transcript.happened(new BeansEvent.DiscardedFromHand(Seat.of(0), Bean.RED, 0));
    transcript.happened(new BeansEvent.LaidOut(Seat.of(1), List.of(Bean.SOY)));
    out.setLength(0);
    transcript.happened(event);
    return out.toString();
  }

  @Test
  void the_winner_is_named_and_equal_coins_are_a_draw() {
    assertThat(printed(new BeansEvent.GameEnded(0, 0))).endsWith("\na draw\n");
    for (int seat = 0; seat < 2; seat++) {
      StringBuilder out = new StringBuilder();
      Transcript transcript = new Transcript(out, NAMES);
      transcript.happened(new BeansEvent.Played(Seat.of(seat), Bean.RED));
      transcript.happened(new BeansEvent.Played(Seat.of(seat), Bean.RED));
      transcript.happened(new BeansEvent.Sold(Seat.of(seat), new Chain(Bean.RED, 2)));
      transcript.happened(new BeansEvent.GameEnded(1 - seat, seat));
      assertThat(out.toString()).contains(" sells Red R R for 1 coin\n");
      assertThat(out.toString()).endsWith("\n" + NAMES.get(seat) + " wins\n");
    }
  }

  @Test
  void two_names_are_needed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Transcript(new StringBuilder(), List.of("Ann")))
        .withMessage("1 name; expected two");
  }

  @Test
  void a_failing_output_is_reported() {
    Writer broken =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("full");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Game<BeansView, BeansDecision> game = ChosenDeck.of("R").after(BeansRules.standard());
    assertThat(game.isOver()).isFalse();
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(
            () ->
                new Transcript(broken, NAMES)
                    .happened(new BeansEvent.BoughtThirdChain(Seat.of(0))));
  }
}
