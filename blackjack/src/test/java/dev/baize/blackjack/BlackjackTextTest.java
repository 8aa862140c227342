package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.blackjack.BlackjackEvent.Cut;
import dev.baize.blackjack.BlackjackEvent.DealerDealt;
import dev.baize.blackjack.BlackjackEvent.DealerDone;
import dev.baize.blackjack.BlackjackEvent.DiscardsShuffled;
import dev.baize.blackjack.BlackjackEvent.Doubled;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.HandPlayed;
import dev.baize.blackjack.BlackjackEvent.HandSettled;
import dev.baize.blackjack.BlackjackEvent.HoleDealt;
import dev.baize.blackjack.BlackjackEvent.HoleShown;
import dev.baize.blackjack.BlackjackEvent.InsuranceLost;
import dev.baize.blackjack.BlackjackEvent.InsuranceWon;
import dev.baize.blackjack.BlackjackEvent.Insured;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.PlayerDone;
import dev.baize.blackjack.BlackjackEvent.SessionEnded;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.BlackjackEvent.Split;
import dev.baize.blackjack.BlackjackEvent.Surrendered;
import dev.baize.blackjack.BlackjackEvent.Wagered;
import dev.baize.core.card.Card;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text forms of decisions and events. */
class BlackjackTextTest {

  private static final Card CARD = Card.parse("Ace of Hearts");
  private static final long MAX = Long.MAX_VALUE;
  private static final Map<String, BlackjackEvent> EVENTS = new LinkedHashMap<>();

  static {
    EVENTS.put("the deck is shuffled", new Shuffled());
    EVENTS.put("the discards are shuffled", new DiscardsShuffled());
    EVENTS.put("the player insures 2", new Insured(2));
    EVENTS.put("the insurance wins 4", new InsuranceWon(4));
    EVENTS.put("the insurance loses 2", new InsuranceLost(2));
    EVENTS.put("the player doubles to 10", new Doubled(10));
    EVENTS.put("the player splits", new Split());
    EVENTS.put("the player plays hand 2", new HandPlayed(2));
    EVENTS.put("the player surrenders", new Surrendered());
    EVENTS.put("SURRENDER, bankroll 97", new HandSettled(HandResult.SURRENDER, 97));
    EVENTS.put("DEALER_NATURAL, bankroll 95", new HandSettled(HandResult.DEALER_NATURAL, 95));
    EVENTS.put("cut at 39", new Cut(39));
    EVENTS.put("hand 1, bankroll 9223372036854775807", new HandBegan(1, MAX));
    EVENTS.put("the player bets 5", new Wagered(5));
    EVENTS.put("the player is dealt Ace of Hearts", new PlayerDealt(CARD));
    EVENTS.put("the dealer is dealt Ace of Hearts", new DealerDealt(CARD));
    EVENTS.put("the dealer's hole card is dealt: Ace of Hearts", new HoleDealt(CARD));
    EVENTS.put("the player's total is 22", new PlayerDone(22));
    EVENTS.put("the dealer's hole card is shown: Ace of Hearts", new HoleShown(CARD));
    EVENTS.put("the dealer's total is 17", new DealerDone(17));
    EVENTS.put("DEALER_BUST, bankroll 105", new HandSettled(HandResult.DEALER_BUST, 105));
    EVENTS.put("the session ends, bankroll 105 after 3 hands", new SessionEnded(105, 3));
  }

  @TestFactory
  Stream<DynamicTest> an_event_has_one_text_which_is_read_as_what_was_written() {
    return EVENTS.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(),
                    () -> {
                      assertThat(entry.getValue().text()).isEqualTo(entry.getKey());
                      assertThat(BlackjackEvent.parse(entry.getKey())).isEqualTo(entry.getValue());
                    }));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "the deck | \"the deck\" is not an event of blackjack: expected one such as \"the player bets 5\"",
        "the player bets 9999999999999999999 | \"the player bets 9999999999999999999\" is not an event"
            + " of blackjack: \"9999999999999999999\": expected a whole number from 0 to 9223372036854775807, in its shortest form",
      })
  void a_text_that_is_no_event_is_rejected(String text, String message) {
    assertThatThrownBy(() -> BlackjackEvent.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"WON, bankroll 1", "the player is dealt Ace", "cut at 99999999999", "cut at -1"})
  void an_event_with_an_invalid_part_is_rejected(String text) {
    assertThatThrownBy(() -> BlackjackEvent.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("\"" + text + "\" is not an event of blackjack");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hit",
        "stand",
        "double",
        "split",
        "surrender",
        "decline",
        "bet 1",
        "bet 255",
        "bet 256",
        "bet 9223372036854775807",
        "insure 1",
        "insure 9223372036854775807"
      })
  void decisions_are_parsed_from_their_texts(String text) {
    BlackjackDecision decision = BlackjackDecision.parse(text);
    assertThat(decision.text()).isEqualTo(text);
    assertThat(decision).hasToString(text);
    assertThat(decision)
        .isEqualTo(BlackjackDecision.parse(text))
        .hasSameHashCodeAs(BlackjackDecision.parse(text));
    assertThat(decision instanceof BlackjackDecision.Bet bet ? bet.amount() : 0)
        .isEqualTo(text.startsWith("bet ") ? Long.parseLong(text.substring(4)) : 0);
  }

  @Test
  void decisions_that_differ_are_different() {
    assertThat(
            Stream.of("hit", "stand", "bet 1", "bet 2", "bet 1000", "bet 1001")
                .map(BlackjackDecision::parse)
                .distinct())
        .hasSize(6);
    assertThat(BlackjackDecision.hit()).isNotEqualTo(BlackjackDecision.stand());
    assertThat(BlackjackDecision.hit().hashCode())
        .isNotEqualTo(BlackjackDecision.stand().hashCode());
    assertThat(BlackjackDecision.bet(1)).isNotEqualTo("bet 1");
    assertThat(BlackjackDecision.bet(7)).isSameAs(BlackjackDecision.bet(7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Hit", "bet", "bet 0", "bet -1", "bet 05", "bet 5 ", "hit ", ""})
  void a_text_that_is_no_decision_is_rejected(String text) {
    assertThatThrownBy(() -> BlackjackDecision.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\""
                + text
                + "\": expected \"bet WAGER\", \"insure AMOUNT\", \"hit\", \"stand\", \"double\", \"split\", \"surrender\" or \"decline\"");
  }

  @Test
  void there_is_no_bet_of_zero() {
    assertThatThrownBy(() -> BlackjackDecision.bet(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a bet of 0; expected 1 or more");
  }
}
