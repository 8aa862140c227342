package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Simple plays by the table of the specification. */
class SimpleTest {

  /** By total: the decision against 2 3 4 5 6 7 8 9 10 J Q K A; D is draw, S is stand. */
  private static final Map<String, String> TABLE = new TreeMap<>();

  static {
    for (int hard = 4; hard <= 11; hard++) {
      TABLE.put(" " + hard, "DDDDDDDDDDDDD");
    }
    TABLE.put(" 12", "DDSSSDDDDDDDD");
    for (int hard = 13; hard <= 16; hard++) {
      TABLE.put(" " + hard, "SSSSSDDDDDDDD");
    }
    for (int hard = 17; hard <= 21; hard++) {
      TABLE.put(" " + hard, "SSSSSSSSSSSSS");
    }
    for (int soft = 12; soft <= 17; soft++) {
      TABLE.put("soft " + soft, "DDDDDDDDDDDDD");
    }
    TABLE.put("soft 18", "SDDDDSSDDDDDD");
    for (int soft = 19; soft <= 21; soft++) {
      TABLE.put("soft " + soft, "SSSSSSSSSSSSS");
    }
  }

  /** All values of hands that are not bust. */
  private static Set<HandValue> hands() {
    Set<HandValue> found = new LinkedHashSet<>(Set.of(HandValue.empty()));
    Deque<HandValue> next = new ArrayDeque<>(found);
    while (!next.isEmpty()) {
      HandValue hand = next.remove();
      for (Rank rank : Rank.values()) {
        HandValue more = hand.plus(Card.of(rank, Suit.SPADES));
        if (!more.isBust() && found.add(more)) {
          next.add(more);
        }
      }
    }
    return found;
  }

  @Test
  void it_decides_each_hand_as_the_specification_says() {
    Map<String, String> decided = new TreeMap<>();
    for (HandValue hand : hands()) {
      StringBuilder row = new StringBuilder();
      for (Rank upcard : Rank.values()) {
        row.append(Simple.draws(hand, upcard) ? 'D' : 'S');
      }
      decided.put((hand.isSoft() ? "soft " : " ") + hand.total(), row.toString());
    }
    assertThat(decided).containsAllEntriesOf(TABLE);
  }

  @Test
  void in_every_position_it_does_what_the_specification_says() {
    Simple simple = new Simple();
    Map<String, String> met = new TreeMap<>();
    TABLE.keySet().forEach(hand -> met.put(hand, "............."));
    Game<BlackjackView, BlackjackDecision> game =
        BlackjackRules.standard().withBankroll(10_000_000).withHands(150_000).start(Seed.of(1));
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      if (view.phase() == Phase.PLAY) {
        String hand = (view.isSoft() ? "soft " : " ") + view.total();
        StringBuilder row = new StringBuilder(met.get(hand));
        row.setCharAt(view.upcard().rank().index(), simple.draw(view) ? 'D' : 'S');
        met.put(hand, row.toString());
      }
      game.apply(view.phase() == Phase.BET ? BlackjackDecision.bet(5) : BlackjackDecision.hit());
    }
    assertThat(met).isEqualTo(TABLE);
  }

  @Test
  void it_always_bets_the_minimum() {
    BlackjackRules rules = BlackjackRules.classic(1000, 1).withMinimum(7);
    BlackjackView view = rules.start(Seed.of(1)).view(Seat.of(0));
    assertThat(new Simple().bet(view)).isEqualTo(7);
  }
}
