package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.request.RequestedPosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opens the matches that a program asks for. */
final class MatchOpener<V extends View, D extends Decision, E extends Event> {

  private static final String RULES = "rules";
  private static final String SEED = "seed";

  private final HostedGame<V, D, E> hosted;
  private final Numbering<D> numbering;
  private final Registry registry;

  /** The number of matches whose seed was derived here. */
  private long seeds;

  MatchOpener(HostedGame<V, D, E> hosted, Numbering<D> numbering, Registry registry) {
    this.hosted = hosted;
    this.numbering = numbering;
    this.registry = registry;
  }

  /** What is played, before anybody sits down. */
  private record Opening<V extends View, D extends Decision, E extends Event>(
      Rules<V, D, E> rules, Seed seed, List<String> decisions) {}

  /**
   * The match of a request, in which nothing was said or asked yet.
   *
   * @param number the number of the request
   * @param program what it is told
   * @throws MalformedLineException if a field of the request has another type
   * @throws IllegalArgumentException if there is no such match
   * @throws dev.baize.core.player.PlayerCreationException if a player cannot be created
   * @throws dev.baize.core.match.MatchStoppedException if a player fails while observing what was
   *     played already
   */
  RefereedMatch<V, D, E> open(long number, Line request, BotDescription program)
      throws MalformedLineException {
    RefereedMatch<V, D, E> match = seat(number, opening(request), program);
    requireShortEvents(match);
    if (!request.has(SEED) && !request.has(RequestedPosition.RECORD)) {
      seeds++;
    }
    return match;
  }

  private Opening<V, D, E> opening(Line request) throws MalformedLineException {
    if (!request.has(RequestedPosition.RECORD)) {
      Rules<V, D, E> rules =
          request.has(RULES) ? hosted.game().rules(request.text(RULES)) : hosted.rules();
      Seed seed = request.has(SEED) ? request.seed(SEED) : Match.seedOf(hosted.seed(), seeds);
      return new Opening<>(rules, seed, List.of());
    }
    if (request.has(RULES) || request.has(SEED)) {
      throw new IllegalArgumentException(
          "a record has rules and a seed; expected no fields rules and seed beside it");
    }
    RequestedPosition<V, D, E> position = RequestedPosition.of(request, hosted.game());
    MatchRecord record = position.match().record();
    return new Opening<>(position.rules(), record.header().seed(), record.decisions());
  }

  private RefereedMatch<V, D, E> seat(
      long number, Opening<V, D, E> opening, BotDescription program) {
    Rules<V, D, E> rules = opening.rules();
    BotGame<V, D, E> game = new BotGame<>(rules, RequestedPosition.format(rules), numbering);
    List<RefereedSeat<V, D, E>> own = new ArrayList<>();
    List<Entrant<V, D, E>> entrants = Place.around(entrants(own, game, program), rules.seats());
    Map<Seat, Player<V, D, E>> table = new HashMap<>();
    Entrant.seat(entrants, rules, opening.seed())
        .forEach(player -> table.put(Seat.of(table.size()), player));
    MatchRecord record = MatchRecord.of(header(opening, entrants)).plus(opening.decisions());
    DecisionLog log = new DecisionLog(record);
    Match<V, D, E> match =
        RecordedMatch.of(record, hosted.game())
            .listen(log)
            .seat(registry, at -> Optional.empty(), table)
            .resume();
    return new RefereedMatch<>(number, match, game, List.copyOf(own), log);
  }

  /** The players; seats of the program are added to a list when they are created. */
  private List<Entrant<V, D, E>> entrants(
      List<RefereedSeat<V, D, E>> own, BotGame<V, D, E> game, BotDescription program) {
    List<Entrant<V, D, E>> entrants = new ArrayList<>();
    for (String player : hosted.players()) {
      entrants.add(
          player.equals(Referee.PROGRAM)
              ? Entrant.of(
                  Referee.PROGRAM,
                  place -> {
                    RefereedSeat<V, D, E> seat =
                        new RefereedSeat<>(place, new MatchLines<>(program, Map.of(), game, place));
                    own.add(seat);
                    return seat;
                  })
              : Entrant.of(registry, hosted.game(), player));
    }
    return entrants;
  }

  private Header header(Opening<V, D, E> opening, List<Entrant<V, D, E>> entrants) {
    List<Participant> participants =
        entrants.stream().map(each -> new Participant(each.name(), each.name())).toList();
    return new Header(hosted.game().name(), opening.rules().text(), opening.seed(), participants);
  }

  /** The first question tells of all that has happened, in one line. */
  private static void requireShortEvents(RefereedMatch<?, ?, ?> match) {
    for (RefereedSeat<?, ?, ?> seat : match.seats()) {
      if (Json.line(Map.of("events", seat.lines().untold())).length > Line.MAX_LENGTH / 2) {
        throw new IllegalArgumentException(
            "the record is too long: what has happened in it has more than 512 KiB");
      }
    }
  }
}
