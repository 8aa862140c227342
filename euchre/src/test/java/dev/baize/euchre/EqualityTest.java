package dev.baize.euchre;

import com.google.common.testing.EqualsTester;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.analysis.DealAnalysis;
import dev.baize.euchre.analysis.LoneAnalysis;
import dev.baize.euchre.analysis.OpenPosition;
import dev.baize.euchre.analysis.Solution;
import dev.baize.euchre.analysis.TrumpAnalysis;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  private static final Card NINE = Card.of(Rank.NINE, Suit.HEARTS);

  @Test
  void values_of_euchre() {
    EuchreRules rules = EuchreRules.standard();
    Card ace = Card.of(Rank.ACE, Suit.SPADES);
    Card king = Card.of(Rank.KING, Suit.SPADES);
    new EqualsTester()
        .addEqualityGroup(EuchreDecision.pass(), EuchreDecision.parse("pass"))
        .addEqualityGroup(
            EuchreDecision.orderUp(Suit.HEARTS), EuchreDecision.parse("order up Hearts"))
        .addEqualityGroup(EuchreDecision.play(ace), EuchreDecision.parse("play Ace of Spades"))
        .addEqualityGroup(EuchreDecision.play(king))
        .addEqualityGroup(EuchreDecision.discard(ace))
        .addEqualityGroup(rules, EuchreRules.parse(rules.text()))
        .addEqualityGroup(EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED))
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(2))
        .addEqualityGroup(OpenDeal.of(rules, Seed.of(1), 0), OpenDeal.of(rules, Seed.of(1), 0))
        .addEqualityGroup(OpenDeal.of(rules, Seed.of(1), 1))
        .addEqualityGroup(trick(ace), trick(ace))
        .addEqualityGroup(trick(king))
        .testEquals();
  }

  @Test
  void analysis_of_euchre() {
    DealAnalysis analysis = DealAnalysis.of(OpenDeal.of(EuchreRules.standard(), Seed.of(1), 0));
    TrumpAnalysis trump = analysis.trumps().get(0);
    new EqualsTester()
        .addEqualityGroup(analysis, new DealAnalysis(analysis.deal(), analysis.trumps()))
        .addEqualityGroup(
            trump,
            new TrumpAnalysis(trump.trump(), trump.discard(), trump.opening(), trump.alone()))
        .addEqualityGroup(analysis.trumps().get(1))
        .addEqualityGroup(lone(1), lone(1))
        .addEqualityGroup(lone(2))
        .addEqualityGroup(solution(1), solution(1))
        .addEqualityGroup(solution(0))
        .addEqualityGroup(ending(Suit.HEARTS), ending(Suit.HEARTS))
        .addEqualityGroup(ending(Suit.CLUBS))
        .testEquals();
  }

  private static LoneAnalysis lone(int tricks) {
    return new LoneAnalysis(Seat.of(0), Optional.empty(), tricks);
  }

  private static Solution solution(int tricks) {
    return new Solution(Side.of(Seat.of(0)), 1, tricks, Map.of(NINE, tricks));
  }

  /** The last trick: each seat has the nine of a suit. */
  private static OpenPosition ending(Suit trump) {
    List<CardSet> hands =
        Arrays.stream(Suit.values()).map(suit -> CardSet.of(Card.of(Rank.NINE, suit))).toList();
    return new OpenPosition(Trump.of(trump), hands, new Trick(Seat.of(0), List.of(), Set.of()));
  }

  @Test
  void events_of_euchre() {
    Seat seat = Seat.of(0);
    CardSet hand = CardSet.of(NINE);
    new EqualsTester()
        .addEqualityGroup(new EuchreEvent.HandBegan(0, seat), new EuchreEvent.HandBegan(0, seat))
        .addEqualityGroup(new EuchreEvent.HandBegan(1, seat))
        .addEqualityGroup(new EuchreEvent.Dealt(seat, hand), new EuchreEvent.Dealt(seat, hand))
        .addEqualityGroup(new EuchreEvent.Dealt(Seat.of(1), hand))
        .addEqualityGroup(new EuchreEvent.Passed(seat), new EuchreEvent.Passed(seat))
        .addEqualityGroup(new EuchreEvent.TrickTaken(seat))
        .addEqualityGroup(new EuchreEvent.Played(seat, NINE), new EuchreEvent.Played(seat, NINE))
        .addEqualityGroup(new EuchreEvent.Led(seat, NINE))
        .addEqualityGroup(scored(1), scored(1))
        .addEqualityGroup(scored(2))
        .testEquals();
  }

  private static EuchreEvent scored(int points) {
    return new EuchreEvent.HandScored(Side.of(Seat.of(0)), HandResult.of(3), points, 0);
  }

  private static EuchreView view(long seed) {
    return EuchreRules.standard().start(Seed.of(seed)).view(Seat.of(0));
  }

  private static Trick trick(Card led) {
    return new Trick(Seat.of(0), List.of(led), Set.of());
  }
}
