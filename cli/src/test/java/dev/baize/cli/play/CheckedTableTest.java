package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.cli.Run;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.match.MatchJournal;
import dev.baize.cli.play.terminal.Appearance;
import dev.baize.cli.play.terminal.Pace;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.PlainTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.core.table.Theme;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table of other people that fails is named, and the person is not blamed. */
class CheckedTableTest {

  private static final BlackjackProvider GAME = new BlackjackProvider();
  private static final BlackjackRules RULES = BlackjackRules.standard();
  private static final BlackjackView VIEW = RULES.start(Seed.of(1)).view(Seat.of(0));
  private static final Speech SPEECH = new Speech(Seat.of(0), List.of("Player"));
  private static final PlaySettings SETTINGS = new PlaySettings(new Pace(0, false), false);
  private static final TableValues USUAL = new TableValues(Map.of());

  /** Fails at one of its methods, or answers null. */
  private record Bad(String method, @Nullable RuntimeException failure)
      implements TableProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

    private <T> T at(String name, T good) {
      if (!name.equals(method)) {
        return good;
      }
      if (failure != null) {
        throw failure;
      }
      return nothing();
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // what a bad table does
    private static <T> T nothing() {
      return null;
    }

    @Override
    public String game() {
      return "blackjack";
    }

    @Override
    public String description() {
      return at("description", "Bad.");
    }

    @Override
    public List<String> names(int seats) {
      return switch (method) {
        case "none" -> List.of();
        case "control" -> List.of("\u0007");
        case "wordy" -> List.of("x".repeat(201));
        default -> at("names", List.of("Player"));
      };
    }

    @Override
    public List<String> players() {
      return at("players", List.of());
    }

    @Override
    public Rules<BlackjackView, BlackjackDecision, BlackjackEvent> rules(
        Rules<BlackjackView, BlackjackDecision, BlackjackEvent> usual, TableValues values) {
      return at("rules", usual);
    }

    @Override
    public GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> table(
        Speech speech, Theme theme) {
      return at("table", new BadTable(this, new PlainTable<>("", speech, GAME::decision)));
    }
  }

  private record BadTable(
      Bad bad, PlainTable<BlackjackView, BlackjackDecision, BlackjackEvent> plain)
      implements GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> {

    @Override
    public StyledText describe(BlackjackEvent event) {
      return bad.at("describe", plain.describe(event));
    }

    @Override
    public List<StyledText> draw(BlackjackView view, boolean asked) {
      return bad.at("draw", plain.draw(view, asked));
    }

    @Override
    public Question<BlackjackDecision> ask(BlackjackView view, List<BlackjackDecision> legal) {
      return bad.at("ask", plain.ask(view, legal));
    }

    @Override
    public List<String> requests() {
      return bad.at("requests", plain.requests());
    }

    @Override
    public List<StyledText> reply(BlackjackView view, String line) {
      return bad.at("reply", plain.reply(view, line));
    }

    @Override
    public void continueFrom(GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> undone) {
      assertThat(undone).isSameAs(this);
      bad.at("continueFrom", undone);
    }

    @Override
    public String result(BlackjackView view, Outcome outcome) {
      return bad.at("result", plain.result(view, outcome));
    }
  }

  private static Registry registry(TableProvider<?, ?, ?> table) {
    Registry all = Registry.load();
    return new Registry(List.of(GAME), all.players(GAME))
        .with(List.of(), List.of(), List.of(table));
  }

  /** Asks for all that a table is asked for. */
  private static void useAll(TableProvider<?, ?, ?> bad) {
    CheckedTableProvider<BlackjackView, BlackjackDecision, BlackjackEvent> provider =
        CheckedTableProvider.of(GAME, registry(bad));
    assertThat(provider.description()).isNotNull();
    provider.names(1);
    provider.players();
    provider.rules(RULES, USUAL);
    GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> table =
        provider.table(SPEECH, Theme.LETTERS);
    table.continueFrom(table);
    table.describe(new BlackjackEvent.Shuffled());
    table.draw(VIEW, true);
    table.ask(VIEW, List.of());
    table.requests();
    table.reply(VIEW, "count");
    table.result(VIEW, new Outcome(List.of(1L), List.of(Seat.of(0))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"description", "names", "players", "rules", "table"})
  void a_provider_that_fails_is_named(String method) {
    assertNamed(method, Bad.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"describe", "draw", "ask", "requests", "reply", "result"})
  void a_table_that_fails_is_named(String method) {
    assertNamed(method, BadTable.class);
  }

  private static void assertNamed(String method, Class<?> type) {
    String begin = "the table of blackjack (class " + type.getName() + ") ";
    Bad failing = new Bad(method, new IllegalStateException("no idea"));
    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> useAll(failing))
        .withMessage(begin + "fails at %s(): java.lang.IllegalStateException: no idea", method);
    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> useAll(new Bad(method, null)))
        .withMessage(begin + "answers nothing (null) at %s()", method);
  }

  @Test
  void a_table_that_fails_to_replace_another_is_named() {
    Bad failing = new Bad("continueFrom", new IllegalStateException("no idea"));
    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> useAll(failing))
        .withMessageEndingWith("fails at continueFrom(): java.lang.IllegalStateException: no idea");
  }

  @ParameterizedTest
  @ValueSource(strings = {"control", "wordy"})
  void a_provider_with_names_that_no_record_can_hold_is_named(String method) {
    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> useAll(new Bad(method, null)))
        .withMessageContaining("fails at names(): java.lang.IllegalArgumentException: name \"");
  }

  @Test
  void a_provider_with_too_few_names_is_named() {
    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> useAll(new Bad("none", null)))
        .withMessageEndingWith("answers 0 names at names(); expected 1");
  }

  @Test
  void a_value_that_the_rules_do_not_allow_is_the_persons() {
    Bad refusing = new Bad("rules", new IllegalArgumentException("points 0: expected 1"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> useAll(refusing))
        .withMessage("points 0: expected 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"description", "names", "players", "rules"})
  void a_command_reports_it_in_one_line(String method) {
    Bad bad = new Bad(method, new IllegalStateException("no\nidea"));
    Run run = Run.with(registry(bad), "play", "blackjack");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .startsWith("baize: the table of blackjack (class " + Bad.class.getName() + ") fails at ")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "ask, false",
    "describe, false",
    "describe, true",
    "draw, false",
    "draw, true",
    "requests, false",
    "reply, false"
  })
  void a_table_that_fails_while_the_person_plays_is_not_the_persons_failure(
      String method, boolean resumed) throws IOException {
    Bad bad = new Bad(method, new IllegalStateException("no idea"));
    List<Participant> participants = List.of(new Participant("Human", "Player"));
    MatchRecord record =
        MatchRecord.of(new Header("blackjack", RULES.text(), Seed.of(1), participants));
    MatchJournal journal = MatchJournal.inMemory(resumed ? record.plus(List.of("bet 5")) : record);
    InputStream keys = new ByteArrayInputStream("\r".getBytes(UTF_8));
    try (Terminal terminal =
        new DumbTerminal("test", "xterm", keys, OutputStream.nullOutputStream(), UTF_8)) {
      terminal.setSize(new Size(Screens.COLUMNS, Screens.ROWS));
      TableSession<BlackjackView, BlackjackDecision, BlackjackEvent> session =
          new TableSession<>(GAME, registry(bad), journal, Seat.of(0), "Simple");
      assertThatExceptionOfType(CommandException.class)
          .isThrownBy(() -> session.play(terminal, Appearance.PLAIN, SETTINGS, () -> {}, () -> {}))
          .withMessage(
              "the table of blackjack (class %s) fails at %s(): java.lang.IllegalStateException: no idea",
              BadTable.class.getName(), method);
    }
  }
}
