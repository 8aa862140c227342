package dev.baize.cli.classic;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.MatchPlan;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Printable;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classic euchre program. It does not load the option parser, so that it starts faster. */
public record ClassicEuchre(
    CommandContext context,
    String program,
    Edition edition,
    @Nullable Seed seed,
    EuchreHouseRules house,
    @Nullable Path record) {

  private static final String SIMPLE = "Simple";

  private static final Seed DEFAULT_SEED = Seed.of(0);

  /** {@return the program that its specification of 2024 describes} */
  public static ClassicEuchre of2024(CommandContext context, String program) {
    return new ClassicEuchre(
        context, program, Edition.OF_2024, null, EuchreHouseRules.classic(), null);
  }

  /** Plays a game, or prints on standard output why it cannot. */
  public int play(List<String> arguments) throws IOException {
    EuchreArguments classic = EuchreArguments.parse(arguments, context.installed());
    if (classic == null) {
      return refuse(edition.usage());
    }
    Deck<Card> pack;
    boolean isInput = classic.pack().equals(Terminal.INPUT);
    File file = new File(classic.pack());
    if (!isInput && file.exists() && !file.isFile() && !file.isDirectory()) {
      return refuse("Error reading " + classic.pack() + ": it is not a regular file");
    }
    try (InputStream in = isInput ? context.terminal().inputBytes() : new FileInputStream(file)) {
      pack = EuchrePack.read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (FileNotFoundException e) {
      return refuse("Error opening " + classic.pack());
    } catch (IOException | IllegalArgumentException e) {
      return refuse("Error reading " + classic.pack() + ": " + e.getMessage());
    }
    DealShuffle shuffle = classic.shuffled() ? shuffle() : DealShuffle.NONE;
    play(
        classic.rules().withShuffle(shuffle).withPack(pack),
        classic.participants(),
        heading(arguments));
    return ExitStatus.OK;
  }

  private int refuse(String line) {
    context.terminal().print(Printable.line(line) + "\n");
    return ExitStatus.REFUSED;
  }

  /** Plays a game of four Simple players with a new pack. */
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
