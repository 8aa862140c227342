package dev.baize.cli.classic;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreHouseRules;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = EuchreCommand.NAME,
    customSynopsis = {
      "baize euchre [OPTIONS] PACK shuffle|noshuffle POINTS NAME1 TYPE1 ... NAME4 TYPE4",
      "       baize euchre [OPTIONS] --demo"
    },
    description = "Play euchre, printed as the classic program prints it.")
public final class EuchreCommand implements Callable<Integer> {

  public static final String NAME = "euchre";

  private final CommandContext context;
  private final String called;

  @Parameters(
      paramLabel = "PACK ...",
      hideParamSyntax = true,
      description = {
        "PACK is a file of the 24 cards, such as \"Nine of Spades\", in dealing order; - is"
            + " standard input.",
        "POINTS, 1 to 100, is the score that wins the game.",
        "TYPE is a player that \"baize players euchre\" lists, in any case.",
        "Wrong arguments print a usage line on standard output.",
        "Names may begin with a hyphen; if any begins with two, \"--\" goes before PACK."
      })
  private List<String> arguments = List.of();

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      description = "The program's edition: 2015 (one-handed shuffle) or 2024 (in-shuffle).")
  private Edition edition = Edition.OF_2024;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = {
        "Shuffle so that every deal is equally likely, not as the edition does. N is "
            + "any signed 64-bit number; the same N plays the same game.",
        "Players that decide at random use it too; without it they use 0."
      })
  private @Nullable Seed seed;

  @Option(
      names = "--rules",
      paramLabel = "TEXT",
      description = {
        "The rules of the house: a preset (classic, american, online), settings such as "
            + "\"alone both, dealer stuck no\", or a preset and settings; classic by default."
      })
  private EuchreHouseRules house = EuchreHouseRules.classic();

  @Mixin private RecordOption record;

  @Option(
      names = "--explain",
      description = {
        "Before each question to a person, print what Master thinks of every answer: "
            + "the chance of the person's side to win the game, averaged over imagined deals, "
            + "and the standard error."
      })
  private boolean explain;

  @Option(
      names = "--demo",
      description = "Watch four Simple players with a new pack; takes no arguments.")
  private boolean demo;

  public EuchreCommand(CommandContext context, String called) {
    this.context = context;
    this.called = called;
  }

  public static CommandLine parsing(CommandLine command) {
    return command
        .registerConverter(Edition.class, new TextConverter<>(Edition::of))
        .registerConverter(EuchreHouseRules.class, new TextConverter<>(EuchreHouseRules::parse));
  }

  @Override
  public Integer call() throws IOException {
    if (explain) {
      context.installed().substitute(new AdvisedHuman());
    }
    ClassicEuchre euchre = new ClassicEuchre(context, called, edition, seed, house, record.file());
    if (!demo) {
      return euchre.play(arguments);
    }
    if (!arguments.isEmpty()) {
      throw Usage.error(
          "--demo takes no arguments, but there is " + Excerpt.quote(arguments.get(0)));
    }
    euchre.demonstrate();
    return ExitStatus.OK;
  }
}
