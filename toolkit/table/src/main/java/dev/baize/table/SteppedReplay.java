package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A recorded game at the table, which a person steps through forwards and backwards. Only the last
 * positions are kept; those before are played again from the beginning.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public final class SteppedReplay<V extends View, D extends Decision, E extends Event> {

  private record Position(Scene scene, Messages.Shown told) {}

  private static final String KEYS = "arrows, Home, End   q leaves";
  private static final String NEXT = "Enter goes on   arrows, Home, End   q leaves";
  private static final int KEPT = 100;

  private final MatchRecord record;
  private final GameProvider<V, D, E> provider;
  private final Seat seat;
  private final boolean open;

  /** Whether nobody is "You". */
  private final boolean isWatched;

  private final Map<Integer, Position> kept = new HashMap<>();
  private final List<GameTable<V, D, E>> tables = new ArrayList<>();
  private Messages messages = new Messages();
  private Game<V, D> game;

  /** How many decisions were made in the game. */
  private int made;

  private SteppedReplay(
      MatchRecord record,
      GameProvider<V, D, E> provider,
      Seat seat,
      boolean open,
      boolean isWatched) {
    this.record = record;
    this.provider = provider;
    this.seat = seat;
    this.open = open;
    this.isWatched = isWatched;
    RecordedMatch.of(record, provider).replay();
    this.game = begin();
  }

  /**
   * {@return a recorded game as one seat saw it}
   *
   * @param record decisions of the game
   * @param game the game of the record
   * @param seat whose scenes and sentences are shown
   * @param open whether the hands of the other seats are shown, too
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   */
  public static SteppedReplay<?, ?, ?> of(
      MatchRecord record, GameProvider<?, ?, ?> game, Seat seat, boolean open) {
    return new SteppedReplay<>(record, game, seat, open, false);
  }

  /**
   * {@return a recorded game for who has watched it, with the hands of all seats}
   *
   * @param record decisions of the game
   * @param game the game of the record
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   */
  public static SteppedReplay<?, ?, ?> ofAll(MatchRecord record, GameProvider<?, ?, ?> game) {
    return new SteppedReplay<>(record, game, Seat.of(0), true, true);
  }

  /**
   * {@return what is seen before a decision, or at the end}
   *
   * @param decision its number in the record, from 0; or how many there are
   */
  public Scene scene(int decision) {
    return position(decision).scene();
  }

  private Game<V, D> begin() {
    made = 0;
    messages = new Messages();
    kept.clear();
    tables.clear();
    List<String> names = Opponents.shown(record.header());
    for (int i = 0; i < names.size(); i++) {
      Speech speech = isWatched ? Speech.forWatchers(names) : new Speech(Seat.of(i), names);
      tables.add(PlainTable.unlessProvided(provider).table().apply(speech));
    }
    return RecordedMatch.of(record, provider).start(event -> happened(event));
  }

  private void happened(E event) {
    for (int i = 0; i < tables.size(); i++) {
      if (event.visibleTo(Seat.of(i))) {
        tables.get(i).observe(event);
      }
    }
    if (event.visibleTo(seat) && tables.get(seat.index()).isNews(event)) {
      messages.tell(tables.get(seat.index()).describe(event));
    }
  }

  /** The position after a number of decisions. */
  private Position position(int number) {
    Position known = kept.get(number);
    if (known != null) {
      return known;
    }
    if (number < made) {
      game = begin();
    }
    while (made < number) {
      if (number - made < KEPT) {
        keep();
      }
      messages.markRead();
      game.apply(provider.decision(record.decisions().get(made)));
      made++;
    }
    if (game.isOver()) {
      String result = tables.get(seat.index()).result(game.view(seat), game.outcome());
      messages.tell(StyledText.strong("\n" + result));
    }
    return keep();
  }

  private Position keep() {
    Position now = new Position(scene(), messages.shown());
    kept.put(made, now);
    kept.remove(made - KEPT);
    return now;
  }

  private Scene scene() {
    Scene scene = tables.get(seat.index()).scene(game.view(seat), false);
    if (!open) {
      return scene;
    }
    boolean placed = scene.places().size() >= tables.size();
    return new Scene(
        scene.title(),
        scene.facts(),
        placed ? openedPlaces(scene.places()) : scene.places(),
        placed ? scene.middle() : openedGroups(),
        scene.aside());
  }

  private Seat next(int places) {
    return Seat.of((seat.index() + places) % tables.size());
  }

  private List<Place> openedPlaces(List<Place> places) {
    List<Place> opened = new ArrayList<>(places);
    for (int i = isWatched ? 0 : 1; i < tables.size(); i++) {
      Seat other = next(i);
      Scene own = tables.get(other.index()).scene(game.view(other), false);
      opened.set(i, opened(places.get(i), own));
    }
    return opened;
  }

  /** What the seat sees at a table that has no places, and below each group what others see. */
  private List<Group> openedGroups() {
    List<List<Group>> seen = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      seen.add(tables.get(seat.index()).scene(game.view(next(i)), false).middle());
    }
    List<Group> opened = new ArrayList<>();
    int most = seen.stream().mapToInt(List::size).max().orElse(0);
    for (int row = 0; row < most; row++) {
      Optional<Group> own = seen.get(0).stream().skip(row).findFirst();
      List<Group> others = new ArrayList<>();
      for (int i = 1; i < seen.size(); i++) {
        Seat other = next(i);
        seen.get(i).stream()
            .skip(row)
            .limit(1)
            .filter(group -> !own.equals(Optional.of(group)))
            .map(group -> named(other, group))
            .forEach(others::add);
      }
      boolean isNamed = isWatched && !others.isEmpty();
      own.map(group -> isNamed ? named(seat, group) : group).ifPresent(opened::add);
      opened.addAll(others);
    }
    return opened;
  }

  private Group named(Seat of, Group group) {
    String name = Opponents.shown(record.header()).get(of.index());
    return Group.of(name + ": " + group.caption(), group.pieces(), group.note());
  }

  /** A place with the hand that its own seat sees. */
  private static Place opened(Place place, Scene own) {
    List<Piece> hand =
        own.places().get(0).hand().stream().flatMap(group -> group.pieces().stream()).toList();
    return new Place(
        place.name(),
        place.roles(),
        place.status(),
        place.played(),
        hand.isEmpty() ? List.of() : List.of(Group.of(place.name(), hand)));
  }

  /**
   * Shows one position after another until the person leaves.
   *
   * @param console where the person sits
   * @param theme how signs are written
   * @throws PromptAbandonedException if input ends
   */
  public void show(TableConsole console, Theme theme) {
    int last = record.decisions().size();
    show(
        console,
        last,
        false,
        (at, page) -> {
          String where = String.format(Locale.ROOT, "decision %,d of %,d", at, last);
          return screen(theme, position(at), page, where, KEYS);
        });
  }

  /**
   * A position of a game, and what is said of it.
   *
   * @param decisions how many decisions were made before
   * @param said instead of what has happened, one paragraph each
   */
  public record Stop(int decisions, List<StyledText> said) {}

  /**
   * Shows some positions, one after another, until the person leaves or goes on from the last.
   *
   * @param console where the person sits
   * @param theme how signs are written
   * @param stops one or more
   * @throws PromptAbandonedException if input ends
   */
  public void show(TableConsole console, Theme theme, List<Stop> stops) {
    int last = stops.size() - 1;
    show(
        console,
        last,
        true,
        (at, page) -> {
          Stop stop = stops.get(at);
          Messages.Shown said = new Messages.Shown(stop.said(), List.of(), true);
          String where = String.format(Locale.ROOT, "%,d of %,d", at + 1, last + 1);
          Position position = new Position(scene(stop.decisions()), said);
          return screen(theme, position, page, where, NEXT);
        });
  }

  private void show(
      TableConsole console, int last, boolean ends, BiFunction<Integer, Integer, Screen> screens) {
    int at = 0;
    int page = 0;
    while (at >= 0 && at <= last) {
      console.show(screens.apply(at, page));
      switch (console.step()) {
        case NEXT -> at += at < last || ends ? 1 : 0;
        case BACK -> at = Math.max(at - 1, 0);
        case FIRST -> at = 0;
        case LAST -> at = last;
        case PAGE_DOWN -> page++;
        case PAGE_UP -> page = Math.max(page - 1, 0);
        case LEAVE -> at = -1;
      }
    }
  }

  private static Screen screen(
      Theme theme, Position position, int page, String where, String keys) {
    List<String> foot = List.of(where, keys);
    return new Screen(
        theme, position.scene(), columns -> Asked.NOTHING, page, position.told(), "PgDn", foot);
  }
}
