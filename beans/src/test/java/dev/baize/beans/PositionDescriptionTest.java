package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of beans that people describe. */
class PositionDescriptionTest {

  private static final BeansRules RULES = BeansRules.standard();
  private static final String DRAWN =
      "hand Blue Chili, chains Red 3 soy 1, coins 2, other chains Blue 4, other hand 5, top Stink,"
          + " area Red Green, drawn Red, deck 54";

  /** The view as a game has it, with its legal decisions. */
  private static BeansView complete(BeansRules rules, BeansView view) {
    Game<BeansView, BeansDecision> world =
        rules.determinization().orElseThrow().of(view).draw(Seed.of(1).generator());
    return world.view(view.seat());
  }

  @Test
  void what_a_view_has_is_a_position() {
    BeansView view = RULES.view(DRAWN);
    assertThat(view.phase()).isEqualTo(Phase.DRAWN_CARD);
    assertThat(view.card()).contains(Bean.RED);
    assertThat(view.hand()).containsExactly(Bean.BLUE, Bean.CHILI);
    assertThat(view.chainLength(view.seat(), Bean.RED)).isEqualTo(3);
    assertThat(view.chainLength(view.other(), Bean.BLUE)).isEqualTo(4);
    assertThat(complete(RULES, view).legal())
        .extracting(BeansDecision::text)
        .containsExactly("chain Red", "leave Red");
  }

  @Test
  void a_third_chain_may_be_answered_with_yes_or_no() {
    assertThat(RULES.view(DRAWN + ", third-chain=no")).isEqualTo(RULES.view(DRAWN));
    assertThat(RULES.view(DRAWN + ", third-chain=yes other third chain: yes"))
        .isEqualTo(RULES.view(DRAWN + ", third chain, other third chain"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          drawn Red, deck 53 | expected another: turns draw the same number
          drawn Red, deck 105 | "105" after "deck"
          drawn Blue, deck 54 | card is Blue; expected a card of the trade area
          drawn Red, deck 54, sold Chili 2 Chili 1 | sold has Chili twice
          drawn Red, deck 54, sold Chili 19 | "19" after "Chili"
          left Green, deck 98 | deck is 98; expected another: turns draw the same number, and the question is left card
          drawn Red, deck 54, sold Red 5 | the words have 9 Red in all; expected at most 8
          drawn Red, deck 54, pinto | "pinto" after "54"
          drawn Red, deck 54, sold Red | the end after "Red"
          drawn Red, deck 54, sold 1 Blue | "1" after "sold"
          drawn Red, deck 54, deck=54 | the deck is told twice
          drawn Red, deck 54, hand Red | the hand is told twice
          drawn Red, deck 54, coins 3 | coins is told twice
          drawn Red, deck 54, other coins=-2 | "-2"
          drawn Red, deck 54, next | the question is told twice
          drawn Red, deck 54, third-chain=maybe | "maybe" after "chain"
          deck 54 | the question is missing
          drawn Red | "deck" is missing
          """)
  void an_impossible_position_is_refused_with_what_is_wrong(String last, String wrong) {
    String first = DRAWN.substring(0, DRAWN.indexOf(", drawn"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RULES.view(first + ", " + last))
        .withMessageContaining(wrong)
        .withMessageNotContainingAny("field", "_");
  }

  @Test
  void more_chains_than_there_is_room_for_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RULES.view(DRAWN.replace("soy 1", "soy 1 Blue 2")))
        .withMessage("chains: no room for Blue; expected at most 2 chains, each of another bean");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RULES.view(DRAWN.replace("Blue 4", "Blue 4 Blue 1")))
        .withMessage(
            "other chains: no room for Blue; expected at most 2 chains, each of another bean");
  }

  @Property(tries = 300)
  void a_description_made_from_a_view_is_read_back_as_this_view(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).derive("choices").generator();
    BeansRules rules = new BeansRules(random.nextBoolean(), random.nextBoolean());
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(seed));
    int stop = random.nextInt(200);
    for (int i = 0; i < stop && !game.isOver(); i++) {
      List<BeansDecision> legal = game.legal();
      game.apply(legal.get(random.nextInt(legal.size())));
    }
    if (!game.isOver() && game.view(game.toAct()).deckSize() > 0) {
      BeansView view = game.view(game.toAct());
      BeansView read = complete(rules, rules.view(described(view)));
      assertThat(fields(rules, read)).isEqualTo(fields(rules, view));
      assertThat(read.legal()).isEqualTo(view.legal());
    }
  }

  private static Map<String, Object> fields(BeansRules rules, BeansView view) {
    ViewFields written = rules.viewFormat().orElseThrow().write(view);
    Map<String, Object> fields = new LinkedHashMap<>(written.asMap());
    fields.remove("turn");
    return fields;
  }

  private static String described(BeansView view) {
    StringBuilder text = new StringBuilder(cards("hand", view.hand()));
    for (Seat seat : List.of(view.seat(), view.other())) {
      String prefix = seat == view.seat() ? "" : "other ";
      if (!view.chains(seat).isEmpty()) {
        text.append(", ").append(prefix).append("chains");
        view.chains(seat)
            .forEach(
                chain -> text.append(' ').append(chain.bean()).append(' ').append(chain.length()));
      }
      text.append(", ").append(prefix).append("coins ").append(view.coins(seat));
      text.append(view.chainLimit(seat) == 3 ? ", " + prefix + "third chain" : "");
    }
    text.append(", other hand ").append(view.handSize(view.other()));
    text.append(cards("area", view.tradeArea()));
    view.topOfPile().ifPresent(bean -> text.append(", top ").append(bean));
    text.append(", deck ").append(view.deckSize());
    String sold =
        Stream.of(Bean.values())
            .filter(bean -> view.sold(bean) > 0)
            .map(bean -> " " + bean + " " + view.sold(bean))
            .collect(Collectors.joining());
    text.append(sold.isEmpty() ? "" : ", sold" + sold);
    String card = view.card().map(Bean::toString).orElse("");
    return text
        + switch (view.phase()) {
          case LEFT_CARD -> ", left " + card;
          case SALE -> ", sell for " + card;
          case PLAY_AGAIN -> ", next";
          case DISCARD -> ", discard";
          default -> ", drawn " + card;
        };
  }

  private static String cards(String name, List<Bean> beans) {
    return beans.isEmpty()
        ? ""
        : ", " + name + " " + String.join(" ", beans.stream().map(Bean::toString).toList());
  }
}
