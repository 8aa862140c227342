package dev.baize.core.record;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.lines.Source;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Console;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A record with its game, to be {@linkplain #replay replayed} without players or {@linkplain
 * #resume resumed} with them: a new match is a record without decisions. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
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
   * {@return the match of a record of any registered game}
   *
   * @param record the record
   * @param games the registry in which the game is looked up
   * @throws MissingProviderException if the game is not registered
   * @throws MalformedFileException if the game rejects the header
   */
  public static RecordedMatch<?, ?, ?> of(MatchRecord record, Registry games) {
    return of(record, find(record, Header.GAME_LINE, () -> games.game(record.header().game())));
  }

  private static <T> T find(MatchRecord record, int line, Supplier<T> lookup) {
    try {
      return lookup.get();
    } catch (MissingProviderException e) {
      throw e.at(record.source().place() + line);
    } catch (IllegalArgumentException e) {
      throw record.source().malformed(line, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * {@return the match of a record of a given game}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param record the record
   * @param game the expected game
   * @throws MalformedFileException if the record is of another game or the game rejects the header
   */
  public static <V extends View, D extends Decision, E extends Event> RecordedMatch<V, D, E> of(
      MatchRecord record, GameProvider<V, D, E> game) {
    Header header = record.header();
    Source source = record.source();
    if (!game.name().equalsIgnoreCase(header.game())) {
      throw source.malformed(
          Header.GAME_LINE,
          lenientFormat(
              "a record of %s; expected one of %s", Excerpt.quote(header.game()), game.name()));
    }
    Rules<V, D, E> rules = source.parse(Header.RULES_LINE, () -> game.rules(header.rules()));
    int players = header.participants().size();
    if (players != rules.seats()) {
      throw source.malformed(
          header.participantLine(Math.min(players, rules.seats())),
          lenientFormat("%s; expected %s", Plural.of(players, "player"), rules.seats()));
    }
    requireDeals(rules, header, source);
    return new RecordedMatch<>(record, game, rules, List.of());
  }

  /** Names the line of the first deal that the game refuses. */
  private static void requireDeals(Rules<?, ?, ?> rules, Header header, Source source) {
    List<String> deals = header.deals();
    if (deals.isEmpty()) {
      return;
    }
    try {
      rules.start(header.seed(), deals, null, null);
    } catch (IllegalArgumentException e) {
      for (int given = 1; given <= deals.size(); given++) {
        List<String> first = deals.subList(0, given);
        source.parse(
            Header.dealLine(given - 1), () -> rules.start(header.seed(), first, null, null));
      }
      throw e;
    }
  }

  /**
   * {@return the same match with one more listener}
   *
   * @param listener notified after the listeners added before
   */
  public RecordedMatch<V, D, E> listen(Listener<? super D, ? super E> listener) {
    List<Listener<? super D, ? super E>> more = new ArrayList<>(listeners);
    more.add(listener);
    return new RecordedMatch<>(record, game, rules, List.copyOf(more));
  }

  /**
   * {@return the same match with the game's transcript, with the record's names, as a listener}
   *
   * @param out as in {@link GameProvider#transcript}
   */
  public RecordedMatch<V, D, E> transcript(Appendable out) {
    return listen(game.transcript(requireNonNull(out), record.header().names(), rules));
  }

  /**
   * {@return the game after the recorded decisions, over or not, replayed without players}
   * Listeners are notified of events, not of decisions.
   *
   * @throws MalformedFileException if a decision cannot be parsed, is illegal or follows the end;
   *     listeners have been notified of everything before it
   */
  public Game<V, D> replay() {
    List<Listener<? super D, ? super E>> interested =
        listeners.stream().filter(Listener::wantsEvents).toList();
    Consumer<E> events = event -> interested.forEach(listener -> listener.happened(event));
    Game<V, D> replayed = start(interested.isEmpty() ? null : events);
    replay(replayed::isOver, replayed::apply);
    return replayed;
  }

  /**
   * {@return the game before the first decision}
   *
   * @param events receives every event of the game; null for no listener
   */
  public Game<V, D> start(@Nullable Consumer<? super E> events) {
    Header header = record.header();
    return rules.start(header.seed(), header.deals(), events, null);
  }

  /** Replays all decisions of a game that has just begun, given whether it is over. */
  private void replay(BooleanSupplier over, Consumer<? super D> apply) {
    Source source = record.source();
    List<String> texts = record.decisions();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      int line = record.header().decisionLine(i);
      if (over.getAsBoolean()) {
        throw source.malformed(line, Excerpt.quote(text) + " comes after the end of the game");
      }
      D decision = source.parse(line, () -> decision(text));
      try {
        apply.accept(decision);
      } catch (IllegalDecisionException e) {
        throw source.malformed(line, refusal(e), e);
      }
    }
  }

  private D decision(String text) {
    D decision;
    try {
      decision = game.decision(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s is not a decision of %s: %s", Excerpt.quote(text), game.name(), e.getMessage()),
          e);
    }
    if (!decision.text().equals(text)) {
      throw new IllegalArgumentException(
          lenientFormat("%s: expected %s", Excerpt.quote(text), Excerpt.quote(decision.text())));
    }
    return decision;
  }

  /** Omits the position, which would reveal hidden cards to a person who resumes the match. */
  private static String refusal(IllegalDecisionException e) {
    return lenientFormat(
        "%s may not %s there; legal: %s",
        e.seat(),
        Excerpt.quote(e.decision().text()),
        String.join(", ", e.legal().stream().map(Decision::text).toList()));
  }

  /**
   * {@return new players for the seats: given ones, and otherwise those that the record names}
   *
   * @param players the registry in which the other players are looked up
   * @param consoles the console of the person at a seat; empty if there is none
   * @param own the given players by seat, whatever the record calls them
   * @throws MissingProviderException if a player is not registered
   * @throws MalformedFileException if a player has no such settings or cannot play at its seat
   */
  public List<Player<V, D, E>> seat(
      Registry players,
      Function<? super Seat, Optional<Console>> consoles,
      Map<Seat, ? extends Player<V, D, E>> own) {
    Header header = record.header();
    return SeatContext.seat(
        header.seed(),
        header.names(),
        consoles,
        context -> {
          Player<V, D, E> present = own.get(context.seat());
          return present == null ? create(players, context.with(rules)) : present;
        });
  }

  private Player<V, D, E> create(Registry players, SeatContext context) {
    int seat = context.seat().index();
    int line = record.header().participantLine(seat);
    String name = record.header().participants().get(seat).player();
    PlayerProvider<V, D, E> provider = find(record, line, () -> players.player(game, name));
    try {
      return requireNonNull(provider.create(context), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw record.source().malformed(line, String.valueOf(e.getMessage()), e);
    } catch (Throwable e) {
      throw new PlayerCreationException(provider.name(), context.seat(), e);
    }
  }

  /**
   * {@return the match after the recorded decisions, which players and listeners have observed}
   *
   * @param players one for each seat, new, as {@link #seat} returns them
   * @throws MalformedFileException if a decision cannot be parsed, is illegal or follows the end
   * @throws dev.baize.core.match.MatchStoppedException if a player fails while observing them
   */
  public Match<V, D, E> resume(List<? extends Player<V, D, E>> players) {
    Header header = record.header();
    Match.Builder<V, D, E> builder =
        Match.builder(rules, players, header.seed())
            .deals(header.deals())
            .names(header.participants().stream().map(Participant::player).toList());
    listeners.forEach(builder::listener);
    Match<V, D, E> match = builder.build();
    replay(match::isOver, match::replay);
    return match;
  }

  /**
   * {@return the match with new players, {@linkplain #resume(List) resumed}}
   *
   * @param players as for {@link #seat}
   * @param consoles as for {@link #seat}
   * @param own as for {@link #seat}
   */
  public Match<V, D, E> resume(
      Registry players,
      Function<? super Seat, Optional<Console>> consoles,
      Map<Seat, ? extends Player<V, D, E>> own) {
    return resume(seat(players, consoles, own));
  }

  /** {@return the record} */
  public MatchRecord record() {
    return record;
  }
}
