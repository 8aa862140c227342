package dev.baize.cli.classic;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.MatchPlan;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classic euchre program. It does not load the option parser, so that it starts faster. The
 * first line of its transcript calls it {@code program}. A seed, if there is one, shuffles
 * uniformly and not as the edition does; the game's record is written if there is a file for it.
 */
public record ClassicEuchre(
    CommandContext context,
    String program,
    Edition edition,
    @Nullable Seed seed,
    EuchreHouseRules house,
    @Nullable Path record) {

  private static final int PLAYERS = 3;
  private static final String SIMPLE = "Simple";
  private static final Seed DEFAULT_SEED = Seed.of(0);

  public static ClassicEuchre of2024(CommandContext context, String program) {
    return new ClassicEuchre(
        context, program, Edition.OF_2024, null, EuchreHouseRules.classic(), null);
  }

  /**
   * Plays a game by the arguments {@code PACK shuffle|noshuffle POINTS NAME1 TYPE1 … NAME4 TYPE4},
   * or prints on standard output why it cannot; returns the status to exit with.
   */
  public int play(List<String> arguments) throws IOException {
    EuchreRules rules = EuchreRules.standard();
    if (arguments.size() != PLAYERS + 2 * rules.seats()) {
      return refuse(edition.usage());
    }
    String file = arguments.get(0);
    boolean shuffled = arguments.get(1).equals("shuffle");
    if (!shuffled && !arguments.get(1).equals("noshuffle")) {
      return refuse(edition.usage());
    }
    List<Participant> participants = new ArrayList<>();
    try {
      int points = (int) WholeNumber.parse(arguments.get(2), 1, Integer.MAX_VALUE);
      rules = rules.withPointsToWin(points).withShuffle(shuffled ? shuffle() : DealShuffle.NONE);
      for (int i = PLAYERS; i < arguments.size(); i += 2) {
        participants.add(participant(arguments.get(i), arguments.get(i + 1)));
      }
    } catch (IllegalArgumentException e) {
      return refuse(edition.usage());
    }
    Deck<Card> pack;
    try (InputStream in = open(file)) {
      pack = EuchrePack.read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (FileNotFoundException e) {
      return refuse("Error opening " + file);
    } catch (IOException | IllegalArgumentException e) {
      return refuse("Error reading " + file + ": " + e.getMessage());
    }
    play(rules.withPack(pack), participants, heading(arguments));
    return ExitStatus.OK;
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

  public void demonstrate() throws IOException {
    List<Participant> participants =
        List.of(
            new Participant(SIMPLE, "North"),
            new Participant(SIMPLE, "East"),
            new Participant(SIMPLE, "South"),
            new Participant(SIMPLE, "West"));
    play(EuchreRules.standard().withShuffle(shuffle()), participants, "");
  }

  private DealShuffle shuffle() {
    return seed == null ? edition.shuffle() : DealShuffle.UNIFORM;
  }

  /** By the specifications, a space follows each argument. */
  private String heading(List<String> arguments) {
    StringBuilder line = new StringBuilder(program).append(' ');
    for (String argument : arguments) {
      line.append(Printable.line(argument)).append(' ');
    }
    return line.append('\n').toString();
  }

  private void play(EuchreRules rules, List<Participant> participants, String heading)
      throws IOException {
    MatchPlan<?, ?, ?> plan =
        new MatchPlan<>(
            new EuchreProvider(),
            rules.withHouse(house),
            seed == null ? DEFAULT_SEED : seed,
            participants);
    new TranscriptMatch(context).play(plan, heading, record);
  }
}
