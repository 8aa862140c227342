package dev.baize.cli.study;

import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.core.text.Excerpt;
import dev.baize.study.tournament.Anchor;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option to choose what the ratings of a tournament are relative to. */
public final class AnchorOption {

  private static final String NAME = "--anchor";
  private static final Pattern FORM = Pattern.compile("(.+)=(-?[0-9]{1,4}(?:\\.[0-9]{1,2})?)");

  @Option(
      names = NAME,
      paramLabel = "NAME=ELO",
      description =
          "Rate the player NAME as ELO, and the others relative to it. Unless given, the mean of"
              + " all ratings is 0.")
  private @Nullable Rated rated;

  /** A player, whose name may be in any case, and its rating. */
  public record Rated(String player, double rating) {

    public static Rated parse(String text) {
      Matcher form = FORM.matcher(text);
      if (!form.matches()) {
        throw new IllegalArgumentException(
            Excerpt.quote(text)
                + " is no rating of a player; expected for instance Simple=1500, -9999 to 9999");
      }
      return new Rated(form.group(1), Double.parseDouble(form.group(2)));
    }
  }

  /** The result with this choice, which has to name one of its players. */
  ShownResult choose(ShownResult result) {
    if (rated == null) {
      return result;
    }
    if (result instanceof ShownResult.OfTournament tournament) {
      return new ShownResult.OfTournament(
          tournament.result(), anchor(rated, tournament.result().setup().players()));
    }
    throw refusal(rated, "a simulation has no ratings");
  }

  private static Anchor anchor(Rated rated, List<String> players) {
    List<String> names = players.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    String name = rated.player.toLowerCase(Locale.ROOT);
    if (Collections.frequency(names, name) != 1) {
      String others = Excerpt.of(String.join(", ", players), ShownResult.MAX_SHOWN);
      throw refusal(rated, "expected the name of one of " + others);
    }
    return new Anchor(names.indexOf(name), rated.rating);
  }

  private static CommandException refusal(Rated rated, String reason) {
    return Usage.error(NAME + " " + Excerpt.quote(rated.player) + ": " + reason);
  }
}
