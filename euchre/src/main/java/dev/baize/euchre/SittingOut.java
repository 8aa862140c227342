package dev.baize.euchre;

import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sets of the seats that sit out a hand, as four-bit masks, and the order of play without them. */
final class SittingOut {

  static final int NOBODY = 0;

  private static final int LAST_SEAT = Hand.SEATS - 1;
  private static final int PARTNER = Hand.SEATS / 2;

  /** By mask. */
  private static final List<Set<Seat>> SEATS =
      IntStream.range(0, 1 << Hand.SEATS).mapToObj(SittingOut::collect).toList();

  private SittingOut() {}

  /** The set of a seat's partner alone. */
  static int partner(int seat) {
    return 1 << partnerOf(seat);
  }

  static int partnerOf(int seat) {
    return (seat + PARTNER) & LAST_SEAT;
  }

  static boolean contains(int out, int seat) {
    return (out >> seat & 1) != 0;
  }

  /** The seats of a mask. */
  static Set<Seat> seats(int out) {
    return SEATS.get(out);
  }

  private static Set<Seat> collect(int out) {
    return IntStream.range(0, Hand.SEATS)
        .filter(seat -> contains(out, seat))
        .mapToObj(Seat::of)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The number of seats that play. */
  static int players(int out) {
    return Hand.SEATS - Integer.bitCount(out);
  }

  /** The next seat that plays. */
  static int after(int seat, int out) {
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

  /** The seat after a number of turns. */
  static int after(int seat, int turns, int out) {
    int next = seat;
    for (int i = 0; i < turns; i++) {
      next = after(next, out);
    }
    return next;
  }
}
