package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Cards;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DealAnalysisTest {

  private static final OpenDeal SUITED =
      new OpenDeal(
          Seat.of(3),
          List.of(
              Cards.set("9S TS JS QS KS"),
              Cards.set("9H TH JH QH KH"),
              Cards.set("9C TC JC QC KC"),
              Cards.set("9D TD JD QD KD")),
          Cards.card("AS"));

  private static TrumpAnalysis of(OpenDeal deal, Suit suit) {
    return DealAnalysis.of(deal).trumps().get(suit.index());
  }

  @Test
  void each_suit_is_looked_at_in_ascending_order() {
    assertThat(DealAnalysis.of(SUITED).deal()).isEqualTo(SUITED);
    assertThat(DealAnalysis.of(SUITED).trumps().stream().map(trump -> trump.trump().suit()))
        .containsExactly(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);
  }

  @Test
  void the_dealer_picks_up_the_upcard_for_its_suit_alone() {
    assertThat(of(SUITED, Suit.SPADES).discard()).contains(Cards.card("9D"));
    assertThat(of(SUITED, Suit.HEARTS).discard()).isEmpty();
    assertThat(of(SUITED, Suit.CLUBS).discard()).isEmpty();
    assertThat(of(SUITED, Suit.DIAMONDS).discard()).isEmpty();
  }

  @Test
  void makers_score_by_their_tricks() {
    TrumpAnalysis hearts = of(SUITED, Suit.HEARTS);
    assertThat(hearts.tricks(Side.ODD)).isEqualTo(5);
    assertThat(hearts.tricks(Side.EVEN)).isZero();
    assertThat(hearts.points(Side.ODD)).isEqualTo(2);
    assertThat(hearts.points(Side.EVEN)).isEqualTo(-2);
    assertThat(with(4).points(Side.EVEN)).isEqualTo(1);
    assertThat(with(4).points(Side.ODD)).isEqualTo(-2);
    assertThat(with(2).points(Side.EVEN)).isEqualTo(-2);
    assertThat(with(2).points(Side.ODD)).isEqualTo(1);
  }

  private static TrumpAnalysis with(int tricksOfEven) {
    Solution opening = new Solution(Side.EVEN, 5, tricksOfEven, List.of());
    return new TrumpAnalysis(Trump.of(Suit.HEARTS), Optional.empty(), opening, List.of());
  }

  private static LoneAnalysis alone(OpenDeal deal, Suit suit, int seat) {
    return of(deal, suit).alone().get(seat);
  }

  @Test
  void each_seat_is_tried_as_a_lone_maker() {
    for (TrumpAnalysis trump : DealAnalysis.of(SUITED).trumps()) {
      assertThat(trump.alone().stream().map(LoneAnalysis::maker))
          .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    }
    assertThat(alone(SUITED, Suit.HEARTS, 1).tricks()).isEqualTo(5);
    assertThat(alone(SUITED, Suit.HEARTS, 1).points()).isEqualTo(4);
    assertThat(alone(SUITED, Suit.HEARTS, 0).points()).isEqualTo(-2);
    assertThat(new LoneAnalysis(Seat.of(0), Optional.empty(), 3).points()).isEqualTo(1);
  }

  @Test
  void a_dealer_whose_partner_plays_alone_does_not_take_the_upcard() {
    assertThat(alone(SUITED, Suit.SPADES, 0).discard()).contains(Cards.card("9D"));
    assertThat(alone(SUITED, Suit.SPADES, 1).discard()).isEmpty();
    assertThat(alone(SUITED, Suit.SPADES, 3).discard()).contains(Cards.card("9D"));
    assertThat(alone(SUITED, Suit.HEARTS, 3).discard()).isEmpty();
  }

  @Test
  void a_lone_maker_takes_what_the_solver_says() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 50; i++) {
      List<CardSet> hands = RandomPositions.beforeTrick(5, random).hands();
      CardSet seen = hands.stream().reduce(CardSet.none(), CardSet::union);
      Card upcard = RandomPositions.any(pack().minus(seen), random);
      OpenDeal deal = new OpenDeal(Seat.of(0), hands, upcard);
      for (int maker = 0; maker < 4; maker++) {
        Suit suit = Trump.next(upcard.suit());
        List<CardSet> playing = new ArrayList<>(hands);
        playing.set((maker + 2) % 4, CardSet.none());
        Seat leader = Seat.of(maker == 3 ? 2 : 1);
        OpenPosition position =
            new OpenPosition(
                Trump.of(suit),
                playing,
                new Trick(leader, List.of(), Set.of(Seat.of((maker + 2) % 4))));
        int even = new Minimax(position).tricksOfEven();
        assertThat(alone(deal, suit, maker).tricks()).isEqualTo(maker % 2 == 0 ? even : 5 - even);
      }
    }
  }

  @Test
  void the_eldest_hand_leads() {
    for (TrumpAnalysis trump : DealAnalysis.of(SUITED).trumps()) {
      assertThat(trump.opening().side()).isEqualTo(Side.EVEN);
      assertThat(trump.opening().cards().stream().map(Solution.CardValue::card))
          .containsExactlyElementsOf(SUITED.hand(Seat.of(0)));
    }
  }

  @Test
  void no_discard_is_better_and_none_that_is_as_good_is_lower() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      List<CardSet> hands = RandomPositions.beforeTrick(5, random).hands();
      CardSet seen = hands.stream().reduce(CardSet.none(), CardSet::union);
      Card upcard = RandomPositions.any(pack().minus(seen), random);
      OpenDeal deal = new OpenDeal(Seat.of(random.nextInt(4)), hands, upcard);
      TrumpAnalysis analysis = of(deal, upcard.suit());
      CardSet six = deal.hand(deal.dealer()).with(upcard);
      CardSet best = CardSet.none();
      int most = analysis.tricks(Side.of(deal.dealer()));
      for (Card card : six) {
        int tricks = tricksOfDealer(deal, six.without(card));
        assertThat(tricks).isLessThanOrEqualTo(most);
        best = tricks == most ? best.with(card) : best;
      }
      assertThat(analysis.discard()).contains(Trump.of(upcard.suit()).lowest(best));
    }
  }

  private static int tricksOfDealer(OpenDeal deal, CardSet hand) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    hands.set(deal.dealer().index(), hand);
    return new Solver()
        .tricks(
            new OpenPosition(
                Trump.of(deal.upcard().suit()), hands, new Trick(deal.dealer().next(4), List.of())),
            Side.of(deal.dealer()));
  }

  private static CardSet pack() {
    CardSet pack = CardSet.none();
    for (Suit suit : Suit.values()) {
      pack = pack.union(Trump.of(Suit.SPADES).cards(suit));
    }
    return pack;
  }
}
