package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EuchreRulesTest {

  private static final EuchreRules STANDARD = EuchreRules.standard();

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Test
  void the_presets_go_to_10_points_with_a_new_pack() {
    assertThat(STANDARD)
        .isEqualTo(
            new EuchreRules(
                10, DealShuffle.UNIFORM, EuchrePack.fresh(), EuchreHouseRules.classic()));
    assertThat(EuchreRules.standard().withShuffle(DealShuffle.IN_SHUFFLE))
        .isEqualTo(
            new EuchreRules(
                10, DealShuffle.IN_SHUFFLE, EuchrePack.fresh(), EuchreHouseRules.classic()));
    assertThat(EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED))
        .isEqualTo(
            new EuchreRules(
                10, DealShuffle.ONE_HANDED, EuchrePack.fresh(), EuchreHouseRules.classic()));
    assertThat(STANDARD.seats()).isEqualTo(4);
  }

  @Test
  void one_setting_changes_and_the_others_stay() {
    Deck<Card> pack = backwards();
    EuchreRules changed = STANDARD.withPointsToWin(3).withShuffle(DealShuffle.NONE).withPack(pack);
    assertThat(changed)
        .isEqualTo(new EuchreRules(3, DealShuffle.NONE, pack, EuchreHouseRules.classic()));
    assertThat(changed.withPointsToWin(4))
        .isEqualTo(new EuchreRules(4, DealShuffle.NONE, pack, EuchreHouseRules.classic()));
    assertThat(changed.withShuffle(DealShuffle.UNIFORM))
        .isEqualTo(new EuchreRules(3, DealShuffle.UNIFORM, pack, EuchreHouseRules.classic()));
    assertThat(changed.withPack(EuchrePack.fresh()))
        .isEqualTo(
            new EuchreRules(3, DealShuffle.NONE, EuchrePack.fresh(), EuchreHouseRules.classic()));
  }

  private static Deck<Card> backwards() {
    List<Card> cards = new ArrayList<>(EuchrePack.fresh().cards());
    Collections.reverse(cards);
    return new Deck<>(cards);
  }

  @Test
  void a_new_pack_goes_without_saying() {
    assertThat(STANDARD.text()).isEqualTo("points 10, shuffle uniform");
    assertThat(EuchreRules.standard().withShuffle(DealShuffle.IN_SHUFFLE).text())
        .isEqualTo("points 10, shuffle in-shuffle");
    assertThat(EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED).withPointsToWin(1).text())
        .isEqualTo("points 1, shuffle one-handed");
  }

  @Test
  void the_house_is_told_before_the_pack() {
    EuchreRules rules = STANDARD.withHouse(EuchreHouseRules.parse("online, dealer stuck no"));
    assertThat(rules.text()).isEqualTo("points 10, shuffle uniform, alone both, dealer stuck no");
    assertThat(rules.withPack(backwards()).text())
        .startsWith(
            "points 10, shuffle uniform, alone both, dealer stuck no, pack Ace of Diamonds");
  }

  @Test
  void a_game_of_deals_has_no_points_to_win() {
    EuchreRules rules = STANDARD.withHouse(EuchreHouseRules.parse("american, deals 8, dealer 3"));
    assertThat(rules.text())
        .isEqualTo("points 0, shuffle uniform, alone makers, deals 8, dealer 3");
    assertThat(EuchreRules.parse(rules.text())).isEqualTo(rules);
    assertThat(EuchreRules.parse("american, deals 8, dealer 3")).isEqualTo(rules);
    assertThat(rules.withHouse(EuchreHouseRules.classic())).isEqualTo(STANDARD);
    assertThat(STANDARD.withPointsToWin(12).withHouse(EuchreHouseRules.classic()).pointsToWin())
        .isEqualTo(12);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.withPointsToWin(10))
        .withMessage("points 10: expected 0, as the game ends after its deals");
  }

  @Test
  void a_side_may_begin_with_any_points_that_do_not_win() {
    assertThat(EuchreRules.parse("points 12, shuffle none, start 11:0").text())
        .isEqualTo("points 12, shuffle none, start 11:0");
    assertThat(EuchreRules.parse("deals 1, start 99:50").text())
        .isEqualTo("points 0, shuffle uniform, deals 1, start 99:50");
  }

  @Test
  void house_rules_alone_are_those_of_a_standard_game() {
    assertThat(EuchreRules.parse("american"))
        .isEqualTo(STANDARD.withHouse(EuchreHouseRules.of(EuchreHousePreset.AMERICAN)));
    assertThat(EuchreRules.parse("dealer stuck no").text())
        .isEqualTo("points 10, shuffle uniform, dealer stuck no");
    assertThat(EuchreRules.parse("classic")).isEqualTo(STANDARD);
  }

  @Test
  void another_pack_is_written_out() {
    assertThat(STANDARD.withShuffle(DealShuffle.NONE).withPack(backwards()).text())
        .startsWith("points 10, shuffle none, pack Ace of Diamonds, King of Diamonds, Queen of")
        .endsWith(" of Spades, Ten of Spades, Nine of Spades");
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void rules_are_parsed_from_their_text(@ForAll("rules") EuchreRules rules) {
    assertThat(EuchreRules.parse(rules.text())).isEqualTo(rules);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 101, Integer.MAX_VALUE})
  void points_to_win_are_1_to_100(int points) {
    assertThat(STANDARD.withPointsToWin(1).pointsToWin()).isEqualTo(1);
    assertThat(STANDARD.withPointsToWin(100).pointsToWin()).isEqualTo(100);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withPointsToWin(points))
        .withMessage("points " + points + ": expected 1 to 100");
  }

  @Test
  void a_pack_is_the_24_cards_each_once() {
    List<Card> missing = new ArrayList<>(EuchrePack.fresh().cards());
    missing.remove(23);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withPack(new Deck<>(missing)))
        .withMessage("a pack of 23 cards; expected all 24 euchre cards");
    List<Card> twice = new ArrayList<>(EuchrePack.fresh().cards());
    twice.set(23, Cards.card("TH"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withPack(new Deck<>(twice)))
        .withMessage("Ten of Hearts is in the pack twice");
    List<Card> two = new ArrayList<>(EuchrePack.fresh().cards());
    two.set(0, Cards.card("2S"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withPack(new Deck<>(two)))
        .withMessage("Two of Spades is not one of the 24 euchre cards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "points 0, shuffle none|points \"0\": expected a whole number from 1 to 100, in its"
            + " shortest form",
        "points 007, shuffle none|points \"007\": expected a whole number from 1 to 100, in its"
            + " shortest form",
        "points 101, shuffle none|points \"101\": expected a whole number from 1 to 100, in its"
            + " shortest form",
        "points 999999999, shuffle none|points \"999999999\": expected a whole number from 1 to"
            + " 100, in its shortest form",
        "points 10, shuffle riffle|no shuffle \"riffle\"; there are: none, in-shuffle, one-handed,"
            + " uniform",
        "points 10, shuffle None|no shuffle \"None\"; there are: none, in-shuffle, one-handed,"
            + " uniform",
        "points 10, shuffle none, pack Nine of Spades|a pack of 1 cards; expected all 24 euchre"
            + " cards",
        "points 10, shuffle none, deck Nine of Spades|\"deck Nine of Spades\" is neither a preset,"
            + " of which there are classic, american, online, nor a setting and its value, such as"
            + " \"alone makers\": there are alone, dealer stuck, canadian, lone lead, lone march,"
            + " lone euchred, deals, start, dealer",
        "points 10, shuffle none, alone nobody|alone \"nobody\": expected no, makers, both",
        "points 10, shuffle none, canadian yes|canadian yes: makes no sense without alone makers or"
            + " alone both",
        "deck 6|\"deck 6\" is neither a preset, of which there are classic, american, online, nor a"
            + " setting and its value, such as \"alone makers\": there are alone, dealer stuck,"
            + " canadian, lone lead, lone march, lone euchred, deals, start, dealer",
        "points 5, shuffle none, start 7:2|points 5: expected more than the 7 of the start",
        "start 2:10|points 10: expected more than the 10 of the start",
        "points 8, shuffle none, deals 8|points 8: expected 0, as the game ends after its deals",
        "points 1, shuffle none, deals 0, pack Nine|\"Nine\": no \" of \"; expected a rank and a"
            + " suit, such as \"Jack of Diamonds\"",
        "points 10, shuffle none, pack Nine|\"Nine\": no \" of \"; expected a rank and a suit, such"
            + " as \"Jack of Diamonds\""
      })
  void wrong_rules_are_refused_for_what_is_wrong(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreRules.parse(text))
        .withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "points 10",
        "points ten, shuffle none",
        "points 1000000000, shuffle none",
        "points 10, shuffle none, ",
        "points -1, shuffle none"
      })
  void a_text_that_is_no_rules_is_quoted_with_what_was_expected(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreRules.parse(text))
        .withMessage(
            "\""
                + text
                + "\" does not describe rules of euchre; expected \"points N, shuffle NAME\", "
                + "then \", SETTING, …\" of the house if any differs, "
                + "then \", pack CARD, …\" unless it is a new pack");
  }

  @Test
  void shuffles_are_parsed_from_their_names() {
    for (DealShuffle shuffle : DealShuffle.values()) {
      assertThat(DealShuffle.parse(shuffle.toString())).isEqualTo(shuffle);
    }
  }
}
