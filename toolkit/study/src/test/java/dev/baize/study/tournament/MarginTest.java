package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.study.simulation.GameRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tournament knows by how much players outscore each other, hand by hand. */
class MarginTest {

  private static final int ROUNDS = 30;

  /** All rounds again, game by game, with the mean score of a seat of each player. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void the_margin_is_what_the_seats_of_one_player_score_above_those_of_the_other(int seats) {
    HighCardRules rules = new HighCardRules(seats, 2);
    List<Entrant<HighCardView, Play, HighCardEvent>> players = List.of(WATCHFUL, LOWEST);
    double[] scores = new double[2];
    long hands = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Seed seed = Match.seedOf(Seed.of(42), round);
      for (long seating : Seatings.of(seats)) {
        List<Entrant<HighCardView, Play, HighCardEvent>> seated = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
          seated.add(players.get(Seatings.player(seating, seat, 0, 1)));
        }
        Match<HighCardView, Play, HighCardEvent> match =
            Match.of(rules, Entrant.seat(seated, rules, seed, seat -> {}), seed);
        Outcome outcome = match.play();
        hands += match.hand() + 1;
        for (int seat = 0; seat < seats; seat++) {
          scores[Seatings.player(seating, seat, 0, 1)] += outcome.scores().get(seat) * 2.0 / seats;
        }
      }
    }
    Margin margin = Tables.play(Tables.of(seats, players), ROUNDS).margin(0, 1).orElseThrow();
    assertThat(margin.hands()).isEqualTo(hands).isEqualTo(2 * margin.games());
    assertThat(margin.perHand().value()).isCloseTo((scores[0] - scores[1]) / hands, within(1e-12));
    assertThat(margin.perHand().interval(3).low()).isGreaterThan(0);
    assertThat(margin.perHand().degreesOfFreedom()).isEqualTo(ROUNDS - 1);
  }

  @Test
  void a_player_that_meets_itself_has_no_margin_and_no_error() {
    Margin margin =
        Tables.play(Tables.of(4, List.of(RANDOM, RANDOM)), ROUNDS).margin(0, 1).orElseThrow();
    assertThat(margin.perHand().value()).isZero();
    assertThat(margin.perHand().standardError()).isZero();
  }

  @Test
  void the_opponent_has_the_opposite_margin() {
    TournamentResult result = Tables.play(Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST)), ROUNDS);
    Margin margin = result.margin(0, 2).orElseThrow();
    Margin opposite = result.margin(2, 0).orElseThrow();
    assertThat(opposite).isEqualTo(margin.mirrored());
    assertThat(opposite.mirrored()).isEqualTo(margin);
    assertThat(opposite.perHand().value()).isEqualTo(-margin.perHand().value());
    assertThat(opposite.perHand().standardError()).isEqualTo(margin.perHand().standardError());
    assertThatIllegalArgumentException().isThrownBy(() -> result.margin(1, 1));
  }

  @Test
  void who_plays_alone_is_compared_on_the_same_deal() {
    List<Entrant<Solitaire.Nothing, Solitaire.Bid, Event>> bidders =
        List.of(
            Entrant.of("Two", context -> Solitaire.bidding(0)),
            Entrant.of("One", context -> Solitaire.bidding(1)));
    Tournament<Solitaire.Nothing, Solitaire.Bid, Event> tournament =
        new Tournament<>(Solitaire.PROVIDER, new Solitaire(), bidders, Seed.of(1));
    TournamentResult result = Tables.play(tournament, 100);
    Margin margin = result.margin(0, 1).orElseThrow();
    // The bid of one is made, for one point, unless the hidden number is 0.
    assertThat(margin.perHand().value()).isEqualTo(-result.pairing(0, 1).losses() / 100.0);
    assertThat(margin.hands()).isEqualTo(200).isEqualTo(margin.games());
  }

  @Test
  void rounds_with_a_forfeited_game_do_not_count() {
    List<Entrant<HighCardView, Play, HighCardEvent>> failing =
        List.of(Failing.in(Set.of(3), Failing.Way.THROWING), WATCHFUL, RANDOM);
    TournamentResult result =
        Tables.play(Tables.of(4, failing).onFailure(OnFailure.FORFEIT), ROUNDS);
    TournamentResult sound = Tables.play(Tables.of(4, List.of(LOWEST, WATCHFUL, RANDOM)), ROUNDS);
    assertThat(result.margin(0, 1).orElseThrow().rounds().games().games()).isEqualTo(ROUNDS - 1);
    assertThat(result.margin(1, 2)).isEqualTo(sound.margin(1, 2));
    TournamentResult onlyFailed =
        Tables.of(4, failing).onFailure(OnFailure.FORFEIT).play(GameRange.only(3));
    assertThat(onlyFailed.margin(0, 1)).isEmpty();
    assertThat(TournamentResult.parse(onlyFailed.text()).text()).isEqualTo(onlyFailed.text());
  }
}
