package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision.Bid;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player is asked the question of the phase, and its answer becomes the decision. */
class EuchrePlayerTest {

  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("JD")
          .seat(0, "9H TH QC KC AC")
          .seat(1, "9S TS JS KH AH")
          .seat(2, "QS KS 9C TC JC")
          .seat(3, "AS JH QH 9D TD");

  /** Gives a different answer to each question. */
  private static final class Telltale implements EuchrePlayer {

    @Override
    public Bid orderUp(EuchreView view) {
      return EuchreDecision.orderUp(view.upcard().suit());
    }

    @Override
    public Card discard(EuchreView view) {
      return view.hand().lowest();
    }

    @Override
    public Card lead(EuchreView view) {
      return view.hand().highest();
    }

    @Override
    public Card play(EuchreView view) {
      return view.legalCards().lowest();
    }
  }

  private static String decides(String... decisions) {
    return new Telltale().decide(DEAL.viewAfter(decisions)).text();
  }

  @Test
  void each_phase_has_its_question() {
    assertThat(decides()).isEqualTo("order up Diamonds");
    assertThat(decides("pass", "pass", "pass", "pass")).isEqualTo("order up Diamonds");
    assertThat(decides("order up Diamonds")).isEqualTo("discard Nine of Hearts");
    assertThat(decides("order up Diamonds", "discard Nine of Hearts"))
        .isEqualTo("play Ace of Hearts");
    assertThat(decides("order up Diamonds", "discard Nine of Hearts", "play Ace of Hearts"))
        .isEqualTo("play Nine of Clubs");
  }

  @Test
  void nobody_is_asked_after_the_end() {
    Game<EuchreView, EuchreDecision> game = DEAL.rules().withPointsToWin(1).start(Seed.of(0));
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    EuchreView view = game.view(Seat.of(0));
    assertThatIllegalStateException()
        .isThrownBy(() -> new Telltale().decide(view))
        .withMessage("the game is over");
  }

  @Test
  void a_player_that_orders_the_suit_that_was_turned_down_stops_the_match() {
    Player<EuchreView, EuchreDecision, EuchreEvent> stubborn =
        view ->
            view.phase() == Phase.ROUND_ONE
                ? EuchreDecision.pass()
                : EuchreDecision.orderUp(view.upcard().suit());
    Match<EuchreView, EuchreDecision, EuchreEvent> match =
        Match.of(DEAL.rules(), List.of(stubborn, stubborn, stubborn, stubborn), Seed.of(0));
    assertThatExceptionOfType(MatchStoppedException.class)
        .isThrownBy(match::play)
        .withMessageContaining(
            " at seat 1 answered \"order up Diamonds\", which is against the rules");
    assertThat(match.view(Seat.of(1)).turn()).isEqualTo(4);
  }

  @Test
  @SuppressWarnings("NullAway") // The answer is wrong on purpose.
  void a_player_that_answers_no_card_stops_the_match() {
    EuchrePlayer silent =
        new EuchrePlayer() {
          @Override
          public Bid orderUp(EuchreView view) {
            return EuchreDecision.orderUp(view.upcard().suit());
          }

          @Override
          public Card discard(EuchreView view) {
            return null;
          }

          @Override
          public Card lead(EuchreView view) {
            return null;
          }

          @Override
          public Card play(EuchreView view) {
            return null;
          }

          @Override
          public String name() {
            return "Silent";
          }
        };
    for (String[] decisions :
        List.of(
            new String[] {"order up Diamonds"},
            new String[] {"order up Diamonds", "discard Nine of Hearts"},
            new String[] {"order up Diamonds", "discard Nine of Hearts", "play Ace of Hearts"})) {
      assertThatExceptionOfType(NullPointerException.class)
          .isThrownBy(() -> silent.decide(DEAL.viewAfter(decisions)))
          .withMessage("the answer is null, not a card");
    }
    Match<EuchreView, EuchreDecision, EuchreEvent> match =
        Match.of(DEAL.rules(), List.of(silent, silent, silent, silent), Seed.of(0));
    match.step();
    String position = match.snapshot().position();
    assertThatExceptionOfType(MatchStoppedException.class)
        .isThrownBy(match::step)
        .withMessageStartingWith("Silent at seat 0 threw ")
        .withMessageContaining("the answer is null, not a card")
        .withMessageEndingWith(position);
    assertThat(match.snapshot().position()).isEqualTo(position);
  }
}
