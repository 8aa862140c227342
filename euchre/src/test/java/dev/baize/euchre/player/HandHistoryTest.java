package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.EventLog;
import dev.baize.euchre.RandomPlay;
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
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void what_is_known_of_a_completed_hand_is_true(
      @ForAll("houses") EuchreHouseRules house,
      @ForAll long seed,
      @ForAll("play") RandomPlay play,
      @ForAll @IntRange(max = 3) int own) {
    EuchreRules rules = EuchreRules.standard().withHouse(house);
    for (EventLog log : EventLog.of(rules, seed, play).hands()) {
      if (log.all(ThrownIn.class).isEmpty()) {
        assertWhatIsKnown(log, Seat.of(own), house);
      }
    }
  }

  private static void assertWhatIsKnown(EventLog log, Seat own, EuchreHouseRules house) {
    HandHistory hand = observed(log, own);
    List<Seat> out = log.all(SitsOut.class).stream().map(SitsOut::seat).toList();
    assertThat(hand.isKnown(own)).isEqualTo(!out.contains(own));
    assertThat(out).noneMatch(hand::isKnown);
    List<Dealt> known =
        log.all(Dealt.class).stream().filter(dealt -> hand.isKnown(dealt.seat())).toList();
    assertThat(known).hasSizeGreaterThanOrEqualTo(3 - out.size());
    for (Dealt dealt : known) {
      assertThat(hand.deal().hand(dealt.seat())).isEqualTo(dealt.cards());
    }
    assertLegal(hand, house);
  }

  /** A hand as a seat observed it. */
  private static HandHistory observed(EventLog log, Seat seat) {
    HandHistory hand = new HandHistory(log.the(HandBegan.class).dealer());
    log.events().stream().filter(event -> event.visibleTo(seat)).forEach(hand::observe);
    return hand;
  }

  private static void assertLegal(HandHistory hand, EuchreHouseRules house) {
    Game<EuchreView, EuchreDecision> again = hand.deal().start(house);
    for (EuchreDecision decision : hand.decisions()) {
      assertThat(again.legal()).contains(decision);
      again.apply(decision);
    }
    assertThat(again.isOver()).isTrue();
  }

  @Test
  void only_the_discard_of_a_dealer_that_played_the_upcard_is_unknown() {
    int known = 0;
    int unknown = 0;
    for (int seed = 0; seed < 200; seed++) {
      List<EuchreDecision> made = new ArrayList<>();
      EventLog game =
          EventLog.of(
              EuchreRules.standard(),
              seed,
              view -> {
                EuchreDecision decision = EXPERT.decide(view);
                if (view.handNumber() == 0) {
                  made.add(decision);
                }
                return decision;
              });
      HandHistory hand = observed(game.hands().get(0), Seat.of(1));
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
