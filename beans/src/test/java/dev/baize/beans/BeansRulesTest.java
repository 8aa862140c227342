package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeansRulesTest {

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Test
  void the_standard_rules_have_the_opening_draw_and_no_final_sale() {
    assertThat(BeansRules.standard()).isEqualTo(new BeansRules(true, false));
    assertThat(BeansRules.standard().text()).isEqualTo("opening draw yes, final sale no");
    assertThat(new BeansRules(false, true).text()).isEqualTo("opening draw no, final sale yes");
    assertThat(BeansRules.standard().seats()).isEqualTo(2);
  }

  @Test
  void all_rules_are_parsed_from_their_texts() {
    for (BeansRules rules : AnyRules.ALL) {
      assertThat(BeansRules.parse(rules.text())).isEqualTo(rules);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "opening draw yes", "opening draw no, final sale maybe", "final sale yes"})
  void a_text_that_is_no_rules_is_rejected_and_quoted(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BeansRules.parse(text))
        .withMessage(
            "\""
                + text
                + "\" does not describe rules of beans; expected \"opening draw yes|no, final "
                + "sale yes|no\"");
  }

  @Test
  void coins_turns_and_third_chains_are_measured() {
    assertThat(BeansRules.standard().measures().stream().map(Measure::name))
        .containsExactly("coins", "turns", "third chain");
  }

  @Property(tries = 50)
  void a_game_is_measured_as_it_was_played(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    List<BeansEvent> events = new ArrayList<>();
    Map<Integer, List<Long>> measured = new TreeMap<>();
    Game<BeansView, BeansDecision> game =
        rules.start(
            Seed.of(seed),
            events::add,
            (measure, value) ->
                measured.computeIfAbsent(measure, m -> new ArrayList<>()).add(value));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      assertThat(measured).isEmpty();
      game.apply(chooser.choose(game.legal()));
    }
    long turns = events.stream().filter(BeansEvent.TurnBegan.class::isInstance).count();
    assertThat(measured.get(0)).isEqualTo(game.outcome().scores());
    assertThat(measured.get(1)).containsExactly(turns);
    assertThat(measured.get(2)).containsExactly(bought(events, 0), bought(events, 1));
  }

  private static long bought(List<BeansEvent> events, int seat) {
    return events.stream().filter(new BeansEvent.BoughtThirdChain(Seat.of(seat))::equals).count();
  }
}
