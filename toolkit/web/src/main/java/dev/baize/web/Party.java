package dev.baize.web;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.review.OwnGames;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Those who have come to a table together.
 *
 * @param people what the people are shown, by seat
 * @param watchers what those are shown who watch, if any may
 * @param standIn the player that plays on for a person who is gone
 * @param dealer deals a further game, whose header it passes on when the seed is known
 * @param changed runs when the record may be in another file, or the game over
 */
record Party(
    Map<Seat, SeatFeed> people,
    Optional<SeatFeed> watchers,
    String standIn,
    BiConsumer<Header, Consumer<Header>> dealer,
    Runnable changed) {

  /** The note of a game in which all people agreed to hints. */
  static final String HINTS = "hints for everyone";

  /** The notes of a game that are those of the next one, too. */
  static final Set<String> NOTES = Set.of(HINTS, OwnGames.FRIENDS);

  /** People who have been shown nothing, whom nobody watches, and who leave the cards to us. */
  static Party of(Header header, String standIn) {
    Map<Seat, SeatFeed> people = new TreeMap<>();
    header.people().forEach(seat -> people.put(seat, new SeatFeed()));
    return new Party(
        people, Optional.empty(), standIn, (next, then) -> then.accept(next), () -> {});
  }
}
