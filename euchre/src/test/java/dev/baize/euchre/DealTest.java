package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DealTest {

  private static final EuchreRules NEW_PACK =
      EuchreRules.standard().withShuffle(DealShuffle.NONE).withPointsToWin(100);

  @Test
  void five_cards_come_in_batches_of_3_2_3_2_and_2_3_2_3_from_the_dealers_left() {
    Game<EuchreView, EuchreDecision> game = NEW_PACK.start(Seed.of(0));
    assertThat(hand(game, 1)).isEqualTo(Cards.set("9S TS JS KH AH"));
    assertThat(hand(game, 2)).isEqualTo(Cards.set("QS KS 9C TC JC"));
    assertThat(hand(game, 3)).isEqualTo(Cards.set("AS 9H TH QC KC"));
    assertThat(hand(game, 0)).isEqualTo(Cards.set("JH QH AC 9D TD"));
    assertThat(game.view(Seat.of(0)).upcard()).isEqualTo(Cards.card("JD"));
  }

  private static Object hand(Game<EuchreView, EuchreDecision> game, int seat) {
    return game.view(Seat.of(seat)).hand();
  }

  @Test
  void a_pack_that_is_not_shuffled_is_dealt_in_the_same_order_every_hand() {
    Game<EuchreView, EuchreDecision> game = NEW_PACK.start(Seed.of(0));
    Object first = hand(game, 1);
    playHands(game, 1);
    assertThat(hand(game, 2)).isEqualTo(first);
  }

  @Test
  void the_in_shuffle_is_done_seven_times_before_every_hand_from_the_last_order() {
    EuchreRules rules = NEW_PACK.withShuffle(DealShuffle.IN_SHUFFLE);
    // An in-shuffle sends position p to 2p + 1 modulo 25, counted from 1 to 2p.
    assertThat(upcards(rules, 20))
        .isEqualTo(
            IntStream.rangeClosed(1, 20).mapToObj(hand -> inShuffled(7 * hand, 20)).toList());
  }

  /** The card of a new pack that is at a position after a number of in-shuffles. */
  private static Card inShuffled(int times, int position) {
    int place = position + 1;
    for (int i = 0; i < times; i++) {
      place = place * 13 % 25; // 13 is the inverse of 2 modulo 25.
    }
    return EuchrePack.fresh().cards().get(place - 1);
  }

  @Test
  void the_one_handed_shuffle_is_done_three_times_before_every_hand_from_the_last_order() {
    EuchreRules rules = NEW_PACK.withShuffle(DealShuffle.ONE_HANDED);
    // Three cuts at 17 bring the card at position 51 modulo 24 to the top.
    assertThat(upcards(rules, 20))
        .isEqualTo(
            IntStream.rangeClosed(1, 20)
                .mapToObj(hand -> EuchrePack.fresh().cards().get((20 + 51 * hand) % 24))
                .toList());
  }

  @Test
  void uniform_deals_differ_by_seed_and_by_hand() {
    EuchreRules rules = NEW_PACK.withShuffle(DealShuffle.UNIFORM);
    Game<EuchreView, EuchreDecision> one = rules.start(Seed.of(1));
    Game<EuchreView, EuchreDecision> again = rules.start(Seed.of(1));
    Game<EuchreView, EuchreDecision> other = rules.start(Seed.of(2));
    assertThat(hand(one, 1)).isEqualTo(hand(again, 1)).isNotEqualTo(hand(other, 1));
    playHands(again, 1);
    assertThat(hand(again, 1)).isNotEqualTo(hand(one, 1));
  }

  @Test
  void the_cards_of_a_hand_do_not_depend_on_the_decisions_before() {
    EuchreRules rules = NEW_PACK.withShuffle(DealShuffle.UNIFORM);
    Game<EuchreView, EuchreDecision> firsts = rules.start(Seed.of(3));
    Game<EuchreView, EuchreDecision> lasts = rules.start(Seed.of(3));
    playHands(firsts, 3);
    while (lasts.view(Seat.of(0)).handNumber() < 3) {
      lasts.apply(lasts.legal().get(lasts.legal().size() - 1));
    }
    for (int seat = 0; seat < 4; seat++) {
      assertThat(hand(firsts, seat)).isEqualTo(hand(lasts, seat));
    }
  }

  private static List<Card> upcards(EuchreRules rules, int hands) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(0));
    return IntStream.range(0, hands)
        .mapToObj(
            hand -> {
              playHands(game, hand);
              return game.view(Seat.of(0)).upcard();
            })
        .toList();
  }

  /** Plays on, always the first legal decision, until a hand begins. */
  private static void playHands(Game<EuchreView, EuchreDecision> game, int hand) {
    while (game.view(Seat.of(0)).handNumber() < hand) {
      game.apply(game.legal().get(0));
    }
  }
}
