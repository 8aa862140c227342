package dev.baize.core.record;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.lines.Source;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Console;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A record together with its game, which understands it: to be {@linkplain #replay replayed}
 * without players, or to be {@linkplain #seat played on} with them. A new match is a record without
 * decisions that is played on. Immutable.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class RecordedMatch<V extends View, D extends Decision, E extends Event> {

  private final MatchRecord record;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final List<Listener<? super D, ? super E>> listeners;

  private RecordedMatch(
      MatchRecord record,
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<Listener<? super D, ? super E>> listeners) {
    this.record = record;
    this.game = game;
    this.rules = rules;
    this.listeners = listeners;
  }

  /**
   * {@return the match of a record of any game that is present}
   *
   * @param record what the match was started with, and the decisions so far
   * @param games where the game is found by name
   * @throws MissingProviderException if the game is not present
   * @throws MalformedRecordException if the game does not understand the header
   */
  public static RecordedMatch<?, ?, ?> of(MatchRecord record, Registry games) {
    return of(
        record, find(record, HeaderFormat.GAME_LINE, () -> games.game(record.header().game())));
  }

  private static <T> T find(MatchRecord record, int line, Supplier<T> lookup) {
    try {
      return lookup.get();
    } catch (MissingProviderException e) {
      throw e.at(record.source().place() + line);
    }
  }

  /**
   * {@return the match of a record of this game}
   *
   * @param <V> what a seat may know
   * @param <D> what a seat may decide
   * @param <E> what can happen
   * @param record what the match was started with, and the decisions so far
   * @param game the game it must be of
   * @throws MalformedRecordException if it is of another game or the game does not understand the
   *     header
   */
  public static <V extends View, D extends Decision, E extends Event> RecordedMatch<V, D, E> of(
      MatchRecord record, GameProvider<V, D, E> game) {
    Header header = record.header();
    Source source = record.source();
    if (!game.name().equalsIgnoreCase(header.game())) {
      throw source.malformed(
          HeaderFormat.GAME_LINE,
          "a record of %s; expected one of %s"
              .formatted(Excerpt.quote(header.game()), game.name()));
    }
    Rules<V, D, E> rules = source.parse(HeaderFormat.RULES_LINE, () -> game.rules(header.rules()));
    int players = header.participants().size();
    if (players != rules.seats()) {
      throw source.malformed(
          HeaderFormat.participantLine(Math.min(players, rules.seats())),
          "%d players; expected %d".formatted(players, rules.seats()));
    }
    return new RecordedMatch<>(record, game, rules, List.of());
  }

  /**
   * {@return the same, followed by one more listener}
   *
   * @param listener is told after those before it
   */
  public RecordedMatch<V, D, E> listen(Listener<? super D, ? super E> listener) {
    List<Listener<? super D, ? super E>> more = new ArrayList<>(listeners);
    more.add(listener);
    return new RecordedMatch<>(record, game, rules, List.copyOf(more));
  }

  /**
   * {@return the same, told to people: followed by the game's transcript, with the names of the
   * record}
   *
   * @param out as in {@link GameProvider#transcript}
   */
  public RecordedMatch<V, D, E> transcript(Appendable out) {
    return listen(game.transcript(requireNonNull(out), record.header().names()));
  }

  /**
   * Plays the recorded decisions; no player is needed. As in {@link
   * dev.baize.core.match.Match#replay}, listeners hear of what happens, not of decisions.
   *
   * @return the game as the record leaves it, over or not
   * @throws MalformedRecordException if a decision is not understood, against the rules, or comes
   *     after the end; listeners have heard of all before it
   */
  public Game<V, D> replay() {
    List<Listener<? super D, ? super E>> told =
        listeners.stream().filter(Listener::wantsEvents).toList();
    Consumer<E> events = event -> told.forEach(listener -> listener.happened(event));
    Game<V, D> replayed = rules.start(record.header().seed(), told.isEmpty() ? null : events);
    new RecordedDecisions<>(record, game).replay(replayed::isOver, replayed::apply);
    return replayed;
  }

  /**
   * Seats the players that the record names, as they were seated when it began.
   *
   * @param players where they are found by name
   * @param consoles where the person at a seat is asked; empty where nobody can be
   * @return the match with new players, who know nothing of it yet
   * @throws MissingProviderException if a player is not present
   * @throws MalformedRecordException if a player cannot play at its seat
   */
  public SeatedMatch<V, D, E> seat(
      Registry players, Function<? super Seat, Optional<Console>> consoles) {
    return seat(players, consoles, Map.of());
  }

  /**
   * Seats some players that are here already, and the others as the record names them.
   *
   * @param players where the others are found by name
   * @param consoles where the person at a seat is asked; empty where nobody can be
   * @param own players by their seats, whatever the record calls them
   * @return the match with new players, who know nothing of it yet
   * @throws MalformedRecordException if a player is not present or cannot play at its seat
   */
  public SeatedMatch<V, D, E> seat(
      Registry players,
      Function<? super Seat, Optional<Console>> consoles,
      Map<Seat, ? extends Player<V, D, E>> own) {
    Header header = record.header();
    List<Player<V, D, E>> seated = new ArrayList<>();
    for (int i = 0; i < rules.seats(); i++) {
      Participant participant = header.participants().get(i);
      Seat seat = Seat.of(i);
      Player<V, D, E> present = own.get(seat);
      if (present != null) {
        seated.add(present);
        continue;
      }
      Place place =
          new Place(
              participant.name(), seat, Place.seedOf(header.seed(), seat), consoles.apply(seat));
      int line = HeaderFormat.participantLine(i);
      PlayerProvider<V, D, E> provider =
          find(record, line, () -> players.player(game, participant.player()));
      seated.add(record.source().parse(line, () -> provider.create(place)));
    }
    return new SeatedMatch<>(record, game, rules, List.copyOf(seated), listeners);
  }

  /** {@return the record that the match was made of} */
  public MatchRecord record() {
    return record;
  }
}
