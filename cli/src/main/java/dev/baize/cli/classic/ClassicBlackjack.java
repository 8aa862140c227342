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
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.WholeNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classic blackjack program. It does not load the option parser, so that it starts faster. */
public record ClassicBlackjack(
    CommandContext context, long minimum, DeckShuffle shuffle, Seed seed, @Nullable Path record) {

  private static final String USAGE =
      "Usage: blackjack <bankroll> <hands> [simple|counting|competitor]";
  private static final int ARGUMENTS = 3;

  /** The name of any player in the transcript. */
  private static final String PLAYER = "Player";

  /** The default seed of the generator in its specification. */
  static final Seed DEFAULT_SEED = Seed.of(0);

  /** {@return the program that its specification describes} */
  public static ClassicBlackjack of2013(CommandContext context) {
    return new ClassicBlackjack(
        context, BlackjackRules.DEFAULT_MINIMUM, DeckShuffle.RIFFLE, DEFAULT_SEED, null);
  }

  /** Plays a session, or prints the usage line on standard output. */
  public int play(List<String> arguments) throws IOException {
    MatchPlan<?, ?, ?> plan = parse(arguments);
    if (plan == null) {
      context.terminal().print(USAGE + "\n");
      return ExitStatus.REFUSED;
    }
    new TranscriptMatch(context).play(plan, "", record);
    return ExitStatus.OK;
  }

  private static long count(String text) {
    return WholeNumber.parse(text, 0, Long.MAX_VALUE);
  }

  /** Null if the arguments are not understood. */
  private @Nullable MatchPlan<?, ?, ?> parse(List<String> words) {
    if (words.size() != ARGUMENTS) {
      return null;
    }
    BlackjackRules rules;
    PlayerProvider<?, ?, ?> player;
    try {
      rules = new BlackjackRules(count(words.get(0)), count(words.get(1)), minimum, shuffle);
      player = context.installed().player(new BlackjackProvider(), words.get(2));
    } catch (IllegalArgumentException e) {
      return null;
    }
    return new MatchPlan<>(
        new BlackjackProvider(), rules, seed, List.of(new Participant(player.name(), PLAYER)));
  }
}
