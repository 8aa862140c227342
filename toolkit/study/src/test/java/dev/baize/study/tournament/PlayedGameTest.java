package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Game;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.statistics.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What who watches a tournament is shown, and the score that follows from it. */
class PlayedGameTest {

  private static List<PlayedGame> watched(Tournament<?, ?, ?> tournament, int rounds, int threads) {
    List<PlayedGame> games = Collections.synchronizedList(new ArrayList<>());
    tournament.watchedBy(games::add).play(GameRange.first(rounds), threads, new Progress());
    return games;
  }

  /** The game after its decisions, if all are legal. */
  private static Game<HighCardView, Play> replayed(PlayedGame played) {
    Game<HighCardView, Play> game =
        new HighCardRules(played.players().size(), 2)
            .start(Match.seedOf(Seed.of(42), played.round()), null);
    played.decisions().forEach(text -> game.apply(Play.parse(text)));
    return game;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void every_game_is_shown_with_all_of_its_decisions(int threads) {
    List<PlayedGame> games = watched(Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST)), 5, threads);
    assertThat(games).hasSize(5 * 3 * 2);
    assertThat(games).allMatch(game -> replayed(game).isOver());
    assertThat(games).allMatch(game -> game.losers().isEmpty() && !game.illegal());
    assertThat(games)
        .filteredOn(game -> game.round() == 2)
        .extracting(PlayedGame::players)
        .containsExactly(
            List.of(0, 1, 0, 1),
            List.of(1, 0, 1, 0),
            List.of(0, 2, 0, 2),
            List.of(2, 0, 2, 0),
            List.of(1, 2, 1, 2),
            List.of(2, 1, 2, 1));
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_a_player_forfeits_is_shown_up_to_there(Failing.Way way) {
    Tournament<?, ?, ?> tournament =
        Tables.of(2, List.of(LOWEST, Failing.in(Set.of(1), way))).onFailure(OnFailure.FORFEIT);
    List<PlayedGame> games = watched(tournament, 3, 1);
    assertThat(games).hasSize(6);
    for (PlayedGame game : games) {
      boolean failed = game.round() == 1;
      assertThat(game.losers()).isEqualTo(failed ? Set.of(1) : Set.of());
      assertThat(game.illegal())
          .isEqualTo(failed && (way == Failing.Way.ILLEGAL || way == Failing.Way.SILENT));
      assertThat(replayed(game).isOver()).isEqualTo(!failed || way == Failing.Way.SORE);
    }
  }

  @Test
  void a_game_that_does_not_end_is_lost_by_no_illegal_answer() {
    Tournament<?, ?, ?> tournament =
        Tables.of(2, List.of(LOWEST, RANDOM)).onFailure(OnFailure.FORFEIT).maxDecisions(5);
    assertThat(watched(tournament, 1, 1))
        .hasSize(2)
        .allMatch(game -> game.losers().equals(Set.of(0, 1)) && game.decisions().size() == 5)
        .noneMatch(PlayedGame::illegal);
  }

  @Test
  void what_a_watcher_throws_ends_the_tournament() {
    Tournament<?, ?, ?> watched =
        Tables.of(2, List.of(LOWEST, RANDOM))
            .watchedBy(
                game -> {
                  throw new IllegalStateException("blind");
                });
    assertThatThrownBy(() -> Tables.play(watched, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("blind");
  }

  @Test
  void the_score_of_a_player_against_one_other_is_that_of_their_pairing() {
    TournamentResult result = Tables.play(Tables.of(2, List.of(WATCHFUL, RANDOM)), 20);
    assertThat(result.score(0)).isEqualTo(result.pairing(0, 1).score());
    assertThat(result.score(1)).isEqualTo(result.pairing(1, 0).score());
    assertThat(Tables.play(Tables.of(2, List.of(LOWEST, RANDOM)), 1).score(0).standardError())
        .isNaN();
  }

  @Test
  void the_error_of_a_score_against_several_is_that_of_whole_rounds() {
    Tournament<?, ?, ?> tournament = Tables.of(2, List.of(WATCHFUL, RANDOM, LOWEST));
    int rounds = 20;
    double[] scores = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      scores[round] = tournament.play(GameRange.only(round), 1, new Progress()).score(1).value();
    }
    double mean = Arrays.stream(scores).average().orElseThrow();
    double squares = Arrays.stream(scores).map(score -> Math.pow(score - mean, 2)).sum();
    double games = 4;
    double imaginary = 2 * Pairing.imaginaryVariance(mean) / Math.pow(games * rounds, 2);
    Estimate score = Tables.play(tournament, rounds).score(1);
    assertThat(score.value()).isCloseTo(mean, within(1e-12));
    assertThat(score.standardError())
        .isCloseTo(Math.sqrt(squares / (rounds - 1) / rounds + imaginary), within(1e-12));
    assertThat(score.degreesOfFreedom()).isEqualTo(rounds - 1);
  }
}
