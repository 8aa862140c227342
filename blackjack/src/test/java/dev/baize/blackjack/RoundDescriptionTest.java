package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of blackjack that people describe. */
class RoundDescriptionTest {

  private static final BlackjackRules STRIP = BlackjackRules.parse("strip");

  private static List<String> legal(String rules, String description) {
    BlackjackView view = BlackjackRules.parse(rules).view(description);
    return view.legal().stream().map(BlackjackDecision::text).toList();
  }

  @Test
  void a_hand_against_an_up_card_is_a_position() {
    BlackjackView view = STRIP.view("10 6 against 10, seen 5 5 6, wager 20");
    assertThat(view.total()).isEqualTo(16);
    assertThat(view.wager()).isEqualTo(20);
    assertThat(view.exposed()).hasSize(6);
    assertThat(view.exposed(5)).isEqualTo(2);
    assertThat(view.exposed(6)).isEqualTo(2);
    assertThat(view.cardsLeft()).isEqualTo(312 - 7);
    assertThat(view.legal())
        .extracting(BlackjackDecision::text)
        .containsExactly("hit", "stand", "double", "surrender");
  }

  @Test
  void what_may_be_done_follows_from_the_rules_and_the_cards() {
    assertThat(legal("classic", "10 6 against 10")).containsExactly("hit", "stand");
    assertThat(legal("strip", "I have 8♠ 8♥, dealer shows 6"))
        .containsExactly("hit", "stand", "double", "split", "surrender");
    assertThat(legal("strip", "8 8, against 6, bankroll 15, wager 10"))
        .containsExactly("hit", "stand", "surrender");
    assertThat(legal("strip", "8 3 4 vs 6")).containsExactly("hit", "stand");
    assertThat(legal("strip", "8 3 and 8 against 6")).containsExactly("hit", "stand", "double");
    assertThat(legal("strip", "hand 8 10 hand 8 8 against 6"))
        .containsExactly("hit", "stand", "double", "split");
    assertThat(legal("strip", "9 7 against A, insurance")).containsExactly("decline", "insure 5");
    assertThat(legal("strip, surrender early", "9 7 against A, surrender?"))
        .containsExactly("decline", "surrender");
    assertThat(legal("strip", "9 7 against A, insurance=no")).contains("hit");
    assertThat(legal("strip", "9 7 against A insurance=yes surrender=no")).contains("insure 5");
    assertThat(legal("strip, surrender early", "9 7 against 6, surrender")).contains("surrender");
    assertThat(legal("strip", "10 6 against 10, surrender"))
        .containsExactly("hit", "stand", "double", "surrender");
    assertThat(legal("strip", "seen 5 5 6, bankroll 40"))
        .containsExactly("bet 10", "bet 20", "bet 40");
  }

  @Test
  void cards_may_have_their_names() {
    assertThat(STRIP.view("the Ten of Hearts, the Six of Clubs against a King of Spades"))
        .isEqualTo(STRIP.view("10H 6C against KS"));
    assertThat(STRIP.view("10 6 against a 9, seen 5"))
        .isEqualTo(STRIP.view("10 6 against 9, seen 5"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          10 6 | the dealer's up card is missing
          against 10 | your hand is missing
          10 6 against 1 | "1" after "against"
          10 6 against 10, wager 5 | "5" after "wager"
          10 6 against 10, seen 5 5 z | "z" after "5"
          10 6 against 10, bankroll 10, wager 20 | wager of 20 is more
          AS KS against 10 | natural
          10 6 5 5 against 10 | bust
          10 6 against 10, insurance | insurance is not asked
          9 7 2 against A, insurance=yes | insurance is not asked
          10 3 3 against 10, surrender | surrender is not possible
          10 6 against 10 dealer=6 | the dealer's card is told twice
          10 6 against 10 wager=10 wager=20 | the wager is told twice
          10 6 against 10 bankroll=50, bankroll 60 | the bankroll is told twice
          10 6 against 10 left 150 left 151 | left is told twice
          9 7 against A, insurance, surrender | the question is told twice
          9 7 against A, insurance=maybe | "maybe" after "insurance"
          10 6 against 10 wager=-20 | "-20"
          16 against 10 | "16"
          I have soft 18, against 9 | "soft"
          against a 10, 10 6 | "a" may be an ace
          pair of eights against 9 | "pair"
          2 2 against A, seen 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 | the Two is told 25 times; expected at most 24
          8 3 and 9 against 6 | cards of one value
          8 3 and 8 and 8 and 8 and 8 against 6 | expected 1 to 4
          A 5 and A against 6 | gets no more cards
          10 6 against 10, left 20 | shuffled
          10S 10S 10S against 10S, seen 10S 10S 10S | the Ten of Spades is told 7 times; expected at most 6
          """)
  void an_impossible_position_is_refused_with_what_is_wrong(String description, String wrong) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STRIP.view(description))
        .withMessageContaining(wrong);
  }

  @Property(tries = 300)
  void a_description_made_from_a_view_is_read_back_as_this_view(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).derive("choices").generator();
    BlackjackRules rules =
        BlackjackRules.parse(random.nextBoolean() ? "strip, surrender early" : "european");
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed));
    int stop = random.nextInt(60);
    for (int i = 0; i < stop && !game.isOver(); i++) {
      List<BlackjackDecision> legal = game.legal();
      boolean bets = legal.get(0).text().startsWith("bet");
      game.apply(legal.get(bets ? 0 : random.nextInt(legal.size())));
    }
    BlackjackView view = game.view(Seat.of(0));
    if (!game.isOver() && view.insured() == 0) {
      BlackjackView read = rules.view(described(view));
      assertThat(fields(rules, read)).isEqualTo(fields(rules, view));
      assertThat(read.legal()).isEqualTo(view.legal());
    }
  }

  /** All but the past, of which the order in which cards were seen is a part. */
  private static Map<String, Object> fields(BlackjackRules rules, BlackjackView view) {
    ViewFormat<BlackjackView, BlackjackDecision> format = rules.viewFormat().orElseThrow();
    ViewFields written = format.write(view);
    Map<String, Object> fields = new LinkedHashMap<>(written.asMap());
    fields.keySet().removeAll(List.of("turn", "hands_played"));
    fields.put("seen", written.parseAll("seen", Card::parse).stream().sorted().toList());
    return fields;
  }

  private static String described(BlackjackView view) {
    StringBuilder text = new StringBuilder();
    List<Card> seen = new ArrayList<>(view.exposed());
    for (PlayerHand hand : view.hands()) {
      text.append(" hand ").append(codes(hand.cards())).append(hand.isDoubled() ? " doubled" : "");
      hand.cards().forEach(seen::remove);
    }
    if (!view.hands().isEmpty()) {
      text.append(" against ").append(CardCode.of(view.upcard()));
      text.append(", wager ").append(view.wager());
      seen.remove(view.upcard());
    }
    text.append(seen.isEmpty() ? "" : ", seen " + codes(seen));
    text.append(", bankroll ").append(view.bankroll()).append(", left ").append(view.cardsLeft());
    return text
        + switch (view.phase()) {
          case INSURE -> ", insurance";
          case SURRENDER -> ", surrender";
          default -> "";
        };
  }

  private static String codes(List<Card> cards) {
    return String.join(" ", cards.stream().map(CardCode::of).toList());
  }
}
