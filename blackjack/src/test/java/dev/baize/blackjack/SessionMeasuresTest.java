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
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.TallySheet;
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

  /** What a listener counts in any house, from the changes of the bankroll between its events. */
  private static final class CountedInHouse implements Listener<BlackjackDecision, BlackjackEvent> {

    private final BlackjackHouseRules house;
    private final long minimum;
    private final Map<String, List<Long>> values = new TreeMap<>();
    private final List<HandResult> results = new ArrayList<>();
    private long before;
    private long bankroll;
    private long wagered;
    private long placed;
    private long doubled;
    private long insurance;
    private boolean surrendered;
    private int up;
    private boolean natural;
    private final List<Integer> seen = new ArrayList<>();
    private final List<Integer> onTable = new ArrayList<>();
    private int trueCount;

    CountedInHouse(BlackjackRules rules) {
      this.house = rules.house();
      this.minimum = rules.minimum();
    }

    private void see(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.Shuffled) {
        seen.clear();
      } else if (event instanceof BlackjackEvent.DiscardsShuffled) {
        seen.clear();
        seen.addAll(onTable);
      } else if (event instanceof BlackjackEvent.Exposure exposure) {
        int value = HandValue.points(exposure.card().rank());
        seen.add(value);
        onTable.add(value);
      } else if (event instanceof Wagered) {
        onTable.clear();
        int running =
            seen.stream()
                .mapToInt(value -> value == 1 || value == 10 ? -1 : value <= 6 ? 1 : 0)
                .sum();
        int unseen = Math.max(1, 52 * house.decks() - seen.size());
        trueCount = (int) Math.max(-6, Math.min(6, Math.floor(running * 52.0 / unseen)));
      }
    }

    private void add(String measure, long value) {
      values.computeIfAbsent(measure, m -> new ArrayList<>()).add(value);
    }

    private void addIf(String measure, boolean holds) {
      add(measure, holds ? 1 : 0);
    }

    @Override
    public void happened(BlackjackEvent event) {
      see(event);
      if (event instanceof BlackjackEvent.HandBegan began) {
        finish();
        before = began.bankroll();
        bankroll = before;
      } else if (event instanceof Wagered made) {
        wagered = made.wager();
        placed = wagered;
      } else if (event instanceof BlackjackEvent.DealerDealt dealt && up == 0) {
        up = HandValue.points(dealt.card().rank());
      } else if (event instanceof BlackjackEvent.HoleShown shown) {
        int hole = HandValue.points(shown.card().rank());
        natural = Math.min(up, hole) == 1 && Math.max(up, hole) == 10;
      } else if (event instanceof BlackjackEvent.Doubled) {
        doubled++;
        placed += wagered;
      } else if (event instanceof BlackjackEvent.Split) {
        placed += wagered;
      } else if (event instanceof BlackjackEvent.Surrendered) {
        surrendered = true;
      } else if (event instanceof BlackjackEvent.InsuranceWon won) {
        insurance = won.amount();
        bankroll += insurance;
      } else if (event instanceof BlackjackEvent.InsuranceLost lost) {
        insurance = -lost.amount();
        bankroll += insurance;
      } else if (event instanceof HandSettled settled) {
        results.add(settled.result());
        add("result of a wager", settled.bankroll() - bankroll);
        bankroll = settled.bankroll();
      } else if (event instanceof SessionEnded) {
        finish();
      }
    }

    private void finish() {
      if (results.isEmpty()) {
        return;
      }
      add("result of a hand", bankroll - before);
      addIf("win", bankroll > before);
      addIf("push", bankroll == before);
      addIf("natural", results.contains(HandResult.NATURAL));
      addIf("bust", results.contains(HandResult.BUST));
      addIf("dealer bust", results.contains(HandResult.DEALER_BUST));
      add("wagered", placed);
      add("doubled", doubled);
      add("split to", results.size());
      addIf("surrendered", surrendered && !results.contains(HandResult.DEALER_NATURAL));
      addIf("insured", insurance != 0);
      if (insurance != 0) {
        add("result of insurance", insurance);
      }
      addIf("dealer natural", natural);
      add("bet", wagered);
      double inMinimums = (double) (bankroll - before) / minimum;
      add("squared result", Math.round(inMinimums * inMinimums));
      add("result at true count " + trueCount, bankroll - before);
      results.clear();
      doubled = 0;
      insurance = 0;
      surrendered = false;
      up = 0;
      natural = false;
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
        rules, simple ? new Simple() : new Random(SeatContext.of(Seed.of(seed), Seat.of(0))), seed);
  }

  @Property(tries = 200, seed = "2", edgeCases = EdgeCasesMode.NONE)
  void every_session_in_any_house_measures_what_happens_in_it(
      @ForAll BlackjackHousePreset preset,
      @ForAll DealerNatural natural,
      @ForAll Surrender surrender,
      @ForAll boolean neverReshuffled,
      @ForAll long seed) {
    BlackjackHouseRules house =
        BlackjackHouseRules.of(preset)
            .with("surrender " + surrender + ", dealer natural " + natural)
            .with("insurance yes, reshuffle below " + (neverReshuffled ? 0 : 26));
    BlackjackRules rules = BlackjackRules.standard().withHands(100).withMinimum(7).withHouse(house);
    List<String> names = rules.measures().stream().map(Measure::name).toList();
    Map<String, List<Long>> measured = new TreeMap<>();
    CountedInHouse counted = new CountedInHouse(rules);
    Match.builder(
            rules, List.of(new Random(SeatContext.of(Seed.of(seed), Seat.of(0)))), Seed.of(seed))
        .listener(counted)
        .tally(
            (measure, value) ->
                measured.computeIfAbsent(names.get(measure), m -> new ArrayList<>()).add(value))
        .build()
        .play();
    assertThat(measured.keySet()).containsAll(counted.values.keySet());
    counted.values.forEach(
        (measure, values) ->
            assertThat(measured.get(measure)).containsExactlyInAnyOrderElementsOf(values));
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
  void other_houses_have_more_measures_before_those_of_the_bankroll() {
    assertThat(BlackjackRules.parse("strip").measures().stream().map(Measure::name))
        .containsSubsequence(
            "ruin",
            "result of a wager",
            "wagered",
            "doubled",
            "split to",
            "surrendered",
            "insured",
            "result of insurance",
            "dealer natural",
            "bet",
            "squared result",
            "result at true count -6",
            "result at true count 0",
            "result at true count 6",
            "bankroll after 100 hands")
        .hasSize(41);
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
