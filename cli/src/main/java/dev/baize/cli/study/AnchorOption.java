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

final class AnchorOption {

  private static final String NAME = "--anchor";
  private static final Pattern FORM = Pattern.compile("(.+)=(-?[0-9]{1,4}(?:\\.[0-9]{1,2})?)");

  @Option(
      names = NAME,
      paramLabel = "NAME=ELO",
      description =
          "Rate the player NAME as ELO, and the others relative to it. Unless given, the mean of"
              + " all ratings is 0.")
  private @Nullable String text;

  /** The result with this choice, which has to name one of its players, in any case. */
  ShownResult choose(ShownResult result) {
    if (text == null) {
      return result;
    }
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw refusal(" is no rating of a player; expected for instance Simple=1500, -9999 to 9999");
    }
    if (!result.isTournament()) {
      throw refusal(": a simulation has no ratings");
    }
    List<String> players = result.result().setup().players();
    List<String> names = players.stream().map(player -> player.toLowerCase(Locale.ROOT)).toList();
    String name = form.group(1).toLowerCase(Locale.ROOT);
    if (Collections.frequency(names, name) != 1) {
      String others = Excerpt.of(String.join(", ", players), ShownResult.MAX_SHOWN);
      throw refusal(": expected the name of one of " + others);
    }
    Anchor anchor = new Anchor(names.indexOf(name), Double.parseDouble(form.group(2)));
    return new ShownResult(result.result(), null, anchor);
  }

  private CommandException refusal(String reason) {
    return Usage.error(NAME + " " + Excerpt.quote(String.valueOf(text)) + reason);
  }
}
