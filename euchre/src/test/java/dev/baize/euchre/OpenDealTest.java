package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class OpenDealTest {

  private static final List<CardSet> HANDS =
      List.of(
          Cards.set("9S TS JS QS KS"),
          Cards.set("9H TH JH QH KH"),
          Cards.set("9C TC JC QC KC"),
          Cards.set("9D TD JD QD KD"));

  private static OpenDeal of(Game<EuchreView, EuchreDecision> game) {
    List<CardSet> hands =
        IntStream.range(0, 4).mapToObj(seat -> game.view(Seat.of(seat)).hand()).toList();
    EuchreView view = game.view(Seat.of(0));
    return new OpenDeal(view.dealer(), hands, view.upcard());
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Provide
  Arbitrary<Long> seeds() {
    return Arbitraries.longs();
  }

  @Property(tries = 200)
  void the_hand_of_a_game_goes_alone_as_it_goes_there(
      @ForAll("seeds") long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      int number = game.view(Seat.of(0)).handNumber();
      Game<EuchreView, EuchreDecision> alone = KernelHands.start(of(game), game.view(Seat.of(0)));
      while (!game.isOver() && game.view(Seat.of(0)).handNumber() == number) {
        assertThat(alone.toAct()).isEqualTo(game.toAct());
        assertThat(alone.legal()).isEqualTo(game.legal());
        assertThat(alone.position()).isEqualTo(game.position());
        EuchreDecision decision = chooser.choose(game.legal());
        alone.apply(decision);
        game.apply(decision);
      }
      assertThat(alone.isOver()).isTrue();
      for (Side side : Side.values()) {
        assertThat(alone.view(Seat.of(0)).points(side))
            .isEqualTo(game.view(Seat.of(0)).points(side));
      }
    }
  }

  @Property(tries = 50)
  void a_deal_of_a_game_is_that_whoever_plays(
      @ForAll("seeds") long seed, @ForAll("play") RandomPlay play) {
    for (DealShuffle shuffle : DealShuffle.values()) {
      EuchreRules rules = EuchreRules.standard().withShuffle(shuffle);
      Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
      RandomPlay.Chooser chooser = play.chooser();
      while (!game.isOver()) {
        EuchreView view = game.view(Seat.of(0));
        if (view.phase() == Phase.ROUND_ONE) {
          assertThat(OpenDeal.of(rules, Seed.of(seed), view.handNumber())).isEqualTo(of(game));
        }
        game.apply(chooser.choose(game.legal()));
      }
    }
  }

  @Test
  void a_hand_that_no_game_comes_to_is_refused() {
    EuchreRules rules = EuchreRules.standard().withPointsToWin(3);
    assertThat(OpenDeal.of(rules, Seed.of(1), 4).dealer()).isEqualTo(Seat.of(0));
    for (int hand : new int[] {-1, 5}) {
      assertThatThrownBy(() -> OpenDeal.of(rules, Seed.of(1), hand))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("hand " + hand + ": expected 0 to 4");
    }
  }

  @Property(tries = 100)
  void its_winners_are_those_who_took_most_tricks(@ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> alone =
        new OpenDeal(Seat.of(2), HANDS, Cards.card("AS")).start(EuchreHouseRules.classic());
    RandomPlay.Chooser chooser = play.chooser();
    while (!alone.isOver()) {
      alone.apply(chooser.choose(alone.legal()));
    }
    Side winners = alone.view(Seat.of(0)).tricksTaken(Side.EVEN) >= 3 ? Side.EVEN : Side.ODD;

    assertThat(alone.outcome().winners()).containsExactly(winners.first(), winners.second());
    assertThat(alone.outcome().score(winners.first())).isBetween(1L, 2L);
  }

  @Test
  void it_starts_with_the_eldest_hand_without_points() {
    Game<EuchreView, EuchreDecision> alone =
        new OpenDeal(Seat.of(2), HANDS, Cards.card("AS")).start(EuchreHouseRules.classic());
    EuchreView view = alone.view(Seat.of(3));

    assertThat(alone.toAct()).isEqualTo(Seat.of(3));
    assertThat(view.hand()).isEqualTo(HANDS.get(3));
    assertThat(view.upcard()).isEqualTo(Cards.card("AS"));
    assertThat(view.points(Side.EVEN) + view.points(Side.ODD)).isZero();
    assertThat(view.pointsToWin()).isEqualTo(10);
  }

  @Test
  void it_keeps_one_hand_when_it_is_copied_or_dealt_anew() {
    Game<EuchreView, EuchreDecision> alone =
        new OpenDeal(Seat.of(2), HANDS, Cards.card("AS"))
            .start(EuchreHouseRules.classic())
            .copy()
            .redeal(Seat.of(1), Seed.of(1).generator());
    while (!alone.isOver()) {
      alone.apply(alone.legal().get(alone.legal().size() - 1));
    }

    assertThat(alone.view(Seat.of(0)).handNumber()).isEqualTo(2);
  }

  @Test
  void what_is_no_deal_is_refused_and_says_why() {
    assertThatThrownBy(() -> new OpenDeal(Seat.of(4), HANDS, Cards.card("AS")))
        .hasMessage("4 hands, dealt by seat 4: expected 4 hands, dealt by seat 0 to 3");
    assertThatThrownBy(() -> new OpenDeal(Seat.of(0), HANDS.subList(0, 3), Cards.card("AS")))
        .hasMessage("3 hands, dealt by seat 0: expected 4 hands, dealt by seat 0 to 3");
    assertThatThrownBy(() -> new OpenDeal(Seat.of(0), HANDS, Cards.card("8S")))
        .hasMessage("upcard Eight of Spades: expected one of euchre's cards");
    assertThatThrownBy(() -> new OpenDeal(Seat.of(0), HANDS, Cards.card("9C")))
        .hasMessageContaining("Nine of Clubs")
        .hasMessageContaining("is dealt twice");
    for (String wrong : List.of("AS AH AC AD", "AS AH AC AD 8D", "9S TS JS QS KS AS")) {
      List<CardSet> hands = new ArrayList<>(HANDS);
      hands.set(0, Cards.set(wrong));
      assertThatThrownBy(() -> new OpenDeal(Seat.of(0), hands, Cards.card("AS")))
          .hasMessageStartingWith("seat 0 has ")
          .hasMessageEndingWith(": expected five of euchre's cards");
    }
  }
}
