package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansView;
import dev.baize.cli.end.ProgramEnd;
import dev.baize.cli.match.MatchJournal;
import dev.baize.cli.play.terminal.Appearance;
import dev.baize.cli.play.terminal.Pace;
import dev.baize.cli.play.terminal.PromptAbandonedException;
import dev.baize.cli.play.terminal.PromptAbandonedException.Reason;
import dev.baize.cli.play.terminal.TerminalConsole;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Theme;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

/** A game that takes long to tell whether a decision can be taken back. */
class MatchRunTest {

  private static final BeansProvider GAME = new BeansProvider();
  private static final Registry REGISTRY = Registry.load();
  private static final Seat SEAT = Seat.of(0);
  private static final Seed SEED = Seed.of(3);
  private static final List<String> NAMES = List.of("Ann", "Bob");
  private static final String FINDING_OUT = "checking what you have seen since";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Plays until the person leaves a question, and says why. */
  private Reason play(LongSupplier nanos, String keys) throws IOException {
    MatchRecord record =
        MatchRecord.of(
            new Header(
                GAME.name(),
                GAME.rules().text(),
                SEED,
                List.of(
                    new Participant("Human", NAMES.get(0)),
                    new Participant("Greedy", NAMES.get(1)))));
    try (Terminal terminal =
        new DumbTerminal(
            "test",
            "xterm-256color",
            new ByteArrayInputStream(keys.replace('\n', '\r').getBytes(UTF_8)),
            out,
            UTF_8)) {
      terminal.setSize(new Size(Screens.COLUMNS, Screens.ROWS));
      try (TerminalConsole console =
          new TerminalConsole(terminal, Appearance.PLAIN, new Pace(0, false), new ProgramEnd())) {
        return play(record, console, nanos);
      }
    }
  }

  private static Reason play(MatchRecord record, TerminalConsole console, LongSupplier nanos) {
    GameTable<BeansView, BeansDecision, BeansEvent> table =
        REGISTRY.table(GAME).table(new Speech(SEAT, NAMES), Theme.LETTERS);
    HintPlayer<BeansView, BeansDecision, BeansEvent> nobody =
        HintPlayer.of(
            "Nobody",
            Theme.LETTERS,
            () -> {
              throw new IllegalStateException("no hints");
            });
    MatchJournal journal = MatchJournal.inMemory(record);
    HumanPlayer<BeansView, BeansDecision, BeansEvent> person =
        new HumanPlayer<>(console, table, nobody, journal, GAME.rules().start(SEED).view(SEAT));
    Match<BeansView, BeansDecision, BeansEvent> match =
        RecordedMatch.of(record, GAME)
            .listen(journal)
            .seat(REGISTRY, seat -> Optional.empty(), Map.of(SEAT, person))
            .resume();
    MatchRun<BeansView, BeansDecision, BeansEvent> run =
        new MatchRun<>(match, person, SEAT, NAMES, Seed.of(1).generator(), false, nanos);
    run.replay(List.of());
    PromptAbandonedException left = catchThrowableOfType(PromptAbandonedException.class, run::play);
    return left.reason();
  }

  @Test
  void it_is_asked_only_when_the_person_wants_to_know() throws IOException {
    AtomicLong hours = new AtomicLong();
    LongSupplier slow = () -> hours.getAndAdd(3_600_000_000_000L);
    assertThat(play(slow, "keep\n?\n")).isEqualTo(Reason.INPUT_ENDED);
    String shown = out.toString(UTF_8);
    assertThat(shown).contains("hint   undo   save").doesNotContain(FINDING_OUT);
    out.reset();
    assertThat(play(slow, "keep\nundo\n")).isEqualTo(Reason.UNDO);
    assertThat(out.toString(UTF_8)).contains(FINDING_OUT);
  }

  @Test
  void a_game_that_tells_at_once_is_asked_before_the_question() throws IOException {
    assertThat(play(() -> 0, "keep\nundo\n")).isEqualTo(Reason.UNDO);
    assertThat(out.toString(UTF_8)).doesNotContain(FINDING_OUT);
  }
}
