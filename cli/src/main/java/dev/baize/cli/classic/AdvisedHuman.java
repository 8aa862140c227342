package dev.baize.cli.classic;

import dev.baize.core.player.Advice;
import dev.baize.core.player.Console;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.TextTable;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Human;
import dev.baize.euchre.player.Master;
import dev.baize.table.AdviceNumbers;

/** A person at euchre who is shown Master's value of every decision before each choice. */
final class AdvisedHuman implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public String name() {
    return Participant.HUMAN;
  }

  @Override
  public String description() {
    return "a person, asked at the console, with advice";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    Console console = context.requireConsole(name());
    Human person = new Human(context.name(), console);
    Master master = new Master(context);
    return new Player<>() {
      @Override
      public EuchreDecision decide(EuchreView view) {
        console.print(
            view.choices() == 1
                ? "There is no choice: " + view.choice(0).text() + '\n'
                : text(master.name(), master.advise(view)));
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

  /** Advice as lines of text, each with its end, the best decision first. */
  static String text(String advisor, Advice<?> advice) {
    String basis = advice.samples() == 0 ? "exact" : "from " + advice.samples() + " imagined deals";
    AdviceNumbers numbers = new AdviceNumbers(advice, "±");
    TextTable table = new TextTable(3);
    for (DecisionValue<?> each : advice.values()) {
      table.add("", each.decision().text(), numbers.of(each) + numbers.remark(each));
    }
    return advisor + "'s advice in " + advice.unit() + ", " + basis + ":\n" + table.text();
  }
}
