package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static dev.baize.study.tournament.Tables.facts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Watchful;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TournamentTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void a_better_player_wins_at_any_table(int seats) {
    Pairing pairing = Tables.play(Tables.of(seats, List.of(WATCHFUL, LOWEST)), 300).pairing(0, 1);
    assertThat(pairing.score().interval(3).low()).isGreaterThan(0.5);
    assertThat(pairing.rounds()).isEqualTo(300);
    assertThat(pairing.wins() + pairing.draws() + pairing.losses())
        .isEqualTo(seats == 3 ? 1800 : 600);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void a_player_against_itself_scores_half_in_every_round(int seats) {
    for (Entrant<HighCardView, Play, HighCardEvent> player : List.of(WATCHFUL, RANDOM)) {
      Pairing pairing = Tables.play(Tables.of(seats, List.of(player, player)), 50).pairing(0, 1);
      assertThat(pairing.roundScores().get(pairing.roundScores().size() / 2)).isEqualTo(50);
      assertThat(pairing.score().value()).isEqualTo(0.5);
    }
  }

  @Test
  void players_who_change_places_in_the_list_have_mirrored_results() {
    TournamentResult one = Tables.play(Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST)), 40);
    TournamentResult two = Tables.play(Tables.of(4, List.of(LOWEST, RANDOM, WATCHFUL)), 40);
    assertThat(one.pairing(0, 2).roundScores()).isEqualTo(two.pairing(2, 0).roundScores());
    assertThat(one.pairing(0, 1).wins()).isEqualTo(two.pairing(2, 1).wins());
    assertThat(one.pairing(2, 1).losses()).isEqualTo(two.pairing(0, 1).losses());
    assertThat(one.pairing(1, 0)).isEqualTo(one.pairing(0, 1).mirrored());
  }

  @Test
  void a_third_player_changes_nothing_between_the_other_two() {
    assertThat(Tables.play(Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST)), 40).pairing(0, 1))
        .isEqualTo(Tables.play(Tables.of(4, List.of(WATCHFUL, RANDOM)), 40).pairing(0, 1));
  }

  /** The second game of a round is the first with the seats changed, on the same deal. */
  @Test
  void a_round_is_a_simulated_game_and_the_same_with_the_seats_changed() {
    Seed seed = Match.seedOf(Seed.of(42), 7);
    HighCardRules rules = new HighCardRules(2, 2);
    int points = 0;
    for (boolean first : new boolean[] {true, false}) {
      List<Entrant<HighCardView, Play, HighCardEvent>> seats =
          first ? List.of(WATCHFUL, RANDOM) : List.of(RANDOM, WATCHFUL);
      Outcome outcome = Match.of(rules, Entrant.seat(seats, rules, seed, seat -> {}), seed).play();
      points += Seatings.points(first ? 1 : 2, outcome);
    }
    Pairing pairing =
        Tables.of(2, List.of(WATCHFUL, RANDOM))
            .play(GameRange.only(7), 1, new Progress())
            .pairing(0, 1);
    assertThat(pairing.roundScores().get(points)).isEqualTo(1);
  }

  @Test
  void at_a_table_for_one_scores_of_the_same_deal_are_compared() {
    List<Entrant<Solitaire.Nothing, Solitaire.Bid, Event>> players =
        List.of(bidder(1), bidder(5), bidder(0));
    Tournament<Solitaire.Nothing, Solitaire.Bid, Event> tournament =
        new Tournament<>(Solitaire.PROVIDER, new Solitaire(), players, Seed.of(1));
    TournamentResult result = Tables.play(tournament, 1000);
    Pairing pairing = result.pairing(0, 1);
    // Five wins where the hidden number is 5 to 9, one where it is 1 to 4, none where it is 0.
    assertThat(pairing.losses() / 1000.0).isBetween(0.45, 0.55);
    assertThat(pairing.wins() / 1000.0).isBetween(0.35, 0.45);
    assertThat(pairing.draws() / 1000.0).isBetween(0.07, 0.13);
    assertThat(result.pairing(0, 2).draws()).isEqualTo(pairing.draws());
    assertThat(pairing.roundScores())
        .containsExactly(pairing.losses(), pairing.draws(), pairing.wins());
    assertThat(tournament.gamesPerPair()).isEqualTo(1);
  }

  private static Entrant<Solitaire.Nothing, Solitaire.Bid, Event> bidder(int number) {
    return Entrant.of("Bidder" + number, context -> Solitaire.bidding(number));
  }

  @Test
  void a_pair_plays_a_game_for_each_seating() {
    assertThat(Tables.of(2, List.of(WATCHFUL, LOWEST)).gamesPerPair()).isEqualTo(2);
    assertThat(Tables.of(4, List.of(WATCHFUL, LOWEST, RANDOM)).gamesPerPair()).isEqualTo(2);
    assertThat(Tables.of(3, List.of(WATCHFUL, LOWEST, RANDOM)).gamesPerPair()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void threads_change_nothing(int threads) {
    Tournament<?, ?, ?> tournament = Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST));
    GameRange rounds = GameRange.first(100);
    assertThat(facts(tournament.play(rounds, threads, new Progress())))
        .isEqualTo(facts(tournament.play(rounds, 1, new Progress())));
  }

  @Test
  void on_all_processors_the_result_is_the_same() {
    Tournament<?, ?, ?> tournament = Tables.of(4, List.of(WATCHFUL, RANDOM));
    assertThat(facts(tournament.play(100))).isEqualTo(facts(Tables.play(tournament, 100)));
    GameRange some = new GameRange(5, 40);
    assertThat(facts(tournament.play(some)))
        .isEqualTo(facts(tournament.play(some, 1, new Progress())));
  }

  @Test
  void a_cancelled_tournament_keeps_its_first_rounds() {
    Progress progress = new Progress();
    Entrant<HighCardView, Play, HighCardEvent> canceller =
        Entrant.of(
            "Watchful",
            context -> {
              if (context.seed().equals(seedOfSeat1InRound(20))) {
                progress.cancel();
              }
              return new Watchful();
            });
    TournamentResult result =
        Tables.of(2, List.of(canceller, LOWEST)).play(GameRange.first(1000), 1, progress);
    assertThat(result.isComplete()).isFalse();
    assertThat(result.requested()).isEqualTo(GameSet.of(GameRange.first(1000)));
    assertThat(result.completed()).isEqualTo(GameSet.of(GameRange.first(21)));
    assertThat(result.pairings())
        .isEqualTo(Tables.play(Tables.of(2, List.of(WATCHFUL, LOWEST)), 21).pairings());
  }

  private static Seed seedOfSeat1InRound(long round) {
    return SeatContext.of(Match.seedOf(Seed.of(42), round), Seat.of(1)).seed();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void a_failure_names_the_round_the_seats_and_the_seed(int threads) {
    Entrant<HighCardView, Play, HighCardEvent> broken =
        Entrant.of(
            "Broken",
            context -> {
              boolean fails = context.seed().equals(seedOfSeat1InRound(33));
              return view -> {
                if (fails) {
                  throw new IllegalStateException("I am broken");
                }
                return Play.of(view.hand().lowest());
              };
            });
    GameFailedException failure =
        catchThrowableOfType(
            GameFailedException.class,
            () ->
                Tables.of(2, List.of(broken, WATCHFUL))
                    .play(GameRange.first(1000), threads, new Progress()));
    Seed own = Match.seedOf(Seed.of(42), 33);
    assertThat(failure.number()).isEqualTo(33);
    assertThat(failure.seed()).isEqualTo(Seed.of(42));
    assertThat(Match.seedOf(failure.seed(), failure.number())).isEqualTo(own);
    assertThat(failure.seats()).containsExactly("Watchful", "Broken");
    assertThat(failure).hasCauseInstanceOf(MatchStoppedException.class);
    assertThat(failure)
        .hasMessageStartingWith(
            "round 33 from seed 42 (its own seed is %d), played by Watchful, Broken, failed: "
                .formatted(own.value()))
        .hasMessageContaining("I am broken");
  }

  @Test
  void it_takes_two() {
    assertThatThrownBy(
            () ->
                new Tournament<>(
                    new HighCard(), HighCardRules.duel(), List.of(WATCHFUL), Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 player; expected 2 to 100");
  }
}
