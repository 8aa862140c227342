package dev.baize.euchre.kernel;

import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Sets of the seats that sit out a hand, as four-bit masks, and the order of play without them. */
public final class SittingOut {

  public static final int NOBODY = 0;

  private static final int LAST_SEAT = Hand.SEATS - 1;
  private static final int PARTNER = Hand.SEATS / 2;

  /** By mask. */
  private static final List<Set<Seat>> SEATS = sets();

  private SittingOut() {}

  public static int partner(int seat) {
    return 1 << partnerOf(seat);
  }

  public static int partnerOf(int seat) {
    return (seat + PARTNER) & LAST_SEAT;
  }

  public static boolean contains(int out, int seat) {
    return (out >> seat & 1) != 0;
  }

  public static Set<Seat> seats(int out) {
    return SEATS.get(out);
  }

  private static List<Set<Seat>> sets() {
    List<Set<Seat>> sets = new ArrayList<>();
    for (int out = 0; out < 1 << Hand.SEATS; out++) {
      Set<Seat> seats = new HashSet<>();
      for (int seat = 0; seat < Hand.SEATS; seat++) {
        if (contains(out, seat)) {
          seats.add(Seat.of(seat));
        }
      }
      sets.add(Set.copyOf(seats));
    }
    return List.copyOf(sets);
  }

  /** The number of seats that play if some sit out. */
  public static int players(int out) {
    return Hand.SEATS - Integer.bitCount(out);
  }

  /** {@return the number of cards in the trick on the table} */
  public static int inTrick(int played, int out) {
    return out == NOBODY ? played & LAST_SEAT : played % players(out);
  }

  /** {@return the next seat that plays, after one that may not} */
  public static int after(int seat, int out) {
    int next = (seat + 1) & LAST_SEAT;
    return out == NOBODY ? next : firstPlaying(next, out);
  }

  /** The first seat that plays, from a seat on. */
  private static int firstPlaying(int seat, int out) {
    int next = seat;
    while (contains(out, next)) {
      next = (next + 1) & LAST_SEAT;
    }
    return next;
  }
}
