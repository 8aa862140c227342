package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PlayedHandTest {

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  private static Eavesdropping game(long seed, RandomPlay play) {
    RandomPlay.Chooser chooser = play.chooser();
    return Eavesdropping.of(seed, 100, view -> chooser.choose(view.legal()));
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatIsKnownOfAHandThatIsOverIsSo(
      @ForAll long seed, @ForAll("play") RandomPlay play, @ForAll @IntRange(max = 3) int own) {
    Eavesdropping game = game(seed, play);
    PlayedHand hand = new PlayedHand(Seat.of(0));
    List<CardSet> dealt = new ArrayList<>();
    for (EuchreEvent event : game.events()) {
      if (event instanceof HandBegan began) {
        hand = new PlayedHand(began.dealer());
        dealt =
            new ArrayList<>(
                List.of(CardSet.none(), CardSet.none(), CardSet.none(), CardSet.none()));
      } else if (event instanceof Dealt five) {
        dealt.set(five.seat().index(), five.cards());
      }
      if (event.visibleTo(Seat.of(own))) {
        hand.observe(event);
      }
      if (event instanceof HandScored) {
        PlayedHand over = hand;
        assertThat(over.isKnown(Seat.of(own))).isTrue();
        List<Integer> known =
            IntStream.range(0, 4).filter(i -> over.isKnown(Seat.of(i))).boxed().toList();
        assertThat(known).hasSizeGreaterThanOrEqualTo(3);
        for (int seat : known) {
          assertThat(over.deal().hand(Seat.of(seat))).isEqualTo(dealt.get(seat));
        }
        demandLegal(over);
      }
    }
  }

  private static void demandLegal(PlayedHand hand) {
    Game<EuchreView, EuchreDecision> again = hand.deal().start();
    for (EuchreDecision decision : hand.decisions()) {
      assertThat(again.legal()).contains(decision);
      again.apply(decision);
    }
    assertThat(again.isOver()).isTrue();
  }

  @Test
  void onlyWhatADealerThatPlayedTheUpcardPutAwayIsNotKnown() {
    int known = 0;
    int unknown = 0;
    for (int seed = 0; seed < 200; seed++) {
      Eavesdropping game = Eavesdropping.of(seed, 1, new Expert()::decide);
      PlayedHand hand = new PlayedHand(Seat.of(0));
      game.events().stream()
          .takeWhile(event -> !(event instanceof HandScored))
          .filter(event -> event.visibleTo(Seat.of(1)))
          .forEach(hand::observe);
      boolean same = hand.decisions().equals(game.decisions());
      if (hand.isKnown(Seat.of(0))) {
        assertThat(same).isTrue();
        known++;
      } else {
        assertThat(hand.deal().hand(Seat.of(0)).contains(hand.deal().upcard())).isFalse();
        unknown++;
      }
    }
    assertThat(known).isGreaterThan(20);
    assertThat(unknown).isGreaterThan(20);
  }
}
