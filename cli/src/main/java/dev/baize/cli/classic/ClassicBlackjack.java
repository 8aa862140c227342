package dev.baize.cli.classic;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.MatchPlan;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.WholeNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classic blackjack program. It does not load the option parser, so that it starts faster. The
 * session's record is written if there is a file for it.
 */
public record ClassicBlackjack(
    CommandContext context, long minimum, DeckShuffle shuffle, Seed seed, @Nullable Path record) {

  private static final String USAGE =
      "Usage: blackjack <bankroll> <hands> [simple|counting|competitor]";

  /** The name of any player in the transcript. */
  private static final String PLAYER = "Player";

  /** The default seed of the generator in its specification. */
  static final Seed DEFAULT_SEED = Seed.of(0);

  public static ClassicBlackjack of2013(CommandContext context) {
    return new ClassicBlackjack(
        context, BlackjackRules.DEFAULT_MINIMUM, DeckShuffle.RIFFLE, DEFAULT_SEED, null);
  }

  /**
   * Plays a session, or prints the usage line on standard output; returns the status to exit with.
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
        .play(
            new MatchPlan<>(blackjack, rules, seed, List.of(new Participant(player, PLAYER))),
            "",
            record);
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
