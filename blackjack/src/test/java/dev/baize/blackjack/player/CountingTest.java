package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Counting plays like the specification's player, which is notified of each card. */
class CountingTest {

  /** Written as the specification describes it. */
  private static final class Told implements BlackjackPlayer {

    private final Simple simple = new Simple();
    private int count;

    @Override
    public long bet(BlackjackView view) {
      if (count < 2) {
        return view.minimum();
      }
      return view.bankroll() < 2 * view.minimum() ? view.bankroll() : 2 * view.minimum();
    }

    @Override
    public boolean draw(BlackjackView view) {
      return simple.draw(view);
    }

    @Override
    public void observe(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.Exposure exposure) {
        expose(exposure.card());
      } else if (event instanceof BlackjackEvent.Shuffled
          || event instanceof BlackjackEvent.DiscardsShuffled) {
        count = 0;
      }
    }

    private void expose(Card card) {
      Rank rank = card.rank();
      if (rank.compareTo(Rank.TEN) >= 0) {
        count--;
      } else if (rank.compareTo(Rank.SIX) <= 0) {
        count++;
      }
    }
  }

  private static String printed(BlackjackRules rules, BlackjackPlayer player, long seed) {
    StringBuilder printed = new StringBuilder();
    Match.builder(rules, List.of(player), Seed.of(seed))
        .listener(new BlackjackProvider().transcript(printed, List.of("Player")))
        .build()
        .play();
    return printed.toString();
  }

  @Property(tries = 100, seed = "1")
  void it_plays_like_a_player_that_is_notified_of_each_exposed_card_and_shuffle(
      @ForAll @IntRange(min = 5, max = 200) int bankroll,
      @ForAll DeckShuffle shuffle,
      @ForAll long seed) {
    BlackjackRules rules = new BlackjackRules(bankroll, 100, 5, shuffle);
    assertThat(printed(rules, new Counting(), seed)).isEqualTo(printed(rules, new Told(), seed));
  }

  @Property(tries = 5, seed = "2")
  void it_bets_once_and_twice_the_minimum_and_what_is_left(@ForAll long seed) {
    String printed = printed(BlackjackRules.classic(300, 5000), new Counting(), seed);
    assertThat(printed).contains("Player bets 5\n", "Player bets 10\n");
    assertThat(printed.lines().filter(line -> line.startsWith("Player bets ")).distinct())
        .allMatch(line -> line.matches("Player bets ([5-9]|10)"));
  }

  @Property(tries = 20, seed = "3")
  void it_bets_its_spread_while_the_count_is_at_least_its_threshold(
      @ForAll @IntRange(min = 1, max = 1000) int spread, @ForAll long seed) {
    BlackjackRules rules = BlackjackRules.classic(1_000_000, 300);
    assertThat(bets(rules, new Counting(spread, -100), seed)).containsOnly(5L * spread);
    assertThat(bets(rules, new Counting(spread, 100), seed)).containsOnly(5L);
    assertThat(bets(rules, new Counting(spread, 0), seed)).containsOnly(5L, 5L * spread);
  }

  private static Set<Long> bets(BlackjackRules rules, BlackjackPlayer player, long seed) {
    String bets = "Player bets ";
    return printed(rules, player, seed)
        .lines()
        .filter(line -> line.startsWith(bets))
        .map(line -> Long.valueOf(line.substring(bets.length())))
        .collect(Collectors.toSet());
  }

  @Example
  void a_multiple_that_is_no_long_is_all_it_has() {
    long minimum = Long.MAX_VALUE / 50;
    BlackjackRules rules =
        BlackjackRules.standard().withBankroll(BlackjackRules.BANK - 1).withMinimum(minimum);
    assertThat(bets(rules.withHands(1), new Counting(1000, -100), 1))
        .containsExactly(BlackjackRules.BANK - 1);
  }

  @Example
  void its_spread_is_at_least_1() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Counting(0, 2))
        .withMessage("spread 0: expected 1 or more");
  }
}
