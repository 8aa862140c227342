package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.EagerPolicy;
import dev.baize.blackjack.HouseRulesArbitrary;
import dev.baize.blackjack.PlayerHand;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.text.Printable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What holds at the table wherever a person is asked, in any house, however rich the person is. */
class BlackjackTablePropertiesTest {

  @Provide
  Arbitrary<BlackjackHouseRules> anyHouse() {
    return HouseRulesArbitrary.any();
  }

  @Provide
  Arbitrary<BlackjackHouseRules> generousHouse() {
    return HouseRulesArbitrary.generous();
  }

  @Provide
  Arbitrary<Long> bankrolls() {
    return Arbitraries.of(100L, 5_000L, 123_456_789L, 12_345_678_901_234L, BlackjackRules.BANK - 1);
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_text_at_the_table_is_printable(
      @ForAll("anyHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "double", "insure"), this::demandPrintable);
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void all_cards_on_the_table_are_shown_and_no_others(
      @ForAll("generousHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "hit", "double"), this::demandCards);
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_scene_is_a_function_of_what_the_seat_was_shown(
      @ForAll("generousHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    RandomGenerator random = Seed.of(seed).derive("redeal").generator();
    play(
        house,
        bankroll,
        seed,
        Set.of("split", "insure"),
        person -> demandSameScene(person, random));
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_legal_decision_has_one_answer_with_a_key_of_its_own(
      @ForAll("anyHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "double"), this::demandAnswers);
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_best_decision_is_never_doubted(
      @ForAll("anyHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "hit"), this::demandDoubts);
  }

  private static void play(
      BlackjackHouseRules house,
      long bankroll,
      long seed,
      Set<String> eager,
      Consumer<SeatedPerson> demand) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withBankroll(bankroll)
            .withHands(15)
            .withMinimum(Math.max(bankroll / 50, 1))
            .withHouse(house);
    SeatedPerson person = new SeatedPerson(rules, seed);
    EagerPolicy policy = new EagerPolicy(seed, eager);
    while (!person.game().isOver()) {
      demand.accept(person);
      BlackjackDecision decision = policy.choose(person.game());
      Question<BlackjackDecision> question = person.question();
      String typed = decision.text().replaceAll("^(bet|insure) ", "");
      assertThat(question.read(typed)).as(question.prompt()).contains(decision);
      person.type(typed);
    }
    demand.accept(person);
  }

  private void demandPrintable(SeatedPerson person) {
    assertThat(person.picture().lines()).allMatch(Printable::isLine);
    assertThat(person.picture())
        .contains(String.format("\nBankroll: %,d\n", person.view().bankroll()));
    assertThat(person.told().lines()).allMatch(Printable::isLine);
    if (!person.game().isOver()) {
      assertThat(Printable.isLine(person.question().prompt())).isTrue();
      assertThat(person.question().rules()).isNotEmpty().allMatch(rule -> rule.length() > 0);
    }
  }

  private void demandCards(SeatedPerson person) {
    List<PlayerHand> hands = person.view().hands();
    List<Place> places = person.scene().places();
    if (!hands.isEmpty()) {
      assertThat(places.get(0).played().stream().map(Group::pieces).toList())
          .isEqualTo(
              hands.stream().map(hand -> hand.cards().stream().map(Piece::of).toList()).toList());
      assertThat(places.get(1).played().get(0).pieces())
          .containsExactly(Piece.of(person.view().upcard()), Piece.FACE_DOWN);
    } else if (person.view().handsPlayed() > 0) {
      assertThat(pieces(places)).containsExactlyInAnyOrderElementsOf(dealt(person.seen()));
    }
  }

  private static List<Piece> pieces(List<Place> places) {
    return places.stream()
        .flatMap(place -> place.played().stream())
        .flatMap(group -> group.pieces().stream())
        .toList();
  }

  /** What was dealt after the last bet, and a hole card that was not shown. */
  private static List<Piece> dealt(List<BlackjackEvent> seen) {
    List<Piece> dealt = new ArrayList<>();
    for (BlackjackEvent event : seen) {
      if (event instanceof BlackjackEvent.Wagered) {
        dealt.clear();
        dealt.add(Piece.FACE_DOWN);
      } else if (event instanceof BlackjackEvent.HoleShown) {
        dealt.remove(Piece.FACE_DOWN);
      }
      if (event instanceof BlackjackEvent.Exposure exposure) {
        dealt.add(Piece.of(exposure.card()));
      }
    }
    return dealt;
  }

  /**
   * Another table that was shown the same, of a game with other hidden cards, has the same scene.
   */
  private void demandSameScene(SeatedPerson person, RandomGenerator random) {
    Game<BlackjackView, BlackjackDecision> other = person.game().redeal(Seat.of(0), random);
    BlackjackTable table = new BlackjackTable(SeatedPerson.SPEECH);
    person.seen().forEach(event -> table.observe(BlackjackEvent.parse(event.text())));
    assertThat(table.scene(other.view(Seat.of(0)), false))
        .isEqualTo(table.scene(person.view(), true))
        .isEqualTo(person.scene());
  }

  private void demandAnswers(SeatedPerson person) {
    if (person.game().isOver()) {
      return;
    }
    Question<BlackjackDecision> question = person.question();
    Set<String> typed = new HashSet<>();
    for (Answer<BlackjackDecision> answer : question.answers()) {
      assertThat(person.game().isLegal(answer.decision())).isTrue();
      assertThat(typed.add(answer.key())).as(answer.key()).isTrue();
      answer.words().forEach(word -> assertThat(typed.add(word)).as(word).isTrue());
      assertThat(question.read(answer.key())).contains(answer.decision());
    }
    List<BlackjackDecision> answered = question.answers().stream().map(Answer::decision).toList();
    assertThat(answered).doesNotHaveDuplicates();
    for (BlackjackDecision legal : person.game().legal()) {
      assertThat(answered.contains(legal) || legal.amount() > 0).as("%s", legal).isTrue();
      assertThat(question.read(legal.text().replaceAll("^bet ", ""))).contains(legal);
    }
    for (String word : List.of("hit", "stand", "double", "split", "surrender", "decline", "0")) {
      question
          .read(word)
          .ifPresentOrElse(
              decision -> assertThat(person.game().isLegal(decision)).isTrue(),
              () -> assertThat(question.why(word)).startsWith("\"" + word + "\" is not "));
    }
  }

  private void demandDoubts(SeatedPerson person) {
    List<BlackjackDecision> legal = person.game().legal();
    assertThat(legal.stream().filter(each -> doubted(person, each)).count())
        .isLessThanOrEqualTo(Math.max(legal.size() - 1, 0));
  }

  private static boolean doubted(SeatedPerson person, BlackjackDecision decision) {
    return person.table().doubt(person.view(), decision).isPresent();
  }
}
