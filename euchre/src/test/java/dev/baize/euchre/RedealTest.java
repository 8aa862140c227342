package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.naive.TableFacts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** A position redealt from the point of view of one seat. */
class RedealTest {

  private static final int TRIES = 40;

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "9S TS JS KH AH")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  private static final String[] PICKED_UP = {
    "pass", "pass", "order up Diamonds", "discard Nine of Hearts"
  };

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void what_a_seat_sees_stays_and_the_cards_remain_a_pack(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    RandomGenerator random = Seed.of(seed).generator();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      String position = game.position();
      for (int i = 0; i < 4; i++) {
        Seat seat = Seat.of(i);
        Game<EuchreView, EuchreDecision> other = game.redeal(seat, random);
        assertThat(other.view(seat)).isEqualTo(game.view(seat));
        assertTheSameTable(game, other);
      }
      assertThat(game.position()).isEqualTo(position);
      game.apply(chooser.choose(game.legal()));
    }
  }

  private static void assertTheSameTable(
      Game<EuchreView, EuchreDecision> game, Game<EuchreView, EuchreDecision> other) {
    assertThat(PositionTest.cardsOut(other)).hasSize(21).doesNotHaveDuplicates();
    EuchreView any = game.view(Seat.of(0));
    boolean pickedUp = any.isUpcardPickedUp();
    for (int i = 0; i < 4; i++) {
      EuchreView view = other.view(Seat.of(i));
      assertThat(TableFacts.of(view)).isEqualTo(TableFacts.of(any));
      assertThat(view.hand()).hasSameSizeAs(game.view(Seat.of(i)).hand());
      assertThat(view.discarded().isPresent())
          .isEqualTo(game.view(Seat.of(i)).discarded().isPresent());
      if (i != any.dealer().index() || !pickedUp) {
        assertThat(view.hand()).doesNotContain(any.upcard());
      } else if (any.phase() == Phase.DISCARD) {
        assertThat(view.hand()).contains(any.upcard());
      }
    }
    assertThat(EuchrePack.fresh().cards()).containsAll(PositionTest.cardsOut(other));
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void an_redealt_game_can_be_played_to_the_end(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    for (int turn = 0; turn < Math.floorMod(seed, 60) && !game.isOver(); turn++) {
      game.apply(chooser.choose(game.legal()));
    }
    if (!game.isOver()) {
      for (int seat = 0; seat < 4; seat++) {
        playOn(game.redeal(Seat.of(seat), Seed.of(seed).generator()), chooser);
      }
    }
  }

  private static void playOn(Game<EuchreView, EuchreDecision> game, RandomPlay.Chooser chooser) {
    while (!game.isOver()) {
      assertThat(PositionTest.cardsOut(game)).hasSize(21).doesNotHaveDuplicates();
      EuchreView view = game.view(game.toAct());
      assertThat(view.legalCards()).as(view.toString()).isEqualTo(mayBePutDown(view));
      game.apply(chooser.choose(game.legal()));
    }
    assertThat(game.outcome().winners()).hasSize(2);
  }

  private static CardSet mayBePutDown(EuchreView view) {
    return switch (view.phase()) {
      case ROUND_ONE, ROUND_TWO, DEFENCE, OVER -> CardSet.none();
      case DISCARD, LEAD -> view.hand();
      case FOLLOW -> {
        Trump trump = view.trump().orElseThrow();
        CardSet following = view.hand().intersection(trump.cards(view.trick().suitLed(trump)));
        yield following.isEmpty() ? view.hand() : following;
      }
    };
  }

  @Test
  void every_unseen_card_gets_to_every_hidden_place() {
    Game<EuchreView, EuchreDecision> game = DEAL.after(PICKED_UP);
    for (int seat = 1; seat < 4; seat++) {
      Set<Card> unseen = new HashSet<>(EuchrePack.fresh().cards());
      unseen.remove(Cards.card("JD"));
      unseen.removeAll(game.view(Seat.of(seat)).hand().toList());
      Set<Card> unseenOrUpcard = new HashSet<>(unseen);
      unseenOrUpcard.add(Cards.card("JD"));
      for (int other = 0; other < 4; other++) {
        if (other != seat) {
          assertThat(redealtHands(game, seat, other))
              .isEqualTo(other == 0 ? unseenOrUpcard : unseen);
        }
      }
      Set<Card> discards = new HashSet<>();
      redeals(
          400, seat, game, other -> discards.add(other.view(Seat.of(0)).discarded().orElseThrow()));
      assertThat(discards).isEqualTo(unseenOrUpcard);
    }
  }

  private static Set<Card> redealtHands(
      Game<EuchreView, EuchreDecision> game, int seat, int other) {
    Set<Card> cards = new HashSet<>();
    redeals(400, seat, game, redealt -> cards.addAll(redealt.view(Seat.of(other)).hand().toList()));
    return cards;
  }

  private static void redeals(
      int times,
      int seat,
      Game<EuchreView, EuchreDecision> game,
      Consumer<Game<EuchreView, EuchreDecision>> look) {
    RandomGenerator random = Seed.of(7).generator();
    for (int i = 0; i < times; i++) {
      look.accept(game.redeal(Seat.of(seat), random));
    }
  }

  @Test
  void the_upcard_that_was_picked_up_is_as_likely_to_be_put_away_as_any_of_six_cards() {
    int[] away = new int[1];
    redeals(
        6000,
        2,
        DEAL.after(PICKED_UP),
        other ->
            away[0] +=
                other.view(Seat.of(0)).discarded().orElseThrow() == Cards.card("JD") ? 1 : 0);
    // Six standard deviations around a sixth of them.
    assertThat(away[0]).isBetween(1000 - 174, 1000 + 174);
  }

  @Test
  void the_upcard_that_was_played_or_turned_down_is_hidden_nowhere() {
    String[] played = {
      "pass",
      "pass",
      "order up Diamonds",
      "discard Nine of Hearts",
      "play Nine of Spades",
      "play Queen of Spades",
      "play Ace of Spades",
      "play Jack of Diamonds"
    };
    String[] turnedDown = {"pass", "pass", "pass", "pass", "order up Clubs"};
    for (String[] decisions : List.of(played, turnedDown)) {
      redeals(
          100,
          3,
          DEAL.after(decisions),
          other -> {
            assertThat(other.view(Seat.of(0)).discarded())
                .isNotEqualTo(Optional.of(Cards.card("JD")));
            for (int seat = 0; seat < 4; seat++) {
              assertThat(other.view(Seat.of(seat)).hand()).doesNotContain(Cards.card("JD"));
            }
          });
    }
  }

  @Test
  void the_dealer_knows_where_the_discard_lies() {
    redeals(
        50,
        0,
        DEAL.after(PICKED_UP),
        other -> assertThat(other.view(Seat.of(0)).discarded()).contains(Cards.card("9H")));
  }

  @Test
  void the_next_hand_is_dealt_from_another_seed_and_from_another_order() {
    for (DealShuffle shuffle : DealShuffle.values()) {
      Game<EuchreView, EuchreDecision> game = DEAL.rules().withShuffle(shuffle).start(Seed.of(0));
      Set<CardSet> hands = new HashSet<>();
      redeals(
          20,
          1,
          game,
          other -> {
            while (other.view(Seat.of(1)).handNumber() == 0) {
              other.apply(other.legal().get(0));
            }
            hands.add(other.view(Seat.of(1)).hand());
          });
      assertThat(hands).as(shuffle.toString()).hasSizeGreaterThan(10);
    }
  }

  @Test
  void the_same_random_numbers_deal_the_same() {
    Game<EuchreView, EuchreDecision> game = DEAL.after(PICKED_UP);
    assertThat(game.redeal(Seat.of(3), Seed.of(5).generator()).position())
        .isEqualTo(game.redeal(Seat.of(3), Seed.of(5).generator()).position())
        .isNotEqualTo(game.redeal(Seat.of(3), Seed.of(6).generator()).position());
  }
}
