package dev.baize.cli.classic;

import dev.baize.core.player.Console;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.HumanProvider;
import dev.baize.euchre.player.Master;
import java.util.ArrayList;
import java.util.List;

/** A person at euchre who is shown Master's value of every decision before each choice. */
final class AdvisedHuman implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  private final HumanProvider human = new HumanProvider();

  private AdvisedHuman() {}

  /** A registry of the same euchre players, with advice for people. */
  static Registry in(Registry registry) {
    AdvisedHuman advised = new AdvisedHuman();
    EuchreProvider euchre = new EuchreProvider();
    List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
    for (PlayerProvider<?, ?, ?> player : registry.players(euchre)) {
      players.add(player.name().equals(advised.name()) ? advised : player);
    }
    return new Registry(List.of(registry.game(EuchreProvider.NAME)), players);
  }

  @Override
  public String game() {
    return human.game();
  }

  @Override
  public String name() {
    return human.name();
  }

  @Override
  public String description() {
    return human.description();
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
    Player<EuchreView, EuchreDecision, EuchreEvent> person = human.create(place);
    Console console = place.requireConsole(name());
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
