package dev.baize.cli.classic;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.WholeNumber;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
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

  private static final class ShuffleConverter extends TextConverter<DeckShuffle> {

    ShuffleConverter() {
      super(DeckShuffle::parse);
    }
  }

  private static final String USAGE =
      "Usage: blackjack <bankroll> <hands> [simple|counting|competitor]";

  /** The name of any player in the transcript. */
  private static final String PLAYER = "Player";

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
  private long minimum = BlackjackRules.DEFAULT_MINIMUM;

  @Option(
      names = "--shuffle",
      paramLabel = "HOW",
      converter = ShuffleConverter.class,
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
  private Seed seed = Seed.of(0);

  @Mixin private RecordOption record = new RecordOption();

  public BlackjackCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    Count.require("--minimum", minimum, Count.MAX);
    return play(arguments);
  }

  /**
   * Plays a session, without the option parser, or prints the usage line on standard output;
   * returns the status to exit with.
   */
  public int play(List<String> arguments) throws IOException {
    if (arguments.size() != 3) {
      return refuse();
    }
    BlackjackProvider blackjack = new BlackjackProvider();
    BlackjackRules rules;
    String player;
    try {
      rules =
          new BlackjackRules(count(arguments.get(0)), count(arguments.get(1)), minimum, shuffle);
      player = context.installed().player(blackjack, arguments.get(2)).name();
    } catch (IllegalArgumentException e) {
      return refuse();
    }
    new TranscriptMatch(context)
        .play(blackjack, rules, seed, List.of(new Participant(player, PLAYER)), "", record.file());
    return ExitStatus.OK;
  }

  private int refuse() {
    context.terminal().print(USAGE + "\n");
    return ExitStatus.REFUSED;
  }

  private static long count(String text) {
    return WholeNumber.parse(text, 0, Long.MAX_VALUE);
  }
}
