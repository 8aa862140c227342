package dev.baize.cli;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.play.blackjack.BlackjackPlay;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A person sits down to blackjack. */
@Command(name = "blackjack", description = "Play blackjack against the dealer.")
final class PlayBlackjackCommand implements Callable<Integer> {

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Mixin private PlayOptions options;

  @Option(
      names = "--bankroll",
      paramLabel = "N",
      description = "What you begin with; 200 unless given.")
  private Count bankroll = new Count(200);

  @Option(
      names = "--hands",
      paramLabel = "N",
      description = "How many hands are played at most; 50 unless given.")
  private Count hands = new Count(50);

  @Option(
      names = "--minimum",
      paramLabel = "N",
      description = "The least wager, 1 or more; 5 unless given.")
  private Count minimum = new Count(BlackjackRules.DEFAULT_MINIMUM);

  PlayBlackjackCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    BlackjackRules rules;
    try {
      rules =
          BlackjackRules.standard()
              .withBankroll(bankroll.value())
              .withHands(hands.value())
              .withMinimum(minimum.value());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    return new Parlour(context)
        .begin(spec.commandLine(), new BlackjackPlay(), rules, List.of(), options);
  }
}
