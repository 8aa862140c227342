package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "match",
    description = {
      "Play one game of any kind and print its transcript.",
      "One PLAYER sits in every seat, or several sit down in turn around the table, such as the two"
          + " sides of euchre, or one for each seat. A person, Human, is asked on"
          + " standard input; at every prompt, save [FILE] writes the game to a new file and ends"
          + " the program."
    })
public final class MatchCommand extends ContextCommand {

  @Mixin private GameArgument game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PLAYER",
      description =
          "Those that \"baize players GAME\" lists, with settings as in Master:samples=200.")
  private List<String> players = List.of();

  @Mixin private RulesOption rules;
  @Mixin private DealSeedOption seed;
  @Mixin private RecordOption record;
  @Mixin private MaxDecisionsOption maxDecisions;

  @Override
  public Integer call() throws IOException {
    play(Usage.checked(() -> registry().game(game.name())));
    return ExitStatus.OK;
  }

  private <V extends View, D extends Decision, E extends Event> void play(
      GameProvider<V, D, E> provider) throws IOException {
    Rules<V, D, E> agreed = Usage.checked(() -> rules.of(provider));
    List<Participant> seated = Usage.checked(() -> participants(provider, agreed.seats()));
    Seed dealt = seed.seed(context().command());
    String heading = seed.isGiven() ? "" : provider.name() + ", seed " + dealt.value() + "\n";
    new TranscriptMatch(context(), maxDecisions.number())
        .play(provider, agreed, dealt, seated, heading, record.file());
  }

  private List<Participant> participants(GameProvider<?, ?, ?> provider, int seats) {
    List<String> registered =
        players.stream().map(player -> registry().player(provider, player).name()).toList();
    List<String> seated = SeatContext.around(registered, seats);
    List<Participant> participants = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String player = seated.get(seat);
      participants.add(new Participant(player, named(player, seat, seated)));
    }
    return participants;
  }

  /** The name in the transcript, which tells players of one kind apart. */
  private static String named(String player, int seat, List<String> seated) {
    if (Collections.frequency(seated, player) == 1) {
      return player;
    }
    return player + ' ' + Collections.frequency(seated.subList(0, seat + 1), player);
  }
}
