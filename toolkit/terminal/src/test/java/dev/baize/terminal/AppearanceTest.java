package dev.baize.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.table.Theme;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.utils.Colors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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
  void no_color_switches_colours_off_and_nothing_else_unless_it_is_empty() {
    Map<String, String> set = Map.of("LANG", "de_DE.UTF-8", "NO_COLOR", "1");
    assertThat(Appearance.of(set, "xterm-256color", 256))
        .isEqualTo(new Appearance(Theme.SYMBOLS, false));
    assertThat(Appearance.of(Map.of("LANG", "C", "NO_COLOR", "1"), "xterm-256color", 256))
        .isEqualTo(Appearance.PLAIN);
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
    assertThat(appearance.render(StyledText.of(JACK)).toAnsi()).contains("\u001b[38;5;196;1mJ♦");
    assertThat(appearance.render(StyledText.of(Suit.CLUBS)).toAnsi()).contains("\u001b[1m♣");
  }

  @Test
  void each_style_looks_different() {
    Appearance appearance = new Appearance(Theme.LETTERS, true);
    assertThat(Style.values())
        .extracting(style -> appearance.ansi(StyledText.of("a", style)))
        .doesNotHaveDuplicates();
  }

  /** By the least contrast that WCAG 2.1 asks of bold text. */
  @ParameterizedTest
  @EnumSource(Style.class)
  void a_colour_is_readable_on_black_and_on_white_or_has_its_own_ground(Style style) {
    String ansi = new Appearance(Theme.LETTERS, true).ansi(StyledText.of("a", style));
    assertThat(ansi.replaceAll("[34]8;5;[0-9]+", "")).doesNotContainPattern("[0-9]{2}");
    OptionalInt text = colour("38;5;", ansi);
    OptionalInt ground = colour("48;5;", ansi);
    if (ground.isPresent()) {
      assertThat(contrast(text.getAsInt(), ground.getAsInt())).isGreaterThan(3);
    } else if (text.isPresent()) {
      assertThat(contrast(text.getAsInt(), 0x000000)).isGreaterThan(3);
      assertThat(contrast(text.getAsInt(), 0xFFFFFF)).isGreaterThan(3);
    }
  }

  private static OptionalInt colour(String selection, String ansi) {
    Matcher index = Pattern.compile(selection + "([0-9]+)").matcher(ansi);
    if (!index.find()) {
      return OptionalInt.empty();
    }
    assertThat(Integer.parseInt(index.group(1))).isBetween(16, 255);
    return OptionalInt.of(Colors.DEFAULT_COLORS_256[Integer.parseInt(index.group(1))]);
  }

  private static double contrast(int one, int other) {
    double darker = Math.min(luminance(one), luminance(other));
    return (Math.max(luminance(one), luminance(other)) + 0.05) / (darker + 0.05);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int component) {
    double part = (component & 0xFF) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  @Test
  void without_colours_nothing_has_a_style() {
    assertThat(Appearance.PLAIN.render(StyledText.of(JACK)).toAnsi()).isEqualTo("J♦");
    assertThat(Appearance.PLAIN.render(StyledText.faint("a")).toAnsi()).isEqualTo("a");
  }
}
