package dev.baize.cli.classic;

import dev.baize.cli.command.Installation;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of the classic euchre program: {@code PACK shuffle|noshuffle POINTS NAME1 TYPE1 …
 * NAME4 TYPE4}.
 */
record EuchreArguments(
    String pack, boolean shuffled, EuchreRules rules, List<Participant> participants) {

  private static final int PACK = 0;
  private static final int MODE = 1;
  private static final int POINTS = 2;
  private static final int PLAYERS = 3;
  private static final String SHUFFLE = "shuffle";
  private static final String NO_SHUFFLE = "noshuffle";

  /** Null if they are not understood. */
  static @Nullable EuchreArguments parse(List<String> words, Installation installed) {
    EuchreRules rules = EuchreRules.standard();
    if (words.size() != PLAYERS + 2 * rules.seats()) {
      return null;
    }
    String mode = words.get(MODE);
    if (!mode.equals(SHUFFLE) && !mode.equals(NO_SHUFFLE)) {
      return null;
    }
    try {
      rules =
          rules.withPointsToWin((int) WholeNumber.parse(words.get(POINTS), 1, Integer.MAX_VALUE));
    } catch (IllegalArgumentException e) {
      return null;
    }
    List<Participant> participants = new ArrayList<>();
    for (int i = PLAYERS; i < words.size(); i += 2) {
      PlayerProvider<?, ?, ?> player = player(words.get(i + 1), installed);
      if (player == null) {
        return null;
      }
      participants.add(participant(player.name(), words.get(i)));
    }
    return new EuchreArguments(words.get(PACK), mode.equals(SHUFFLE), rules, participants);
  }

  private static Participant participant(String player, String name) {
    try {
      return new Participant(player, name);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    }
  }

  private static @Nullable PlayerProvider<?, ?, ?> player(String type, Installation installed) {
    try {
      return installed.player(new EuchreProvider(), type);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
