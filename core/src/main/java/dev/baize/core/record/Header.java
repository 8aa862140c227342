package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a record before the first decision: all that is needed to start the same match.
 *
 * @param game the name the game is registered under, one word without white space, at most 200
 *     characters
 * @param rules the {@linkplain dev.baize.core.game.Rules#text text} of the rules, one line of at
 *     most 10,000 characters
 * @param seed the seed of the match
 * @param participants one for each seat, in seat order
 */
public record Header(String game, String rules, Seed seed, List<Participant> participants) {

  /**
   * Copies the participants.
   *
   * @param game one word
   * @param rules one line
   * @param seed any seed
   * @param participants 1 to {@link Seat#MAX_COUNT}
   */
  public Header {
    game = Fields.requireWord("game", game);
    rules = Fields.requireRules(rules);
    requireNonNull(seed);
    participants = List.copyOf(participants);
    checkArgument(
        !participants.isEmpty() && participants.size() <= Seat.MAX_COUNT,
        "%s participants; expected 1 to %s",
        participants.size(),
        Seat.MAX_COUNT);
  }

  /** {@return the names of the participants, in seat order} */
  public List<String> names() {
    return participants.stream().map(Participant::name).toList();
  }

  /** {@return the seats of the people} */
  public List<Seat> people() {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < participants.size(); i++) {
      if (participants.get(i).isPerson()) {
        seats.add(Seat.of(i));
      }
    }
    return seats;
  }
}
