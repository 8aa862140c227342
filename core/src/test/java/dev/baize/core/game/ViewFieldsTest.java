package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Suit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ViewFieldsTest {

  private static final ViewFields TRICK =
      ViewFields.builder().put("leader", 2).texts("suits", List.of(Suit.SPADES)).build();
  private static final ViewFields FIELDS =
      ViewFields.builder()
          .put("seat", 1)
          .put("stuck", true)
          .put("trump", "Hearts")
          .put("points", List.of(3, 4))
          .put("tricks", List.of(TRICK))
          .build();

  @Test
  void fields_keep_their_order() {
    assertThat(FIELDS.asMap().keySet())
        .containsExactly("seat", "stuck", "trump", "points", "tricks");
    assertThat(FIELDS.asMap()).containsEntry("seat", 1L).containsEntry("points", List.of(3L, 4L));
    assertThat(FIELDS).hasToString(FIELDS.asMap().toString());
  }

  @Test
  void fields_are_equal_if_their_values_are() {
    assertThat(ViewFields.of(FIELDS.asMap())).isEqualTo(FIELDS).hasSameHashCodeAs(FIELDS);
    assertThat(FIELDS).isNotEqualTo(TRICK);
  }

  @Test
  void a_value_is_read_as_what_it_is() {
    assertThat(FIELDS.has("seat")).isTrue();
    assertThat(FIELDS.has("dealer")).isFalse();
    assertThat(FIELDS.number("seat", 0, 3)).isEqualTo(1);
    assertThat(FIELDS.number("seat", 0L, 3L)).isEqualTo(1L);
    assertThat(FIELDS.numbers("points", 0, 10)).containsExactly(3, 4);
    assertThat(FIELDS.flag("stuck")).isTrue();
    assertThat(FIELDS.<Suit>parse("trump", Suit::parse)).isEqualTo(Suit.HEARTS);
    assertThat(FIELDS.groups("tricks")).containsExactly(TRICK);
    assertThat(TRICK.parseAll("suits", Suit::parse)).containsExactly(Suit.SPADES);
  }

  @Test
  void a_field_that_is_missing_is_named() {
    refused(() -> FIELDS.number("dealer", 0, 3))
        .withMessage("field dealer is missing; expected a whole number from 0 to 3");
    refused(() -> FIELDS.flag("alone"))
        .withMessage("field alone is missing; expected true or false");
    refused(() -> FIELDS.groups("hands")).withMessage("field hands is missing; expected a list");
  }

  @Test
  void a_value_that_makes_no_sense_is_quoted() {
    refused(() -> FIELDS.number("seat", 2, 3))
        .withMessage("field seat is 1; expected a whole number from 2 to 3");
    refused(() -> FIELDS.number("trump", 0, 3))
        .withMessage("field trump is Hearts; expected a whole number from 0 to 3");
    refused(() -> FIELDS.numbers("points", 0, 3))
        .withMessage("field points[1] is 4; expected a whole number from 0 to 3");
    refused(() -> FIELDS.flag("trump"))
        .withMessage("field trump is Hearts; expected true or false");
    refused(() -> FIELDS.parse("seat", Suit::parse))
        .withMessage("field seat is 1; expected a text");
    refused(() -> FIELDS.parse("trump", ViewFieldsTest::reject))
        .withMessage("field trump: Hearts?");
    refused(() -> FIELDS.groups("points")).withMessage("field points[0] is 3; expected an object");
  }

  @Test
  void a_field_inside_of_another_is_named_with_it() {
    ViewFields inner = ViewFields.of(Map.of("cards", List.of("Ace of Spades"), "wager", 5));
    ViewFields fields = ViewFields.of(Map.of("hands", List.of(inner)));
    ViewFields hand = fields.groups("hands").get(0);
    assertThat(hand).isEqualTo(inner).hasSameHashCodeAs(inner);
    refused(() -> hand.number("wager", 6, 7))
        .withMessage("field hands[0].wager is 5; expected a whole number from 6 to 7");
    refused(() -> hand.parseAll("cards", ViewFieldsTest::reject))
        .withMessage("field hands[0].cards[0]: Ace of Spades?");
    refused(() -> hand.groups("chains"))
        .withMessage("field hands[0].chains is missing; expected a list");
    refused(() -> hand.flag("doubled"))
        .withMessage("field hands[0].doubled is missing; expected true or false");
    refused(() -> hand.parse("bean", ViewFieldsTest::reject))
        .withMessage("field hands[0].bean is missing; expected a text");
  }

  @Test
  void a_map_among_the_values_becomes_fields() {
    Map<String, ?> trick = Map.of("leader", 2, "suits", List.of("Spades"));
    ViewFields fields = ViewFields.of(Map.of("tricks", List.of(trick), "last", trick));
    assertThat(fields).isEqualTo(ViewFields.of(Map.of("tricks", List.of(TRICK), "last", TRICK)));
    refused(() -> ViewFields.of(Map.of("tricks", List.of(Map.of("Leader", 2)))))
        .withMessageContaining("\"Leader\"");
    refused(() -> ViewFields.of(Map.of("last", Map.of(2, 2))))
        .withMessage("field 2: expected a text as name");
  }

  private static Suit reject(String text) {
    throw new IllegalArgumentException(text + "?");
  }

  @Test
  void names_are_lower_case_words_with_underscores() {
    refused(() -> ViewFields.of(Map.of("Seat", 1))).withMessageContaining("\"Seat\"");
    refused(() -> ViewFields.of(Map.of("2nd", 1))).withMessageContaining("\"2nd\"");
    refused(() -> ViewFields.of(Map.of("to-act", 1))).withMessageContaining("\"to-act\"");
    assertThat(ViewFields.of(Map.of("to_act", 1)).has("to_act")).isTrue();
  }

  @Test
  void a_value_of_any_other_type_is_refused() {
    refused(() -> ViewFields.of(Map.of("chance", 0.5))).withMessageContaining("field chance:");
    refused(() -> ViewFields.of(Map.of("chances", List.of(0.5))))
        .withMessageContaining("field chances:");
  }

  @Test
  void a_field_is_put_once() {
    refused(() -> ViewFields.builder().put("seat", 1).put("seat", 1).build())
        .withMessageContaining("seat=1");
  }

  private static org.assertj.core.api.ThrowableAssertAlternative<IllegalArgumentException> refused(
      Runnable call) {
    return assertThatIllegalArgumentException().isThrownBy(call::run);
  }
}
