package dev.baize.cli.classic;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.Usage;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = BlackjackCommand.NAME,
    customSynopsis = "baize blackjack [OPTIONS] BANKROLL HANDS PLAYER",
    description = "Play blackjack, printed as the classic program prints it.")
public final class BlackjackCommand implements Callable<Integer> {

  public static final String NAME = "blackjack";

  private final CommandContext context;

  @Parameters(
      paramLabel = "BANKROLL ...",
      hideParamSyntax = true,
      description = {
        "BANKROLL, 0 to 10^18, is what the player begins with; reaching 10^18 breaks "
            + "the bank, which ends the session.",
        "HANDS is the most hands to play, as long as the bankroll lasts.",
        "PLAYER is one that \"baize players blackjack\" lists, in any case.",
        "Wrong arguments print a usage line on standard output."
      })
  private List<String> arguments = List.of();

  @Option(
      names = "--minimum",
      paramLabel = "N",
      description = "The least wager, 1 or more; 5 by default.")
  private Count minimum = new Count(BlackjackRules.DEFAULT_MINIMUM);

  @Option(
      names = "--shuffle",
      paramLabel = "HOW",
      description = {
        "riffle: seven riffle cuts of the last order, announced, as the classic program does.",
        "uniform: every order is equally likely."
      })
  private DeckShuffle shuffle = DeckShuffle.RIFFLE;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = {
        "Seed the shuffles with N, any signed 64-bit number, 0 by default; the same N "
            + "plays the same session.",
        "Players that decide at random use it too."
      })
  private Seed seed = ClassicBlackjack.DEFAULT_SEED;

  @Mixin private RecordOption record;

  public BlackjackCommand(CommandContext context) {
    this.context = context;
  }

  public static CommandLine parsing(CommandLine command) {
    return command.registerConverter(DeckShuffle.class, new TextConverter<>(DeckShuffle::parse));
  }

  @Override
  public Integer call() throws IOException {
    if (minimum.value() < 1) {
      throw Usage.error("--minimum 0: expected 1 or more");
    }
    return new ClassicBlackjack(context, minimum.value(), shuffle, seed, record.file())
        .play(arguments);
  }
}
