package dev.baize.table;

import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a person may play at a table when a game is over. */
public enum NextGame {
  /** The same game with the same players, and new cards. */
  AGAIN,

  /**
   * The same cards, with the person and all others one seat further: where there are two sides, the
   * person has those of the other side.
   */
  OTHER_SIDE;

  /**
   * {@return how the record of the next game begins}
   *
   * @param over how that of the last one began
   * @param fresh the seed of new cards
   */
  public Header after(Header over, Seed fresh) {
    if (this == AGAIN) {
      return new Header(over.game(), over.rules(), fresh, over.participants());
    }
    List<Participant> further = new ArrayList<>(over.participants());
    Collections.rotate(further, 1);
    return new Header(over.game(), over.rules(), over.seed(), over.deals(), List.of(), further);
  }
}
