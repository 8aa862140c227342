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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
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
    Solution opening = new Solution(Side.EVEN, 5, tricksOfEven, Map.of());
    return new TrumpAnalysis(Trump.of(Suit.HEARTS), Optional.empty(), opening, List.of());
  }

  @Test
  void the_eldest_hand_leads() {
    for (TrumpAnalysis trump : DealAnalysis.of(SUITED).trumps()) {
      assertThat(trump.opening().side()).isEqualTo(Side.EVEN);
      assertThat(trump.opening().cards().keySet())
          .containsExactlyElementsOf(SUITED.hand(Seat.of(0)));
    }
  }

  @Test
  void a_lone_maker_scores_four_points_for_five_tricks_alone() {
    assertThat(
            IntStream.rangeClosed(0, 5)
                .map(tricks -> new LoneAnalysis(Seat.of(0), Optional.empty(), tricks).points()))
        .containsExactly(-2, -2, -2, 1, 1, 4);
  }

  @Test
  void the_dealer_picks_nothing_up_if_its_partner_plays_alone() {
    List<LoneAnalysis> spades = of(SUITED, Suit.SPADES).alone();
    assertThat(spades.stream().map(LoneAnalysis::maker))
        .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
    assertThat(spades.stream().map(LoneAnalysis::discard))
        .containsExactly(
            Optional.of(Cards.card("9D")),
            Optional.empty(),
            Optional.of(Cards.card("9D")),
            Optional.of(Cards.card("9D")));
    assertThat(spades.stream().map(LoneAnalysis::tricks)).containsExactly(5, 0, 1, 0);
    assertThat(of(SUITED, Suit.HEARTS).alone().stream().map(LoneAnalysis::discard))
        .containsOnly(Optional.empty());
  }

  @Tag("ci")
  @Test
  void a_lone_maker_takes_what_trying_everything_gives() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 15; i++) {
      OpenDeal deal = anyDeal(random);
      for (TrumpAnalysis trump : DealAnalysis.of(deal).trumps()) {
        for (LoneAnalysis lone : trump.alone()) {
          assertThat(lone.tricks())
              .as("%s alone in %s of %s", lone.maker(), trump.trump(), deal)
              .isEqualTo(tricksAlone(deal, trump.trump(), lone.maker()));
        }
      }
    }
  }

  /** By minimax, of all discards. */
  private static int tricksAlone(OpenDeal deal, Trump trump, Seat maker) {
    Seat partner = Seat.of((maker.index() + 2) % 4);
    Seat dealer = deal.dealer();
    if (trump.suit() != deal.upcard().suit() || dealer == partner) {
      return tricksAlone(deal, deal.hand(dealer), trump, maker);
    }
    CardSet six = deal.hand(dealer).with(deal.upcard());
    IntStream tricks =
        six.stream().mapToInt(card -> tricksAlone(deal, six.without(card), trump, maker));
    return dealer == maker ? tricks.max().orElseThrow() : tricks.min().orElseThrow();
  }

  private static int tricksAlone(OpenDeal deal, CardSet ofDealer, Trump trump, Seat maker) {
    Seat partner = Seat.of((maker.index() + 2) % 4);
    List<CardSet> hands = new ArrayList<>(deal.hands());
    hands.set(deal.dealer().index(), ofDealer);
    hands.set(partner.index(), CardSet.none());
    Seat eldest = deal.dealer().next(4);
    Trick first =
        new Trick(eldest == partner ? partner.next(4) : eldest, List.of(), Set.of(partner));
    int even = new Minimax(new OpenPosition(trump, hands, first)).tricksOfEven();
    return Side.of(maker) == Side.EVEN ? even : 5 - even;
  }

  private static OpenDeal anyDeal(SplittableRandom random) {
    List<CardSet> hands = RandomPositions.beforeTrick(5, random).hands();
    CardSet seen = hands.stream().reduce(CardSet.none(), CardSet::union);
    Card upcard = RandomPositions.any(pack().minus(seen), random);
    return new OpenDeal(Seat.of(random.nextInt(4)), hands, upcard);
  }

  @Test
  void no_discard_is_better_and_none_that_is_as_good_is_lower() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      OpenDeal deal = anyDeal(random);
      Suit trump = deal.upcard().suit();
      TrumpAnalysis analysis = of(deal, trump);
      CardSet six = deal.hand(deal.dealer()).with(deal.upcard());
      CardSet best = CardSet.none();
      int most = analysis.tricks(Side.of(deal.dealer()));
      for (Card card : six) {
        int tricks = tricksOfDealer(deal, six.without(card));
        assertThat(tricks).isLessThanOrEqualTo(most);
        best = tricks == most ? best.with(card) : best;
      }
      assertThat(analysis.discard()).contains(Trump.of(trump).lowest(best));
    }
  }

  private static int tricksOfDealer(OpenDeal deal, CardSet hand) {
    List<CardSet> hands = new ArrayList<>(deal.hands());
    hands.set(deal.dealer().index(), hand);
    return new Solver()
        .tricks(
            new OpenPosition(
                Trump.of(deal.upcard().suit()),
                hands,
                new Trick(deal.dealer().next(4), List.of(), Set.of())),
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
