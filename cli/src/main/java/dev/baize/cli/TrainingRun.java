package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.Iterables;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.TableProvider;
import dev.baize.table.MatchJournal;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.SessionOptions;
import dev.baize.table.TableSession;
import dev.baize.table.Theme;
import dev.baize.terminal.Appearance;
import dev.baize.terminal.Pace;
import dev.baize.terminal.TableTerminal;
import dev.baize.terminal.TerminalConsole;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the commands and discards what they print, so that all classes that any of them needs are
 * loaded. The launcher has the virtual machine store them in a class data sharing (CDS) archive,
 * from which the program starts faster.
 */
final class TrainingRun {

  private static final String COMMANDS =
      """
      euchre FOLDER/pack shuffle 10 A Simple B Random C Simple D Simple
      euchre FOLDER/pack noshuffle 1 A Human B Human C Human D Human
      euchre --explain FOLDER/pack shuffle 1 A Human B Expert C Master D Simple
      euchre --demo
      euchre --demo --seed 1 --record FOLDER/record
      replay FOLDER/record
      resume FOLDER/record
      statistics FOLDER/record
      blackjack 100 100 Counting
      blackjack 100 100 Simple
      blackjack 100 1 Human
      blackjack 100 9 Random --seed 1
      beans A Greedy B Random
      beans A Planner B Human --seed 1
      beans A Thinker B Human --seed 1
      match euchre Simple --seed 1
      players
      games
      rules euchre
      analyze blackjack
      analyze euchre --seed 1
      simulate euchre Simple --games 9 --out FOLDER/result --format json
      simulate blackjack Basic --games 9
      merge FOLDER/result --chart -
      tournament euchre Simple Random --games 9 --format csv
      unknown
      euchre --help
      """;

  private static final int ROWS = 24;

  private TrainingRun() {}

  /** Runs the commands in an empty folder, the only argument, then exits as the program does. */
  public static void main(String[] args) throws IOException {
    Files.write(Path.of(args[0], "pack"), pack());
    for (String command : COMMANDS.lines().toList()) {
      run(Stream.of(command.split(" ")).map(word -> word.replace("FOLDER", args[0])).toList());
    }
    for (GameProvider<?, ?, ?> game : Registry.load().games()) {
      run(List.of("play", game.name()));
      playAtTable(game);
    }
    Main.main(new String[] {"--version"});
  }

  /** The 24 cards of euchre, as its classic program reads them. */
  private static List<String> pack() {
    return CardSet.all().stream()
        .filter(card -> card.rank().compareTo(Rank.NINE) >= 0)
        .map(Card::toString)
        .toList();
  }

  private static void run(List<String> words) {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream("pass answer 0 ".getBytes(UTF_8)),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    new Program(new CommandContext(terminal, Terminal.PROGRAM)).run(words);
  }

  /** Asks for help and a hint at a table, on a terminal without a screen. */
  private static void playAtTable(GameProvider<?, ?, ?> game) throws IOException {
    Registry registry = Registry.load();
    TableProvider<?, ?, ?> table = PlainTable.unlessProvided(game);
    String weakest = Iterables.getLast(table.players());
    List<Participant> participants =
        table.names(game.rules().seats()).stream()
            .map(name -> new Participant(weakest, name))
            .toList();
    Header header = new Header(game.name(), game.rules().text(), Seed.of(1), participants);
    byte[] keys = "?\rhint\r\t\rhit\rpass\r1\rplay\r".getBytes(UTF_8);
    try (TableTerminal terminal =
            TableTerminal.of(
                new ByteArrayInputStream(keys),
                OutputStream.nullOutputStream(),
                new Appearance(Theme.SYMBOLS, true),
                ROWS);
        TerminalConsole console = terminal.takeOver(Pace.parse("0"), () -> {})) {
      MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header));
      new TableSession<>(game, registry, journal, Seat.of(0), weakest)
          .play(
              console,
              terminal.theme(),
              new SessionOptions(false, false, "", List.of()),
              List.of());
    } catch (PromptAbandonedException e) {
      // The keys have ended.
      return;
    }
  }
}
