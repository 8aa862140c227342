package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.report.HouseLine;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page for people who do not know the game. */
class HowToPlayTest {

  private static final String PAGE = new BlackjackProvider().howToPlay();

  /** Words of the line that explain themselves, or are explained with another number. */
  private static final String UNDERSTOOD = "[0-9]+ decks?|no doubles|no splits|splits to 2";

  @Test
  void the_page_explains_every_word_in_the_line_of_a_house() {
    Stream<BlackjackHouseRules> presets =
        Stream.of(BlackjackHousePreset.values())
            .map(preset -> BlackjackHouseRules.parse(preset.toString()));
    Stream<BlackjackHouseRules> others =
        Stream.of(
                "strip, dealer natural original, resplit aces yes, hit split aces yes",
                "strip, surrender early, natural 6:5, double 10-11")
            .map(BlackjackHouseRules::parse);
    assertThat(Stream.concat(presets, others).map(HouseLine::of))
        .allSatisfy(
            line ->
                assertThat(line.split(", | at once", -1))
                    .filteredOn(word -> !word.matches(UNDERSTOOD))
                    .allSatisfy(
                        word ->
                            assertThat(PAGE.replaceAll("\\s+", " ")).containsIgnoringCase(word)));
  }
}
