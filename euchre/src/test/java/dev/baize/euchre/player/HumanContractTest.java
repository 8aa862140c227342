package dev.baize.euchre.player;

import dev.baize.core.ScriptedConsole;
import dev.baize.core.card.Card;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.euchre.DealShuffle;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import org.junit.jupiter.api.Test;

/** A person who types legal answers meets the contract of a player. */
class HumanContractTest {

  @Test
  void a_person_who_answers_legally_keeps_the_promises_of_a_player() {
    new PlayerContract<>(
            new EuchreProvider(),
            EuchreRules.standard().withShuffle(DealShuffle.IN_SHUFFLE),
            HumanContractTest::typist)
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  private static Player<EuchreView, EuchreDecision, EuchreEvent> typist(SeatContext context) {
    return view -> {
      int choice = context.random(view).nextInt(view.legal().size());
      String word = word(view.legal().get(choice), view);
      return new Human(context.name(), new ScriptedConsole(word)).decide(view);
    };
  }

  private static String word(EuchreDecision decision, EuchreView view) {
    if (decision instanceof EuchreDecision.Discard discard) {
      return discard.card() == view.upcard() ? "-1" : number(discard.card(), view);
    }
    if (decision instanceof EuchreDecision.Play play) {
      return number(play.card(), view);
    }
    return decision instanceof EuchreDecision.OrderUp order ? order.suit().toString() : "pass";
  }

  /** The number of a card in hand; an upcard that was picked up has none. */
  private static String number(Card card, EuchreView view) {
    return String.valueOf(
        view.hand().toList().stream()
            .filter(c -> view.hand().size() < 6 || c != view.upcard())
            .toList()
            .indexOf(card));
  }
}
