package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Scene;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The hands of all seats of a recorded game, as nobody saw them while it was played. */
public final class OpenHands {

  private OpenHands() {}

  /**
   * {@return the hands of all seats before some decisions, by the number of the decision} Seats
   * that hold nothing are left out; of a game without a table of its own, there is all that each
   * seat knows.
   *
   * @param record decisions of the game
   * @param game the game of the record
   * @param registry where the game's own table is looked up
   * @param decisions numbers of decisions in the record, from 0
   * @param <V> what a seat may know
   * @param <D> what it decides
   * @param <E> what happens
   * @throws dev.baize.core.record.MalformedFileException if a decision is illegal
   */
  public static <V extends View, D extends Decision, E extends Event>
      Map<Integer, List<Group>> before(
          MatchRecord record,
          GameProvider<V, D, E> game,
          Registry registry,
          Set<Integer> decisions) {
    Replay<V, D, E> replay = new Replay<>(record, game);
    List<String> names = record.header().names();
    SeatTables<V, D, E> tables = new SeatTables<>(PlainTable.unlessProvided(registry, game), names);
    Map<Integer, List<Group>> found = new HashMap<>();
    replay.play(
        new Listener<D, E>() {
          private int index;

          @Override
          public void happened(E event) {
            tables.observe(event);
          }

          @Override
          public void decided(Seat by, D decision) {
            if (decisions.contains(index)) {
              found.put(index, hands());
            }
            index++;
          }

          private List<Group> hands() {
            List<Group> hands = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
              Scene own = tables.scene(replay.view(Seat.of(i)));
              List<Piece> hand = SeatTables.hand(own);
              if (own.places().isEmpty() || !hand.isEmpty()) {
                hands.add(Group.of(names.get(i), hand));
              }
              hands.addAll(own.places().isEmpty() ? own.middle() : List.of());
            }
            return hands;
          }
        });
    return found;
  }
}
