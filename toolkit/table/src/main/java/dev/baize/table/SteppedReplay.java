package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A recorded game at the table, which a person steps through forwards and backwards. */
public final class SteppedReplay {

  private record Position(Scene scene, Messages.Shown told) {}

  private static final String KEYS = "arrows, Home, End   q leaves";

  private final List<Position> positions;

  private SteppedReplay(List<Position> positions) {
    this.positions = positions;
  }

  /**
   * {@return a recorded game as one seat saw it}
   *
   * @param record decisions of the game
   * @param game the game of the record
   * @param registry where the game's own table is looked up
   * @param seat whose scenes and sentences are shown
   * @param open whether the hands of the other seats are shown, too
   * @param <V> what a seat may know
   * @param <D> what it decides
   * @param <E> what happens
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   */
  public static <V extends View, D extends Decision, E extends Event> SteppedReplay of(
      MatchRecord record, GameProvider<V, D, E> game, Registry registry, Seat seat, boolean open) {
    Replay<V, D, E> replay = new Replay<>(record, game);
    List<String> names = record.header().names();
    SeatTables<V, D, E> tables = new SeatTables<>(PlainTable.unlessProvided(registry, game), names);
    GameTable<V, D, E> own = tables.at(seat);
    Messages messages = new Messages();
    List<Position> positions = new ArrayList<>();
    replay.play(
        new Listener<D, E>() {
          @Override
          public void happened(E event) {
            tables.observe(event);
            if (event.visibleTo(seat)) {
              messages.tell(own.describe(event));
            }
          }

          @Override
          public void decided(Seat by, D decision) {
            positions.add(new Position(scene(replay, tables, seat, open), messages.shown()));
            messages.turnPage();
          }
        });
    if (replay.last().isOver()) {
      String result = own.result(replay.view(seat), replay.last().outcome());
      messages.tell(StyledText.strong("\n" + result));
    }
    positions.add(new Position(scene(replay, tables, seat, open), messages.shown()));
    return new SteppedReplay(positions);
  }

  private static <V extends View, D extends Decision, E extends Event> Scene scene(
      Replay<V, D, E> replay, SeatTables<V, D, E> tables, Seat seat, boolean open) {
    Scene scene = tables.scene(replay.view(seat));
    if (!open) {
      return scene;
    }
    List<Place> places = new ArrayList<>();
    for (Place place : scene.places()) {
      Seat at = Seat.of((seat.index() + places.size()) % tables.seats());
      places.add(
          at == seat || places.size() >= tables.seats()
              ? place
              : opened(place, SeatTables.hand(tables.scene(replay.view(at)))));
    }
    return new Scene(scene.title(), scene.facts(), places, scene.middle(), scene.aside());
  }

  /** A place with the hand that its own seat sees. */
  private static Place opened(Place place, List<Piece> hand) {
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
    int last = positions.size() - 1;
    int at = 0;
    while (at >= 0) {
      Position position = positions.get(at);
      String where = String.format(Locale.ROOT, "decision %,d of %,d", at, last);
      console.show(
          new Screen(
              theme,
              position.scene(),
              Asked.NOTHING,
              0,
              position.told(),
              false,
              List.of(where, KEYS)));
      at =
          switch (console.step()) {
            case NEXT -> Math.min(at + 1, last);
            case BACK -> Math.max(at - 1, 0);
            case FIRST -> 0;
            case LAST -> last;
            case LEAVE -> -1;
          };
    }
  }
}
