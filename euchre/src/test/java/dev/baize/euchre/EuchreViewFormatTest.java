package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class EuchreViewFormatTest {

  private static final EuchreRules RULES =
      EuchreRules.standard().withHouse(EuchreHouseRules.parse("american"));
  private static final ViewFormat<EuchreView, EuchreDecision> FORMAT =
      RULES.viewFormat().orElseThrow();

  /** The game after a number of random decisions. */
  private static Game<EuchreView, EuchreDecision> position(long seed, int decisions) {
    RandomGenerator random = Seed.of(seed).derive("choices").generator();
    Game<EuchreView, EuchreDecision> game = RULES.start(Seed.of(seed));
    for (int i = 0; i < decisions && !game.isOver(); i++) {
      List<EuchreDecision> legal = game.legal();
      game.apply(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  @Test
  void a_view_before_the_first_bid_has_the_deal_and_nothing_of_a_trump() {
    ViewFields fields = FORMAT.write(position(1, 0).view(Seat.of(1)));
    assertThat(fields.asMap().keySet())
        .containsExactly(
            "seat",
            "turn",
            "phase",
            "to_act",
            "hand_number",
            "points",
            "points_to_win",
            "dealer",
            "upcard",
            "picked_up",
            "hand",
            "passes",
            "alone",
            "sitting_out",
            "tricks",
            "tricks_taken");
    assertThat(fields.asMap())
        .containsEntry("phase", "round_one")
        .containsEntry("to_act", 1L)
        .containsEntry("dealer", 0L)
        .containsEntry("points", List.of(0L, 0L))
        .containsEntry("points_to_win", 10L)
        .containsEntry("picked_up", false)
        .containsEntry("alone", List.of());
    assertThat(fields.parseAll("hand", text -> text)).hasSize(5);
  }

  @Test
  void a_lone_hand_has_its_trump_its_maker_and_who_sits_out() {
    Game<EuchreView, EuchreDecision> game = RULES.start(Seed.of(1));
    EuchreDecision alone = EuchreDecision.orderUpAlone(game.view(Seat.of(1)).upcard().suit());
    game.apply(alone);
    game.apply(game.legal().get(0));
    ViewFields fields = FORMAT.write(game.view(Seat.of(0)));
    assertThat(fields.asMap())
        .containsEntry("phase", "lead")
        .containsEntry("trump", game.view(Seat.of(0)).upcard().suit().toString())
        .containsEntry("maker", 1L)
        .containsEntry("alone", List.of(1L))
        .containsEntry("sitting_out", List.of(3L))
        .containsEntry("picked_up", true)
        .containsKey("discarded");
    assertThat(FORMAT.write(game.view(Seat.of(1))).has("discarded")).isFalse();
  }

  private static ViewFields viewAfter(String... decisions) {
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.standard().withHouse(EuchreHouseRules.parse("online")).start(Seed.of(1));
    String suit = game.view(Seat.of(0)).upcard().suit().toString();
    for (String decision : decisions) {
      game.apply(EuchreDecision.parse(decision.replace("SUIT", suit)));
    }
    return FORMAT.write(game.view(Seat.of(2)));
  }

  private static Map<String, Object> fieldsAfter(String... decisions) {
    return viewAfter(decisions).asMap();
  }

  @Test
  void who_plays_alone_is_told_of_the_makers_and_of_the_defenders() {
    assertThat(fieldsAfter("pass", "order up SUIT alone"))
        .containsEntry("phase", "defence")
        .containsEntry("alone", List.of(2L))
        .containsEntry("sitting_out", List.of(0L));
    assertThat(fieldsAfter("pass", "order up SUIT alone", "pass", "defend alone"))
        .containsEntry("alone", List.of(1L, 2L))
        .containsEntry("sitting_out", List.of(0L, 3L));
  }

  @Test
  void the_upcard_is_picked_up_unless_the_dealer_sits_out() {
    assertThat(fieldsAfter("order up SUIT"))
        .containsEntry("phase", "discard")
        .containsEntry("picked_up", true);
    assertThat(fieldsAfter("pass", "order up SUIT alone")).containsEntry("picked_up", false);
    assertThat(fieldsAfter("pass", "pass", "pass", "pass", "pass"))
        .containsEntry("picked_up", false);
  }

  @Test
  void passes_of_defenders_are_not_counted_and_a_lead_comes_with_an_empty_trick() {
    assertThat(fieldsAfter("pass", "order up SUIT alone", "pass")).containsEntry("passes", 1L);
    assertThat(fieldsAfter("pass", "order up SUIT alone", "pass", "pass"))
        .containsEntry("phase", "lead")
        .containsEntry("passes", 1L);
    assertThat(viewAfter("pass", "order up SUIT alone", "pass", "pass").groups("tricks"))
        .extracting(ViewFields::asMap)
        .containsExactly(Map.of("leader", 1L, "cards", List.of()));
  }

  @Test
  void a_field_that_makes_no_sense_is_named() {
    refused("dealer", 4L, "field dealer is 4; expected a whole number from 0 to 3");
    refused("upcard", "Two of Clubs", "field upcard: Two of Clubs is not one of the 24");
    refused("phase", "bidding", "field phase is bidding; expected round_one");
    refused("points", List.of(1L), "field points is [1]; expected two numbers");
    refused("sitting_out", List.of(0L, 1L, 2L), "field sitting_out is [0, 1, 2]; expected []");
    refused("phase", "lead", "field phase is lead; expected round_one");
  }

  @Test
  void a_card_is_played_once() {
    Map<String, Object> trick =
        Map.of("leader", 1L, "cards", List.of("Ace of Hearts", "Ace of Hearts"));
    refused(position(1, 10), "tricks", List.of(trick), "the Ace of Hearts is played twice");
  }

  private static void refused(String name, Object value, String message) {
    refused(position(1, 0), name, value, message);
  }

  private static void refused(
      Game<EuchreView, EuchreDecision> game, String name, Object value, String message) {
    Map<String, Object> fields = new LinkedHashMap<>(FORMAT.write(game.view(Seat.of(1))).asMap());
    fields.put(name, value);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FORMAT.read(ViewFields.of(fields), List.of()))
        .withMessageContaining(message);
  }

  @Property(tries = 300)
  void a_view_that_was_read_answers_as_the_one_that_was_written(@ForAll long seed) {
    int decisions = (int) Math.floorMod(seed, 150L);
    Game<EuchreView, EuchreDecision> game = position(seed, decisions);
    for (int i = 0; i < RULES.seats(); i++) {
      EuchreView view = game.view(Seat.of(i));
      EuchreView back = FORMAT.read(FORMAT.write(view), view.legal());
      assertThat(back).isEqualTo(view);
      assertThat(back.legal()).isEqualTo(view.legal());
      assertThat(back.unseen()).isEqualTo(view.unseen());
      assertThat(back.canFollow()).isEqualTo(view.canFollow());
      assertThat(back.trickSize()).isEqualTo(view.trickSize());
      assertThat(FORMAT.array(back)).isEqualTo(FORMAT.array(view)).hasSize(FORMAT.arrayLength());
    }
  }

  @Property(tries = 300)
  void fields_that_were_tampered_with_are_read_or_refused(@ForAll long seed) {
    int decisions = (int) Math.floorMod(seed, 150L);
    EuchreView view = position(seed, decisions).view(Seat.of((int) Math.floorMod(seed, 4L)));
    RandomGenerator random = Seed.of(seed).derive("tampering").generator();
    Map<String, Object> fields = new LinkedHashMap<>(FORMAT.write(view).asMap());
    List<String> names = new ArrayList<>(fields.keySet());
    List<Object> values = new ArrayList<>(fields.values());
    values.addAll(List.of(-1L, Long.MAX_VALUE, "", "Ace of Spades", true, List.of(), List.of(2L)));
    for (int i = 0; i < 3; i++) {
      String name = names.get(random.nextInt(names.size()));
      fields.put(name, values.get(random.nextInt(values.size())));
    }
    try {
      assertThat(FORMAT.read(ViewFields.of(fields), view.legal()).toString()).isNotEmpty();
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).startsWith("field");
    }
  }

  @Test
  void decisions_have_the_numbers_that_they_say() {
    List<EuchreDecision> decisions = new EuchreProvider().decisions();
    assertThat(decisions).hasSize(58);
    IntStream.range(0, 58)
        .forEach(number -> assertThat(decisions.get(number).number()).hasValue(number));
  }

  @Test
  void a_game_of_deals_says_how_many_there_are_and_its_array_how_many_are_left() {
    EuchreRules rules = EuchreRules.parse("american, deals 3, start 4:9");
    ViewFormat<EuchreView, EuchreDecision> format = rules.viewFormat().orElseThrow();
    assertThat(format.columns()).hasSize(FORMAT.columns().size() + 1).endsWith("deals");
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(1));
    while (!game.isOver()) {
      EuchreView view = game.view(game.toAct());
      ViewFields fields = format.write(view);
      assertThat(fields.asMap()).containsEntry("deals", 3L).containsEntry("points_to_win", 0L);
      assertThat(format.read(fields, view.legal())).isEqualTo(view);
      int[] array = format.array(view);
      assertThat(array).hasSize(293).endsWith(103 - view.handNumber());
      game.apply(game.legal().get(game.legal().size() - 1));
    }
  }

  @Test
  void an_array_shows_what_its_documentation_says() {
    EuchreView view = position(1, 0).view(Seat.of(1));
    int[] array = FORMAT.array(view);
    assertThat(array).hasSize(293);
    assertThat(IntStream.of(array).limit(24).sum()).isEqualTo(5);
    assertThat(IntStream.of(array).skip(24).limit(24).sum()).isEqualTo(1);
    assertThat(IntStream.of(array).skip(72).limit(196).sum()).isZero();
    assertThat(IntStream.of(array).skip(268)).startsWith(0, 0, 0, 1);
    assertThat(IntStream.of(array).skip(280))
        .containsExactly(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10);
  }
}
