package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.player.Player;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.DistantProvider;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.OpenQuestions;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.Watchful;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Rounds at the same time are those that are played one after another. */
class SimultaneousRoundsTest {

  private final OpenQuestions questions = new OpenQuestions();

  private Entrant<HighCardView, Play, HighCardEvent> watchful(int maxConcurrentMatches) {
    return Entrant.of(
        new DistantProvider(
            "Watchful", maxConcurrentMatches, context -> new Watchful(), questions));
  }

  private Entrant<HighCardView, Play, HighCardEvent> failing(
      int maxConcurrentMatches, Set<Integer> rounds, Failing.Way way) {
    Player<HighCardView, Play, HighCardEvent> lowest = view -> Play.of(view.hand().lowest());
    return Entrant.of(
        new DistantProvider(
            "Failing",
            maxConcurrentMatches,
            context -> Failing.isIn(rounds, context) ? way.instead(lowest) : lowest,
            questions));
  }

  private static Entrant<HighCardView, Play, HighCardEvent> random() {
    return Entrant.of(new RandomProvider());
  }

  @Property(tries = 60)
  void they_have_the_same_result_if_a_player_forfeits_some_games(
      @ForAll @IntRange(min = 2, max = 4) int seats,
      @ForAll @IntRange(min = 1, max = 60) int one,
      @ForAll @IntRange(min = 1, max = 60) int other,
      @ForAll @IntRange(min = 1, max = 3) int threads,
      @ForAll Failing.Way way) {
    Set<Integer> rounds = Set.of(3, 5, 17);
    TournamentResult result =
        Tables.of(seats, List.of(watchful(one), failing(other, rounds, way), random()))
            .onFailure(OnFailure.FORFEIT)
            .play(GameRange.first(30), threads, new Progress());
    TournamentResult expected =
        Tables.play(
            Tables.of(seats, List.of(WATCHFUL, Failing.in(rounds, way), random()))
                .onFailure(OnFailure.FORFEIT),
            30);
    assertThat(Tables.facts(result)).isEqualTo(Tables.facts(expected));
  }

  @Property(tries = 30)
  void the_first_round_that_fails_is_told(
      @ForAll @IntRange(max = 29) int one,
      @ForAll @IntRange(max = 29) int other,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    Set<Integer> rounds = one == other ? Set.of(one) : Set.of(one, other);
    Tournament<HighCardView, Play, HighCardEvent> apart =
        Tables.of(4, List.of(watchful(40), failing(40, rounds, Failing.Way.THROWING)));
    Tournament<HighCardView, Play, HighCardEvent> together =
        Tables.of(4, List.of(WATCHFUL, Failing.in(rounds, Failing.Way.THROWING)));
    GameFailedException failure =
        catchThrowableOfType(
            GameFailedException.class,
            () -> apart.play(GameRange.first(30), threads, new Progress()));
    assertThat(failure)
        .hasMessage(
            catchThrowableOfType(GameFailedException.class, () -> Tables.play(together, 30))
                .getMessage());
    assertThat(failure.number()).isEqualTo(Math.min(one, other));
  }

  @Test
  void nobody_has_more_matches_than_it_can_and_all_are_used() {
    Tables.play(Tables.of(4, List.of(watchful(12), random())), 40);
    assertThat(questions.most()).isEqualTo(6);
  }

  @Test
  void the_player_that_can_have_the_fewest_matches_decides() {
    Tables.play(Tables.of(4, List.of(watchful(40), failing(6, Set.of(), Failing.Way.DEAF))), 40);
    assertThat(questions.most()).isEqualTo(3);
  }

  @Test
  void a_player_against_itself_has_the_seats_of_both() {
    Tables.play(Tables.of(4, List.of(watchful(12), watchful(12))), 40);
    assertThat(questions.most()).isEqualTo(3);
  }

  @Test
  void a_player_made_by_a_function_has_one_game_at_a_time() {
    Tables.play(Tables.of(2, List.of(watchful(12), LOWEST)), 40);
    assertThat(questions.most()).isEqualTo(1);
  }
}
