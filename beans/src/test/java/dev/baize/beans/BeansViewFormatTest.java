package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BeansViewFormatTest {

  private static final BeansRules RULES = BeansRules.standard();
  private static final ViewFormat<BeansView, BeansDecision> FORMAT =
      RULES.viewFormat().orElseThrow();

  @Provide
  static Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  static Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  /** The first view of a phase, by the seat to act, in any game. */
  private static BeansView view(Phase phase) {
    for (long seed = 0; ; seed++) {
      RandomPlay.Chooser chooser = new RandomPlay(seed, 40).chooser();
      Game<BeansView, BeansDecision> game = RULES.start(Seed.of(seed));
      while (!game.isOver()) {
        BeansView view = game.view(game.toAct());
        if (view.phase() == phase) {
          return view;
        }
        game.apply(chooser.choose(game.legal()));
      }
    }
  }

  @Test
  void a_view_of_the_first_question_has_the_hand_and_one_chain() {
    BeansView view = RULES.start(Seed.of(1)).view(Seat.of(0));
    ViewFields fields = FORMAT.write(view);
    assertThat(fields.asMap().keySet())
        .containsExactly(
            "seat",
            "turn",
            "phase",
            "to_act",
            "card",
            "hand",
            "chains",
            "chain_limit",
            "coins",
            "other_hand_size",
            "other_chains",
            "other_chain_limit",
            "other_coins",
            "trade_area",
            "deck_size",
            "sold");
    assertThat(fields.asMap())
        .containsEntry("phase", "play_again")
        .containsEntry("to_act", 0L)
        .containsEntry("card", view.hand().get(0).toString())
        .containsEntry("hand", view.hand().stream().map(Bean::toString).toList())
        .containsEntry("chain_limit", 2L)
        .containsEntry("other_hand_size", 5L)
        .containsEntry("other_chains", List.of())
        .containsEntry("deck_size", 93L);
    assertThat(fields.groups("chains").get(0).asMap())
        .containsEntry("bean", view.chains(Seat.of(0)).get(0).bean().toString())
        .containsEntry("length", 1L)
        .containsEntry("coins", 0L);
  }

  @Test
  void a_seat_that_is_not_asked_does_not_see_the_front_card_of_the_other_hand() {
    assertThat(FORMAT.write(RULES.start(Seed.of(1)).view(Seat.of(1))).asMap().keySet())
        .contains("to_act")
        .doesNotContain("card", "top_of_pile");
  }

  @Test
  void a_field_that_makes_no_sense_is_named() {
    refused("seat", 2L, "field seat is 2; expected a whole number from 0 to 1");
    refused("phase", "lead", "field phase: lead is not a phase of beans");
    refused("card", "Pink", "field card: no bean \"Pink\"; expected Blue, Chili,");
    refused("hand", List.of(), "expected the first of the hand");
    refused("phase", "drawn_card", "expected a card of the trade_area");
    refused("coins", 256L, "field coins is 256; expected a whole number from 0 to 255");
    refused("other_chain_limit", 4L, "field other_chain_limit is 4; expected a whole number");
    refused("deck_size", 105L, "field deck_size is 105; expected a whole number from 0 to 104");
    refused(
        "chains",
        List.of(chain("Red", 1), chain("Red", 2)),
        "expected at most 2 chains, each of another bean");
    refused(
        "other_chains",
        List.of(chain("Red", 1), chain("Blue", 2), chain("soy", 1)),
        "expected at most 2 chains, each of another bean");
    refused(
        "chains", List.of(chain("Red", 9)), "field chains[0].length is 9; expected a whole number");
    refused("sold", List.of(sold("Red", 2), sold("Red", 2)), "field sold has Red twice");
    refused(
        "sold",
        List.of(sold("Red", 9)),
        "field sold[0].cards is 9; expected a whole number from 1");
    refused("hand", Collections.nCopies(22, "Red"), "field hand has 22 cards; expected at most 21");
  }

  private static ViewFields chain(String bean, int length) {
    return ViewFields.builder().put("bean", bean).put("length", length).build();
  }

  private static ViewFields sold(String bean, int cards) {
    return ViewFields.builder().put("bean", bean).put("cards", cards).build();
  }

  private static void refused(String name, Object value, String message) {
    BeansView view = RULES.start(Seed.of(1)).view(Seat.of(0));
    Map<String, Object> fields = new LinkedHashMap<>(FORMAT.write(view).asMap());
    fields.put(name, value);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FORMAT.read(ViewFields.of(fields), view.legal()))
        .withMessageStartingWith("field ")
        .withMessageContaining(message);
  }

  @Property(tries = 100, seed = "1")
  void a_view_that_was_read_answers_as_the_one_that_was_written(
      @ForAll("rules") BeansRules rules, @ForAll("play") RandomPlay play) {
    ViewFormat<BeansView, BeansDecision> format = rules.viewFormat().orElseThrow();
    RandomPlay.Chooser chooser = play.chooser();
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(play.seed()));
    while (true) {
      for (int seat = 0; seat < rules.seats(); seat++) {
        assertIsRead(format, game.view(Seat.of(seat)));
      }
      if (game.isOver()) {
        return;
      }
      game.apply(chooser.choose(game.legal()));
    }
  }

  private static void assertIsRead(ViewFormat<BeansView, BeansDecision> format, BeansView view) {
    BeansView back = format.read(format.write(view), view.legal());
    assertThat(back).isEqualTo(view).hasSameHashCodeAs(view).hasToString(view.toString());
    assertThat(back.legal()).isEqualTo(view.legal());
    assertThat(back.openingDraw()).isEqualTo(view.openingDraw());
    assertThat(back.finalSale()).isEqualTo(view.finalSale());
    assertThat(back.isToAct()).isEqualTo(view.isToAct());
    assertThat(back.mayBuyThirdChain()).isEqualTo(view.mayBuyThirdChain());
    assertThat(format.array(back)).isEqualTo(format.array(view)).hasSize(format.arrayLength());
  }

  @Property(tries = 300, seed = "2")
  void fields_that_were_tampered_with_are_read_or_refused(
      @ForAll("rules") BeansRules rules, @ForAll("play") RandomPlay play) {
    ViewFormat<BeansView, BeansDecision> format = rules.viewFormat().orElseThrow();
    RandomGenerator random = Seed.of(play.seed()).derive("tampering").generator();
    RandomPlay.Chooser chooser = play.chooser();
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(play.seed()));
    for (int i = random.nextInt(150); i > 0 && !game.isOver(); i--) {
      game.apply(chooser.choose(game.legal()));
    }
    BeansView view = game.view(Seat.of(random.nextInt(2)));
    Map<String, Object> fields = new LinkedHashMap<>(format.write(view).asMap());
    List<String> names = new ArrayList<>(fields.keySet());
    List<Object> values = new ArrayList<>(fields.values());
    values.addAll(List.of(-1L, Long.MAX_VALUE, "", "Red", true, List.of(), List.of(2L), "sale"));
    for (int i = 0; i < 3; i++) {
      String name = names.get(random.nextInt(names.size()));
      fields.put(name, values.get(random.nextInt(values.size())));
    }
    try {
      BeansView back = format.read(ViewFields.of(fields), view.legal());
      assertThat(back.toString()).isNotEmpty();
      assertThat(format.array(back)).hasSize(229);
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).startsWith("field ").doesNotContain("\n");
    }
  }

  @Test
  void decisions_are_numbered_in_the_order_in_which_legal_ones_are_listed() {
    assertThat(new BeansProvider().decisions()).isEqualTo(AllDecisions.LIST).hasSize(64);
  }

  @Test
  void an_array_shows_what_its_documentation_says() {
    BeansView view = RULES.start(Seed.of(1)).view(Seat.of(0));
    int[] array = FORMAT.array(view);
    assertThat(array).hasSize(229);
    assertThat(IntStream.of(array).limit(7)).containsExactly(0, 0, 1, 0, 0, 0, 1);
    assertThat(array[7 + view.hand().get(0).index()]).isOne();
    assertThat(IntStream.of(array).skip(7).limit(8).sum()).isOne();
    for (int place = 0; place < 21; place++) {
      int held = place < view.hand().size() ? 1 : 0;
      assertThat(IntStream.of(array).skip(15 + 8L * place).limit(8).sum()).isEqualTo(held);
    }
    assertThat(array[183 + view.chains(Seat.of(0)).get(0).bean().index()]).isOne();
    assertThat(IntStream.of(array).skip(183).limit(40).sum()).isOne();
    assertThat(IntStream.of(array).skip(223)).containsExactly(2, 2, 0, 0, 5, 93);
  }

  @Test
  void an_array_shows_the_trade_area_and_the_pile() {
    BeansView view = view(Phase.DRAWN_CARD);
    int[] array = FORMAT.array(view);
    for (Bean bean : Bean.values()) {
      assertThat(array[199 + bean.index()])
          .isEqualTo((int) view.tradeArea().stream().filter(bean::equals).count());
      assertThat(array[207 + bean.index()])
          .isEqualTo(view.topOfPile().filter(bean::equals).isPresent() ? 1 : 0);
    }
  }

  @Test
  void events_are_parsed_from_their_texts() {
    BeansEvent event = new BeansEvent.BoughtThirdChain(Seat.of(1));
    assertThat(new BeansProvider().eventParser().orElseThrow().apply(event.text()))
        .isEqualTo(event);
  }
}
