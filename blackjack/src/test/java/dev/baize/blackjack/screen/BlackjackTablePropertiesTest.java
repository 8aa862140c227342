package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.EagerPolicy;
import dev.baize.blackjack.HouseRulesArbitrary;
import dev.baize.blackjack.PlayerHand;
import dev.baize.core.card.Card;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What holds at the table wherever a person is asked, in any house, however rich the person is. */
class BlackjackTablePropertiesTest {

  /** A line that reaches the last column may have been clipped; none is meant to. */
  private static final int MAX_COLUMNS = Canvas.WIDTH - 1;

  private static final int MAX_PROMPT = 65;
  private static final int MESSAGES = 7;
  private static final int SHOE = 11;
  private static final Pattern CARD = Pattern.compile("\\b(?:10|[2-9JQKA])[SHCD]\\b");

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
  void the_table_and_its_questions_fit_the_window_in_any_house(
      @ForAll("anyHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "double", "insure"), this::demandFits);
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void four_hands_of_many_cards_fit_the_window(
      @ForAll("generousHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "hit"), this::demandFits);
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void all_cards_on_the_table_are_shown_and_no_others(
      @ForAll("generousHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "hit", "double"), this::demandCards);
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void what_may_be_answered_is_what_is_legal(
      @ForAll("anyHouse") BlackjackHouseRules house,
      @ForAll("bankrolls") long bankroll,
      @ForAll long seed) {
    play(house, bankroll, seed, Set.of("split", "double"), this::demandAnswers);
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
    SeatedPerson person = new SeatedPerson(rules, seed, Theme.LETTERS);
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

  private void demandFits(SeatedPerson person) {
    List<StyledText> lines = person.drawn();
    assertThat(lines).hasSize(GameTable.HEIGHT);
    for (StyledText line : lines) {
      assertThat(line.columns()).as("%s", line).isLessThanOrEqualTo(MAX_COLUMNS);
      assertThat(line.plain()).matches("[ -~]*");
    }
    assertThat(lines.get(0).plain()).contains("Bankroll " + Amount.of(person.view().bankroll()));
    if (!person.game().isOver()) {
      Question<BlackjackDecision> question = person.question();
      assertThat(question.prompt()).hasSizeLessThanOrEqualTo(MAX_PROMPT);
      int rows =
          question.rules().stream().mapToInt(rule -> rule.wrapped(Canvas.WIDTH - 2).size()).sum();
      assertThat(rows).as("%s", question.rules()).isBetween(1, MESSAGES);
    }
  }

  private void demandCards(SeatedPerson person) {
    List<PlayerHand> hands = person.view().hands();
    if (hands.isEmpty()) {
      return;
    }
    List<String> expected = new ArrayList<>();
    expected.add(text(person.view().upcard()));
    hands.forEach(hand -> hand.cards().forEach(card -> expected.add(text(card))));
    String drawn =
        String.join("\n", person.drawn().subList(0, SHOE).stream().map(StyledText::plain).toList());
    assertThat(CARD.matcher(drawn).results().map(MatchResult::group).toList())
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static String text(Card card) {
    return Theme.LETTERS.card(card).plain();
  }

  private void demandAnswers(SeatedPerson person) {
    if (person.game().isOver()) {
      return;
    }
    Question<BlackjackDecision> question = person.question();
    Set<String> words = new HashSet<>();
    for (Answer<BlackjackDecision> answer : question.answers()) {
      assertThat(person.game().isLegal(answer.decision())).isTrue();
      answer.words().forEach(word -> assertThat(words.add(word)).as(word).isTrue());
    }
    for (BlackjackDecision legal : person.game().legal()) {
      assertThat(question.read(legal.text().replace("bet ", ""))).contains(legal);
    }
    for (String word : List.of("hit", "stand", "double", "split", "surrender", "decline", "0")) {
      question
          .read(word)
          .ifPresentOrElse(
              decision -> assertThat(person.game().isLegal(decision)).isTrue(),
              () -> assertThat(question.why(word)).startsWith("\"" + word + "\" is not "));
    }
  }
}
