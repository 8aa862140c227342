package dev.baize.cli.play.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AppearanceTest {

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
      String name, String value, String other, String its, boolean symbols) {
    Theme theme = symbols ? Theme.SYMBOLS : Theme.LETTERS;
    assertThat(Appearance.of(Map.of(name, value, other, its), "xterm-256color", 256))
        .isEqualTo(new Appearance(theme, true));
  }

  @Test
  void a_terminal_with_few_colours_has_none() {
    assertThat(Appearance.of(UTF_8, "vt100", 2)).isEqualTo(new Appearance(Theme.SYMBOLS, false));
    assertThat(Appearance.of(UTF_8, "xterm", 8)).isEqualTo(new Appearance(Theme.SYMBOLS, true));
  }

  @Test
  void no_color_means_letters_without_colour_unless_it_is_empty() {
    Map<String, String> set = Map.of("LANG", "de_DE.UTF-8", "NO_COLOR", "1");
    assertThat(Appearance.of(set, "xterm-256color", 256)).isEqualTo(Appearance.PLAIN);
    Map<String, String> empty = Map.of("LANG", "de_DE.UTF-8", "NO_COLOR", "");
    assertThat(Appearance.of(empty, "xterm-256color", 256))
        .isEqualTo(new Appearance(Theme.SYMBOLS, true));
  }

  @ParameterizedTest
  @CsvSource({"dumb", "dumb-color"})
  void a_dumb_terminal_gets_letters_without_colour(String type) {
    assertThat(Appearance.of(UTF_8, type, 256)).isEqualTo(Appearance.PLAIN);
  }

  @Test
  void red_suits_are_red() {
    Appearance appearance = new Appearance(Theme.LETTERS, true);
    assertThat(appearance.render(Theme.LETTERS.card(JACK)).toAnsi()).contains("\u001b[31;1mJD");
    assertThat(appearance.render(Theme.LETTERS.suit(Suit.CLUBS)).toAnsi()).contains("\u001b[1mC");
  }

  @Test
  void without_colours_nothing_has_a_style() {
    assertThat(Appearance.PLAIN.render(Theme.SYMBOLS.card(JACK)).toAnsi()).isEqualTo("J♦");
    assertThat(Appearance.PLAIN.render(StyledText.faint("a")).toAnsi()).isEqualTo("a");
  }
}
