package dev.baize.core.toy;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import java.util.function.Function;

/**
 * Players that decide elsewhere, as others do here.
 *
 * @param name the name of the player
 * @param maxConcurrentMatches the number of matches that it can have in play at the same time
 * @param players makes a player that decides as this one is to
 * @param questions those that were asked and not answered
 */
public record DistantProvider(
    String name,
    int maxConcurrentMatches,
    Function<SeatContext, Player<HighCardView, Play, HighCardEvent>> players,
    OpenQuestions questions)
    implements PlayerProvider<HighCardView, Play, HighCardEvent> {

  @Override
  public String game() {
    return HighCard.NAME;
  }

  @Override
  public String description() {
    return "decides elsewhere";
  }

  @Override
  public Distant create(SeatContext context) {
    return new Distant(players.apply(context), questions);
  }
}
