package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.euchre.kernel.Combinations;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HiddenHands;
import dev.baize.euchre.kernel.Step;
import dev.baize.testing.ContractViolation;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The contract of games finds wrong samplers of hidden cards where there are many deals. */
class EuchreWorldFaultsTest {

  private static final EuchreRules SOUND = EuchreRules.standard();

  /** Deals the hidden cards of a hand. */
  private interface Deal {
    void deal(EuchreView view, Hand known, RandomGenerator random);
  }

  /** Rules of which only the sampler is different. */
  private record Faulty(Deal deal) implements Rules<EuchreView, EuchreDecision, EuchreEvent> {

    @Override
    public int seats() {
      return SOUND.seats();
    }

    @Override
    public Game<EuchreView, EuchreDecision> start(
        Seed seed, @Nullable Consumer<? super EuchreEvent> events) {
      return SOUND.start(seed, events);
    }

    @Override
    public Optional<Determinization<EuchreView, EuchreDecision>> determinization() {
      return Optional.of(view -> random -> draw(view, random));
    }

    private EuchreGame draw(EuchreView view, RandomGenerator random) {
      Hand hand = SeenHand.of(view);
      deal.deal(view, hand, random);
      Seed deals = Seed.of(random.nextLong());
      return new EuchreGame(new UniformShuffle(), deals, hand, view.score, view.turn());
    }

    @Override
    public String text() {
      return SOUND.text();
    }
  }

  private static void assertFound(Deal deal) {
    GameContract<EuchreView, EuchreDecision, EuchreEvent> contract =
        new GameContract<>(new EuchreProvider(), new Faulty(deal))
            .with(Samples.DEFAULT.withGames(4));
    assertThatThrownBy(() -> contract.check(GameContract.Check.DETERMINIZATION))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining("is drawn from its view equally often");
  }

  @Test
  void a_card_of_a_suit_that_a_seat_did_not_follow_is_found() {
    assertFound(
        (view, hand, random) -> {
          SeenHand.hidden(view, hand).deal(hand, random);
          if (hand.step == Step.LEAD || hand.step == Step.FOLLOW) {
            int one = view.seat().next(Hand.SEATS).index();
            int other = view.partner().index();
            int both = hand.held[one] | hand.held[other];
            hand.exchange(one, Combinations.draw(both, Integer.bitCount(hand.held[one]), random));
            hand.exchange(other, both & ~hand.held[one]);
          }
        });
  }

  @Test
  void an_upcard_that_was_turned_down_and_is_dealt_again_is_found() {
    assertFound(
        (view, hand, random) -> {
          SeenHand.hidden(view, hand).deal(hand, random);
          int held = hand.held[view.partner().index()];
          if (view.passes() >= Hand.SEATS && held != 0 && random.nextInt(3) == 0) {
            int upcard = 1 << hand.setup.upcard();
            hand.exchange(view.partner().index(), (held & (held - 1)) | upcard);
          }
        });
  }

  @Test
  void hands_that_are_good_too_often_are_found() {
    int bower = 1 << EuchreCards.number(Card.of(Rank.JACK, Suit.SPADES));
    assertFound(
        (view, hand, random) -> {
          HiddenHands hidden = SeenHand.hidden(view, hand);
          hidden.deal(hand, random);
          if ((hand.held[view.partner().index()] & bower) == 0) {
            hidden.deal(hand, random);
          }
        });
  }
}
