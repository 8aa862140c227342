package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.Story;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HandHistoryTest {

  private static final Expert EXPERT = new Expert();

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void whatIsKnownOfAHandThatIsOverIsSo(
      @ForAll long seed, @ForAll("play") RandomPlay play, @ForAll @IntRange(max = 3) int own) {
    for (Story story : Story.of(EuchreRules.standard(), seed, play).hands()) {
      HandHistory hand = heard(story, Seat.of(own));
      assertThat(hand.isKnown(Seat.of(own))).isTrue();
      List<Dealt> known =
          story.all(Dealt.class).stream().filter(dealt -> hand.isKnown(dealt.seat())).toList();
      assertThat(known).hasSizeGreaterThanOrEqualTo(3);
      for (Dealt dealt : known) {
        assertThat(hand.deal().hand(dealt.seat())).isEqualTo(dealt.cards());
      }
      demandLegal(hand);
    }
  }

  /** A hand as a seat heard of it. */
  private static HandHistory heard(Story story, Seat seat) {
    HandHistory hand = new HandHistory(story.the(HandBegan.class).dealer());
    story.events().stream().filter(event -> event.visibleTo(seat)).forEach(hand::observe);
    return hand;
  }

  private static void demandLegal(HandHistory hand) {
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
      List<EuchreDecision> made = new ArrayList<>();
      Story game =
          Story.of(
              EuchreRules.standard(),
              seed,
              view -> {
                EuchreDecision decision = EXPERT.decide(view);
                if (view.handNumber() == 0) {
                  made.add(decision);
                }
                return decision;
              });
      HandHistory hand = heard(game.hands().get(0), Seat.of(1));
      boolean same = hand.decisions().equals(made);
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
