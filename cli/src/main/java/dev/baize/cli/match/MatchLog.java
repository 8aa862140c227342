package dev.baize.cli.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Remembers the decisions of a match, so that it can be saved at any time. */
final class MatchLog implements Listener<Decision, Event> {

  private static final String ENDING = ".baize";

  private final Supplier<MatchRecord> start;
  private final Optional<Path> recorded;
  private final List<String> decisions = new ArrayList<>();

  /**
   * The log of a match.
   *
   * @param start what had been decided when the match began or was resumed; asked for to save
   * @param recorded where all decisions are written anyway, if they are
   */
  MatchLog(Supplier<MatchRecord> start, Optional<Path> recorded) {
    this.start = start;
    this.recorded = recorded;
  }

  @Override
  public boolean wantsEvents() {
    return false;
  }

  @Override
  public void decided(Seat seat, Decision decision) {
    decisions.add(decision.text());
  }

  /**
   * Saves the match.
   *
   * @param name of a new file; if empty, the match is where it is recorded, or else in a file named
   *     after the game
   * @return the file
   * @throws IOException that names the file, if it exists or cannot be written
   */
  Path save(String name) throws IOException {
    if (name.isEmpty() && recorded.isPresent()) {
      return recorded.get();
    }
    MatchRecord before = start.get();
    Path file = Path.of(name.isEmpty() ? before.header().game() + ENDING : name);
    RecordWriter.create(file, before.plus(decisions)).close();
    return file;
  }
}
