package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Auction;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.RandomProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a review says of recorded games of the three games, and of one without an advisor. */
class ReviewerTest {

  static final Registry REGISTRY =
      withHighCard(Registry.load()).with(List.of(new Auction(), new Kuhn()), List.of());

  /** The toys of core are installed only where they are not in a jar. */
  private static Registry withHighCard(Registry installed) {
    boolean known = installed.games().stream().anyMatch(game -> game.name().equals(HighCard.NAME));
    return known
        ? installed
        : installed.with(List.of(new HighCard()), List.of(new RandomProvider()));
  }

  private static final String EUCHRE = "points 3, shuffle uniform, alone makers";
  private static final String BLACKJACK =
      "bankroll 500, hands 12, minimum 10, shuffle uniform, decks 6, reshuffle below 78,"
          + " double any, double after split yes, hands 4";
  private static final String BEANS = "opening draw yes, final sale no";

  static MatchRecord play(String game, String rules, long seed, String... players) {
    return play(REGISTRY.game(game), rules, seed, players);
  }

  private static <V extends View, D extends Decision, E extends Event> MatchRecord play(
      GameProvider<V, D, E> game, String rules, long seed, String... players) {
    List<Participant> participants = new ArrayList<>();
    for (String player : players) {
      participants.add(new Participant(player, player + participants.size()));
    }
    MatchRecord empty =
        MatchRecord.of(
            new Header(game.name(), game.rules(rules).text(), Seed.of(seed), participants));
    List<String> decisions = new ArrayList<>();
    RecordedMatch.of(empty, game)
        .listen(
            new Listener<D, E>() {
              @Override
              public boolean wantsEvents() {
                return false;
              }

              @Override
              public void decided(Seat seat, D decision) {
                decisions.add(decision.text());
              }
            })
        .resume(REGISTRY, seat -> Optional.empty(), Map.of())
        .play();
    return empty.plus(decisions);
  }

  static GameReview review(MatchRecord record, @Nullable String judge, int threads, Seat... seats) {
    return new Reviewer(REGISTRY, judge, threads).review(record, List.of(seats));
  }

  /** How often a seat that follows every hint of a judge is blamed, over games of many seeds. */
  private static double falseMistakes(
      String game, String rules, int games, String judge, String... others) {
    String[] players = new String[others.length + 1];
    players[0] = judge;
    System.arraycopy(others, 0, players, 1, others.length);
    int decisions = 0;
    int mistakes = 0;
    for (int seed = 0; seed < games; seed++) {
      SeatReview seat =
          review(play(game, rules, seed, players), judge, 1, Seat.of(0)).seats().get(0);
      decisions += seat.costs().decisions();
      mistakes += seat.costs().mistakes();
    }
    assertThat(decisions).isGreaterThan(100);
    return (double) mistakes / decisions;
  }

  @Test
  void who_follows_every_hint_at_euchre_is_hardly_ever_blamed() {
    assertThat(
            falseMistakes("euchre", EUCHRE, 14, "Master:samples=100", "Simple", "Expert", "Simple"))
        .isLessThanOrEqualTo(0.01);
  }

  @Test
  void who_follows_every_hint_at_beans_is_hardly_ever_blamed() {
    assertThat(falseMistakes("beans", BEANS, 4, "Planner:rollouts=100", "Greedy"))
        .isLessThanOrEqualTo(0.01);
  }

  @Test
  void who_follows_every_hint_at_blackjack_is_never_blamed() {
    assertThat(falseMistakes("blackjack", BLACKJACK, 5, "Exact")).isZero();
  }

  @Property(tries = 6, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_result_is_what_was_expected_plus_luck_less_own_costs(@ForAll long seed) {
    for (GameReview review : reviews(seed)) {
      for (SeatReview seat : review.seats()) {
        assertThat(seat.expected().orElse(0) + seat.luck().orElseThrow() - seat.costs().value())
            .isCloseTo(seat.result().orElseThrow(), within(1e-12));
        double ofKinds =
            seat.costsByKind().values().stream().mapToDouble(SeatReview.Costs::value).sum();
        assertThat(ofKinds).isCloseTo(seat.costs().value(), within(1e-12));
        assertThat(seat.mistakes()).allMatch(mistake -> mistake.scene().isPresent());
      }
    }
  }

  @Test
  void decisions_of_a_player_that_played_on_for_a_person_are_not_judged() {
    MatchRecord whole = play("beans", BEANS, 2, "Random", "Greedy");
    List<String> notes = List.of("Greedy decided for seat 0: decisions 10 to 60");
    MatchRecord noted = MatchRecord.of(whole.header().withNotes(notes)).plus(whole.decisions());
    GameReview review = review(noted, "Planner:rollouts=20", 2, Seat.of(0));
    List<Integer> judged =
        review.seats().get(0).decisions().stream().map(JudgedDecision::index).toList();
    List<Integer> all =
        review(whole, "Planner:rollouts=20", 2, Seat.of(0)).seats().get(0).decisions().stream()
            .map(JudgedDecision::index)
            .toList();
    assertThat(judged)
        .isEqualTo(all.stream().filter(index -> index < 9 || index >= 60).toList())
        .hasSizeLessThan(all.size());
    String said = "Greedy decided for Random0: decisions 10 to 60 of the game";
    assertThat(review.text().replace('\n', ' ')).contains(said);
    assertThat(ReviewPage.html(review, noted, REGISTRY)).contains(said);
    GameReview other = review(noted, "Planner:rollouts=20", 2, Seat.of(1));
    assertThat(other.text()).doesNotContain("decided for");
  }

  private static List<GameReview> reviews(long seed) {
    return List.of(
        review(
            play("euchre", EUCHRE, seed, "Random", "Simple", "Random", "Simple"),
            "Master:samples=50",
            1,
            Seat.of(0),
            Seat.of(3)),
        review(play("blackjack", BLACKJACK, seed, "Simple"), "Exact:depth=2", 1, Seat.of(0)),
        review(
            play("beans", BEANS, seed, "Random", "Greedy"), "Planner:rollouts=40", 1, Seat.of(0)),
        review(
            play("highcard", "2 seats, 3 rounds", seed, "Random", "Random"),
            "Thinker:iterations=40",
            1,
            Seat.of(0),
            Seat.of(1)));
  }

  @Test
  void the_results_of_all_seats_are_those_of_the_outcome() {
    MatchRecord euchre = play("euchre", EUCHRE, 3, "Expert", "Random", "Expert", "Random");
    assertThat(RecordedMatch.of(euchre, REGISTRY).replay().outcome().wonBy(Seat.of(0))).isTrue();
    GameReview review =
        review(euchre, "Master:samples=10", 1, Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    assertThat(review.seats())
        .extracting(seat -> seat.result().orElseThrow())
        .containsExactly(1.0, 0.0, 1.0, 0.0);
    assertThat(review.seats())
        .extracting(seat -> seat.expected().orElseThrow())
        .containsExactly(0.5, 0.5, 0.5, 0.5);
  }

  @Test
  void who_is_ahead_before_the_first_deal_expects_more() {
    MatchRecord record =
        play("euchre", EUCHRE + ", start 2:0", 4, "Random", "Simple", "Random", "Simple");
    List<SeatReview> seats =
        review(record, "Master:samples=10", 1, Seat.of(0), Seat.of(1), Seat.of(2)).seats();
    double ahead = seats.get(0).expected().orElseThrow();
    assertThat(ahead).isBetween(0.7, 0.95);
    assertThat(seats.get(1).expected().orElseThrow()).isCloseTo(1 - ahead, within(1e-12));
    assertThat(seats.get(2).expected().orElseThrow()).isEqualTo(ahead);
    assertThat(ahead + seats.get(0).luck().orElseThrow() - seats.get(0).costs().value())
        .isCloseTo(seats.get(0).result().orElseThrow(), within(1e-12));
  }

  @Test
  void half_a_game_is_what_a_side_expects_of_one_that_is_not_over() {
    MatchRecord whole = play("euchre", EUCHRE, 4, "Random", "Simple", "Random", "Simple");
    MatchRecord left = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, 20));
    SeatReview seat = review(left, "Master:samples=10", 1, Seat.of(0)).seats().get(0);
    assertThat(seat.result()).isEmpty();
    assertThat(seat.expected()).hasValue(0.5);
  }

  @Test
  void a_seat_without_a_choice_has_no_result_as_its_unit_is_not_known() {
    MatchRecord record =
        play("euchre", EUCHRE + ", start 2:0", 3, "Random", "Simple", "Random", "Simple");
    SeatReview seat = review(record, "Master:samples=10", 1, Seat.of(0)).seats().get(0);
    assertThat(seat.decisions()).isEmpty();
    assertThat(seat.result()).isEmpty();
  }

  @Test
  void winners_share_the_win_where_the_values_of_a_judge_do() {
    MatchRecord record =
        play("euchre", "points 1, shuffle uniform", 3, "Simple", "Simple", "Simple", "Simple");
    GameReview review =
        review(
            record,
            "Thinker:iterations=4,objective=win",
            1,
            Seat.of(0),
            Seat.of(1),
            Seat.of(2),
            Seat.of(3));
    assertThat(review.seats().stream().mapToDouble(seat -> seat.result().orElseThrow()).sum())
        .isEqualTo(1);
    assertThat(review.seats()).allMatch(seat -> seat.expected().orElseThrow() == 0.25);
  }

  @Test
  void who_plays_at_random_makes_mistakes_that_cost() {
    SeatReview seat =
        review(
                play(
                    "euchre",
                    "points 10, shuffle uniform",
                    1,
                    "Random",
                    "Expert",
                    "Random",
                    "Expert"),
                null,
                2,
                Seat.of(0))
            .seats()
            .get(0);
    assertThat(seat.costsOfMistakes().mistakes()).isGreaterThan(2);
    assertThat(seat.costsOfMistakes().value()).isGreaterThan(0.1);
    assertThat(seat.mistakes())
        .isSortedAccordingTo(Comparator.comparingDouble(mistake -> -mistake.cost()));
  }

  @ParameterizedTest
  @CsvSource({
    "euchre, 'points 3, shuffle uniform', Random:Simple:Random:Simple, Master:samples=50",
    "blackjack, 'bankroll 100, hands 8, minimum 5, shuffle uniform', Simple, Exact",
    "beans, 'opening draw yes, final sale no', Random:Greedy, Planner:rollouts=40",
    "highcard, '2 seats, 3 rounds', Random:Random, Thinker:iterations=40",
  })
  void any_number_of_threads_gives_the_same_review(
      String game, String rules, String players, String judge) {
    MatchRecord record = play(game, rules, 7, players.split(":"));
    GameReview one = review(record, judge, 1, Seat.of(0));
    assertThat(review(record, judge, 3, Seat.of(0))).isEqualTo(one);
    assertThat(one.seats().get(0).decisions()).isNotEmpty();
  }

  @Test
  void a_hand_of_blackjack_that_is_not_over_is_left_out() {
    MatchRecord whole = play("blackjack", BLACKJACK, 2, "Simple");
    List<String> decisions = whole.decisions();
    int third = nth(decisions, "bet", 3);
    MatchRecord left = MatchRecord.of(whole.header()).plus(decisions.subList(0, third + 1));
    MatchRecord two = MatchRecord.of(whole.header()).plus(decisions.subList(0, third));
    GameReview review = review(left, "Exact", 1, Seat.of(0));
    SeatReview seat = review.seats().get(0);
    assertThat(seat).isEqualTo(review(two, "Exact", 1, Seat.of(0)).seats().get(0));
    String open = "; the last hand is not over, so it is not judged";
    assertThat(review.heading()).endsWith(open);
    assertThat(review(two, "Exact", 1, Seat.of(0)).heading()).doesNotContain(open);
    assertThat(seat.decisions())
        .extracting(JudgedDecision::hand)
        .contains(1L, 2L)
        .doesNotContain(3L);
    assertThat(seat.result()).isPresent();
  }

  private static int nth(List<String> decisions, String start, int n) {
    int found = 0;
    for (int i = 0; i < decisions.size(); i++) {
      found += decisions.get(i).startsWith(start) ? 1 : 0;
      if (found == n) {
        return i;
      }
    }
    throw new IllegalArgumentException(start);
  }

  @Test
  void a_game_of_several_seats_that_is_not_over_has_no_result() {
    MatchRecord whole = play("beans", BEANS, 2, "Random", "Greedy");
    MatchRecord left = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, 20));
    SeatReview seat = review(left, "Planner:rollouts=40", 1, Seat.of(0)).seats().get(0);
    assertThat(seat.result()).isEmpty();
    assertThat(seat.luck()).isEmpty();
    assertThat(seat.decisions()).isNotEmpty();
  }

  @Test
  void a_player_without_values_is_no_judge() {
    MatchRecord record = play("beans", BEANS, 2, "Random", "Greedy");
    assertThatThrownBy(() -> review(record, "Greedy", 1, Seat.of(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Greedy");
    assertThatThrownBy(() -> review(record, "Nobody", 1, Seat.of(0)))
        .hasMessageContaining("Nobody");
  }
}
