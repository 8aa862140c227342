package dev.baize.cli.classic;

import dev.baize.core.player.Console;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Human;
import dev.baize.euchre.player.Master;

/** A person at euchre who is shown Master's value of every decision before each choice. */
final class AdvisedHuman implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return "Human";
  }

  @Override
  public String description() {
    return "a person, asked at the console, with advice";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
    Console console = place.requireConsole(name());
    Human person = new Human(place.name(), console);
    Master master = new Master(place);
    return new Player<>() {
      @Override
      public EuchreDecision decide(EuchreView view) {
        console.print(
            view.choices() == 1
                ? "There is no choice: " + view.choice(0).text() + '\n'
                : AdviceText.of(master.name(), master.advise(view)));
        return person.decide(view);
      }

      @Override
      public void observe(EuchreEvent event) {
        person.observe(event);
        master.observe(event);
      }

      @Override
      public String name() {
        return person.name();
      }
    };
  }
}
