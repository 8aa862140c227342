package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseSettingsTest {

  /** How a card game is played in some house. */
  private record House(int decks, Joker joker, boolean cutting, boolean blind) {}

  private enum Joker {
    NONE,
    WILD
  }

  private static final HouseSettings<House> SETTINGS =
      new HouseSettings<>(
          () -> new House(1, Joker.NONE, false, false),
          List.of(
              HouseSetting.number(
                  "decks", 1, 8, House::decks, (house, decks) -> withDecks(house, decks)),
              HouseSetting.constant(
                  "joker",
                  List.of(Joker.values()),
                  House::joker,
                  (house, joker) -> new House(house.decks, joker, house.cutting, house.blind)),
              HouseSetting.yesOrNo(
                  "joker cuts",
                  House::cutting,
                  (house, cutting) -> new House(house.decks, house.joker, cutting, house.blind)),
              HouseSetting.either(
                  "deal",
                  "open",
                  "blind",
                  House::blind,
                  (house, blind) -> new House(house.decks, house.joker, house.cutting, blind))),
          presets(),
          "decks 2");

  private static House withDecks(House house, int decks) {
    return new House(decks, house.joker, house.cutting, house.blind);
  }

  private static Map<String, String> presets() {
    Map<String, String> presets = new LinkedHashMap<>();
    presets.put("plain", "");
    presets.put("club", "decks 4, deal blind");
    return presets;
  }

  @Property(tries = 200)
  void any_house_is_parsed_from_its_text_whatever_the_order_of_the_settings(
      @ForAll @IntRange(min = 1, max = 8) int decks,
      @ForAll Joker joker,
      @ForAll boolean cutting,
      @ForAll boolean blind,
      @ForAll long seed) {
    House house = new House(decks, joker, cutting, blind);
    String text = SETTINGS.print(house);
    List<String> parts = new ArrayList<>(Arrays.asList(text.split(", ", -1)));
    Collections.shuffle(parts, new Random(seed));
    assertThat(SETTINGS.parse(text)).isEqualTo(house);
    assertThat(SETTINGS.parse(String.join(", ", parts))).isEqualTo(house);
  }

  @Test
  void what_differs_from_the_default_is_printed_in_the_order_of_the_settings() {
    assertThat(SETTINGS.print(new House(1, Joker.NONE, false, false))).isEmpty();
    assertThat(SETTINGS.print(new House(3, Joker.WILD, true, true)))
        .isEqualTo("decks 3, joker WILD, joker cuts yes, deal blind");
  }

  @Test
  void a_preset_may_be_changed() {
    assertThat(SETTINGS.parse("club")).isEqualTo(new House(4, Joker.NONE, false, true));
    assertThat(SETTINGS.parse("club, decks 2")).isEqualTo(new House(2, Joker.NONE, false, true));
    assertThat(SETTINGS.parse("plain")).isEqualTo(SETTINGS.parse(""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "decks 9|decks \"9\": expected 1 to 8",
        "decks 02|decks \"02\": expected 1 to 8",
        "joker TAME|joker \"TAME\": expected NONE, WILD",
        "joker cuts|joker \"cuts\": expected NONE, WILD",
        "deal shut|deal \"shut\": expected open, blind",
        "decks 2, decks 2|decks is set twice",
        "decks 2, club|\"club\" is a preset: expected it first, and no other",
        "club, club|\"club\" is a preset: expected it first, and no other",
        "decks|\"decks\" is neither a preset, of which there are plain, club, nor a setting"
            + " and its value, such as \"decks 2\": there are decks, joker, joker cuts, deal"
      })
  void wrong_settings_are_refused_with_what_there_is(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SETTINGS.parse(text))
        .withMessage(message);
  }
}
