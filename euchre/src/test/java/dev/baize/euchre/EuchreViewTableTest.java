package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** The view's methods about the table agree with the list of tricks. */
class EuchreViewTableTest {

  private static final int TRIES = 60;
  private static final CardSet PACK =
      EuchrePack.fresh().cards().stream().collect(CardSet.collector());

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_seat_reads_the_table_as_its_tricks_tell(
      @ForAll("rules") EuchreRules rules, @ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      assertTheTable(game);
      game.apply(chooser.choose(game.legal()));
    }
    assertTheTable(game);
  }

  private static void assertTheTable(Game<EuchreView, EuchreDecision> game) {
    for (int seat = 0; seat < 4; seat++) {
      EuchreView view = game.view(Seat.of(seat));
      assertTheTrick(view);
      CardSet played =
          view.tricks().stream()
              .flatMap(trick -> trick.cards().stream())
              .collect(CardSet.collector());
      assertThat(view.playedCards()).isEqualTo(played);
      assertThat(view.unseen()).isEqualTo(unseen(view, played));
      for (int other = 0; other < 4; other++) {
        assertThat(view.cannotHold(Seat.of(other))).isEqualTo(lacking(view, Seat.of(other)));
        assertThat(game.view(Seat.of(other)).hand().intersection(view.cannotHold(Seat.of(other))))
            .isEmpty();
        if (other != seat) {
          assertThat(
                  game.view(Seat.of(other)).hand().minus(seenAtTheTable(view)).minus(view.unseen()))
              .isEmpty();
        }
      }
    }
  }

  /** The upcard, until the dealer picks it up. */
  private static CardSet seenAtTheTable(EuchreView view) {
    return view.isUpcardPickedUp() ? CardSet.none() : CardSet.of(view.upcard());
  }

  private static void assertTheTrick(EuchreView view) {
    List<Trick> tricks = view.tricks();
    List<Card> cards = tricks.isEmpty() ? List.of() : tricks.get(tricks.size() - 1).cards();
    if (view.phase() != Phase.FOLLOW) {
      assertThat(view.trickSize()).isZero();
    } else {
      Trump trump = view.trump().orElseThrow();
      assertThat(view.trickSize()).isEqualTo(cards.size());
      assertThat(view.suitLed()).isEqualTo(view.trick().suitLed(trump));
      assertThat(view.winningCard()).isEqualTo(view.trick().highest(trump));
      assertThat(view.winningSeat()).isEqualTo(view.trick().winner(trump));
    }
  }

  private static CardSet unseen(EuchreView view, CardSet played) {
    CardSet unseen = PACK.minus(view.hand()).minus(played);
    CardSet turned = view.isUpcardPickedUp() ? CardSet.none() : CardSet.of(view.upcard());
    return unseen.minus(turned).minus(view.discarded().map(CardSet::of).orElse(CardSet.none()));
  }

  private static CardSet lacking(EuchreView view, Seat seat) {
    CardSet lacking = CardSet.none();
    for (Trick trick : view.tricks()) {
      Trump trump = view.trump().orElseThrow();
      for (int i = 0; i < trick.cards().size(); i++) {
        boolean followed = trump.effectiveSuit(trick.cards().get(i)) == trick.suitLed(trump);
        if (trick.playedBy(i) == seat && !followed) {
          lacking = lacking.union(trump.cards(trick.suitLed(trump)));
        }
      }
    }
    return lacking;
  }

  @Test
  void where_no_card_lies_on_the_table_none_wins() {
    ChosenDeal deal = ChosenDeal.upcard("9H").seat(0, "AH KH 9S TS 9C");
    for (EuchreView view :
        List.of(
            deal.viewAfter(),
            deal.viewAfter("order up Hearts"),
            deal.viewAfter("order up Hearts", "discard Nine of Clubs"))) {
      String message = "no card lies on the table";
      assertThatIllegalStateException().isThrownBy(view::suitLed).withMessage(message);
      assertThatIllegalStateException().isThrownBy(view::winningCard).withMessage(message);
      assertThatIllegalStateException().isThrownBy(view::winningSeat).withMessage(message);
    }
  }

  @Test
  void the_upcard_is_picked_up_if_it_is_ordered_up() {
    ChosenDeal deal = ChosenDeal.upcard("JD");
    assertThat(deal.viewAfter("pass").isUpcardPickedUp()).isFalse();
    assertThat(deal.viewAfter("pass", "order up Diamonds").isUpcardPickedUp()).isTrue();
    assertThat(deal.viewAfter("pass", "pass", "pass", "pass", "order up Spades").isUpcardPickedUp())
        .isFalse();
  }
}
