package dev.baize.cli.classic;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.DealShuffle;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchrePack;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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

  /** An edition of the course that set the program: its shuffle, and what wrong arguments print. */
  public enum Edition {
    OF_2015(
        "2015",
        DealShuffle.ONE_HANDED,
        "Usage: euchre PACK_FILENAME [shuffle|noshuffle] POINTS TO WIN NAME1 NAME2 NAME3 NAME4"),
    OF_2024(
        "2024",
        DealShuffle.IN_SHUFFLE,
        "Usage: euchre.exe PACK_FILENAME [shuffle|noshuffle] POINTS_TO_WIN"
            + " NAME1 TYPE1 NAME2 TYPE2 NAME3 TYPE3 NAME4 TYPE4");

    private final String year;
    private final DealShuffle shuffle;
    private final String usage;

    Edition(String year, DealShuffle shuffle, String usage) {
      this.year = year;
      this.shuffle = shuffle;
      this.usage = usage;
    }

    public static Edition of(String year) {
      for (Edition edition : values()) {
        if (edition.year.equals(year)) {
          return edition;
        }
      }
      throw new IllegalArgumentException(
          "no edition " + Excerpt.quote(year) + "; expected 2015 or 2024");
    }

    @Override
    public String toString() {
      return year;
    }
  }

  private static final class RulesConverter extends TextConverter<EuchreHouseRules> {

    RulesConverter() {
      super(EuchreHouseRules::parse);
    }
  }

  private static final int PLAYERS = 3;

  private final CommandContext context;
  private final String program;

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
      converter = RulesConverter.class,
      description = {
        "The rules of the house: a preset (classic, american, online), settings such as "
            + "\"alone both, dealer stuck no\", or a preset and settings; classic by default.",
        "Settings are alone, dealer stuck, canadian, lone lead, lone march, lone euchred, deals"
            + " (whose number ends the game, not POINTS), start and dealer."
      })
  private EuchreHouseRules house = EuchreHouseRules.classic();

  @Mixin private RecordOption record = new RecordOption();

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

  /** The first line of the transcript calls this {@code program}. */
  public EuchreCommand(CommandContext context, String program) {
    this.context = context;
    this.program = program;
  }

  EuchreCommand(CommandContext context, String program, Edition edition) {
    this(context, program);
    this.edition = edition;
  }

  @Override
  public Integer call() throws IOException {
    if (explain) {
      context.installed().substitute(new AdvisedHuman());
    }
    if (!demo) {
      return play(arguments);
    }
    if (!arguments.isEmpty()) {
      throw Usage.error(
          "--demo takes no arguments, but there is " + Excerpt.quote(arguments.get(0)));
    }
    return demonstrate();
  }

  /**
   * Plays a game, without the option parser, by the arguments {@code PACK shuffle|noshuffle POINTS
   * NAME1 TYPE1 … NAME4 TYPE4}, or prints on standard output why it cannot; returns the status to
   * exit with.
   */
  public int play(List<String> arguments) throws IOException {
    EuchreRules rules = EuchreRules.standard();
    if (arguments.size() != PLAYERS + 2 * rules.seats()) {
      return refuse(edition.usage);
    }
    String file = arguments.get(0);
    boolean shuffled = arguments.get(1).equals("shuffle");
    if (!shuffled && !arguments.get(1).equals("noshuffle")) {
      return refuse(edition.usage);
    }
    List<Participant> participants = new ArrayList<>();
    try {
      int points = (int) WholeNumber.parse(arguments.get(2), 1, Integer.MAX_VALUE);
      rules = rules.withPointsToWin(points).withShuffle(shuffled ? shuffle() : DealShuffle.NONE);
      for (int i = PLAYERS; i < arguments.size(); i += 2) {
        participants.add(participant(arguments.get(i), arguments.get(i + 1)));
      }
    } catch (IllegalArgumentException e) {
      return refuse(edition.usage);
    }
    Deck<Card> pack;
    try (InputStream in = open(file)) {
      pack = EuchrePack.read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (FileNotFoundException e) {
      return refuse("Error opening " + file);
    } catch (IOException | IllegalArgumentException e) {
      return refuse("Error reading " + file + ": " + e.getMessage());
    }
    return play(rules.withPack(pack), participants, heading(arguments));
  }

  private Participant participant(String name, String type) {
    String player = context.installed().player(new EuchreProvider(), type).name();
    try {
      return new Participant(player, name);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    }
  }

  private InputStream open(String name) throws IOException {
    if (name.equals(Terminal.INPUT)) {
      return context.terminal().inputBytes();
    }
    File file = new File(name);
    if (file.exists() && !file.isFile() && !file.isDirectory()) {
      throw new IOException("it is not a regular file");
    }
    return new FileInputStream(file);
  }

  private int refuse(String line) {
    context.terminal().print(Printable.line(line) + "\n");
    return ExitStatus.REFUSED;
  }

  public int demonstrate() throws IOException {
    List<Participant> participants = new ArrayList<>();
    for (String name : List.of("North", "East", "South", "West")) {
      participants.add(new Participant("Simple", name));
    }
    return play(EuchreRules.standard().withShuffle(shuffle()), participants, "");
  }

  private DealShuffle shuffle() {
    return seed == null ? edition.shuffle : DealShuffle.UNIFORM;
  }

  /** By the specifications, a space follows each argument. */
  private String heading(List<String> arguments) {
    StringBuilder line = new StringBuilder(program).append(' ');
    for (String argument : arguments) {
      line.append(Printable.line(argument)).append(' ');
    }
    return line.append('\n').toString();
  }

  private int play(EuchreRules rules, List<Participant> participants, String heading)
      throws IOException {
    Seed drawn = seed == null ? Seed.of(0) : seed;
    new TranscriptMatch(context)
        .play(new EuchreProvider(), inHouse(rules), drawn, participants, heading, record.file());
    return ExitStatus.OK;
  }

  private EuchreRules inHouse(EuchreRules rules) {
    try {
      return rules.withHouse(house);
    } catch (IllegalArgumentException e) {
      throw Usage.error(String.valueOf(e.getMessage()));
    }
  }
}
