package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BlackjackViewFormatTest {

  private static final Seat SEAT = Seat.of(0);
  private static final BlackjackRules RULES = BlackjackRules.standard();
  private static final BlackjackRules STRIP =
      BlackjackRules.parse("strip, minimum 5, bankroll 1000");

  private static ViewFormat<BlackjackView, BlackjackDecision> format(BlackjackRules rules) {
    return rules.viewFormat().orElseThrow();
  }

  private static ViewFields write(BlackjackRules rules, BlackjackView view) {
    return format(rules).write(view);
  }

  /** The view after some decisions. */
  private static BlackjackView view(BlackjackRules rules, long seed, String... decisions) {
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed));
    for (String decision : decisions) {
      game.apply(BlackjackDecision.parse(decision));
    }
    return game.view(SEAT);
  }

  /** The view on the first hand of a session that is a pair, bet with 5, and split. */
  private static BlackjackView split() {
    for (long seed = 0; ; seed++) {
      BlackjackView view = view(STRIP, seed, "bet 5");
      if (view.allows(BlackjackDecision.split())) {
        return view(STRIP, seed, "bet 5", "split");
      }
    }
  }

  @Test
  void a_view_before_a_bet_has_the_money_and_no_hand() {
    ViewFields fields = write(RULES, view(RULES, 1));
    assertThat(fields.asMap().keySet())
        .containsExactly(
            "seat",
            "turn",
            "phase",
            "bankroll",
            "minimum_bet",
            "hands_played",
            "max_hands",
            "hands",
            "seen",
            "cards_left");
    assertThat(fields.asMap())
        .containsEntry("phase", "bet")
        .containsEntry("bankroll", 1000L)
        .containsEntry("minimum_bet", 5L)
        .containsEntry("hands", List.of())
        .containsEntry("cards_left", 52L);
  }

  @Test
  void a_view_of_a_hand_has_its_cards_and_one_of_the_dealer() {
    BlackjackView view = view(RULES, 1, "bet 7");
    ViewFields fields = write(RULES, view);
    assertThat(fields.asMap())
        .containsEntry("phase", "play")
        .containsEntry("wager", 7L)
        .containsEntry("dealer_card", view.upcard().toString())
        .containsEntry("playing", 0L)
        .containsEntry("total", (long) view.total())
        .containsEntry("soft", view.isSoft())
        .containsEntry("cards_left", 48L)
        .doesNotContainKeys("insured", "most_insurance");
    assertThat(fields.parseAll("seen", text -> text)).hasSize(3);
    assertThat(fields.groups("hands").get(0).asMap())
        .containsEntry("cards", view.cards().stream().map(Object::toString).toList())
        .containsEntry("wager", 7L)
        .containsEntry("doubled", false);
  }

  @Test
  void a_view_after_a_split_has_both_hands() {
    ViewFields fields = write(STRIP, split());
    assertThat(fields.groups("hands")).hasSize(2);
    assertThat(fields.groups("hands").get(0).parseAll("cards", text -> text)).hasSize(2);
    assertThat(fields.groups("hands").get(1).parseAll("cards", text -> text)).hasSize(1);
  }

  @Test
  void a_view_says_how_much_can_be_insured_and_then_how_much_is() {
    BlackjackRules rules = BlackjackRules.parse("decks 6, insurance yes");
    long seed = 0;
    while (view(rules, seed, "bet 20").phase() != Phase.INSURE) {
      seed++;
    }
    assertThat(write(rules, view(rules, seed, "bet 20")).asMap())
        .containsEntry("phase", "insure")
        .containsEntry("most_insurance", 10L)
        .doesNotContainKey("insured");
    assertThat(write(rules, view(rules, seed, "bet 20", "insure 4")).asMap())
        .containsEntry("phase", "play")
        .containsEntry("insured", 4L)
        .doesNotContainKey("most_insurance");
  }

  @Test
  void a_field_that_makes_no_sense_is_named() {
    refused("seat", 1L, "field seat is 1; expected a whole number from 0 to 0");
    refused("phase", "lead", "field phase: lead is not a phase of blackjack");
    refused("phase", "bet", "field phase is bet; expected the one in which these decisions are");
    refused("wager", 1001L, "field wager is 1001; expected a whole number from 1 to 1000");
    refused("insured", 4L, "field insured is 4; expected a whole number from 1 to 3");
    refused("cards_left", 50L, "field cards_left is 50; expected a whole number from 0 to 48");
    refused("seen", List.of(), "field seen has 0 cards; expected all of hands, two or more, and");
    refused("hands", List.of(), "field hands has 0 hands; expected 1 to 1");
    refused("playing", 1L, "field playing is 1; expected a whole number from 0 to 0");
    refused("dealer_card", "Joker", "field dealer_card: \"Joker\"");
    refused("dealer_card", "Two of Hearts", "field dealer_card is Two of Hearts; expected ");
    refused(
        "hands",
        List.of(hand("Two of Hearts", "Three of Hearts")),
        "expected hands that were dealt in the order of field seen");
    refused(
        "seen",
        List.of("Two of Hearts", "Two of Hearts"),
        "field seen has the Two of Hearts 2 times; expected at most 1");
  }

  private static ViewFields hand(String... cards) {
    return ViewFields.builder()
        .texts("cards", List.of(cards))
        .put("wager", 5)
        .put("doubled", false)
        .build();
  }

  private static void refused(String name, Object value, String message) {
    refused(Map.of(name, value), message);
  }

  private static void refused(Map<String, Object> values, String message) {
    BlackjackView view = view(RULES, 1, "bet 7");
    Map<String, Object> fields = new LinkedHashMap<>(write(RULES, view).asMap());
    fields.putAll(values);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> format(RULES).read(ViewFields.of(fields), view.legal()))
        .withMessageContaining(message);
  }

  @Test
  void a_hand_that_was_bust_has_no_more_cards() {
    String[] bust = {"Ten of Hearts", "Nine of Hearts", "Eight of Hearts"};
    refused(cards(bust), "expected one that is not bust, since it is in play");
    String[] more = {"Ten of Hearts", "Nine of Hearts", "Eight of Hearts", "Two of Hearts"};
    refused(cards(more), "expected no card after it was bust");
  }

  private static Map<String, Object> cards(String... cards) {
    List<String> seen = new ArrayList<>(List.of(cards));
    seen.add(1, "King of Clubs");
    return Map.of(
        "hands",
        List.of(hand(cards)),
        "seen",
        seen,
        "dealer_card",
        "King of Clubs",
        "cards_left",
        40L);
  }

  @Test
  void hands_that_no_split_leads_to_are_refused() {
    BlackjackView view = split();
    ViewFields written = write(STRIP, view);
    Map<String, Object> fields = new LinkedHashMap<>(written.asMap());
    List<ViewFields> hands = written.groups("hands");
    fields.put("hands", List.of(hands.get(1), hands.get(0)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> format(STRIP).read(ViewFields.of(fields), view.legal()))
        .withMessageStartingWith("field hands is ");
  }

  @Provide
  static Arbitrary<BlackjackHouseRules> houses() {
    return HouseRulesArbitrary.any();
  }

  @Provide
  static Arbitrary<BlackjackHouseRules> generous() {
    return HouseRulesArbitrary.generous();
  }

  @Provide
  static Arbitrary<BlackjackHouseRules> neverReshuffled() {
    return HouseRulesArbitrary.neverReshuffled();
  }

  @Property(tries = 200, seed = "1")
  void a_view_that_was_read_answers_as_the_one_that_was_written(
      @ForAll("houses") BlackjackHouseRules house, @ForAll long seed) {
    assertAllAreRead(house, seed, Set.of("insure", "surrender"));
  }

  @Property(tries = 200, seed = "2")
  void so_do_views_of_hands_that_were_split_and_doubled(
      @ForAll("generous") BlackjackHouseRules house, @ForAll long seed) {
    assertAllAreRead(house, seed, Set.of("split", "double", "bet"));
  }

  @Property(tries = 200, seed = "3")
  void so_do_views_after_the_discards_were_shuffled(
      @ForAll("neverReshuffled") BlackjackHouseRules house, @ForAll long seed) {
    assertAllAreRead(house, seed, Set.of("hit", "split", "bet"));
  }

  private static void assertAllAreRead(BlackjackHouseRules house, long seed, Set<String> eager) {
    BlackjackRules rules = RULES.withHands(20).withHouse(house);
    ViewFormat<BlackjackView, BlackjackDecision> format = format(rules);
    PlayedSession session = PlayedSession.play(rules, seed, new EagerPolicy(seed, eager));
    for (BlackjackView view : session.views()) {
      BlackjackView back = format.read(format.write(view), view.legal());
      assertThat(back).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
      assertThat(back.legal()).isEqualTo(view.legal());
      assertThat(back.hand()).isEqualTo(view.hand());
      assertThat(back.isPair()).isEqualTo(view.isPair());
      assertThat(back.cards()).isEqualTo(view.cards());
      assertThat(back.unseen()).isEqualTo(view.unseen());
      assertThat(back.mostInsurance()).isEqualTo(view.mostInsurance());
      assertThat(back.house()).isEqualTo(view.house());
      assertThat(format.array(back)).isEqualTo(format.array(view)).hasSize(format.arrayLength());
    }
  }

  @Property(tries = 300, seed = "4")
  void fields_that_were_tampered_with_are_read_or_refused(
      @ForAll("generous") BlackjackHouseRules house, @ForAll long seed) {
    BlackjackRules rules = RULES.withHands(20).withHouse(house);
    PlayedSession session =
        PlayedSession.play(rules, seed, new EagerPolicy(seed, Set.of("split", "hit")));
    RandomGenerator random = Seed.of(seed).derive("tampering").generator();
    BlackjackView view = session.views().get(random.nextInt(session.views().size()));
    Map<String, Object> fields = new LinkedHashMap<>(write(rules, view).asMap());
    List<String> names = new ArrayList<>(fields.keySet());
    List<Object> values = new ArrayList<>(fields.values());
    values.addAll(List.of(-1L, Long.MAX_VALUE, "", "Ace of Spades", true, List.of(), List.of(2L)));
    values.add(List.of(hand("Ten of Hearts"), hand("Ten of Hearts", "Two of Clubs")));
    for (int i = 0; i < 3; i++) {
      String name = names.get(random.nextInt(names.size()));
      fields.put(name, values.get(random.nextInt(values.size())));
    }
    try {
      BlackjackView back = format(rules).read(ViewFields.of(fields), view.legal());
      assertThat(back.toString()).isNotEmpty();
      assertThat(back.legal()).isNotNull();
      assertThat(format(rules).array(back)).hasSize(89);
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).startsWith("field ").doesNotContain("\n");
    }
  }

  @Test
  void an_array_shows_what_its_documentation_says() {
    BlackjackView view = view(RULES, 1, "bet 15");
    int[] array = format(RULES).array(view);
    assertThat(array).hasSize(89);
    assertThat(IntStream.of(array).limit(11)).containsExactly(0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0);
    assertThat(array[11 + HandValue.points(view.upcard().rank()) - 1]).isOne();
    assertThat(IntStream.of(array).skip(11).limit(10).sum()).isOne();
    assertThat(IntStream.of(array).skip(21).limit(10).sum()).isEqualTo(2);
    assertThat(IntStream.of(array).skip(31).limit(2)).containsExactly(0, 1);
    assertThat(IntStream.of(array).skip(33).limit(36).sum()).isZero();
    assertThat(array[69]).isEqualTo(view.total());
    assertThat(IntStream.of(array).skip(72).limit(10).sum()).isEqualTo(3);
    assertThat(IntStream.of(array).skip(82)).containsExactly(48, 49, 200, 3, 0, 0, 1000);
  }

  @Property(tries = 200, seed = "5")
  void an_array_shows_each_hand_and_each_value_that_was_seen(
      @ForAll("generous") BlackjackHouseRules house, @ForAll long seed) {
    BlackjackRules rules = RULES.withHands(20).withHouse(house);
    EagerPolicy eager = new EagerPolicy(seed, Set.of("split", "double"));
    for (BlackjackView view : PlayedSession.play(rules, seed, eager).views()) {
      int[] array = format(rules).array(view);
      List<PlayerHand> hands = view.hands();
      for (int i = 0; i < hands.size(); i++) {
        int start = 21 + 12 * i;
        int[] cards = Arrays.copyOfRange(array, start, start + 10);
        assertThat(cards).isEqualTo(byValue(hands.get(i).cards()));
        assertThat(array[start + 10]).isEqualTo(hands.get(i).isDoubled() ? 1 : 0);
        assertThat(array[start + 11]).isEqualTo(i == view.playing() ? 1 : 0);
      }
      assertThat(IntStream.of(array).limit(69).skip(21 + 12L * hands.size()).sum()).isZero();
      assertThat(array[70]).isEqualTo(view.isSoft() ? 1 : 0);
      assertThat(array[71]).isEqualTo(view.isPair() ? 1 : 0);
      assertThat(Arrays.copyOfRange(array, 72, 82)).isEqualTo(byValue(view.exposed()));
      assertThat(array[86]).isEqualTo(view.insured() > 0 ? 1 : 0);
      assertThat(array[87] + array[88]).isEqualTo(20);
    }
  }

  private static int[] byValue(List<Card> cards) {
    int[] counts = new int[10];
    for (Card card : cards) {
      counts[HandValue.points(card.rank()) - 1]++;
    }
    return counts;
  }

  @Test
  void an_array_has_no_number_that_does_not_fit() {
    BlackjackRules rich =
        RULES.withBankroll(BlackjackRules.BANK - 1).withMinimum(1).withHands(Long.MAX_VALUE);
    int[] array = format(rich).array(view(rich, 1));
    assertThat(array[84]).isEqualTo(Integer.MAX_VALUE);
    assertThat(array[88]).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void decisions_have_no_numbers() {
    assertThat(new BlackjackProvider().decisions()).isEmpty();
  }

  @Test
  void events_are_parsed_from_their_texts() {
    BlackjackEvent event = new BlackjackEvent.Insured(7);
    assertThat(new BlackjackProvider().eventParser().orElseThrow().apply(event.text()))
        .isEqualTo(event);
  }
}
