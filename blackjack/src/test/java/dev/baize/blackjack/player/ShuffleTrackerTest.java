package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.Phase;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShuffleTrackerTest {

  private static final Seat SEAT = Seat.of(0);

  /** The cards as they are dealt, face down as well, and the order expected before. */
  private static final class Session {
    final ShuffleTracker tracker = new ShuffleTracker();
    final List<Integer> dealt = new ArrayList<>();
    int[] expected = new int[0];
    int decks;
    int certain;
    int hands;

    void record(BlackjackEvent event) {
      if (event.visibleTo(SEAT)) {
        tracker.observe(event);
      }
      if (event instanceof BlackjackEvent.Shuffled) {
        check();
        dealt.clear();
        expected = new int[0];
        decks++;
      } else if (event instanceof BlackjackEvent.PlayerDealt player) {
        dealt.add(player.card().index());
      } else if (event instanceof BlackjackEvent.DealerDealt dealer) {
        dealt.add(dealer.card().index());
      } else if (event instanceof BlackjackEvent.HoleDealt hole) {
        dealt.add(hole.card().index());
      }
    }

    void beforeHand() {
      hands++;
      int[] order = tracker.order();
      if (order != null) {
        certain++;
        int from = tracker.handStart();
        assertThat(from).isEqualTo(dealt.size());
        expected = order.clone();
        Arrays.fill(expected, 0, from, CutSearch.UNSEEN);
      }
    }

    private void check() {
      for (int i = 0; i < dealt.size() && i < expected.length; i++) {
        if (expected[i] != CutSearch.UNSEEN) {
          assertThat(Card.at(dealt.get(i))).isEqualTo(Card.at(expected[i]));
        }
      }
    }
  }

  private static Session play(DeckShuffle shuffle, int hands, long seed) {
    Session session = new Session();
    Simple simple = new Simple();
    BlackjackRules rules = new BlackjackRules(100_000, hands, 5, shuffle);
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed), session::record);
    while (!game.isOver()) {
      BlackjackView view = game.view(SEAT);
      if (view.phase() == Phase.BET) {
        session.beforeHand();
      }
      game.apply(simple.decide(view));
    }
    session.check();
    return session;
  }

  @Test
  void what_is_certain_of_riffled_decks_comes_true_and_most_of_it_is_certain() {
    Session session = play(DeckShuffle.RIFFLE, 200, 0);
    assertThat(session.decks).isGreaterThan(25);
    assertThat(session.certain).isGreaterThan(session.hands * 6 / 10);
  }

  @Test
  void nothing_is_certain_where_every_order_is_as_likely() {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(play(DeckShuffle.UNIFORM, 30, seed).certain).isZero();
    }
  }

  @Test
  void nothing_is_known_before_the_first_shuffle() {
    assertThat(new ShuffleTracker().order()).isNull();
    assertThat(new ShuffleTracker().handStart()).isZero();
  }

  @Test
  void a_hand_whose_hole_card_stays_hidden_takes_four_cards() {
    ShuffleTracker tracker = new ShuffleTracker();
    List.of(
            new BlackjackEvent.Shuffled(),
            new BlackjackEvent.PlayerDealt(Card.parse("Ace of Spades")),
            new BlackjackEvent.DealerDealt(Card.parse("Two of Spades")),
            new BlackjackEvent.PlayerDealt(Card.parse("Ten of Spades")),
            new BlackjackEvent.HandSettled(HandResult.NATURAL, 107))
        .forEach(tracker::observe);
    assertThat(tracker.handStart()).isEqualTo(4);
  }
}
