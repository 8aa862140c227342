package dev.baize.beans.player;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import org.junit.jupiter.api.Test;

/** A person who types legal answers meets the contract of a player. */
class HumanContractTest {

  @Test
  void a_person_who_answers_legally_meets_the_contract_of_a_player() {
    new PlayerContract<>(new BeansProvider(), BeansRules.standard(), HumanContractTest::typist)
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  private static Player<BeansView, BeansDecision, BeansEvent> typist(SeatContext context) {
    return view -> {
      int choice = context.random(view).nextInt(view.choices());
      String word = Integer.toString(choice + 1);
      return new Human(context.name(), new ScriptedConsole(word)).decide(view);
    };
  }
}
