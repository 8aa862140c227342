package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookTest {

  private static final Card JACK = Card.of(Rank.JACK, Suit.DIAMONDS);
  private static final Map<String, String> UTF_8 = Map.of("LANG", "de_DE.UTF-8");

  @ParameterizedTest
  @CsvSource({
    "LC_ALL, C.UTF-8, LANG, C, true",
    "LC_ALL, C, LANG, de_DE.UTF-8, false",
    "LC_CTYPE, en_US.utf8, LANG, C, true",
    "LANG, de_DE.UTF-8, X, x, true",
    "LANG, de_DE, X, x, false",
    "X, x, Y, y, false",
    "LC_ALL, '', LANG, de_DE.UTF-8, true"
  })
  void suits_are_signs_where_the_locale_that_counts_is_of_utf_8(
      String name, String value, String other, String its, boolean signs) {
    Look look = Look.of(Map.of(name, value, other, its), "xterm-256color", 256);
    assertThat(look).isEqualTo(new Look(signs, true));
  }

  @Test
  void a_terminal_with_few_colours_has_none() {
    assertThat(Look.of(UTF_8, "vt100", 2)).isEqualTo(new Look(true, false));
    assertThat(Look.of(UTF_8, "xterm", 8)).isEqualTo(new Look(true, true));
  }

  @Test
  void no_color_means_letters_without_colour_unless_it_is_empty() {
    Map<String, String> set = Map.of("LANG", "de_DE.UTF-8", "NO_COLOR", "1");
    assertThat(Look.of(set, "xterm-256color", 256)).isEqualTo(Look.PLAIN);
    Map<String, String> empty = Map.of("LANG", "de_DE.UTF-8", "NO_COLOR", "");
    assertThat(Look.of(empty, "xterm-256color", 256)).isEqualTo(new Look(true, true));
  }

  @ParameterizedTest
  @CsvSource({"dumb", "dumb-color"})
  void a_dumb_terminal_gets_letters_without_colour(String type) {
    assertThat(Look.of(UTF_8, type, 256)).isEqualTo(Look.PLAIN);
  }

  @Test
  void cards_are_short() {
    assertThat(Look.PLAIN.card(JACK).toAnsi()).isEqualTo("JD");
    assertThat(Look.PLAIN.card(Card.of(Rank.TEN, Suit.SPADES)).toAnsi()).isEqualTo("10S");
    assertThat(new Look(true, false).card(JACK).toAnsi()).isEqualTo("J♦");
    assertThat(new Look(true, true).card(JACK)).hasToString("J♦");
  }

  @Test
  void red_suits_are_red() {
    Look look = new Look(false, true);
    assertThat(look.card(JACK).toAnsi()).contains("\u001b[31;1mJD");
    assertThat(look.suit(Suit.CLUBS).toAnsi()).contains("\u001b[1mC");
  }
}
