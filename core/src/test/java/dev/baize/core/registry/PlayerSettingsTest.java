package dev.baize.core.registry;

import static dev.baize.core.toy.FickleProvider.CARD;
import static dev.baize.core.toy.FickleProvider.SLIPS;
import static dev.baize.core.toy.FickleProvider.TURN;
import static dev.baize.core.toy.FickleProvider.TURNS_TO_LEAD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.toy.FickleProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlayerSettingsTest {

  private static final PlayerSettings DEFAULTS = PlayerSettings.of(new FickleProvider().settings());

  @Provide
  Arbitrary<PlayerSettings> settings() {
    return Combinators.combine(
            Arbitraries.of(CARD.bounds()),
            Arbitraries.integers().between(0, 100),
            Arbitraries.integers().between(0, 1_000_000),
            Arbitraries.of(true, false))
        .as(
            (card, turn, slips, turns) ->
                DEFAULTS
                    .with(CARD, card)
                    .with(TURN, turn)
                    .with(SLIPS, slips / 1e6)
                    .with(TURNS_TO_LEAD, turns));
  }

  @Property
  void settings_are_their_text(@ForAll("settings") PlayerSettings settings) {
    String text = settings.text();
    PlayerSettings parsed = text.isEmpty() ? DEFAULTS : DEFAULTS.parse(text);
    assertThat(parsed).isEqualTo(settings).hasSameHashCodeAs(settings).hasToString(text);
    assertThat(parsed.get(SLIPS)).isEqualTo(settings.get(SLIPS));
    assertThat(parsed.get(CARD)).isEqualTo(settings.get(CARD));
    assertThat(parsed.get(TURN)).isEqualTo(settings.get(TURN));
    assertThat(parsed.get(TURNS_TO_LEAD)).isEqualTo(settings.get(TURNS_TO_LEAD));
  }

  @Property
  void however_they_are_spelled_they_have_one_text(
      @ForAll("settings") PlayerSettings settings, @ForAll long seed) {
    List<String> parts = new ArrayList<>();
    parts.add("CARD=" + settings.get(CARD).toUpperCase(Locale.ROOT));
    parts.add("Turn=00" + settings.get(TURN));
    parts.add(String.format(Locale.ROOT, "slips=%.6f", settings.get(SLIPS)));
    parts.add("turns-TO-lead=" + (settings.get(TURNS_TO_LEAD) ? "Yes" : "No"));
    Collections.shuffle(parts, new Random(seed));
    assertThat(DEFAULTS.parse(String.join(",", parts)).text()).isEqualTo(settings.text());
  }

  @Property
  void different_values_have_different_texts(
      @ForAll("settings") PlayerSettings one, @ForAll("settings") PlayerSettings other) {
    boolean same =
        one.get(CARD).equals(other.get(CARD))
            && one.get(TURN).equals(other.get(TURN))
            && one.get(SLIPS).equals(other.get(SLIPS))
            && one.get(TURNS_TO_LEAD).equals(other.get(TURNS_TO_LEAD));
    assertThat(one.text().equals(other.text())).isEqualTo(same);
    assertThat(one.equals(other)).isEqualTo(same);
  }

  @Example
  void only_what_is_no_default_is_in_the_text_in_the_order_of_declaration() {
    assertThat(DEFAULTS.text()).isEmpty();
    assertThat(DEFAULTS.parse("slips=0.5,turn=8,card=high").text())
        .isEqualTo("card=high,slips=0.5");
  }

  @Example
  void text_changes_only_what_it_names() {
    PlayerSettings high = DEFAULTS.with(CARD, "high");
    assertThat(high.parse("turn=3").text()).isEqualTo("card=high,turn=3");
    assertThat(DEFAULTS.text()).isEmpty();
  }

  @Example
  void wrong_text_is_refused_with_what_there_is() {
    String all =
        "card=low (one of low, high), turn=8 (a whole number from 0 to 100),"
            + " slips=0.25 (a number from 0 to 1 with at most 6 decimals),"
            + " turns-to-lead=no (yes or no)";
    refused("", "\"\": expected name=value; there are: " + all);
    refused("turn", "\"turn\": expected name=value; there are: " + all);
    refused("turn=1,", "\"\": expected name=value; there are: " + all);
    refused("turns=1", "no setting \"turns\"; there are: " + all);
    refused("=1", "no setting \"\"; there are: " + all);
    refused("turn =1", "no setting \"turn \"; there are: " + all);
    refused("turn=101", "\"turn=101\": expected a whole number from 0 to 100");
    refused("turn=1=2", "\"turn=1=2\": expected a whole number from 0 to 100");
    refused("turn=1,TURN=1", "\"turn=1,TURN=1\": turn is there twice");
  }

  private static void refused(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEFAULTS.parse(text))
        .withMessage(message);
  }

  @Example
  void a_setting_that_was_not_declared_has_no_value() {
    PlayerSetting<Integer> other = PlayerSetting.wholeNumber("other", "another", 0, 1, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEFAULTS.get(other))
        .withMessageStartingWith("no setting \"other\"; there are: card=low");
    assertThatIllegalArgumentException().isThrownBy(() -> DEFAULTS.with(other, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSettings.of(List.of()).get(other))
        .withMessage("no setting \"other\"; there are: none");
  }

  @Example
  void a_value_is_one_of_the_declared_range() {
    PlayerSetting<Integer> wider = PlayerSetting.wholeNumber("turn", "when", 0, 1000, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DEFAULTS.with(wider, 101))
        .withMessage("\"turn=101\": expected a whole number from 0 to 100");
    assertThat(DEFAULTS.with(wider, 7).get(TURN)).isEqualTo(7);
  }

  @Example
  void two_settings_have_two_names() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSettings.of(List.of(CARD, TURN, CARD)))
        .withMessage("two settings with the name card");
  }
}
