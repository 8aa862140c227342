package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Registry;
import dev.baize.table.PromptAbandonedException.Reason;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** A game that takes long to tell whether a decision can be taken back. */
class SlowUndoTest {

  private static final BeansProvider GAME = new BeansProvider();
  private static final Registry REGISTRY = Registry.load();
  private static final Seat SEAT = Seat.of(0);
  private static final Seed SEED = Seed.of(3);
  private static final List<String> NAMES = List.of("Ann", "Bob");
  private static final String FINDING_OUT = "checking what you have seen since";
  private static final String TAKEN_BACK = "Taken back.";

  private final StringBuilder shown = new StringBuilder();

  /** A person who types some lines and leaves. */
  private final class Typing implements TableConsole {

    private final Iterator<String> lines;

    Typing(String... lines) {
      this.lines = List.of(lines).iterator();
    }

    @Override
    public void show(Picture picture) {
      picture.lines(columns(), rows()).forEach(line -> shown.append(line.plain()).append('\n'));
    }

    @Override
    public int columns() {
      return MIN_COLUMNS;
    }

    @Override
    public int rows() {
      return MIN_ROWS;
    }

    @Override
    public String ask(IntFunction<String> prompt, List<String> completions) {
      if (lines.hasNext()) {
        return lines.next();
      }
      throw new PromptAbandonedException(Reason.INPUT_ENDED);
    }

    @Override
    public void pause(int moves) {}

    @Override
    public Step step() {
      return Step.LEAVE;
    }

    @Override
    public String pauseHint() {
      return "";
    }
  }

  /** Plays until there is nothing more to type. */
  private static void play(LongSupplier nanos, TableConsole console) {
    MatchRecord record =
        MatchRecord.of(
            new Header(
                GAME.name(),
                GAME.rules().text(),
                SEED,
                List.of(
                    new Participant("Human", NAMES.get(0)),
                    new Participant("Greedy", NAMES.get(1)))));
    TableSession<BeansView, BeansDecision, BeansEvent> session =
        new TableSession<>(GAME, REGISTRY, MatchJournal.inMemory(record), SEAT, "Nobody");
    session.nanos = nanos;
    SessionOptions options = new SessionOptions(false, true, "", List.of());
    assertThatThrownBy(() -> session.play(console, Theme.LETTERS, options, List.of()))
        .isInstanceOf(PromptAbandonedException.class)
        .hasMessage(Reason.INPUT_ENDED.toString());
  }

  @Test
  void it_is_asked_only_when_the_person_wants_to_know() {
    AtomicLong hours = new AtomicLong();
    LongSupplier slow = () -> hours.getAndAdd(3_600_000_000_000L);
    play(slow, new Typing("keep", "?"));
    assertThat(shown).contains("hint   undo   save").doesNotContain(FINDING_OUT);
    shown.setLength(0);
    play(slow, new Typing("keep", "undo"));
    assertThat(shown).contains(FINDING_OUT).contains(TAKEN_BACK);
  }

  @Test
  void a_game_that_tells_at_once_is_asked_before_the_question() {
    play(() -> 0, new Typing("keep", "undo"));
    assertThat(shown).contains(TAKEN_BACK).doesNotContain(FINDING_OUT);
  }
}
