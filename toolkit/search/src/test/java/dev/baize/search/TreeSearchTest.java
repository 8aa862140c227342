package dev.baize.search;

import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Coin;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.PenniesRules;
import dev.baize.core.toy.PenniesView;
import dev.baize.core.toy.Play;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TreeSearchTest {

  private static final HighCardRules RULES = HighCardRules.table();

  private static TreeSearch<HighCardView, Play> search(SearchSettings settings) {
    return new TreeSearch<>(RULES, settings, seed -> RolloutPolicy.uniform());
  }

  /** High card at a table of four, after some decisions. */
  static Game<HighCardView, Play> game(long seed, int decisions) {
    Game<HighCardView, Play> game = RULES.start(Seed.of(seed));
    for (int i = 0; i < decisions; i++) {
      game.apply(game.legal().get(0));
    }
    return game;
  }

  private static SearchSettings withTrees(int trees) {
    return new SearchSettings(1000, Objective.HAND, Selection.UCB1, 0.7, Observers.SINGLE, trees);
  }

  private static HighCardView view(long seed, int decisions) {
    Game<HighCardView, Play> game = game(seed, decisions);
    return game.view(game.toAct());
  }

  @Property(tries = 100)
  void the_number_of_threads_does_not_change_the_result(
      @ForAll long seed,
      @ForAll @IntRange(max = 23) int decisions,
      @ForAll @IntRange(min = 1, max = 5) int trees,
      @ForAll @IntRange(min = 2, max = 3) int threads,
      @ForAll Selection selection,
      @ForAll Observers observers) {
    TreeSearch<HighCardView, Play> search =
        search(new SearchSettings(50, Objective.HAND, selection, 0.7, observers, trees));
    HighCardView view = view(seed, decisions);
    assertThat(search.onThreads(threads).search(view, Seed.of(seed)))
        .isEqualTo(search.search(view, Seed.of(seed)));
  }

  @Property(tries = 200)
  void every_legal_decision_is_tried_and_all_tries_are_counted(
      @ForAll long seed,
      @ForAll @IntRange(max = 23) int decisions,
      @ForAll @IntRange(min = 3, max = 60) int iterations,
      @ForAll Objective objective,
      @ForAll Selection selection,
      @ForAll Observers observers) {
    SearchSettings settings =
        new SearchSettings(iterations, objective, selection, 0.7, observers, 1);
    Game<HighCardView, Play> game = game(seed, decisions);
    HighCardView view = game.view(game.toAct());
    SearchResult<Play> result = search(settings).search(view, Seed.of(seed));
    assertThat(result.iterations()).isEqualTo(game.legal().size() == 1 ? 1 : iterations);
    assertThat(result.values()).extracting(DecisionValue::decision).isEqualTo(game.legal());
    assertThat(result.visits()).hasSameSizeAs(game.legal()).allMatch(visits -> visits >= 1);
    assertThat(result.advice().best()).isEqualTo(result.best());
  }

  @Test
  void each_tree_tries_every_decision_even_if_there_are_fewer_iterations() {
    SearchResult<Play> result =
        search(withTrees(2).withIterations(1)).search(view(1, 0), Seed.of(1));
    assertThat(result.visits()).containsExactly(2L, 2L, 2L);
  }

  @Property(tries = 50)
  void trees_share_the_iterations(
      @ForAll @IntRange(min = 1, max = 9) int trees,
      @ForAll @IntRange(min = 27, max = 60) int iterations) {
    SearchResult<Play> result =
        search(withTrees(trees).withIterations(iterations)).search(view(1, 0), Seed.of(1));
    assertThat(result.iterations()).isEqualTo(iterations);
  }

  @Test
  void a_search_with_time_enough_and_one_thread_is_the_same_as_without_a_limit() {
    TreeSearch<HighCardView, Play> search = search(SearchSettings.DEFAULT);
    HighCardView view = view(1, 0);
    assertThat(search.within(Duration.ofHours(1)).onThreads(1).search(view, Seed.of(1)))
        .isEqualTo(search.search(view, Seed.of(1)));
  }

  @Test
  void what_others_decide_in_secret_is_hidden_from_seats_only_if_each_observes_for_itself() {
    assertThat(valueOfPennies(Observers.MULTIPLE)).isGreaterThan(0.4);
    assertThat(valueOfPennies(Observers.SINGLE)).isLessThan(0.1);
  }

  /** The chance to win that a search sees for the seat whose coin the other should not see. */
  private static double valueOfPennies(Observers observers) {
    PenniesRules rules = new PenniesRules();
    TreeSearch<PenniesView, Coin> search =
        new TreeSearch<>(
            rules,
            new SearchSettings(1000, Objective.WIN, Selection.UCB1, 0.7, observers, 1),
            seed -> RolloutPolicy.uniform());
    PenniesView view = rules.start(Seed.of(1)).view(Seat.of(0));
    SearchResult<Coin> result = search.search(view, Seed.of(1));
    return IntStream.range(0, result.values().size())
        .mapToDouble(i -> result.values().get(i).value() * result.visits().get(i) / 1000)
        .sum();
  }

  @Test
  void a_search_that_has_no_time_left_has_still_tried_every_decision() {
    SearchResult<Play> result =
        search(SearchSettings.DEFAULT).within(Duration.ofNanos(1)).search(view(1, 0), Seed.of(1));
    assertThat(result.visits()).containsExactly(1L, 1L, 1L);
  }

  @Property(tries = 50)
  void a_game_without_secrets_is_searched_as_it_is(@ForAll long seed) {
    Game<HighCardView, Play> game = game(seed, 22);
    String before = game.position();
    SearchResult<Play> result =
        search(new SearchSettings(20, Objective.WIN, Selection.UCB1, 0.7, Observers.SINGLE, 1))
            .search(game, Seed.of(seed));
    Seat seat = game.toAct();
    assertThat(game.position()).isEqualTo(before);
    Game<HighCardView, Play> ended = game.copy();
    while (!ended.isOver()) {
      ended.apply(ended.legal().get(0));
    }
    double share = ended.outcome().wonBy(seat) ? 1.0 / ended.outcome().winners().size() : 0;
    assertThat(result.values().get(0).value()).isCloseTo(share, within(1e-9));
  }

  @Property(tries = 100)
  void of_two_cards_the_one_that_takes_the_trick_is_worth_as_much_or_more(@ForAll long seed) {
    HighCardView view = view(seed, 19);
    Card highest = view.trick().stream().max(naturalOrder()).orElseThrow();
    Assume.that(view.hand().lowest().compareTo(highest) < 0);
    Assume.that(view.hand().highest().compareTo(highest) > 0);
    SearchResult<Play> result =
        search(SearchSettings.DEFAULT.withIterations(1000)).search(view, Seed.of(seed));
    double low = result.values().get(0).value();
    double high = result.values().get(1).value();
    assertThat(high).isGreaterThan(low - 0.1);
  }

  @Test
  void the_view_of_another_seat_and_of_a_finished_game_are_refused() {
    TreeSearch<HighCardView, Play> search = search(SearchSettings.DEFAULT);
    HighCardView other = game(1, 0).view(Seat.of(1));
    assertThatThrownBy(() -> search.search(other, Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("expected the view of seat 0: ");
    HighCardView end = game(1, 24).view(Seat.of(0));
    assertThatThrownBy(() -> search.search(end, Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the game is over: ");
    Game<HighCardView, Play> over = game(1, 24);
    assertThatThrownBy(() -> search.search(over, Seed.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the game is over: ");
  }

  @Test
  void what_a_policy_throws_on_another_thread_reaches_the_caller() {
    TreeSearch<HighCardView, Play> search =
        new TreeSearch<>(
            RULES,
            withTrees(2),
            seed ->
                (game, random) -> {
                  throw new UnsupportedOperationException("no idea");
                });
    HighCardView view = view(1, 0);
    assertThatThrownBy(() -> search.onThreads(2).search(view, Seed.of(1)))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("no idea");
  }

  @Test
  void settings_outside_their_ranges_are_refused() {
    SearchSettings settings = SearchSettings.DEFAULT;
    assertThatThrownBy(() -> settings.withIterations(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 iterations: expected 1 or more");
    assertThatThrownBy(() -> withTrees(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 trees: expected 1 or more");
    for (double wrong : List.of(-0.5, Double.NaN, Double.POSITIVE_INFINITY)) {
      assertThatThrownBy(
              () ->
                  new SearchSettings(1, Objective.HAND, Selection.UCB1, wrong, Observers.SINGLE, 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("exploration " + wrong + ": expected a number of 0 or more");
    }
    assertThatThrownBy(() -> search(settings).onThreads(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 threads: expected 1 or more");
    assertThatThrownBy(() -> search(settings).within(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("PT0S: expected more than no time");
  }
}
