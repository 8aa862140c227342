package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.naive.NaiveGame;
import dev.baize.euchre.naive.NaiveSimple;
import dev.baize.euchre.naive.SeatFacts;
import dev.baize.euchre.naive.TableFacts;
import dev.baize.euchre.player.Simple;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** The game on masks agrees with the model on lists in every position reached. */
class NaiveModelTest {

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 150, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void game_and_model_agree_from_the_first_deal_to_the_outcome(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    NaiveGame model = new NaiveGame(rules, Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!model.isOver()) {
      assertTheSamePosition(game, model);
      EuchreDecision decision = chooser.choose(model.legal());
      game.apply(decision);
      model.apply(decision);
    }
    assertTheSameEnd(game, model);
  }

  @Tag("long")
  @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void game_and_model_agree_in_thousands_of_games(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    game_and_model_agree_from_the_first_deal_to_the_outcome(rules, seed, play);
  }

  private static void assertTheSamePosition(
      Game<EuchreView, EuchreDecision> game, NaiveGame model) {
    assertThat(game.isOver()).isFalse();
    assertThat(game.toAct().index()).isEqualTo(model.toAct());
    assertThat(game.legal()).isEqualTo(model.legal());
    assertThatLegalIsListed(game, model.legal());
    assertTheSameViews(game, model);
  }

  private static void assertTheSameEnd(Game<EuchreView, EuchreDecision> game, NaiveGame model) {
    assertThat(game.isOver()).isTrue();
    assertThat(game.legal()).isEmpty();
    assertThat(game.outcome()).isEqualTo(model.outcome());
    assertThatLegalIsListed(game, List.of());
    assertTheSameViews(game, model);
  }

  private static void assertThatLegalIsListed(
      Game<EuchreView, EuchreDecision> game, List<EuchreDecision> legal) {
    Set<EuchreDecision> listed = new HashSet<>(legal);
    for (EuchreDecision decision : AllDecisions.LIST) {
      if (game.isLegal(decision) != listed.contains(decision)) {
        throw new AssertionError(decision + " is legal or listed, not both: " + game.position());
      }
    }
  }

  private static void assertTheSameViews(Game<EuchreView, EuchreDecision> game, NaiveGame model) {
    TableFacts table = model.table();
    for (int seat = 0; seat < 4; seat++) {
      EuchreView view = game.view(Seat.of(seat));
      SeatFacts facts = model.seat(seat);
      assertThat(TableFacts.of(view)).isEqualTo(table);
      assertThat(SeatFacts.of(view)).isEqualTo(facts);
      assertOneStoryOfWhatIsLegal(view, facts.legal());
    }
  }

  private static void assertOneStoryOfWhatIsLegal(EuchreView view, List<EuchreDecision> legal) {
    List<EuchreDecision> bids = new ArrayList<>();
    List<Card> cards = new ArrayList<>();
    for (EuchreDecision decision : legal) {
      if (decision instanceof EuchreDecision.Discard discard) {
        cards.add(discard.card());
      } else if (decision instanceof EuchreDecision.Play played) {
        cards.add(played.card());
      } else {
        bids.add(decision);
      }
    }
    assertThat(view.choices()).isEqualTo(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      assertThat(view.choice(i)).isSameAs(legal.get(i));
    }
    boolean defence = bids.contains(EuchreDecision.defendAlone());
    assertThat(view.isToAct() && view.phase() == Phase.DEFENCE).isEqualTo(defence);
    assertThat(view.legalCards().toList()).isEqualTo(cards);
    assertThat(view.mayPass()).isEqualTo(bids.contains(EuchreDecision.pass()));
    assertThat(view.mayPlayAlone())
        .isEqualTo(bids.stream().anyMatch(bid -> bid.text().endsWith("s alone")));
    for (Suit suit : Suit.values()) {
      boolean withPartner = bids.contains(EuchreDecision.orderUp(suit));
      boolean alone = bids.contains(EuchreDecision.orderUpAlone(suit));
      assertThat(view.mayOrderUp(suit)).isEqualTo(withPartner || alone);
      assertThat(view.mayOrderUpWithPartner(suit)).isEqualTo(withPartner);
      assertThat(view.mayOrderUpAlone(suit)).isEqualTo(alone);
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void simple_decides_as_the_specification_says(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    NaiveGame model = new NaiveGame(rules, Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    Simple simple = new Simple();
    while (!model.isOver()) {
      EuchreView view = game.view(game.toAct());
      assertThat(simple.decide(view)).as(view.toString()).isEqualTo(NaiveSimple.decide(model));
      EuchreDecision decision = chooser.choose(model.legal());
      game.apply(decision);
      model.apply(decision);
    }
  }
}
