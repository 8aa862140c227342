package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hands bring with all cards open. */
class OpenHandsTest {

  private static final List<Seat> SEATS = List.of(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));

  private static GameReview review(MatchRecord record, List<Seat> seats) {
    return new Reviewer(ReviewerTest.REGISTRY, "Master:samples=2", 1)
        .of(record, seats)
        .review(() -> {}, true);
  }

  @Property(tries = 10, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void what_a_hand_brings_differs_from_what_it_could_by_what_both_sides_lose(@ForAll long seed) {
    String rules = "points 4, shuffle uniform, alone both";
    MatchRecord record =
        ReviewerTest.play("euchre", rules, seed, "Random", "Expert", "Simple", "Random");
    List<OpenHands> open =
        review(record, SEATS).seats().stream()
            .map(seat -> seat.withAllCards().orElseThrow())
            .toList();
    assertThat(open).allMatch(each -> each.unit().equals("tricks"));
    for (int i = 0; i < open.get(0).hands().size(); i++) {
      OpenHands.Hand even = open.get(0).hands().get(i);
      OpenHands.Hand odd = open.get(1).hands().get(i);
      assertThat(even.value() + odd.value()).isEqualTo(5);
      assertThat(even.brought() + odd.brought()).isEqualTo(5);
      double lost = even.lostInAll() + open.get(2).hands().get(i).lostInAll();
      double won = odd.lostInAll() + open.get(3).hands().get(i).lostInAll();
      assertThat(even.value() - even.brought()).isCloseTo(lost - won, within(1e-9));
      assertThat(even.lost().values()).allMatch(each -> each >= 0);
    }
  }

  @Test
  void a_hand_that_is_not_over_is_left_out() {
    String rules = "points 4, shuffle uniform";
    MatchRecord whole =
        ReviewerTest.play("euchre", rules, 1, "Random", "Expert", "Simple", "Random");
    int last = whole.decisions().size() - 1;
    MatchRecord left = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, last));
    List<OpenHands.Hand> hands = hands(whole);
    assertThat(hands(left)).isEqualTo(hands.subList(0, hands.size() - 1));
  }

  @Test
  void a_sentence_says_that_no_hand_is_known() {
    String rules = "points 4, shuffle uniform";
    MatchRecord whole =
        ReviewerTest.play("euchre", rules, 1, "Random", "Expert", "Simple", "Random");
    MatchRecord begun = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, 3));
    GameReview review = review(begun, SEATS.subList(0, 1));
    assertThat(review.text()).contains("there is no hand that is over").doesNotContain("brought");
    assertThat(ReviewPage.html(review, begun, ReviewerTest.REGISTRY))
        .contains("there is no hand that is over")
        .doesNotContain("brought");
  }

  private static List<OpenHands.Hand> hands(MatchRecord record) {
    return review(record, SEATS.subList(0, 1)).seats().get(0).withAllCards().orElseThrow().hands();
  }

  @Test
  void programs_read_it_beside_the_costs_only_if_it_was_asked_for() {
    String rules = "points 4, shuffle uniform";
    MatchRecord record =
        ReviewerTest.play("euchre", rules, 1, "Random", "Expert", "Simple", "Random");
    GameReview open = review(record, SEATS.subList(0, 1));
    Reviewer reviewer = new Reviewer(ReviewerTest.REGISTRY, "Master:samples=2", 1);
    GameReview plain = reviewer.review(record, SEATS.subList(0, 1));
    assertThat(open.values().toString())
        .contains("with_all_cards={unit=tricks, hands=[{hand=1, value=")
        .contains("lost_with_all_cards=null", "lost_with_all_cards=0.0");
    assertThat(plain.values().toString()).doesNotContain("with_all_cards");
    assertThat(open.rows()).allMatch(row -> row.containsKey("lost_with_all_cards"));
    assertThat(plain.rows()).noneMatch(row -> row.containsKey("lost_with_all_cards"));
    assertThat(open.text()).contains("With all cards open", "\nhand 1 ", "no mistake");
    assertThat(open.text().lines()).allMatch(line -> line.length() <= 80);
    String page = ReviewPage.html(open, record, ReviewerTest.REGISTRY);
    assertThat(page).contains("With all cards open", "<th scope=\"row\">hand 1</th>");
  }

  @ParameterizedTest
  @CsvSource({
    "blackjack, 'bankroll 100, hands 8, minimum 5, shuffle uniform', Simple, Exact",
    "beans, 'opening draw yes, final sale no', Random:Greedy, Planner:rollouts=40",
    "highcard, '2 seats, 3 rounds', Random:Random, Thinker:iterations=40",
  })
  void a_game_that_does_not_know_it_says_so(
      String game, String rules, String players, String judge) {
    MatchRecord record = ReviewerTest.play(game, rules, 7, players.split(":"));
    RecordReviewer<?, ?, ?> reviewer =
        new Reviewer(ReviewerTest.REGISTRY, judge, 1).of(record, SEATS.subList(0, 1));
    assertThatThrownBy(() -> reviewer.review(() -> {}, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(record.header().game());
  }
}
