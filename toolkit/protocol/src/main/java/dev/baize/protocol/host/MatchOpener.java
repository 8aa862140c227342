package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Opens the matches that a program asks for. */
final class MatchOpener {

  private static final String RULES = "rules";
  private static final String SEED = "seed";

  private final HostedGame<View, Decision, Event> hosted;
  private final Numbering numbering;
  private final Registry registry;

  /** The number of matches whose seed was derived here. */
  private long seeds;

  MatchOpener(HostedGame<View, Decision, Event> hosted, Numbering numbering, Registry registry) {
    this.hosted = hosted;
    this.numbering = numbering;
    this.registry = registry;
  }

  /** Throws as the constructor of {@link Referee} if not all players can sit down. */
  void requirePlayers() {
    GameLines.of(hosted.rules(), numbering);
    List<Entrant<View, Decision, Event>> entrants =
        entrants(
            context ->
                view -> {
                  throw new IllegalStateException("nobody plays yet");
                });
    for (Entrant<View, Decision, Event> entrant : entrants) {
      try {
        Entrant.seat(List.of(entrant), hosted.rules(), hosted.seed(), seat -> {});
      } catch (PlayerCreationException e) {
        if (e.getCause() instanceof IllegalArgumentException refusal) {
          throw new IllegalArgumentException(
              "no seat for " + entrant.name() + ": " + refusal.getMessage(), e);
        }
        throw e;
      }
    }
    SeatContext.around(entrants, hosted.rules().seats());
  }

  private List<Entrant<View, Decision, Event>> entrants(
      Function<SeatContext, Player<View, Decision, Event>> program) {
    List<Entrant<View, Decision, Event>> entrants = new ArrayList<>();
    for (String player : hosted.players()) {
      entrants.add(
          player.equals(Referee.PROGRAM)
              ? Entrant.of(Referee.PROGRAM, program)
              : Entrant.of(registry.player(hosted.game(), player)));
    }
    return entrants;
  }

  /**
   * The match of a request, in which nothing was said or asked yet. Throws {@code
   * IllegalArgumentException} if there is no such match, {@link PlayerCreationException} if a
   * player cannot be created, and {@link dev.baize.core.match.MatchStoppedException} if one fails
   * while observing what was played already.
   */
  RefereedMatch open(long number, Line request, BotDescription program)
      throws MalformedLineException {
    if (request.has(RequestedPosition.RECORD)) {
      checkArgument(
          !request.has(RULES) && !request.has(SEED),
          "a record has rules and a seed; expected no fields rules and seed beside it");
      RequestedPosition position = RequestedPosition.of(request, hosted.game());
      MatchRecord record = position.match().record();
      Header header = record.header();
      return seat(
          number, position.rules(), header.seed(), header.deals(), record.decisions(), program);
    }
    Rules<View, Decision, Event> rules =
        request.has(RULES) ? hosted.game().rules(request.text(RULES)) : hosted.rules();
    // As in a simulation with the seed of the host.
    Seed seed = request.has(SEED) ? request.seed(SEED) : Match.seedOf(hosted.seed(), seeds);
    RefereedMatch match = seat(number, rules, seed, List.of(), List.of(), program);
    seeds += request.has(SEED) ? 0 : 1;
    return match;
  }

  private RefereedMatch seat(
      long number,
      Rules<View, Decision, Event> rules,
      Seed seed,
      List<String> deals,
      List<String> decisions,
      BotDescription program) {
    GameLines game = GameLines.of(rules, numbering);
    List<RefereedSeat> own = new ArrayList<>();
    List<Entrant<View, Decision, Event>> entrants =
        SeatContext.around(
            entrants(
                context -> {
                  own.add(
                      new RefereedSeat(context, new MatchLines(program, Map.of(), game, context)));
                  return own.get(own.size() - 1);
                }),
            rules.seats());
    Map<Seat, Player<View, Decision, Event>> table = new HashMap<>();
    Entrant.seat(entrants, rules, seed, seat -> {})
        .forEach(player -> table.put(Seat.of(table.size()), player));
    List<Participant> participants =
        entrants.stream().map(each -> new Participant(each.name(), each.name())).toList();
    MatchRecord record =
        MatchRecord.of(
                new Header(
                    hosted.game().name(), rules.text(), seed, deals, List.of(), participants))
            .plus(decisions);
    RefereedMatch.DecisionLog log = new RefereedMatch.DecisionLog(record, new ArrayList<>());
    Match<View, Decision, Event> match =
        RecordedMatch.of(record, hosted.game())
            .listen(log)
            .resume(registry, at -> Optional.empty(), table);
    // The first question tells of all that has happened, in one line.
    for (RefereedSeat seat : own) {
      checkArgument(
          Json.line(Map.of("events", seat.lines.unsent())).length <= Line.MAX_LENGTH / 2,
          "the record is too long: what has happened in it has more than 512 KiB");
    }
    return new RefereedMatch(number, match, List.copyOf(own), log);
  }
}
