package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.naive.NaiveSession;
import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.Random;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** Sessions agree with the reference model, line for line. */
class NaiveModelTest {

  private static final long MAX_SEED = Integer.MAX_VALUE;

  /** Records the decisions. */
  private record Recorder(Queue<String> decisions)
      implements Listener<BlackjackDecision, BlackjackEvent> {

    @Override
    public boolean wantsEvents() {
      return false;
    }

    @Override
    public void decided(Seat seat, BlackjackDecision decision) {
      decisions.add(decision.text());
    }
  }

  private static void assertSame(BlackjackRules rules, BlackjackPlayer player, long seed) {
    Queue<String> decisions = new ArrayDeque<>();
    StringBuilder printed = new StringBuilder();
    Match.builder(rules, List.of(player), Seed.of(seed))
        .listener(new Transcript(printed))
        .listener(new Recorder(decisions))
        .build()
        .play();
    NaiveSession naive =
        new NaiveSession(
            rules.bankroll(),
            rules.hands(),
            rules.minimum(),
            rules.shuffle() == DeckShuffle.UNIFORM,
            seed,
            decisions);
    assertThat(printed.toString()).isEqualTo(naive.play());
    assertThat(decisions).isEmpty();
  }

  @Property(tries = 100, seed = "1", edgeCases = EdgeCasesMode.NONE)
  void sessions_of_the_scripted_players_agree_with_the_model(
      @ForAll @LongRange(max = 300) long bankroll,
      @ForAll @IntRange(max = 100) int hands,
      @ForAll @IntRange(min = 1, max = 20) int minimum,
      @ForAll DeckShuffle shuffle,
      @ForAll @LongRange(max = MAX_SEED) long seed,
      @ForAll boolean counts) {
    assertSame(
        new BlackjackRules(bankroll, hands, minimum, shuffle),
        counts ? new Counting() : new Simple(),
        seed);
  }

  @Property(tries = 300, seed = "2")
  void random_sessions_agree_with_the_model_from_any_bankroll(
      @ForAll @LongRange(max = BlackjackRules.BANK) long bankroll,
      @ForAll DeckShuffle shuffle,
      @ForAll @LongRange(max = MAX_SEED) long seed) {
    assertSame(
        new BlackjackRules(bankroll, 40, 1, shuffle),
        new Random(SeatContext.of(Seed.of(seed), Seat.of(0))),
        seed);
  }

  /** The player always bets the whole bankroll and stands, so that some break the bank. */
  @Property(tries = 300, seed = "3")
  void a_bankroll_that_reaches_the_bank_ends_the_session(
      @ForAll @LongRange(min = BlackjackRules.BANK / 8, max = BlackjackRules.BANK) long bankroll,
      @ForAll @LongRange(max = MAX_SEED) long seed) {
    BlackjackPlayer bold =
        new BlackjackPlayer() {
          @Override
          public long bet(BlackjackView view) {
            return view.bankroll();
          }

          @Override
          public boolean draw(BlackjackView view) {
            return false;
          }
        };
    assertSame(new BlackjackRules(bankroll, 100, 1, DeckShuffle.UNIFORM), bold, seed);
  }
}
