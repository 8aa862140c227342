package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackEvent.DiscardsShuffled;
import dev.baize.blackjack.BlackjackEvent.HandBegan;
import dev.baize.blackjack.BlackjackEvent.PlayerDealt;
import dev.baize.blackjack.BlackjackEvent.Shuffled;
import dev.baize.blackjack.naive.NaiveDeck;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shoe by example: how many decks it has, when they are shuffled, and what if they run out. */
class ShoeExamplesTest {

  private static final int HANDS = 100;
  private static final String NEVER_SHUFFLED = "reshuffle below 0";

  /** The session of a player who bets the minimum and hits whatever may come. */
  private static List<BlackjackEvent> events(String house, long seed) {
    List<BlackjackEvent> events = new ArrayList<>();
    Game<BlackjackView, BlackjackDecision> game =
        BlackjackRules.standard()
            .withHands(HANDS)
            .withHouse(BlackjackHouseRules.parse(house))
            .start(Seed.of(seed), events::add);
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    return events;
  }

  private static List<Card> cards(List<BlackjackEvent> events) {
    return events.stream().flatMap(PlayedSession::cards).toList();
  }

  private static List<Card> decks(int number) {
    return Collections.nCopies(number, Deck.french().cards()).stream()
        .flatMap(List::stream)
        .toList();
  }

  private static int next(List<BlackjackEvent> events, Class<?> kind, int from) {
    int index = from;
    while (!kind.isInstance(events.get(index))) {
      index++;
    }
    return index;
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "6", "8"})
  void a_shoe_holds_all_cards_of_its_decks(int decks) {
    List<BlackjackEvent> events = events("decks %d, %s".formatted(decks, NEVER_SHUFFLED), 1);
    int empty = next(events, DiscardsShuffled.class, 0);
    assertThat(cards(events.subList(0, empty))).containsExactlyInAnyOrderElementsOf(decks(decks));
  }

  @ParameterizedTest
  @CsvSource({"1, 20", "1, 52", "2, 26", "2, 104", "6, 78"})
  void the_shoe_is_shuffled_before_a_hand_if_fewer_cards_are_left_than_the_setting_says(
      int decks, int fewest) {
    int left = 0;
    List<BlackjackEvent> events =
        events("decks %d, reshuffle below %d".formatted(decks, fewest), 1);
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i) instanceof HandBegan) {
        assertThat(events.get(i + 1) instanceof Shuffled).isEqualTo(left < fewest);
      }
      left = events.get(i) instanceof Shuffled ? decks(decks).size() : left;
      left -= cards(events.subList(i, i + 1)).size();
    }
  }

  @Test
  void a_shoe_that_is_not_shuffled_before_a_hand_is_dealt_to_its_last_card() {
    List<BlackjackEvent> events = events(NEVER_SHUFFLED, 1);
    assertThat(events).filteredOn(Shuffled.class::isInstance).hasSize(1);
    assertThat(events).filteredOn(DiscardsShuffled.class::isInstance).hasSizeGreaterThan(5);
  }

  @Test
  void a_hand_that_runs_out_of_cards_goes_on_with_the_discards_and_keeps_what_is_on_the_table() {
    long seed = 1;
    while (!runsOutBetweenTwoHits(events(NEVER_SHUFFLED, seed))) {
      seed++;
    }
    List<BlackjackEvent> events = events(NEVER_SHUFFLED, seed);
    int empty = next(events, DiscardsShuffled.class, 0);
    int emptyAgain = next(events, DiscardsShuffled.class, empty + 1);
    List<BlackjackEvent> hand = new ArrayList<>(events.subList(0, empty));
    while (hand.stream().anyMatch(HandBegan.class::isInstance)) {
      hand.remove(0);
    }
    List<Card> discards = new ArrayList<>(decks(1));
    discards.removeAll(cards(hand));
    assertThat(cards(hand)).hasSizeGreaterThan(4);
    assertThat(cards(events.subList(empty, emptyAgain)))
        .containsExactlyInAnyOrderElementsOf(discards);
  }

  private static boolean runsOutBetweenTwoHits(List<BlackjackEvent> events) {
    int empty = next(events, DiscardsShuffled.class, 0);
    return events.get(empty - 1) instanceof PlayerDealt
        && events.get(empty - 2) instanceof PlayerDealt
        && events.get(empty + 1) instanceof PlayerDealt;
  }

  @Test
  void the_transcript_tells_of_discards_that_are_shuffled_in_the_middle_of_a_hand() {
    StringBuilder printed = new StringBuilder();
    List<BlackjackEvent> events = events(NEVER_SHUFFLED, 1);
    events.forEach(new Transcript(printed)::happened);
    assertThat(printed.toString().lines())
        .filteredOn(line -> line.equals("Shuffling the discards"))
        .hasSameSizeAs(events.stream().filter(DiscardsShuffled.class::isInstance).toList());
  }

  /** The order is a promise, because records are replayed by it. */
  @Property(tries = 300, seed = "1")
  void the_cards_of_a_seed_come_in_the_order_of_the_model(
      @ForAll @IntRange(min = 1, max = 8) int decks,
      @ForAll @IntRange(max = 52) int fewest,
      @ForAll @LongRange(max = Integer.MAX_VALUE) long seed) {
    NaiveDeck model = new NaiveDeck(decks, Math.max(0, fewest - 12), seed);
    for (BlackjackEvent event :
        events("decks %d, reshuffle below %d".formatted(decks, fewest), seed)) {
      if (event instanceof DiscardsShuffled) {
        break;
      }
      if (event instanceof Shuffled) {
        model.shuffle();
      }
      PlayedSession.cards(event).forEach(card -> assertThat(card).isSameAs(model.deal()));
    }
  }
}
