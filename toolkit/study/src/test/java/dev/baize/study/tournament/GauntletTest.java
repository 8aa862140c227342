package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Event;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.statistics.Estimate;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** In a gauntlet, the first player meets each other one, and these do not meet. */
class GauntletTest {

  private static final int ROUNDS = 40;

  private static Tournament<?, ?, ?> roundRobin(int seats) {
    return Tables.of(seats, List.of(WATCHFUL, RANDOM, LOWEST, RANDOM));
  }

  @Property(tries = 20)
  void the_first_has_the_results_of_a_round_robin(
      @ForAll @IntRange(min = 2, max = 4) int seats,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    Tournament<?, ?, ?> gauntlet = roundRobin(seats).gauntlet();
    TournamentResult all = Tables.play(roundRobin(seats), ROUNDS);
    TournamentResult result = gauntlet.play(GameRange.first(ROUNDS), threads, new Progress());
    assertThat(result.pairings()).isEqualTo(all.pairings().subList(0, 3));
    assertThat(result.pairing(2, 0)).isEqualTo(all.pairing(2, 0));
    assertThat(result.isGauntlet()).isTrue();
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
  }

  @Test
  void others_do_not_meet() {
    TournamentResult result = Tables.play(roundRobin(4).gauntlet(), 3);
    assertThatThrownBy(() -> result.pairing(1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("players 1 and 2 did not meet");
    assertThatThrownBy(() -> result.pairing(0, 4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void of_two_players_it_is_a_round_robin() {
    Tournament<?, ?, ?> two = Tables.of(4, List.of(WATCHFUL, RANDOM));
    assertThat(two.gauntlet().isGauntlet()).isFalse();
    assertThat(Tables.play(two.gauntlet(), ROUNDS).text())
        .isEqualTo(Tables.play(two, ROUNDS).text());
  }

  @Test
  void its_parts_merge_with_each_other_alone() {
    Tournament<?, ?, ?> gauntlet = roundRobin(4).gauntlet();
    GameRange first = GameRange.first(15);
    TournamentResult rest = gauntlet.play(new GameRange(15, ROUNDS), 1, new Progress());
    assertThat(rest.merge(gauntlet.play(first, 1, new Progress())).text())
        .isEqualTo(Tables.play(gauntlet, ROUNDS).text());
    TournamentResult other = roundRobin(4).play(first, 1, new Progress());
    assertThatThrownBy(() -> rest.merge(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("results of a gauntlet and of a round robin");
  }

  @Test
  void games_are_forfeited_as_in_a_round_robin() {
    Tournament<?, ?, ?> gauntlet =
        Tables.of(4, List.of(WATCHFUL, RANDOM, Failing.in(Set.of(2, 5), Failing.Way.THROWING)))
            .onFailure(OnFailure.FORFEIT)
            .gauntlet();
    TournamentResult result = Tables.play(gauntlet, 10);
    assertThat(result.forfeits())
        .singleElement()
        .extracting(Forfeits::player, Forfeits::games)
        .containsExactly(2, 4L);
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
  }

  @Test
  void at_a_table_for_one_each_is_compared_with_the_first() {
    List<Entrant<Solitaire.Nothing, Solitaire.Bid, Event>> players =
        List.of(bidder(1), bidder(5), bidder(0));
    Tournament<?, ?, ?> tournament =
        new Tournament<>(Solitaire.PROVIDER, new Solitaire(), players, Seed.of(1));
    assertThat(Tables.play(tournament.gauntlet(), ROUNDS).pairings())
        .isEqualTo(Tables.play(tournament, ROUNDS).pairings().subList(0, 2));
  }

  private static Entrant<Solitaire.Nothing, Solitaire.Bid, Event> bidder(int number) {
    return Entrant.of("Bidder" + number, context -> Solitaire.bidding(number));
  }

  /**
   * Each opponent's rating follows from its own games against the first, as between two players.
   */
  @Property(tries = 20)
  void ratings_relative_to_the_first_are_those_of_two_players(
      @ForAll @IntRange(min = 2, max = 60) int rounds) {
    TournamentResult result = Tables.play(roundRobin(4).gauntlet(), rounds);
    for (Standing standing : result.standings(new Anchor(0, 100))) {
      if (standing.player() == 0) {
        assertThat(standing.rating()).isEqualTo(new Estimate(100, 0, rounds - 1));
        continue;
      }
      TournamentResult two =
          Tables.play(
              Tables.of(4, List.of(WATCHFUL, standing.player() == 2 ? LOWEST : RANDOM)), rounds);
      Standing same =
          two.standings(new Anchor(0, 100)).stream()
              .filter(other -> other.player() == 1)
              .findFirst()
              .orElseThrow();
      assertThat(standing.score()).isEqualTo(same.score());
      assertThat(standing.rating().value()).isCloseTo(same.rating().value(), within(1e-6));
      assertThat(standing.rating().standardError())
          .isCloseTo(same.rating().standardError(), within(1e-6));
    }
  }
}
