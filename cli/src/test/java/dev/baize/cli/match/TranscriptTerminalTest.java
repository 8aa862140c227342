package dev.baize.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.GlobalOptions;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.TranscriptTerminal.PausedException;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Console;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.table.MatchJournal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptTerminalTest {

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private CommandContext context(String in) {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(in.getBytes(UTF_8)), out, OutputStream.nullOutputStream());
    return new CommandContext(terminal, Terminal.PROGRAM);
  }

  private static MatchJournal journal() {
    Header header = new Header("toy", "none", Seed.of(1), List.of(new Participant("Human", "Ann")));
    return MatchJournal.inMemory(MatchRecord.of(header));
  }

  private static Console console(CommandContext context, @Nullable MatchJournal journal) {
    int people = journal == null ? 0 : 1;
    return new TranscriptTerminal(context, journal, people).apply(Seat.of(0)).orElseThrow();
  }

  @Test
  void a_person_may_save_at_a_prompt() {
    Path file = folder.resolve("game");
    Console chair = console(context("save " + file + "\n"), journal());
    assertThat(chair.commands()).isEqualTo("save [FILE]");
    assertThatThrownBy(chair::nextWord)
        .isInstanceOf(PausedException.class)
        .hasMessage("Saved; go on with: baize resume " + file);
    assertThat(file).exists();
  }

  @Test
  void a_file_that_looks_like_an_option_is_named_as_a_file() {
    assertThat(FileName.argument(Path.of("-x"))).isEqualTo("./-x");
    assertThat(FileName.argument(Path.of("x-"))).isEqualTo("x-");
  }

  @Test
  void who_saves_is_told_to_bring_in_the_same_players_again() {
    Path file = folder.resolve("game");
    CommandContext context = context("save " + file + "\n");
    context.installed().add(GlobalOptions.of(List.of("--players", "my own.jar")));
    Console chair = console(context, journal());
    assertThatThrownBy(chair::nextWord)
        .hasMessage("Saved; go on with: baize --players 'my own.jar' resume " + file);
  }

  @Test
  void where_no_people_play_nothing_is_kept_to_be_saved() {
    Console chair = console(context("save x\n"), null);
    assertThat(chair.commands()).isEmpty();
    assertThat(chair.nextWord()).contains("save");
    assertThat(chair.nextWord()).contains("x");
  }

  @Test
  void what_is_told_is_printed_in_pieces_of_any_form() throws Exception {
    CommandContext context = context("");
    new TranscriptTerminal(context, journal(), 2).append("abc").append("xdefx", 1, 4).append('g');
    context.terminal().flush();
    assertThat(out.toString(UTF_8)).isEqualTo("abcdefg");
  }
}
