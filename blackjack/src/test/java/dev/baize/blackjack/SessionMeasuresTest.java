package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.blackjack.player.Random;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Place;
import dev.baize.core.random.Seed;
import dev.baize.core.statistics.Sample;
import dev.baize.core.statistics.TallySheet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The measures of a session are what a listener would count. */
class SessionMeasuresTest {

  /** Observations by measure, each list in ascending order. */
  private static final class Counted implements Listener<BlackjackDecision, BlackjackEvent> {

    private final BlackjackRules rules;
    private final Map<String, List<Long>> values = new TreeMap<>();
    private final List<Long> bankrolls = new ArrayList<>();
    private long wager;

    Counted(BlackjackRules rules) {
      this.rules = rules;
    }

    private void add(String measure, long value) {
      values.computeIfAbsent(measure, m -> new ArrayList<>()).add(value);
    }

    @Override
    public void happened(BlackjackEvent event) {
      if (event instanceof Wagered wagered) {
        wager = wagered.wager();
      } else if (event instanceof HandSettled settled) {
        HandResult result = settled.result();
        add("result of a hand", result.payoff(wager));
        add("natural", result == HandResult.NATURAL ? 1 : 0);
        add("win", result.payoff(wager) > 0 ? 1 : 0);
        add("push", result == HandResult.PUSH ? 1 : 0);
        add("bust", result == HandResult.BUST ? 1 : 0);
        add("dealer bust", result == HandResult.DEALER_BUST ? 1 : 0);
        bankrolls.add(settled.bankroll());
      } else if (event instanceof SessionEnded ended) {
        add("hands", ended.hands());
        add("ruin", ended.bankroll() < rules.minimum() ? 1 : 0);
        for (long point : SessionMeasures.points(rules.hands())) {
          add(
              "bankroll after " + point + " hands",
              point <= bankrolls.size() ? bankrolls.get((int) point - 1) : ended.bankroll());
        }
      }
    }
  }

  private static void assertSame(BlackjackRules rules, BlackjackPlayer player, long seed) {
    List<Measure> measures = rules.measures();
    Map<String, List<Long>> measured = new TreeMap<>();
    Counted counted = new Counted(rules);
    Match.builder(rules, List.of(player), Seed.of(seed))
        .listener(counted)
        .tally(
            (measure, value) ->
                measured
                    .computeIfAbsent(measures.get(measure).name(), m -> new ArrayList<>())
                    .add(value))
        .build()
        .play();
    measured.values().forEach(Collections::sort);
    counted.values.values().forEach(Collections::sort);
    assertThat(measured).isEqualTo(counted.values);
  }

  @Property(tries = 200, seed = "1", edgeCases = EdgeCasesMode.NONE)
  void every_session_measures_what_happens_in_it(
      @ForAll @IntRange(max = 500) int bankroll,
      @ForAll @IntRange(max = 60) int hands,
      @ForAll long seed,
      @ForAll boolean simple) {
    BlackjackRules rules = BlackjackRules.classic(bankroll, hands);
    assertSame(
        rules, simple ? new Simple() : new Random(Place.of(Seed.of(seed), Seat.of(0))), seed);
  }

  @Test
  void the_hands_of_the_greatest_wagers_are_counted_without_overflow() {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withBankroll(BlackjackRules.BANK / 10 * 9)
            .withHands(400_000)
            .withMinimum(BlackjackRules.BANK / 10_000);
    TallySheet sheet = new TallySheet(rules.measures().size());
    Match<BlackjackView, BlackjackDecision, BlackjackEvent> match =
        Match.builder(rules, List.of(new Simple()), Seed.of(1)).tally(sheet).build();
    long result = match.play().score(Seat.of(0));
    sheet.endGame();
    Sample hands = sheet.samples().get(1);
    assertThat(hands.sum()).isEqualTo(BigInteger.valueOf(result - rules.bankroll()));
  }

  @Test
  void the_bankroll_is_measured_at_ten_points_or_after_each_hand_of_fewer() {
    assertThat(SessionMeasures.points(1000))
        .containsExactly(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000);
    assertThat(SessionMeasures.points(15)).containsExactly(1, 3, 4, 6, 7, 9, 10, 12, 13, 15);
    assertThat(SessionMeasures.points(3)).containsExactly(1, 2, 3);
    assertThat(SessionMeasures.points(0)).isEmpty();
    assertThat(SessionMeasures.points(Long.MAX_VALUE))
        .hasSize(10)
        .isSorted()
        .startsWith(922337203685477580L)
        .endsWith(Long.MAX_VALUE);
  }

  @Test
  void the_measures_of_the_standard_rules_have_these_names() {
    assertThat(BlackjackRules.standard().measures().stream().map(Measure::name))
        .startsWith(
            "hands",
            "result of a hand",
            "natural",
            "win",
            "push",
            "bust",
            "dealer bust",
            "ruin",
            "bankroll after 100 hands",
            "bankroll after 200 hands")
        .endsWith("bankroll after 1000 hands")
        .hasSize(18);
  }
}
