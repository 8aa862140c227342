package dev.baize.web;

import dev.baize.core.game.Seat;

/** A seat in a room, which has a link, and a name of its own while nobody sits there. */
final class Chair {

  final Seat seat;
  final String seatName;
  final String token;

  /** What the person is shown. */
  final SeatFeed person = new SeatFeed();

  private volatile String name = "";
  private volatile boolean wantsHints;

  Chair(Seat seat, String seatName, String token) {
    this.seat = seat;
    this.seatName = seatName;
    this.token = token;
  }

  void sit(String named, boolean hinted) {
    name = named;
    wantsHints = hinted;
  }

  boolean isFree() {
    return name.isEmpty();
  }

  /** The name of the person; empty while nobody has the seat. */
  String name() {
    return name;
  }

  boolean wantsHints() {
    return wantsHints;
  }

  /** The person, or the seat while nobody has it. */
  String title() {
    return isFree() ? seatName : name;
  }

  /** Who has the seat, for those who wait. */
  String state() {
    String who = isFree() ? "nobody so far" : name;
    return seatName + ": " + who + (wantsHints ? ", who wants hints for everyone" : "");
  }
}
