package dev.baize.cli.match;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Participant;
import java.util.ArrayList;
import java.util.List;

/** Tells people from programs by the names of their players. */
public final class People {

  public static final String HUMAN = "Human";

  private People() {}

  public static boolean isPerson(String player) {
    return player.equalsIgnoreCase(HUMAN);
  }

  public static List<Seat> seats(List<Participant> participants) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < participants.size(); i++) {
      if (isPerson(participants.get(i).player())) {
        seats.add(Seat.of(i));
      }
    }
    return seats;
  }
}
