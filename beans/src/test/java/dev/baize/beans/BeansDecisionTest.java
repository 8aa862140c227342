package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BeansDecisionTest {

  @Test
  void decisions_have_short_text_forms() {
    assertThat(BeansDecision.chain(Bean.RED)).hasToString("chain Red");
    assertThat(BeansDecision.discard(Bean.SOY)).hasToString("discard soy");
    assertThat(BeansDecision.leave(Bean.BLUE)).hasToString("leave Blue");
    assertThat(BeansDecision.sell(Bean.GARDEN)).hasToString("sell garden");
    assertThat(BeansDecision.play(Bean.CHILI)).hasToString("play Chili");
    assertThat(BeansDecision.playNoMore()).hasToString("play no more");
    assertThat(BeansDecision.discardCard(0)).hasToString("discard card 1");
    assertThat(BeansDecision.discardCard(20)).hasToString("discard card 21");
    assertThat(BeansDecision.keepAll()).hasToString("keep all");
    assertThat(BeansDecision.buyThirdChain()).hasToString("buy third chain");
  }

  @Test
  void every_decision_is_parsed_from_its_text_to_the_same_object() {
    for (BeansDecision decision : AllDecisions.LIST) {
      assertThat(BeansDecision.parse(decision.text())).isSameAs(decision);
    }
  }

  @Test
  void a_decision_has_the_type_of_its_factory_and_says_what_it_is_about() {
    for (Bean bean : Bean.values()) {
      assertThat(bean(BeansDecision.Chain.class, BeansDecision.chain(bean))).isEqualTo(bean);
      assertThat(bean(BeansDecision.Discard.class, BeansDecision.discard(bean))).isEqualTo(bean);
      assertThat(bean(BeansDecision.Leave.class, BeansDecision.leave(bean))).isEqualTo(bean);
      assertThat(bean(BeansDecision.Sell.class, BeansDecision.sell(bean))).isEqualTo(bean);
      assertThat(bean(BeansDecision.Play.class, BeansDecision.play(bean))).isEqualTo(bean);
    }
    for (int place = 0; place <= 20; place++) {
      BeansDecision discard = BeansDecision.discardCard(place);
      assertThat(((BeansDecision.DiscardCard) discard).place()).isEqualTo(place);
    }
    assertThat(BeansDecision.playNoMore()).isInstanceOf(BeansDecision.PlayNoMore.class);
    assertThat(BeansDecision.keepAll()).isInstanceOf(BeansDecision.KeepAll.class);
    assertThat(BeansDecision.buyThirdChain()).isInstanceOf(BeansDecision.BuyThirdChain.class);
  }

  private static Bean bean(Class<? extends BeansDecision.OfBean> type, BeansDecision decision) {
    return type.cast(decision).bean();
  }

  @Test
  void there_are_64_decisions() {
    assertThat(AllDecisions.LIST).hasSize(64).doesNotHaveDuplicates();
    assertThat(AllDecisions.LIST.stream().map(BeansDecision::text)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chain",
        "chain red",
        "Chain Red",
        "discard card 0",
        "discard card 22",
        "keep"
      })
  void a_text_that_is_no_decision_is_rejected_and_quoted(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BeansDecision.parse(text))
        .withMessage(
            "\""
                + text
                + "\": expected \"chain BEAN\", \"discard BEAN\", \"leave BEAN\", \"sell BEAN\","
                + " \"play BEAN\", \"play no more\", \"discard card N\", \"keep all\""
                + " or \"buy third chain\"");
  }

  @Test
  void no_hand_has_more_than_21_places() {
    for (int place : new int[] {-1, 21}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> BeansDecision.discardCard(place))
          .withMessage("place " + place + ": expected 0 to 20");
    }
  }
}
