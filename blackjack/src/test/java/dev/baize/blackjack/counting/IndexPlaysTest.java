package dev.baize.blackjack.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compared with D. Schlesinger's lists of the most valuable plays, the same but for the order. */
class IndexPlaysTest {
  private static final IndexPlays STRIP =
      IndexPlays.of(BlackjackHouseRules.parse("strip"), CardCount.HILO);

  private static List<String> texts(IndexPlays plays) {
    return plays.plays().stream().map(IndexPlaysTest::text).toList();
  }

  private static String text(IndexPlay play) {
    CountIndex index = play.indices().get(0);
    return index.choice()
        + " "
        + index.situation().hand()
        + " against "
        + index.up()
        + (index.isPlayedAbove() ? " from " : " below ")
        + Math.round(index.trueCount());
  }

  @Test
  void the_most_valuable_plays_are_those_that_counters_learn_first() {
    assertThat(texts(STRIP.mostValuable(15)))
        .contains(
            "stand 12 against 3 from 2",
            "double 11 against 1 from 1",
            "double 9 against 2 from 1",
            "split 20 against 6 from 4",
            "split 20 against 5 from 4",
            "surrender 14 against 10 from 3",
            "surrender 15 against 9 from 2",
            "stand 12 against 2 from 4");
  }

  @Test
  void insurance_is_the_most_valuable_play_of_all() {
    assertThat(STRIP.mostValuable(1).plays()).isEmpty();
    assertThat(STRIP.mostValuable(1).insurance().orElseThrow()).isBetween(3.0, 3.1);
    assertThat(STRIP.insuranceGain()).isGreaterThan(2 * STRIP.plays().get(0).gain());
  }

  @Test
  void they_are_in_the_order_of_what_they_win_and_all_win_something() {
    assertThat(STRIP.plays())
        .extracting(play -> -play.gain())
        .isSorted()
        .allMatch(gain -> gain < 0);
  }

  @Test
  void all_situations_with_a_hand_are_one_play() {
    IndexPlay first = STRIP.mostValuable(3).plays().get(1);
    assertThat(text(first)).isEqualTo("stand 12 against 3 from 2");
    assertThat(first.indices()).hasSize(3);
  }

  @Test
  void a_number_of_plays_are_kept() {
    assertThat(STRIP.mostValuable(0).size()).isZero();
    assertThat(STRIP.mostValuable(18).size()).isEqualTo(18);
    assertThat(STRIP.mostValuable(18).plays()).hasSize(17).isEqualTo(STRIP.plays().subList(0, 17));
    assertThat(STRIP.mostValuable(10_000)).isSameAs(STRIP);
    assertThat(STRIP.size()).isBetween(100, 300);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STRIP.mostValuable(-1))
        .withMessage("-1 index plays: expected 0 or more");
  }

  @Test
  void where_there_is_no_insurance_it_is_no_play() {
    IndexPlays classic = IndexPlays.of(BlackjackHouseRules.classic(), CardCount.HILO);
    assertThat(classic.insurance()).isEmpty();
    assertThat(classic.insuranceGain()).isZero();
    assertThat(classic.mostValuable(2).plays()).hasSize(2);
    assertThat(classic.plays()).allMatch(play -> isHitOrStand(play.indices().get(0).choice()));
  }

  private static boolean isHitOrStand(Choice choice) {
    return choice == Choice.HIT || choice == Choice.STAND;
  }
}
