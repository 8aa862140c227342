package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.naive.NaiveGame;
import dev.baize.beans.naive.NaiveSide;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** The game on primitives agrees with the model on lists in every position reached. */
class NaiveModelTest {

  @Provide
  Arbitrary<BeansRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void game_and_model_agree_from_the_deal_to_the_outcome(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<BeansView, BeansDecision> game = rules.start(Seed.of(seed));
    List<Bean> deck = NaiveGame.deck(Seed.of(seed));
    List<BeansDecision> script = new ArrayList<>();
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      assertSame(game, new NaiveGame(rules, deck, script), script.size());
      script.add(chooser.choose(game.legal()));
      game.apply(script.get(script.size() - 1));
    }
    NaiveGame model = new NaiveGame(rules, deck, script);
    assertSame(game, model, script.size());
    assertThat(game.outcome()).isEqualTo(outcome(model));
  }

  @Tag("long")
  @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void game_and_model_agree_in_thousands_of_games(
      @ForAll("rules") BeansRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    game_and_model_agree_from_the_deal_to_the_outcome(rules, seed, play);
  }

  private static Outcome outcome(NaiveGame model) {
    long first = model.sides.get(0).coins;
    long second = model.sides.get(1).coins;
    List<Seat> winners = new ArrayList<>();
    if (first >= second) {
      winners.add(Seat.of(0));
    }
    if (second >= first) {
      winners.add(Seat.of(1));
    }
    return new Outcome(List.of(first, second), winners);
  }

  private static void assertSame(Game<BeansView, BeansDecision> game, NaiveGame model, int turn) {
    assertThat(game.isOver()).isEqualTo(model.phase == Phase.OVER);
    assertThat(game.legal()).isEqualTo(model.legal);
    if (!game.isOver()) {
      assertThat(game.toAct().index()).isEqualTo(model.toAct);
    }
    assertLegalIsListed(game, new HashSet<>(model.legal));
    for (int seat = 0; seat < 2; seat++) {
      assertSameView(game.view(Seat.of(seat)), model, seat, turn);
    }
  }

  private static void assertLegalIsListed(
      Game<BeansView, BeansDecision> game, Set<BeansDecision> legal) {
    for (BeansDecision decision : AllDecisions.LIST) {
      if (game.isLegal(decision) != legal.contains(decision)) {
        throw new AssertionError(decision + " is legal or listed, not both: " + game.position());
      }
    }
  }

  private static void assertSameView(BeansView view, NaiveGame model, int seat, int turn) {
    boolean asked = model.phase != Phase.OVER && model.toAct == seat;
    assertThat(view.seat().index()).isEqualTo(seat);
    assertThat(view.turn()).isEqualTo(turn);
    assertThat(view.phase()).isEqualTo(model.phase);
    assertThat(view.isToAct()).isEqualTo(asked);
    assertThat(view.hand()).isEqualTo(model.sides.get(seat).hand);
    assertThat(view.card())
        .isEqualTo(asked || model.phase != Phase.PLAY_AGAIN ? model.card : Optional.empty());
    assertThat(view.legal()).isEqualTo(asked ? model.legal : List.of());
    assertThat(view.choices()).isEqualTo(view.legal().size());
    assertThat(view.mayBuyThirdChain())
        .isEqualTo(view.legal().contains(BeansDecision.buyThirdChain()));
    assertThat(view.tradeArea()).isEqualTo(model.area);
    assertThat(view.topOfPile()).isEqualTo(top(model.pile));
    assertThat(view.deckSize()).isEqualTo(model.deck.size());
    for (Bean bean : Bean.values()) {
      assertThat(view.sold(bean)).isEqualTo(Collections.frequency(model.sold, bean));
    }
    for (int other = 0; other < 2; other++) {
      assertSameSeat(view, Seat.of(other), model.sides.get(other));
    }
  }

  private static void assertSameSeat(BeansView view, Seat seat, NaiveSide side) {
    assertThat(view.handSize(seat)).isEqualTo(side.hand.size());
    assertThat(view.coins(seat)).isEqualTo(side.coins);
    assertThat(view.chainLimit(seat)).isEqualTo(side.places.size());
    assertThat(view.chains(seat)).isEqualTo(side.chains());
    for (Bean bean : Bean.values()) {
      int length =
          side.chains().stream()
              .filter(chain -> chain.bean() == bean)
              .mapToInt(Chain::length)
              .sum();
      assertThat(view.chainLength(seat, bean)).isEqualTo(length);
    }
  }

  private static Optional<Bean> top(List<Bean> pile) {
    return pile.isEmpty() ? Optional.empty() : Optional.of(pile.get(pile.size() - 1));
  }
}
