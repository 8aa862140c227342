package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a tournament whose players fail, and which is not to stop. */
class ForfeitTest {

  private static final int ROUNDS = 30;

  private static Tournament<?, ?, ?> forfeiting(
      int seats, List<Entrant<HighCardView, Play, HighCardEvent>> players) {
    return Tables.of(seats, players).onFailure(OnFailure.FORFEIT);
  }

  @ParameterizedTest
  @EnumSource
  void a_player_that_fails_in_whatever_way_has_lost_the_game(Failing.Way way) {
    Tournament<?, ?, ?> tournament =
        forfeiting(2, List.of(WATCHFUL, Failing.in(Set.of(3, 5, 6), way)));
    TournamentResult result = Tables.play(tournament, ROUNDS);
    assertThat(result.isComplete()).isTrue();
    assertThat(result.forfeits()).hasSize(1);
    Forfeits forfeits = result.forfeits().get(0);
    assertThat(forfeits.player()).isEqualTo(1);
    assertThat(forfeits.games()).isEqualTo(6);
    assertThat(forfeits.round()).isEqualTo(3);
    assertThat(forfeits.seats()).containsExactly(0, 1);
    assertThat(forfeits.failure()).startsWith("Failing ").contains("at seat 1", way.message);
    assertThat(tournament.play(GameRange.only(3), 1, new Progress()).pairing(1, 0).roundScores())
        .startsWith(1L);
  }

  @Property(tries = 60)
  void rounds_in_which_nobody_fails_are_as_ever(
      @ForAll @IntRange(min = 2, max = 4) int seats,
      @ForAll @IntRange(max = ROUNDS - 1) int failing,
      @ForAll Failing.Way way) {
    Tournament<?, ?, ?> tournament =
        forfeiting(seats, List.of(WATCHFUL, Failing.in(Set.of(failing), way), RANDOM));
    Tournament<?, ?, ?> sound = Tables.of(seats, List.of(WATCHFUL, LOWEST, RANDOM));
    TournamentResult before = tournament.play(GameRange.first(failing), 1, new Progress());
    assertThat(before.pairings())
        .isEqualTo(sound.play(GameRange.first(failing), 1, new Progress()).pairings());
    assertThat(before.forfeits()).isEmpty();
    TournamentResult round = tournament.play(GameRange.only(failing), 1, new Progress());
    assertThat(round.pairing(0, 2))
        .isEqualTo(sound.play(GameRange.only(failing), 1, new Progress()).pairing(0, 2));
    assertThat(round.pairing(1, 0).losses()).isEqualTo(tournament.gamesPerPair());
    assertThat(round.pairing(1, 2).losses()).isEqualTo(tournament.gamesPerPair());
    assertThat(round.forfeits())
        .singleElement()
        .extracting(Forfeits::player, Forfeits::games)
        .containsExactly(1, 2L * tournament.gamesPerPair());
  }

  @Property(tries = 60)
  void threads_and_parts_change_nothing(
      @ForAll @Size(min = 1, max = 6) Set<@IntRange(max = ROUNDS - 1) Integer> one,
      @ForAll @Size(min = 1, max = 6) Set<@IntRange(max = ROUNDS - 1) Integer> other,
      @ForAll @IntRange(min = 2, max = 4) int threads,
      @ForAll @IntRange(min = 1, max = 9) int parts,
      @ForAll java.util.Random order) {
    Tournament<?, ?, ?> tournament =
        forfeiting(
            4,
            List.of(
                Failing.in(one, Failing.Way.THROWING),
                Failing.in(other, Failing.Way.SILENT),
                WATCHFUL));
    GameRange all = GameRange.first(ROUNDS);
    TournamentResult whole = tournament.play(all, 1, new Progress());
    assertThat(whole.forfeits()).extracting(Forfeits::player).containsExactly(0, 1);
    assertThat(whole.forfeits())
        .extracting(forfeits -> (int) forfeits.round())
        .satisfies(rounds -> assertThat(rounds.get(0)).isEqualTo(new TreeSet<>(one).first()));
    assertThat(tournament.play(all, threads, new Progress()).text()).isEqualTo(whole.text());
    List<TournamentResult> results = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      results.add(tournament.play(all.part(part, parts), 1, new Progress()));
    }
    Collections.shuffle(results, order);
    TournamentResult merged = results.stream().reduce(TournamentResult::merge).orElseThrow();
    assertThat(merged.text()).isEqualTo(whole.text());
    TournamentResult read = TournamentResult.parse(whole.text());
    assertThat(read.text()).isEqualTo(whole.text());
    assertThat(read.forfeits()).isEqualTo(whole.forfeits());
  }

  @Test
  void two_that_fail_at_one_table_forfeit_what_they_are_asked_first() {
    Set<Integer> all = Set.of(0);
    TournamentResult result =
        Tables.play(
            forfeiting(
                2,
                List.of(
                    Failing.in(all, Failing.Way.THROWING), Failing.in(all, Failing.Way.ILLEGAL))),
            1);
    assertThat(result.forfeits()).extracting(Forfeits::games).containsExactly(1L, 1L);
    assertThat(result.pairing(0, 1).roundScores()).containsExactly(0L, 0L, 1L, 0L, 0L);
  }

  @Test
  void without_failures_the_result_is_that_of_a_tournament_that_stops() {
    Tournament<?, ?, ?> tournament = Tables.of(4, List.of(WATCHFUL, RANDOM, LOWEST));
    assertThat(tournament.onFailure()).isEqualTo(OnFailure.STOP);
    TournamentResult stopping = Tables.play(tournament, ROUNDS);
    TournamentResult forfeiting = Tables.play(tournament.onFailure(OnFailure.FORFEIT), ROUNDS);
    assertThat(forfeiting.text()).isEqualTo(stopping.text()).doesNotContain("forfeit", "failure");
  }

  @Test
  void parts_merge_whatever_they_were_to_do_on_failure() {
    Tournament<?, ?, ?> stopping =
        Tables.of(2, List.of(WATCHFUL, Failing.in(Set.of(20), Failing.Way.THROWING)));
    Tournament<?, ?, ?> forfeiting = stopping.onFailure(OnFailure.FORFEIT);
    GameRange first = new GameRange(0, 15);
    GameRange second = new GameRange(15, ROUNDS);
    assertThat(
            stopping
                .play(first, 1, new Progress())
                .merge(forfeiting.play(second, 1, new Progress()))
                .text())
        .isEqualTo(Tables.play(forfeiting, ROUNDS).text());
    assertThatThrownBy(() -> stopping.play(second, 1, new Progress()))
        .isInstanceOf(GameFailedException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void a_test_counts_forfeited_games_as_lost_and_ends_in_the_same_round(int threads) {
    Set<Integer> always = Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    Tournament<?, ?, ?> tournament =
        forfeiting(2, List.of(Failing.in(always, Failing.Way.ENDED), WATCHFUL));
    SequentialTest test = SequentialTest.of(0, 100);
    GameRange most = GameRange.first(2000);
    TournamentResult result = tournament.play(test, most, 1, new Progress());
    assertThat(result.verdict()).contains(Verdict.H0_ACCEPTED);
    assertThat(result.completed().games()).isEqualTo(16);
    assertThat(result.forfeits().get(0).games()).isEqualTo(32);
    assertThat(tournament.play(test, most, threads, new Progress()).text())
        .isEqualTo(result.text());
    List<List<Long>> looks = new ArrayList<>();
    tournament.playPart(GameRange.first(16), new Progress(), looks::add);
    assertThat(looks).containsExactly(List.of(16L, 0L, 0L, 0L, 0L));
  }

  @Test
  void at_a_table_for_one_a_forfeited_game_is_below_any_other_score() {
    Entrant<Solitaire.Nothing, Solitaire.Bid, Event> broken =
        Entrant.of(
            "Broken",
            context ->
                view -> {
                  throw new IllegalStateException("I am broken");
                });
    Entrant<Solitaire.Nothing, Solitaire.Bid, Event> cautious =
        Entrant.of("Cautious", context -> Solitaire.bidding(0));
    TournamentResult result =
        Tables.play(
            new Tournament<>(
                    Solitaire.PROVIDER,
                    new Solitaire(),
                    List.of(broken, cautious, broken),
                    Seed.of(1))
                .onFailure(OnFailure.FORFEIT),
            10);
    assertThat(result.pairing(0, 1).losses()).isEqualTo(10);
    assertThat(result.pairing(1, 2).wins()).isEqualTo(10);
    assertThat(result.pairing(0, 2).draws()).isEqualTo(10);
    assertThat(result.forfeits()).extracting(Forfeits::player).containsExactly(0, 2);
    assertThat(result.forfeits()).extracting(Forfeits::games).containsExactly(10L, 10L);
    assertThat(result.forfeits().get(1).seats()).containsExactly(2);
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
  }

  @Test
  void a_game_that_does_not_end_is_forfeited_by_all_its_players_and_drawn() {
    Tournament<?, ?, ?> tournament =
        forfeiting(4, List.of(WATCHFUL, LOWEST, RANDOM)).maxDecisions(23);
    assertThat(tournament.maxDecisions()).isEqualTo(23);
    TournamentResult result = Tables.play(tournament, ROUNDS);
    for (Pairing pairing : result.pairings()) {
      assertThat(pairing.draws()).isEqualTo(2 * ROUNDS);
    }
    assertThat(result.forfeits()).extracting(Forfeits::player).containsExactly(0, 1, 2);
    for (Forfeits forfeits : result.forfeits()) {
      assertThat(forfeits.games()).isEqualTo(4 * ROUNDS);
      assertThat(forfeits.round()).isZero();
      assertThat(forfeits.failure()).startsWith("the game had not ended after 23 decisions; ");
    }
    assertThat(tournament.play(GameRange.first(ROUNDS), 3, new Progress()).text())
        .isEqualTo(result.text());
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
    assertThat(Tables.play(tournament.maxDecisions(24), ROUNDS).forfeits()).isEmpty();
  }

  @Test
  void a_game_that_does_not_end_stops_a_tournament_that_is_to_stop() {
    Tournament<?, ?, ?> tournament = Tables.of(2, List.of(WATCHFUL, LOWEST)).maxDecisions(3);
    assertThatThrownBy(() -> Tables.play(tournament, ROUNDS))
        .isInstanceOf(GameFailedException.class)
        .hasMessageContaining("round 0 from seed 42 ")
        .hasMessageContaining(
            "played by Watchful, Lowest, failed: the game had not ended after 3 decisions;"
                + " position: ");
    assertThatThrownBy(() -> tournament.maxDecisions(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void memory_that_is_used_up_is_nobodys_fault() {
    assertStops(
        player ->
            view -> {
              throw new OutOfMemoryError();
            });
    assertStops(
        player ->
            view -> {
              throw new IllegalStateException(new OutOfMemoryError());
            });
  }

  private static void assertStops(
      UnaryOperator<Player<HighCardView, Play, HighCardEvent>> instead) {
    Tournament<?, ?, ?> tournament =
        forfeiting(2, List.of(WATCHFUL, Failing.in(Set.of(3), instead)));
    assertThatThrownBy(() -> Tables.play(tournament, ROUNDS))
        .isInstanceOf(GameFailedException.class)
        .hasMessageContaining("round 3 from seed 42");
  }

  @Test
  void a_game_that_fails_by_itself_is_nobodys_fault() {
    Tournament<?, ?, ?> tournament =
        new Tournament<>(new HighCard(), new BrokenRules(), List.of(WATCHFUL, LOWEST), Seed.of(42))
            .onFailure(OnFailure.FORFEIT);
    assertThatThrownBy(() -> Tables.play(tournament, ROUNDS))
        .isInstanceOf(GameFailedException.class)
        .hasMessageEndingWith("failed: java.lang.IllegalStateException: a bug of the game");
  }

  @Test
  void a_failure_is_one_line_however_long_it_is() {
    Tournament<?, ?, ?> tournament =
        forfeiting(
            2,
            List.of(
                Failing.in(
                    Set.of(0),
                    player ->
                        view -> {
                          throw new IllegalStateException("a\nb\u0007" + "c".repeat(5000));
                        }),
                WATCHFUL));
    TournamentResult result = Tables.play(tournament, 1);
    assertThat(result.forfeits().get(0).failure())
        .hasSize(1000)
        .contains("a\\u000Ab\\u0007ccc")
        .endsWith("ccc…");
    assertThat(TournamentResult.parse(result.text()).forfeits()).isEqualTo(result.forfeits());
  }

  @Test
  void games_that_nobody_can_have_forfeited_are_refused() {
    Forfeits one = Forfeits.one(1, 4, List.of(0, 1), "Failing at seat 1 threw it");
    assertThat(one.plus(Forfeits.one(1, 2, List.of(1, 0), "earlier")))
        .isEqualTo(new Forfeits(1, 2, 2, List.of(1, 0), "earlier"));
    assertThat(one.plus(Forfeits.one(1, 4, List.of(1, 0), "later")).failure())
        .isEqualTo(one.failure());
    assertThatThrownBy(() -> new Forfeits(1, 0, 4, List.of(0, 1), "it"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, -1, List.of(0, 1), "it"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, List.of(0, 2), "it"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, List.of(1, -1), "it"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, Collections.nCopies(65, 1), "it"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, List.of(0, 1), ""))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, List.of(0, 1), "two\nlines"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Forfeits(1, 1, 4, List.of(0, 1), "x".repeat(1001)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A game that cannot be dealt. */
  private record BrokenRules() implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return 2;
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      throw new IllegalStateException("a bug of the game");
    }

    @Override
    public String text() {
      return "broken";
    }
  }
}
